import type { Transaction } from 'kysely'
import type { Schema } from '#server/db/schema.ts'
import { logLine } from '#server/http/logging/log-line.ts'
import type { ProviderName } from './provider-name.ts'

/** A provider's report about a payment. `id` is unique at the provider. `declined`: a withdrawal came back. */
export interface ProviderEvent {
  id: string
  status: 'paid' | 'declined'
  kopecks: number
  /** When it was received, in milliseconds since the epoch. */
  at: number
}

/** `repeated`: it was stored before, so it does not count again. `contradicting`: its id names another event. */
export type StoredEvent = 'new' | 'repeated' | 'contradicting'

/** Stores an event once. An id that names two events may hide a payment, so it is logged for a person. */
export async function storeEvent(
  transaction: Transaction<Schema>,
  provider: ProviderName,
  payment: { payin_id: number } | { payout_id: number },
  { id, status, kopecks, at }: ProviderEvent,
): Promise<StoredEvent> {
  const event = { ...payment, status, kopecks }
  const stored = await transaction
    .insertInto('provider_events')
    .values({ provider, event_id: id, ...event, received_at: new Date(at) })
    .onConflict((conflict) => conflict.columns(['provider', 'event_id']).doNothing())
    .returning('event_id')
    .executeTakeFirst()
  if (stored !== undefined) return 'new'
  const known = await transaction
    .selectFrom('provider_events')
    .select('event_id')
    .where('provider', '=', provider)
    .where('event_id', '=', id)
    .where((e) => e.and(event))
    .executeTakeFirst()
  if (known !== undefined) return 'repeated'
  logLine('error', 'paymentEvent', { message: `${id} names another event than ${JSON.stringify(event)}.` })
  return 'contradicting'
}
