import * as z from 'zod/mini'
import { declareCall, noInput } from '../core/call.ts'
import { int, number, text, textOr, word } from '../core/reader.ts'
import { errorCode } from '../errors/codes.ts'

export const VOLATILITIES = ['low', 'medium', 'high'] as const
export type Volatility = (typeof VOLATILITIES)[number]

/** The numbers of a game. Money is in rubles. */
export const GameFacts = z.object({
  /** Average return in percent of the stake; with best play where the player decides. */
  return: number(),
  volatility: word(VOLATILITIES, 'medium'),
  /** Smallest and largest stake of a round. */
  min: number(),
  max: number(),
  /** Largest win, as a multiple of the stake. */
  max_win: number(),
  /** Minimum time between rounds. */
  pace_ms: int(),
  /** Percent of a stake that counts towards wagering. */
  contribution: int(),
  /** Untrusted HTML: rules and paytable in the caller's language. */
  rules: textOr(),
})
export type GameFacts = z.output<typeof GameFacts>

/** Returns the facts of a game by id or slug. An extension: without it the app shows no facts. */
export const getGameFacts = declareCall({
  ...noInput,
  name: 'getGameFacts',
  method: 'GET',
  path: '/v2/play/facts/:game',
  guest: true,
  errors: [errorCode.gameNotFound],
  params: z.object({ game: text() }),
  data: GameFacts,
})
