import { sql, type Selectable, type Transaction } from 'kysely'
import { lockPlayerRow } from '#server/accounts/lock-player-row.ts'
import { earnedBonus } from '#server/accounts/bonuses/bonuses.ts'
import { notify } from '#server/accounts/profile/notifications.ts'
import { depositNews } from '#server/content/payments.ts'
import type { Schema } from '#server/db/schema.ts'
import { counters } from '#server/measures.ts'
import { makeTransfer } from '#server/money/ledger.ts'
import { addDepositTurnover } from '#server/money/turnover.ts'
import { storeEvent, type ProviderEvent, type StoredEvent } from '#server/money/providers/events.ts'
import { passesDepositLimit } from '#server/protection/may-deposit.ts'
import { STEP_OF_STAGE, type PayinStage, type PayinStep } from './stages.ts'

export type Payin = Selectable<Schema['payins']>

/** Locks the player's row, as everything that moves money does first, and reads the deposit after that. */
export async function lockPayin(
  transaction: Transaction<Schema>,
  { id, player_id }: Pick<Payin, 'id' | 'player_id'>,
): Promise<Payin> {
  await lockPlayerRow(transaction, player_id)
  return transaction.selectFrom('payins').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

/** Adds a line to the timeline. It is never before the last one, even if the clock was set back. */
export async function addStep(
  transaction: Transaction<Schema>,
  payin: number,
  step: PayinStep,
  at: number,
): Promise<void> {
  await transaction
    .insertInto('payin_steps')
    .values({
      payin_id: payin,
      step,
      made_at: sql`greatest(${new Date(at)}, (select max(made_at) from payin_steps where payin_id = ${payin}))`,
    })
    .execute()
}

/** Moves a deposit to another stage and adds it to the timeline. */
export async function enterStage(
  transaction: Transaction<Schema>,
  { id, provider }: Payin,
  stage: keyof typeof STEP_OF_STAGE,
  at: number,
): Promise<void> {
  await transaction.updateTable('payins').set({ stage }).where('id', '=', id).execute()
  await addStep(transaction, id, STEP_OF_STAGE[stage], at)
  counters.payments.inc({ direction: 'payin', provider, stage })
}

/** Money that cannot be credited waits in suspense for a person; it never gets lost. */
async function suspend(transaction: Transaction<Schema>, payin: Payin, event: ProviderEvent): Promise<void> {
  await makeTransfer(transaction, {
    ref: `payin:${payin.id}:suspense:${event.id}`,
    kind: 'suspense',
    player: payin.player_id,
    now: event.at,
    postings: [{ source: 'clearing', destination: 'suspense', kopecks: event.kopecks }],
  })
  if (DISPUTABLE.includes(payin.stage)) await enterStage(transaction, payin, 'disputed', event.at)
}

async function credit(
  transaction: Transaction<Schema>,
  payin: Payin,
  { source, kopecks, at }: { source: 'clearing' | 'suspense'; kopecks: number; at: number },
): Promise<void> {
  await addDepositTurnover(transaction, { player: payin.player_id, kopecks, now: at })
  await makeTransfer(transaction, {
    ref: `payin:${payin.id}`,
    kind: 'payin',
    player: payin.player_id,
    now: at,
    postings: [{ source, destination: 'own', kopecks }],
  })
  await enterStage(transaction, payin, 'paid', at)
  const bonus = await earnedBonus(transaction, payin.player_id, payin.id, at)
  await notify(transaction, payin.player_id, depositNews(kopecks, bonus?.title ?? null), at)
}

/** Kopecks of a deposit that wait in suspense. */
export async function suspendedOf(transaction: Transaction<Schema>, { id }: Pick<Payin, 'id'>): Promise<number> {
  const postings = await transaction
    .selectFrom('postings')
    .innerJoin('transfers', 'transfers.id', 'transfer_id')
    .select(['source', 'destination', 'kopecks'])
    // `transfers_of_payins`
    .where(sql<boolean>`kind in ('payin', 'suspense', 'returned') and split_part(ref, ':', 2) = ${String(id)}`)
    .execute()
  return postings.reduce(
    (sum, { source, destination, kopecks }) =>
      sum + (destination === 'suspense' ? kopecks : 0) - (source === 'suspense' ? kopecks : 0),
    0,
  )
}

/**
 * A person decides about money in suspense: it is credited, and becomes the amount of the disputed deposit, or goes
 * back. The caller holds the player's row.
 */
export async function resolveDispute(
  transaction: Transaction<Schema>,
  payin: Payin,
  decision: 'credit' | 'return',
  now: number,
): Promise<void> {
  const kopecks = await suspendedOf(transaction, payin)
  if (decision === 'credit') {
    await transaction.updateTable('payins').set({ kopecks }).where('id', '=', payin.id).execute()
    await credit(transaction, payin, { source: 'suspense', kopecks, at: now })
    return
  }
  await makeTransfer(transaction, {
    ref: `payin:${payin.id}:returned:${now}`,
    kind: 'returned',
    player: payin.player_id,
    now,
    postings: [{ source: 'suspense', destination: 'clearing', kopecks }],
  })
  // A second payment of a paid deposit goes back without changing it.
  if (payin.stage === 'paid') return
  await addStep(transaction, payin.id, 'returned', now)
  await enterStage(transaction, payin, 'declined', now)
}

const CREDITABLE: readonly PayinStage[] = ['open', 'working', 'expired']
const DISPUTABLE: readonly PayinStage[] = [...CREDITABLE, 'cancelled', 'declined']
const DECLINABLE: readonly PayinStage[] = ['open', 'working']

/**
 * Applies a provider's report once. The caller holds the player's row and has read `payin` after that. A report that
 * comes again, or a rejection after the payment, changes nothing; a second payment stays in suspense.
 */
export async function applyProviderEvent(
  transaction: Transaction<Schema>,
  payin: Payin,
  event: ProviderEvent,
): Promise<StoredEvent> {
  const stored = await storeEvent(transaction, payin.provider, { payin_id: payin.id }, event)
  if (stored === 'new') await applyNewEvent(transaction, payin, event)
  return stored
}

async function applyNewEvent(transaction: Transaction<Schema>, payin: Payin, event: ProviderEvent): Promise<void> {
  if (event.status === 'declined') {
    if (DECLINABLE.includes(payin.stage)) await enterStage(transaction, payin, 'declined', event.at)
    return
  }
  const isAsRequested = event.kopecks === payin.kopecks && CREDITABLE.includes(payin.stage)
  // Otherwise several deposits that were left to expire could be paid at once.
  const isAboveLimit =
    payin.stage === 'expired' && (await passesDepositLimit(transaction, payin.player_id, event.kopecks, event.at))
  if (isAsRequested && !isAboveLimit)
    await credit(transaction, payin, { source: 'clearing', kopecks: event.kopecks, at: event.at })
  else await suspend(transaction, payin, event)
}
