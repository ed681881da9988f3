import type { ProtectionFacts } from './facts.ts'
import { limitAt } from './limits.ts'
import { realityDueAt, sessionAt, type SessionLimit, type SessionState } from './play-session.ts'

/** The player's session limit at `now`; `null` if there is none. */
function sessionLimitAt({ limits }: Pick<ProtectionFacts, 'limits'>, now: number): SessionLimit | null {
  const limit = limitAt(limits, { kind: 'session', period: 'session' }, now)
  return limit === null || limit.amount === null ? null : { minutes: limit.amount, holdsFrom: limit.holdsFrom }
}

/** What is going on in the player's session at `now`. */
export const playSessionAt = (facts: ProtectionFacts, now: number): SessionState =>
  sessionAt(facts.session, sessionLimitAt(facts, now), now)

/** When the next reality check of the session that goes on is due; `null` without one. */
export const realityCheckAt = (facts: ProtectionFacts, now: number): number | null =>
  facts.session === null || playSessionAt(facts, now).kind !== 'running'
    ? null
    : realityDueAt(facts.session, facts.realityMinutes)
