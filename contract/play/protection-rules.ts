/* What players' protection offers, in one place for the app, the reference API and the tests (`docs/protection.md`). */

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** What a limit bounds: money paid in, own money lost, all stakes, or the minutes of a session. */
export const LIMIT_KINDS = ['deposit', 'loss', 'wager', 'session'] as const
export type LimitKind = (typeof LIMIT_KINDS)[number]

/** Rolling windows: they end now. `session` is the one period of a session limit. */
export const LIMIT_PERIODS = ['day', 'week', 'month', 'session'] as const
export type LimitPeriod = (typeof LIMIT_PERIODS)[number]

/** Length of the window of a limit on money. */
export const LIMIT_WINDOW_MS = { day: DAY, week: 7 * DAY, month: 30 * DAY } as const
export type MoneyPeriod = keyof typeof LIMIT_WINDOW_MS
/** Whether a limit of this period is one on money. */
export const isMoneyPeriod = (period: string): period is MoneyPeriod => Object.hasOwn(LIMIT_WINDOW_MS, period)

/** Whether a kind has this period: money by day, week and month, a session by itself. */
export const hasPeriod = (kind: LimitKind, period: LimitPeriod): boolean =>
  (kind === 'session') === (period === 'session')

/** A higher limit, and the end of one, waits this long. */
export const RAISE_DELAY_MS = DAY
/** Largest limits: rubles, and minutes of a session. */
export const LIMIT_MAX = { rubles: 100_000_000, minutes: 24 * 60 } as const

/** Whether a limit can have this amount: rubles with at most two decimals, or whole minutes. 0 rubles close it all. */
export function isLimitAmount(kind: LimitKind, amount: number): boolean {
  if (kind === 'session') return Number.isInteger(amount) && amount >= 1 && amount <= LIMIT_MAX.minutes
  const isWholeKopecks = Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6
  return isWholeKopecks && amount >= 0 && amount <= LIMIT_MAX.rubles
}

/** The pause after a session that has reached its limit. */
export const SESSION_PAUSE_MS = HOUR
/** The limits offer comes again after this time, and a notification to review them after half of it. */
export const OFFER_AGAIN_MS = 365 * DAY

/** Minutes between reality checks; the longest by default. */
export const REALITY_MINUTES = [15, 30, 60] as const

/** How long a time-out can be. A month is 30 days. */
export const TIMEOUT_TERMS = ['day', 'week', 'month', 'sixWeeks'] as const
/** How long a self-exclusion can be. */
export const EXCLUSION_TERMS = ['halfYear', 'year', 'threeYears', 'fiveYears', 'forever'] as const
export const BREAK_TERMS = [...TIMEOUT_TERMS, ...EXCLUSION_TERMS] as const
export type BreakTerm = (typeof BREAK_TERMS)[number]

/** Days of each term, never fewer than the calendar has; `null` for ever. */
export const BREAK_DAYS: Readonly<Record<BreakTerm, number | null>> = {
  day: 1,
  week: 7,
  month: 30,
  sixWeeks: 42,
  halfYear: 184,
  year: 366,
  threeYears: 1096,
  fiveYears: 1827,
  forever: null,
}

/** When a break of this term that begins now ends; `null` for ever. */
export function breakEnd(term: BreakTerm, now: number): number | null {
  const days = BREAK_DAYS[term]
  return days === null ? null : now + days * DAY
}

/** A time-out ends by itself, a self-exclusion by a request to return. */
export const isTimeout = (term: BreakTerm): boolean => TIMEOUT_TERMS.some((known) => known === term)

/** From the request to return until play is open again. */
export const RETURN_DELAY_MS = DAY

/** Whether the player may play, deposit and take bonuses. */
export const PLAY_STATES = ['open', 'timeout', 'excluded'] as const
export type PlayPermission = (typeof PLAY_STATES)[number]

const endOf = (until: number | null): number => until ?? Number.POSITIVE_INFINITY

/**
 * Whether a break may begin in place of what holds: it must not end earlier, and a time-out never replaces a
 * self-exclusion, which does not end by itself. `until` is `null` for ever.
 */
export function mayReplaceBreak(
  held: { state: PlayPermission; until: number | null },
  next: { kind: 'timeout' | 'exclusion'; until: number | null },
): boolean {
  if (held.state === 'open') return true
  if (held.state === 'excluded' && next.kind === 'timeout') return false
  return endOf(next.until) >= endOf(held.until)
}
