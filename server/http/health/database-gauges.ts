import { countSessions } from '#server/accounts/sessions/sessions.ts'
import type { ServerClock } from '#server/clock.ts'
import type { Database } from '#server/db/open.ts'
import { gauges } from '#server/measures.ts'
import { oldestOpenPayout } from '#server/money/payouts/own-payouts.ts'
import { countContradictions } from '#server/money/ledger-check.ts'
import { startJob } from '#server/periodic-job.ts'

const MINUTE_MS = 60_000
const MS_PER_SECOND = 1000

/** Reads the gauges of the database. Counting may take a second, so no scraper waits for it. */
export async function measureDatabase(db: Database, now: number): Promise<void> {
  try {
    const [sessions, payout, contradictions] = await Promise.all([
      countSessions(db, now),
      oldestOpenPayout(db),
      countContradictions(db),
    ])
    gauges.sessions.set(sessions)
    gauges.oldestPayout.set(payout === null ? 0 : Math.max(0, now - payout) / MS_PER_SECOND)
    gauges.contradictions.set(contradictions)
  } catch (error) {
    for (const gauge of Object.values(gauges)) gauge.set(Number.NaN)
    throw error
  }
}

/** Reads the gauges each minute. Returns a function that stops it. */
export const startMeasuring = (db: Database, clock: ServerClock): (() => Promise<void>) =>
  startJob('measuringFailed', MINUTE_MS, () => measureDatabase(db, clock.now()))
