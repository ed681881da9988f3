import type { Round, RoundProof } from '#contract/play/rounds.ts'
import { KOPECKS_PER_RUBLE } from '#contract/core/constants.ts'
import { engines, type EngineId } from '#games/registry.ts'
import { verifyRound, type RoundProof as ComputedRound } from '#games/verify.ts'

/** What of a round does not agree with its proof. `rules`: this version of the site does not know the game or the bet. */
export type Disagreement = 'hash' | 'rules' | 'stake' | 'win'

/** Why a round cannot be checked (yet). */
export type NotProvable = 'open' | 'notRevealed' | 'noProof'

/** A round as the rules play it again. Money in kopecks: the stake of its bet, and the win for the stake of the round. */
export type ProvenRound =
  | { kind: NotProvable }
  | {
      kind: 'computed'
      engine: EngineId
      computed: ComputedRound
      disagreement: Disagreement | null
      expectedStake: number
      expectedWin: number
    }

/** Whether this version of the site knows the rules of a game. */
const isEngine = (id: string): id is EngineId => Object.hasOwn(engines, id)

/** Parses JSON; `undefined`, which no rules accept, for anything else. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const kopecks = (rubles: number): number => Math.round(rubles * KOPECKS_PER_RUBLE)

function disagreementOf(round: Round, proof: RoundProof, { hash, round: played }: ComputedRound): Disagreement | null {
  if (hash !== proof.hash.toLowerCase()) return 'hash'
  if (played === null || !played.isOver) return 'rules'
  if (!round.is_bot && played.stake !== kopecks(round.stake)) return 'stake'
  // By proportion: bots stake more than a game offers.
  return played.win * kopecks(round.stake) === kopecks(round.win) * played.stake ? null : 'win'
}

/** Plays a round again by the rules of its game, in the browser. */
export function proveRound(round: Round): ProvenRound {
  const { engine, proof } = round
  if (proof === null) return { kind: 'noProof' }
  if (round.is_open) return { kind: 'open' }
  if (proof.server_seed === '') return { kind: 'notRevealed' }
  if (!isEngine(engine)) return { kind: 'noProof' }
  const actions = readJson(proof.actions)
  const seeds = { serverSeed: proof.server_seed, clientSeed: proof.client_seed, nonce: proof.nonce }
  const computed = verifyRound(engines[engine], seeds, readJson(proof.bet), Array.isArray(actions) ? actions : [])
  const { stake = 1, win = 0 } = computed.round ?? {}
  return {
    kind: 'computed',
    engine,
    computed,
    disagreement: disagreementOf(round, proof, computed),
    expectedStake: stake,
    expectedWin: (win * kopecks(round.stake)) / stake,
  }
}

const HEX = 16
/** Of four bytes. */
const ALL_DIGITS = 8

/** How many hexadecimal digits at the end of the four bytes decide a number below `below`. */
export function decidingDigits(below: number): number {
  const isPowerOfTwo = (below & (below - 1)) === 0
  return isPowerOfTwo ? (below - 1).toString(HEX).length : ALL_DIGITS
}
