/** Who is here since a tab of this browser has changed it. */
export interface SessionChange {
  token: string | null
  /** The moment of the change, by the machine's time, which all tabs share. */
  changedAt: number
}

/** A change made now: it counts as later than every one that its tab knows of, even where the machine's time was put back. */
export const createChange = (token: string | null, now: number, last: SessionChange | null): SessionChange => ({
  token,
  changedAt: last === null ? now : Math.max(now, last.changedAt + 1),
})

/** Tabs may hear of changes late, and in different orders: whatever the order, the latest one counts in all of them. */
export const isLater = (change: SessionChange, last: SessionChange | null): boolean =>
  last === null ||
  change.changedAt > last.changedAt ||
  (change.changedAt === last.changedAt && (change.token ?? '') > (last.token ?? ''))
