import { logLine, messageOf } from '#server/http/logging/log-line.ts'
import { applyReading } from '#server/money/payins/advance.ts'
import { advancePayout } from '#server/money/payouts/advance.ts'
import { startJob } from '#server/periodic-job.ts'
import type { ServerClock } from '#server/clock.ts'
import type { PaymentProvider, Payments } from './provider.ts'

const INTERVAL_MS = 10_000
/** Payments of each kind per run of a process. The others are due in the next one. */
const BATCH = 50
/** How long a payment belongs to the process that asks about it. Longer than a request takes; then it is due again. */
const LEASE_MS = 30_000

/**
 * Asks about the payments that are due. Processes share them by compare-and-set on the time of each: the one that moves it
 * asks.
 */
async function askProvider(payments: Payments, provider: PaymentProvider, now: number): Promise<void> {
  const { db } = payments
  const leasedUntil = new Date(now + LEASE_MS)
  const payins = await db
    .selectFrom('payins')
    .select(['id', 'provider_acts_at'])
    .where('provider', '=', provider.name)
    .where('provider_acts_at', '<=', new Date(now))
    .orderBy('provider_acts_at')
    .limit(BATCH)
    .execute()
  const payouts = await db
    .selectFrom('payouts')
    .select(['id', 'acts_at'])
    .where('provider', '=', provider.name)
    .where('acts_at', '<=', new Date(now))
    .orderBy('acts_at')
    .limit(BATCH)
    .execute()
  const asked = [
    ...payins.map(async ({ id, provider_acts_at }) => {
      const payin = await db
        .updateTable('payins')
        .set({ provider_acts_at: leasedUntil })
        .where('id', '=', id)
        .where('provider_acts_at', '=', provider_acts_at)
        .returningAll()
        .executeTakeFirst()
      if (payin !== undefined) await applyReading(payments, payin, await provider.read(payin, now), now)
    }),
    ...payouts.map(async ({ id, acts_at }) => {
      const payout = await db
        .updateTable('payouts')
        .set({ acts_at: leasedUntil })
        .where('id', '=', id)
        .where('acts_at', '=', acts_at)
        .returningAll()
        .executeTakeFirst()
      if (payout !== undefined) await advancePayout(payments, payout, now)
    }),
  ]
  for (const result of await Promise.allSettled(asked))
    if (result.status === 'rejected') logLine('error', 'paymentProvider', { message: messageOf(result.reason) })
}

/** Reads the payments whose provider is reached by a network, and pays out what is due. Repeating it changes nothing. */
export async function askProviders(payments: Payments, now: number): Promise<void> {
  for (const provider of payments.providers) if (!provider.actsOnRead) await askProvider(payments, provider, now)
}

/** Asks the providers every ten seconds. Returns a function that stops it. */
export const startProviderQueries = (payments: Payments, clock: ServerClock): (() => Promise<void>) =>
  startJob('providersNotAsked', INTERVAL_MS, () => askProviders(payments, clock.now()))
