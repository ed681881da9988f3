import * as z from 'zod/mini'
import { declareCall, noInput } from '../core/call.ts'
import { objectOrNull, optionalPart } from '../core/containers.ts'
import { flag, instantOrNull, int, number, text, textOr } from '../core/reader.ts'
import { errorCode } from '../errors/codes.ts'

/** The regular reminder of the time and money of the session. */
export const RealityCheck = z.object({
  /** Minutes between two checks: 15, 30 or 60. */
  every: int(),
  /** When the next one is due; `null` without a session. */
  due_at: instantOrNull(),
  /** Stakes are refused with 604 until the player acknowledges it. */
  is_due: flag(),
})
export type RealityCheck = z.output<typeof RealityCheck>

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
  /** Extension; `null` if the back end has no reality checks. */
  reality: optionalPart('reality', objectOrNull(RealityCheck)),
  /** Extension: when the session reaches the player's limit; `null` without one. */
  ends_at: optionalPart('ends_at', instantOrNull()),
  /** Extension: the session has reached its limit, and stakes are refused with 603 until then. */
  pause_until: optionalPart('pause_until', instantOrNull()),
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

/** Acknowledges the reality check that is due. One that is not due stays as it is. An extension. */
export const checkReality = declareCall({
  ...noInput,
  name: 'checkReality',
  method: 'POST',
  path: '/v2/play/session/checked',
  guest: false,
  exclusive: true,
  data: PlaySession,
})

/**
 * Sets the minutes between reality checks, for this session too. Error 604: the one that is due comes first. An
 * extension.
 */
export const setRealityCheck = declareCall({
  ...noInput,
  name: 'setRealityCheck',
  method: 'POST',
  path: '/v2/play/session/reality',
  guest: false,
  exclusive: true,
  errors: [errorCode.realityCheckDue],
  body: z.object({ every: int() }),
  data: PlaySession,
})
