import { createDraw, type RoundSeeds } from '#games/numbers.ts'
import { proofs } from '#games/proofs.ts'
import { ENGINE_IDS, engines, type EngineId } from '#games/registry.ts'
import { DEFAULT_STAKE, stakesOf } from '#games/stakes.ts'
import { verifyRound, type RoundProof } from '#games/verify.ts'
import { readProofText } from '../proof-text.ts'
import { readPastedBet } from './pasted-bet.ts'

const NONCE = /^\d{1,9}$/u

/** The fields of the verifier as typed. */
export interface VerifierFields {
  game: EngineId
  serverSeed: string
  hash: string
  clientSeed: string
  nonce: string
  /** In kopecks. */
  stake: string
  /** Bet and actions as text, of games with such lines. */
  lines: string
  /** The cards that the player held, and the hand they belong to. */
  choice: { hand: string; held: readonly boolean[] | null }
}

export const EMPTY_FIELDS: VerifierFields = {
  game: 'cherry-row',
  serverSeed: '',
  hash: '',
  clientSeed: '',
  nonce: '0',
  stake: String(DEFAULT_STAKE),
  lines: '',
  choice: { hand: '', held: null },
}

/** The round that the fields describe. */
export interface VerifiedRound {
  isNonce: boolean
  isBetPossible: boolean
  /** The cards that were dealt, of a game with cards. */
  dealt: readonly string[]
  held: readonly boolean[] | null
  /** `null` until seeds and nonce are there. */
  proof: RoundProof | null
}

/** The cards after the deal, of which the player holds some; none for other games. */
function dealtCards(game: EngineId, seeds: RoundSeeds, bet: unknown): readonly string[] {
  const { hold } = proofs[game]
  const round = hold === undefined ? null : verifyRound(engines[game], seeds, bet).round
  return round === null ? [] : (hold?.cards(round) ?? [])
}

/** The fields of another game: its lines begin with a sample, and its stake with one that all games offer. */
export function fieldsOf(game: EngineId): Pick<VerifierFields, 'game' | 'lines' | 'stake'> {
  const { bet } = proofs[game]
  return { game, lines: bet.kind === 'lines' ? bet.sample : '', stake: String(DEFAULT_STAKE) }
}

/** The bet of the fields, and its actions where they are typed. */
function readBet({ game, lines, stake }: Pick<VerifierFields, 'game' | 'lines' | 'stake'>) {
  const { bet } = proofs[game]
  return bet.kind === 'lines' ? bet.read(lines) : { bet: { stake: Number(stake) }, actions: [] }
}

/** Computes the round of the fields again. */
export function verifyFields({ game, lines, stake, choice, ...fields }: VerifierFields): VerifiedRound {
  const engine = engines[game]
  const { bet, actions: typed } = readBet({ game, lines, stake })
  const isNonce = NONCE.test(fields.nonce.trim())
  const seeds = {
    serverSeed: fields.serverSeed.trim(),
    clientSeed: fields.clientSeed.trim(),
    nonce: Number(fields.nonce),
  }
  const isReady = seeds.serverSeed !== '' && seeds.clientSeed !== '' && isNonce
  const dealt = isReady ? dealtCards(game, seeds, bet) : []
  const held = choice.hand === dealt.join(' ') ? choice.held : null
  const isForced = isReady && (proofs[game].isForced === true || proofs[game].bet.kind === 'lines')
  const forced = isForced ? engine.finish(bet, typed, createDraw(seeds)) : null
  const actions = held === null ? [...typed, ...(forced ?? [])] : [{ held }]
  return {
    isNonce,
    isBetPossible: engine.readBet(bet) !== null && typed.every((action) => engine.readAction(action) !== null),
    dealt,
    held,
    proof: isReady ? verifyRound(engine, seeds, bet, actions) : null,
  }
}

/** The fields that a copied proof changes; `null` for any other text. */
export function readPastedFields(text: string): Partial<VerifierFields> | null {
  const pasted = readProofText(text)
  const game = ENGINE_IDS.find((id) => id === pasted?.game)
  if (pasted === null || game === undefined) return null
  const { serverSeed, hash, clientSeed, nonce } = pasted
  const { stake, lines, held } = readPastedBet(proofs[game], pasted)
  const fields = {
    game,
    serverSeed,
    hash,
    clientSeed,
    nonce,
    ...(stake === null ? {} : { stake }),
    ...(lines === null ? {} : { lines }),
  }
  const seeds = { serverSeed, clientSeed, nonce: Number(nonce) }
  const dealt = dealtCards(game, seeds, { stake: stakesOf(engines[game].limits)[0] })
  return dealt.length === 0 ? fields : { ...fields, choice: { hand: dealt.join(' '), held } }
}
