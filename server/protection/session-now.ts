import type { ProtectionFacts } from './facts.ts'
import { byTime } from './limits.ts'
import { limitEndsAt, realityDueAt, sessionAt, type SessionLimit, type SessionState } from './play-session.ts'

/**
 * The limit that ends the session: the first one that it reaches before the next one holds, so that a later change leaves
 * a pause alone. `null` if there is none.
 */
function sessionLimitOf({ session, limits }: ProtectionFacts): SessionLimit | null {
  if (session === null) return null
  const rows = limits.filter(({ kind }) => kind === 'session').toSorted(byTime)
  for (const [index, { amount, holdsFrom }] of rows.entries()) {
    const nextFrom = rows[index + 1]?.holdsFrom ?? Number.POSITIVE_INFINITY
    if (amount === null) continue
    const limit = { minutes: amount, holdsFrom }
    if (limitEndsAt(session.beganAt, limit) < nextFrom) return limit
  }
  return null
}

/** What is going on in the player's session at `now`. */
export const playSessionAt = (facts: ProtectionFacts, now: number): SessionState =>
  sessionAt(facts.session, sessionLimitOf(facts), now)

/** When the next reality check of the session that goes on is due; `null` without one. */
export const realityCheckAt = (facts: ProtectionFacts, now: number): number | null =>
  facts.session === null || playSessionAt(facts, now).kind !== 'running'
    ? null
    : realityDueAt(facts.session, facts.realityMinutes)
