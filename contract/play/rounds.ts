import * as z from 'zod/mini'
import { declareCall, noInput } from '../core/call.ts'
import { objectOrNull } from '../core/containers.ts'
import { flag, instant, int, number, numberOr, numberOrNull, text, textOr } from '../core/reader.ts'
import { errorCode } from '../errors/codes.ts'

/** What a round is computed again from. Seeds, bet and actions are `''` to other players until the pair is revealed. */
export const RoundProof = z.object({
  /** Hash of the server seed, published before the round; a bot's: with the first round of its day. */
  hash: text(),
  /** `''` while the pair is in use. */
  server_seed: textOr(),
  client_seed: textOr(),
  /** Number of the round with its pair. */
  nonce: int(),
  /** The bet and the player's actions as JSON, with money in kopecks: the rules of the game read them. */
  bet: textOr(),
  actions: textOr(),
})
export type RoundProof = z.output<typeof RoundProof>

/** The money of a round that only its player sees, in rubles. */
export const RoundMoney = z.object({
  own_stake: number(),
  bonus_stake: number(),
  own_win: number(),
  bonus_win: number(),
  /** Own money before the stake and after the last step; `null` while the round is open. */
  balance_before: numberOrNull(),
  balance_after: numberOrNull(),
})
export type RoundMoney = z.output<typeof RoundMoney>

/** A round with real money. Amounts in rubles. */
export const Round = z.object({
  id: text(),
  /** Name and slug of the game; `''` if it is no longer offered. */
  game: textOr(),
  slug: textOr(),
  /** Which rules play it: a game of `games/registry.ts`. */
  engine: textOr(),
  /** Motif of the game's cover, whose symbols a slot shows; `''` if it is no longer offered. */
  motif: textOr(),
  played_at: instant(),
  is_open: flag(),
  /** A free spin of a bonus: its stake was not paid. */
  is_free_spin: flag(),
  /** Played by a bot: its seed is revealed when the day is over, and its stake may be larger than the game offers. */
  is_bot: flag(),
  stake: number(),
  win: numberOr(0),
  /** The part of the win that was not paid, because its bonus ended during the round. */
  forfeited: numberOr(0),
  /** Jackpot that was won on top. */
  jackpot: numberOr(0),
  /** Its name in the caller's language; `''` if there is none. */
  jackpot_name: textOr(),
  /** The player's name, masked unless the round is the caller's. */
  user: textOr(),
  own: flag(),
  /** `null` for other players. */
  money: objectOrNull(RoundMoney),
  /** `null` if nothing was drawn by rules of `games/`. */
  proof: objectOrNull(RoundProof),
})
export type Round = z.output<typeof Round>

/** Returns a round by its id. Others than its player see it once it is over. An extension. */
export const getRound = declareCall({
  ...noInput,
  name: 'getRound',
  method: 'GET',
  path: '/v2/play/rounds/:id',
  guest: true,
  errors: [errorCode.notFound],
  params: z.object({ id: text() }),
  data: Round,
})
