import { sql } from 'kysely'
import { timing } from '#contract/core/constants.ts'
import { payinSystem } from '#server/content/payment-systems.ts'
import type { Database } from '#server/db/open.ts'
import { namesOnRead, providerOf, type Payments, type Reading } from '#server/money/providers/provider.ts'
import { addStep, applyProviderEvent, enterStage, lockPayin, type Payin } from './provider-events.ts'
import { UNFINISHED, type PayinStage } from './stages.ts'

/** Stages in which the provider is read: an expired deposit may still be paid. */
const PAYABLE: readonly PayinStage[] = [...UNFINISHED, 'expired']

const timeOf = (date: Date | null): number => date?.getTime() ?? Number.POSITIVE_INFINITY

/** A card that the bank decides about does not expire meanwhile. */
const expiresAt = ({ stage, provider_acts_at, expires_at }: Payin): number =>
  stage === 'open' || (stage === 'working' && provider_acts_at === null)
    ? expires_at.getTime()
    : Number.POSITIVE_INFINITY

/** Whether nothing has happened to a deposit since it was read. */
const isUnchanged = (now: Payin, before: Payin): boolean =>
  now.stage === before.stage && timeOf(now.provider_acts_at) === timeOf(before.provider_acts_at)

/**
 * Applies what a provider knows about a deposit, each event as the one before has changed it. Nothing happens if
 * another request has changed the deposit since it was read: the provider is asked again then.
 */
export async function applyReading({ db }: Pick<Payments, 'db'>, asked: Payin, reading: Reading, at: number) {
  await db.transaction().execute(async (transaction) => {
    const payin = await lockPayin(transaction, asked)
    if (!isUnchanged(payin, asked)) return
    const { events, recipient, nextAt } = reading
    const isFound =
      recipient !== null &&
      payinSystem(payin.system)?.flow === 'cascade' &&
      payin.details_at === null &&
      payin.stage === 'open'
    await transaction
      .updateTable('payins')
      .set({
        provider_acts_at: nextAt === null ? null : new Date(nextAt),
        ...(recipient === null
          ? {}
          : { account: recipient.account, account_name: recipient.name, account_bank: recipient.bank }),
        // The player has 15 minutes from the moment that the account was found.
        ...(isFound ? { details_at: new Date(at), expires_at: new Date(at + timing.invoiceDeadline) } : {}),
      })
      .where('id', '=', payin.id)
      .execute()
    if (isFound) await addStep(transaction, payin.id, 'detailsFound', at)
    for (const event of events) await applyProviderEvent(transaction, await lockPayin(transaction, payin), event)
    if (!PAYABLE.includes((await lockPayin(transaction, payin)).stage))
      await transaction.updateTable('payins').set({ provider_acts_at: null }).where('id', '=', payin.id).execute()
  })
}

async function expire({ db }: Pick<Payments, 'db'>, found: Payin, at: number): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const payin = await lockPayin(transaction, found)
    if (isUnchanged(payin, found)) await enterStage(transaction, payin, 'expired', at)
  })
}

/** Lets happen what is due first: the deadline, or what the provider does. */
async function actOnce(payments: Payments, payin: Payin): Promise<void> {
  const provider = providerOf(payments, payin)
  const actsAt = provider?.actsOnRead === true ? timeOf(payin.provider_acts_at) : Number.POSITIVE_INFINITY
  const deadline = expiresAt(payin)
  if (deadline <= actsAt) await expire(payments, payin, deadline)
  else if (provider !== undefined) await applyReading(payments, payin, await provider.read(payin, actsAt), actsAt)
}

/** When something happens to a deposit without the player: its provider acts on a read, or its time is up. */
const dueAt = (payments: Pick<Payments, 'providers'>) => sql<Date | null>`least(
  case when provider = any(${namesOnRead(payments)}::text[]) then provider_acts_at end,
  case when stage = 'open' or (stage = 'working' and provider_acts_at is null) then expires_at end
)`

/** The deposits to which something may happen (`payins_due`). */
const selectPending = (db: Database, player: number) =>
  db
    .selectFrom('payins')
    .where('player_id', '=', player)
    .where(sql<boolean>`(provider_acts_at is not null or stage in ('open', 'working'))`)

const nextDue = (payments: Payments, player: number, now: number) =>
  selectPending(payments.db, player)
    .selectAll()
    .where(dueAt(payments), '<=', new Date(now))
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()

/** Selects when `advancePayins` has something to do. */
export const payinDueAt = (payments: Payments, player: number) =>
  selectPending(payments.db, player).select(sql<Date | null>`min(${dueAt(payments)})`.as('at'))

/**
 * Lets deadlines, and the providers that need no network, act on a player's deposits up to `now`. Call it before any read
 * of them or of the player's money. Each act is a transaction of its own that holds the player's row.
 */
export async function advancePayins(payments: Payments, player: number, now: number): Promise<void> {
  for (let due = await nextDue(payments, player, now); due !== undefined; due = await nextDue(payments, player, now))
    await actOnce(payments, due)
}
