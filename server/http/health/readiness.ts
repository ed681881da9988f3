import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import { getStatus } from '#contract/player/status.ts'
import type { Database } from '#server/db/open.ts'

const LIMIT_MS = 1000
const SERVER_ERROR = 500

/** Whether the server can answer calls, within a second. */
export type IsReady = () => Promise<boolean>

/**
 * Runs one check at a time, because anyone can request it. A check that takes longer than the limit counts as failed for
 * everyone who waits for it.
 */
export function createReadiness(check: () => Promise<boolean>, limitMs = LIMIT_MS): IsReady {
  let pending: Promise<boolean> | null = null
  return async () => {
    pending ??= check()
      .catch(() => false)
      .finally(() => {
        pending = null
      })
    const limit = new AbortController()
    const late = delay(limitMs, false, { signal: limit.signal }).catch(() => false)
    const isReady = await Promise.race([pending, late])
    limit.abort()
    return isReady
  }
}

/** Whether the database answers. */
export const databaseReadiness = (db: Database): IsReady =>
  createReadiness(async () => {
    await sql`select 1`.execute(db)
    return true
  })

/** Whether an operator's back end answers the status call of a guest. */
export const backendReadiness = (url: string): IsReady =>
  createReadiness(async () => {
    const response = await fetch(`${url}/api${getStatus.path}`, {
      signal: AbortSignal.timeout(LIMIT_MS),
      redirect: 'manual',
    })
    await response.body?.cancel()
    return response.status < SERVER_ERROR
  })
