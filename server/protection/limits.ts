import { RAISE_DELAY_MS, type LimitKind, type LimitPeriod } from '#contract/play/protection-rules.ts'

/* The player's own limits as pure rules: which hold, and what a change does to them. Amounts are kopecks or minutes. */

/** A row of `player_limits` that was not replaced. Times in milliseconds. */
export interface LimitRow {
  id: number
  kind: LimitKind
  period: LimitPeriod
  /** `null` ends the limit. */
  amount: number | null
  askedAt: number
  holdsFrom: number
}

/** Kind and period, of which a player has one limit. */
export type LimitName = Pick<LimitRow, 'kind' | 'period'>

const isNamed =
  ({ kind, period }: LimitName) =>
  (row: LimitRow): boolean =>
    row.kind === kind && row.period === period

/** The later one replaces the other; rows of one moment follow one another by their ids. */
export const byTime = (one: LimitRow, other: LimitRow): number => one.holdsFrom - other.holdsFrom || one.id - other.id

/**
 * Whether a row holds at `now`. A lower limit holds from its storing on, also for a request that began before it, and for a
 * process whose clock is behind: neither may pass it, cancel it or replace it by a raise.
 */
export const isHeld = ({ askedAt, holdsFrom }: LimitRow, now: number): boolean =>
  holdsFrom === askedAt || holdsFrom <= now

/** The limit of a name that holds at `now`; `null` if there is none. */
export function limitAt(rows: readonly LimitRow[], name: LimitName, now: number): LimitRow | null {
  const last = rows
    .filter(isNamed(name))
    .filter((row) => isHeld(row, now))
    .toSorted(byTime)
    .at(-1)
  return last === undefined || last.amount === null ? null : last
}

/** A limit with its amount. */
export type HeldLimit = LimitRow & { amount: number }
const hasAmount = (row: LimitRow | null): row is HeldLimit => row !== null && row.amount !== null

/** All limits that hold at `now`. */
export const limitsAt = (rows: readonly LimitRow[], now: number): HeldLimit[] =>
  rows.filter((row) => limitAt(rows, row, now)?.id === row.id).filter(hasAmount)

/** The changes that wait at `now`. */
export const pendingAt = (rows: readonly LimitRow[], now: number): LimitRow[] => rows.filter((row) => !isHeld(row, now))

/** What a change does: rows that it ends, and one that it adds. */
export interface LimitChange {
  ended: number[]
  added: { amount: number | null; holdsFrom: number } | null
}

const orMost = (amount: number | null | undefined): number => amount ?? Number.POSITIVE_INFINITY

/**
 * Sets a limit, or with `null` ends it. A lower one holds at once and cancels what waits; a higher one waits 24 hours in
 * place of what waited. Asking again for what waits changes nothing, so that a second press does not begin the time anew.
 * Rows that were replaced by then end, too: only what counts is read with each bet.
 */
export function changeLimit(
  rows: readonly LimitRow[],
  { amount, ...name }: LimitName & { amount: number | null },
  now: number,
): LimitChange {
  const current = limitAt(rows, name, now)
  const pending = pendingAt(rows, now).filter(isNamed(name))
  const others = rows.filter((row) => isNamed(name)(row) && row.id !== current?.id).map(({ id }) => id)
  const [requested, held] = [orMost(amount), orMost(current?.amount)]
  if (requested > held) {
    if (pending.length === 1 && pending[0]?.amount === amount) return { ended: [], added: null }
    return { ended: others, added: { amount, holdsFrom: now + RAISE_DELAY_MS } }
  }
  if (requested === held) return { ended: others, added: null }
  const ended = rows.filter(isNamed(name)).map(({ id }) => id)
  return { ended, added: { amount, holdsFrom: now } }
}
