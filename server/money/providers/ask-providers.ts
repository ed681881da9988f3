import { logLine, messageOf } from '#server/http/logging/log-line.ts'
import { applyReading } from '#server/money/payins/advance.ts'
import { advancePayout } from '#server/money/payouts/advance.ts'
import { startJob } from '#server/periodic-job.ts'
import type { ServerClock } from '#server/clock.ts'
import type { PaymentProvider, Payments } from './provider.ts'

const INTERVAL_MS = 10_000
/** Payments of each kind per run. The others are due in the next one. */
const BATCH = 20

async function askProvider(payments: Payments, provider: PaymentProvider, now: number): Promise<void> {
  const { db } = payments
  const payins = await db
    .selectFrom('payins')
    .selectAll()
    .where('provider', '=', provider.name)
    .where('provider_acts_at', '<=', new Date(now))
    .orderBy('provider_acts_at')
    .limit(BATCH)
    .execute()
  const payouts = await db
    .selectFrom('payouts')
    .selectAll()
    .where('provider', '=', provider.name)
    .where('acts_at', '<=', new Date(now))
    .orderBy('acts_at')
    .limit(BATCH)
    .execute()
  const asked = [
    ...payins.map(async (payin) => applyReading(payments, payin, await provider.read(payin, now), now)),
    ...payouts.map((payout) => advancePayout(payments, payout, now)),
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
