import type { Transaction } from 'kysely'
import type { Schema } from '#server/db/schema.ts'
import { logLine } from '#server/http/logging/log-line.ts'
import { storeEvent, type ProviderEvent, type StoredEvent } from '#server/money/providers/events.ts'
import { enterPayoutStage, type Payout } from './payout-stages.ts'

/**
 * Applies a provider's report about a withdrawal once. The caller holds the player's row and has read `payout` after
 * that. Only a sent withdrawal ends by a report; one that contradicts the amount or an earlier end is for a person.
 */
export async function applyPayoutEvent(
  transaction: Transaction<Schema>,
  payout: Payout,
  event: ProviderEvent,
): Promise<StoredEvent> {
  const stored = await storeEvent(transaction, payout.provider, { payout_id: payout.id }, event)
  if (stored === 'new') await applyNewEvent(transaction, payout, event)
  return stored
}

async function applyNewEvent(transaction: Transaction<Schema>, payout: Payout, event: ProviderEvent): Promise<void> {
  const stage = event.status === 'paid' ? 'paid' : 'returned'
  if (payout.stage === stage) return
  if (payout.stage === 'sent' && event.kopecks === payout.kopecks)
    await enterPayoutStage(transaction, payout, stage, event.at)
  else
    logLine('error', 'payoutEvent', {
      message: `Withdrawal ${payout.id} is ${payout.stage} with ${payout.kopecks}: ${event.status} with ${event.kopecks}.`,
    })
}
