import type { Transaction } from 'kysely'
import { errorCode } from '#contract/errors/codes.ts'
import { tryConsume } from '#server/limits/rate-limits.ts'
import type { Database } from '#server/db/open.ts'
import type { Schema } from '#server/db/schema.ts'
import { Rejection } from '#server/http/rejection.ts'
import type { CardTaken } from '#server/money/providers/provider.ts'
import { checkMayPay } from '#server/protection/may-deposit.ts'
import { enterStage, lockPayin, type Payin } from './provider-events.ts'

/** Card attempts per deposit, and per player: ten, then one every six minutes, against card testing. */
const ATTEMPTS_PER_PAYIN = 5
const ATTEMPT_LIMIT = { burst: 10, refillMs: 6 * 60 * 1000 }
const VISIBLE_DIGITS = 4

/**
 * Counts an attempt before the card is tried, in its own statement, so that a rejected card counts too. Returns whether
 * it is the deposit's last one.
 * @throws Rejection 2 too many attempts
 */
export async function countAttempt(db: Database, { id, player_id }: Payin, now: number): Promise<boolean> {
  if (!(await tryConsume(db, ['cards', String(player_id)], ATTEMPT_LIMIT, now)))
    throw new Rejection(errorCode.tooManyAttempts)
  const counted = await db
    .updateTable('payins')
    .set((e) => ({ card_attempts: e('card_attempts', '+', 1) }))
    .where('id', '=', id)
    .where('card_attempts', '<', ATTEMPTS_PER_PAYIN)
    .returning('card_attempts')
    .executeTakeFirst()
  if (counted === undefined) throw new Rejection(errorCode.tooManyAttempts)
  return counted.card_attempts === ATTEMPTS_PER_PAYIN
}

/**
 * Reserves an open deposit for one card, before the provider is asked. Until its answer is stored, no second card follows.
 * @throws Rejection 19 the deposit is not open, or has a card, 600, 601, 602 protection
 */
export async function reserveForCard(
  transaction: Transaction<Schema>,
  found: Payin,
  { card, now }: { card: string; now: number },
): Promise<Payin> {
  const payin = await lockPayin(transaction, found)
  if (payin.stage !== 'open' || payin.submitted_at !== null) throw new Rejection(errorCode.alreadyFinal)
  await checkMayPay(transaction, payin.player_id, now)
  return transaction
    .updateTable('payins')
    .set({ submitted_at: new Date(now), card_mask: `•••• ${card.slice(-VISIBLE_DIGITS)}` })
    .where('id', '=', payin.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Takes a refused card back. The last one ends the deposit: it takes no other one, and would block the next deposit. */
export async function releaseCard(
  db: Database,
  payin: Payin,
  { isLast, now }: { isLast: boolean; now: number },
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const current = await lockPayin(transaction, payin)
    await transaction
      .updateTable('payins')
      .set({ submitted_at: null, card_mask: '' })
      .where('id', '=', payin.id)
      .execute()
    if (isLast && current.stage === 'open') await enterStage(transaction, current, 'declined', now)
  })
}

/** Stores that a card was taken. Returns the page to go to, or `''` to wait. */
export async function acceptCard(
  transaction: Transaction<Schema>,
  found: Payin,
  { page, nextAt }: CardTaken,
  now: number,
): Promise<string> {
  const payin = await lockPayin(transaction, found)
  // An event of the provider, or the player's cancellation, has come first.
  if (payin.stage !== 'open') return ''
  await transaction
    .updateTable('payins')
    .set({
      awaits_bank_page: page !== '',
      bank_page: page,
      provider_acts_at: nextAt === null ? null : new Date(nextAt),
    })
    .where('id', '=', payin.id)
    .execute()
  await enterStage(transaction, payin, 'working', now)
  return page
}
