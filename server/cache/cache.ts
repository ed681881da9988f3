/**
 * The port of the cache, which the processes of a site share. It only saves work: no call fails because of it, and one that
 * is down or slow is as if it were empty.
 */
export interface Cache {
  /** Returns the value of a key; `null` if there is none, or if it has expired. Callers check what they read. */
  get(key: string): Promise<string | null>
  set(key: string, value: string, lifeMs: number): Promise<void>
  close(): void
}
