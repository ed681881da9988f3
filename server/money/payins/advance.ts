import type { Transaction } from 'kysely'
import { timing } from '#contract/core/constants.ts'
import { lockPlayerRow } from '#server/accounts/lock-player-row.ts'
import { payinSystem } from '#server/content/payment-systems.ts'
import type { Database } from '#server/db/open.ts'
import type { Schema } from '#server/db/schema.ts'
import { addStep, applyProviderEvent, enterStage, type Payin } from './provider-events.ts'
import { reportsOf, transferDecidedAt } from './sandbox-provider.ts'

/** The provider finds where to transfer: the player has 15 minutes from now, or it finds nothing. */
async function findDetails(transaction: Transaction<Schema>, payin: Payin, at: number): Promise<void> {
  const isFound = payin.outcome !== 'never' && payin.outcome !== 'declined'
  const expiresAt = isFound ? at + timing.invoiceDeadline : payin.expires_at.getTime()
  const decidedAt = isFound ? transferDecidedAt(payin.outcome, at, expiresAt) : null
  await transaction
    .updateTable('payins')
    .set({
      expires_at: new Date(expiresAt),
      provider_acts_at: decidedAt === null ? null : new Date(decidedAt),
      ...(isFound ? { details_at: new Date(at) } : {}),
    })
    .where('id', '=', payin.id)
    .execute()
  if (isFound) await addStep(transaction, payin.id, 'detailsFound', at)
  else if (payin.outcome === 'declined') await decide(transaction, payin, at)
}

/** The provider decides; each report is applied to the deposit as the one before has changed it. */
async function decide(transaction: Transaction<Schema>, payin: Payin, at: number): Promise<void> {
  await transaction.updateTable('payins').set({ provider_acts_at: null }).where('id', '=', payin.id).execute()
  for (const report of reportsOf(payin)) {
    const current = await transaction
      .selectFrom('payins')
      .selectAll()
      .where('id', '=', payin.id)
      .executeTakeFirstOrThrow()
    await applyProviderEvent(transaction, current, { ...report, at })
  }
}

/** Lets happen what is due first: the deadline, or what the provider does. */
async function actOnce(transaction: Transaction<Schema>, payin: Payin, now: number): Promise<void> {
  const actsAt = payin.provider_acts_at?.getTime() ?? Number.POSITIVE_INFINITY
  // A card that the bank decides about does not expire meanwhile.
  const canExpire = payin.stage === 'open' || (payin.stage === 'working' && payin.provider_acts_at === null)
  const expiresAt = canExpire ? payin.expires_at.getTime() : Number.POSITIVE_INFINITY
  if (Math.min(actsAt, expiresAt) > now) return
  if (expiresAt <= actsAt) await enterStage(transaction, payin, 'expired', expiresAt)
  else if (payinSystem(payin.system)?.flow === 'cascade' && payin.details_at === null && payin.stage === 'open')
    await findDetails(transaction, payin, actsAt)
  else await decide(transaction, payin, actsAt)
}

const nextDue = (db: Database, player: number, now: number) =>
  db
    .selectFrom('payins')
    .selectAll()
    .where('player_id', '=', player)
    .where((e) =>
      e.or([
        e('provider_acts_at', '<=', new Date(now)),
        e.and([
          e('expires_at', '<=', new Date(now)),
          e.or([e('stage', '=', 'open'), e.and([e('stage', '=', 'working'), e('provider_acts_at', 'is', null)])]),
        ]),
      ]),
    )
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()

/**
 * Lets providers and deadlines act on a player's deposits up to `now`. Call it before any read of them or of the
 * player's money. Each act is a transaction of its own that holds the player's row.
 */
export async function advancePayins(db: Database, player: number, now: number): Promise<void> {
  while ((await nextDue(db, player, now)) !== undefined) {
    await db.transaction().execute(async (transaction) => {
      await lockPlayerRow(transaction, player)
      const due = await nextDue(transaction, player, now)
      if (due !== undefined) await actOnce(transaction, due, now)
    })
  }
}
