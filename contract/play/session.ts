import * as z from 'zod/mini'
import { declareCall, noInput } from '../core/call.ts'
import { objectOrNull, optionalPart } from '../core/containers.ts'
import { instantOrNull, int, number, text, textOr } from '../core/reader.ts'

/** The player's session of real play. Money in rubles. */
export const PlaySession = z.object({
  /** `null` if nothing was played for half an hour. */
  started_at: instantOrNull(),
  staked: number(),
  won: number(),
  rounds: int(),
  /** Extension: all rounds of the current day in Moscow. */
  today: optionalPart('today', objectOrNull(z.object({ staked: number(), won: number() }))),
  /** The last jackpot of the session: its round, its name in the caller's language, and what it paid. */
  jackpot: objectOrNull(z.object({ round: text(), name: textOr(), sum: number() })),
})
export type PlaySession = z.output<typeof PlaySession>

/** Returns the current session. An extension: without it the app shows no session. */
export const getPlaySession = declareCall({
  ...noInput,
  name: 'getPlaySession',
  method: 'GET',
  path: '/v2/play/session',
  guest: false,
  data: PlaySession,
})
