import * as z from 'zod/mini'
import { callPath, declareCall, noInput, type Call } from '../core/call.ts'
import { objectOrNull, optionalPart } from '../core/containers.ts'
import { flag, int, intOr, number, numberOr, text, textOr } from '../core/reader.ts'
import { errorCode, type ErrorCode } from '../errors/codes.ts'
import { stakeProtectionErrors } from '../errors/groups.ts'
import { CLIENT_SEED } from './fairness.ts'

/*
 * Calls of a game's frame, below `/play`: `Authorization: Play <play token>`. A round id and a step are idempotent, so a
 * frame repeats what it got no response to. Money in kopecks.
 */

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u
const roundId = z.string().check(z.regex(UUID))

/** A round as its frame sees it. */
export const RoundView = z.object({
  id: text(),
  /** Its number with the pair of seeds. */
  nonce: int(),
  /** How many actions followed the bet. */
  step: int(),
  isOver: flag(true),
  /** What was staked so far: an action may add to the stake of the bet. */
  stake: number(),
  /** 0 until the round is over. */
  win: number(),
  /** Balance after the last step: own money, or play money. */
  balance: number(),
  /** Money of the active bonus after the last step. */
  bonus: numberOr(0),
  /** Whether a free spin of the bonus paid the stake. */
  isFreeSpin: flag(),
  /** Jackpot that was won on top. */
  jackpot: numberOr(0),
  /** Its name, in the languages of the frame. */
  jackpotName: objectOrNull(z.object({ ru: text(), en: text() })),
  /** Free spins that are left now. */
  freeSpins: intOr(0),
  canRefill: flag(),
  /** Until the next round is accepted. */
  waitMs: numberOr(0),
  /** The view of the game; the shape is documented at its rules. */
  view: z.unknown(),
})
export type RoundView = z.output<typeof RoundView>

/** The published part of the seeds in use. `nonce` is the number of the next round. */
export const PublishedSeeds = z.object({
  hash: text(),
  clientSeed: text(),
  nonce: int(),
  /** Hash of the server seed that the next change puts into use. */
  nextHash: text(),
})
export type PublishedSeeds = z.output<typeof PublishedSeeds>

/** A replaced pair, to check its rounds: they are numbered from 0. */
export const RevealedSeeds = z.object({ serverSeed: text(), hash: text(), clientSeed: text(), roundCount: int() })
export type RevealedSeeds = z.output<typeof RevealedSeeds>

/** What a frame begins with. */
export const PlayState = z.object({
  isReal: flag(),
  /** Own money, or play money. */
  balance: number(),
  bonus: numberOr(0),
  /** Free spins of the active bonus that are left for the game, and what one is worth. */
  freeSpins: intOr(0),
  freeSpinStake: numberOr(0),
  canRefill: flag(),
  /** Until the next round is accepted. */
  waitMs: numberOr(0),
  fairness: optionalPart('fairness', objectOrNull(PublishedSeeds)),
  /** The last replaced seeds. In the state, because the response to their change may be lost. */
  revealed: optionalPart('revealed', objectOrNull(RevealedSeeds)),
  /** What can be bet; the shape is documented at the rules of the game. */
  bet: z.unknown(),
  /** The unfinished round of the game. */
  open: objectOrNull(RoundView),
})
export type PlayState = z.output<typeof PlayState>

/** Rejections of a move, which has played nothing then. */
const moveErrors: readonly ErrorCode[] = [
  errorCode.insufficientFunds,
  errorCode.parametersInvalid,
  errorCode.unfinishedGame,
  errorCode.freeSpinsActive,
  errorCode.excludedFromWagering,
  // `data` tells what holds until when: `protection-help.ts`, in rubles.
  ...stakeProtectionErrors,
]

/** Exchanges the launch token of the frame's URL, which is good once, for a play token. */
export const enterPlay = declareCall({
  ...noInput,
  name: 'enterPlay',
  method: 'POST',
  path: '/enter',
  guest: true,
  errors: [errorCode.notSignedIn],
  body: z.object({ token: textOr() }),
  data: z.object({ token: text() }),
})

/** Returns the state of the game. */
export const getPlayState = declareCall({
  ...noInput,
  name: 'getPlayState',
  method: 'GET',
  path: '/state',
  guest: false,
  data: PlayState,
})

/** Begins a round with a bet. */
export const beginRound = declareCall({
  ...noInput,
  name: 'beginRound',
  method: 'POST',
  path: '/round',
  guest: false,
  errors: moveErrors,
  body: z.object({ id: roundId, bet: z.unknown(), isFreeSpin: z.optional(z.boolean()) }),
  data: RoundView,
})

/** Plays the next action of an open round. */
export const actInRound = declareCall({
  ...noInput,
  name: 'actInRound',
  method: 'POST',
  path: '/round/:id/act',
  guest: false,
  errors: moveErrors,
  params: z.object({ id: roundId }),
  body: z.object({ step: z.int().check(z.nonnegative()), action: z.unknown() }),
  data: RoundView,
})

/** Refills an empty purse of play money. */
export const refillPurse = declareCall({
  ...noInput,
  name: 'refillPurse',
  method: 'POST',
  path: '/refill',
  guest: false,
  data: PlayState,
})

/**
 * Reveals the server seed and begins a new pair, with the server seed of `nextHash`. A repeated change is rejected as
 * stale (19), so the seeds change once.
 */
export const changeSeeds = declareCall({
  ...noInput,
  name: 'changeSeeds',
  method: 'POST',
  path: '/seeds',
  guest: false,
  errors: [errorCode.unfinishedGame, errorCode.alreadyFinal],
  body: z.object({
    clientSeed: z.optional(z.string().check(z.regex(CLIENT_SEED))),
    nextHash: z.optional(z.string()),
  }),
  data: PlayState,
})

type FrameCall = Pick<Call<unknown, unknown, unknown, unknown>, 'path'>

/** URL of a frame's call. */
export const framePath = (call: FrameCall, params: object = {}): string => `/play${callPath(call, params, {})}`
