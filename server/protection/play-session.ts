import { SESSION_PAUSE_MS } from '#contract/play/protection-rules.ts'

/* The session of real play, its limit and its reality checks as pure rules. Times in milliseconds. */

const MINUTE = 60_000
/** A session ends if nothing is played for this time. */
export const SESSION_IDLE_MS = 30 * MINUTE

/** What is stored of a session. */
export interface StoredSession {
  beganAt: number
  /** When a game was opened or a stake placed in it last. */
  seenAt: number
  /** When its last reality check was acknowledged. */
  checkedAt: number | null
  /** The pause after it, if the limit was changed in the pause. */
  pausedUntil: number | null
}

/** The session limit of a player: minutes, and since when it holds. */
export interface SessionLimit {
  minutes: number
  holdsFrom: number
}

/** A session that goes on, the pause after one that has reached its limit, or neither. */
export type SessionState =
  | { kind: 'none' }
  | { kind: 'running'; beganAt: number; endsAt: number | null }
  | { kind: 'paused'; beganAt: number; until: number }

/** When a session that goes on reaches its limit. A limit that was set during the session counts from then on. */
export const limitEndsAt = (beganAt: number, { minutes, holdsFrom }: SessionLimit): number =>
  Math.max(beganAt + minutes * MINUTE, holdsFrom)

/** Finds out what is going on at `now`. A session that was silent for half an hour before its limit has simply ended. */
export function sessionAt(session: StoredSession | null, limit: SessionLimit | null, now: number): SessionState {
  if (session === null) return { kind: 'none' }
  const { beganAt, seenAt, pausedUntil } = session
  if (pausedUntil !== null)
    return now < pausedUntil ? { kind: 'paused', beganAt, until: pausedUntil } : { kind: 'none' }
  const endsAt = limit === null ? null : limitEndsAt(beganAt, limit)
  if (endsAt !== null && now >= endsAt && seenAt + SESSION_IDLE_MS > endsAt)
    return now < endsAt + SESSION_PAUSE_MS
      ? { kind: 'paused', beganAt, until: endsAt + SESSION_PAUSE_MS }
      : { kind: 'none' }
  return seenAt + SESSION_IDLE_MS > now ? { kind: 'running', beganAt, endsAt } : { kind: 'none' }
}

/** When the next reality check of a session is due: so many minutes after its begin or the last one. */
export const realityDueAt = (
  { beganAt, checkedAt }: Pick<StoredSession, 'beganAt' | 'checkedAt'>,
  minutes: number,
): number => Math.max(beganAt, checkedAt ?? beganAt) + minutes * MINUTE
