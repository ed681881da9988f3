import type { SessionEndReason } from './session.machine.ts'

/** A change of the session in one tab, as sent to the others. */
export interface SessionChange {
  token: string | null
  /** The token of the same player that `token` replaces. Tabs that have it keep what the player typed. */
  renewedFrom: string | null
  /** Why `token` is `null`. A tab of an older version does not say it. */
  reason?: SessionEndReason | undefined
  /** Device time of the change in ms, which all tabs share. */
  changedAt: number
}

/** Creates a change that is later than the last known one, even if the device clock was set back. */
export const createChange = (
  change: Omit<SessionChange, 'changedAt'>,
  now: number,
  lastChange: SessionChange | null,
): SessionChange => ({
  ...change,
  changedAt: lastChange === null ? now : Math.max(now, lastChange.changedAt + 1),
})

/** Whether a change supersedes the last one. Gives every tab the same winner in any order of arrival. */
export const isLater = (change: SessionChange, lastChange: SessionChange | null): boolean =>
  lastChange === null ||
  change.changedAt > lastChange.changedAt ||
  (change.changedAt === lastChange.changedAt && (change.token ?? '') > (lastChange.token ?? ''))
