import type { Transaction } from 'kysely'
import { errorCode, type ErrorCode } from '#contract/errors/codes.ts'
import { takeToken } from '#server/accounts/limits/rate-limits.ts'
import type { Database } from '#server/db/open.ts'
import type { Schema } from '#server/db/schema.ts'
import { Rejection } from '#server/http/rejection.ts'
import { enterStage, lockPayin, type Payin } from './provider-events.ts'
import { cardDecidedAt } from './sandbox-provider.ts'

/** Card attempts per deposit, and per player: ten, then one every six minutes, against card testing. */
const ATTEMPTS_PER_PAYIN = 5
const ATTEMPT_LIMIT = { burst: 10, refillMs: 6 * 60 * 1000 }
const VISIBLE_DIGITS = 4

/** What a test card does; every other card is paid or sent to the bank's page, as its payment system does. */
const TEST_CARDS: Readonly<Record<string, ErrorCode | 'bankPage' | 'console' | 'paid'>> = {
  '4000000000000002': errorCode.paymentFailed,
  '4000000000009995': errorCode.insufficientFunds,
  '4000000000000119': errorCode.providerError,
  '4000000000003220': 'bankPage',
  '4000000000000341': 'console',
  '2200000000000053': 'paid',
}

/** The bank's simulated confirmation page. */
export const bankPage = (ref: string): string => `/psp/3ds/${ref}`

/**
 * Counts an attempt before the card is tried, in its own statement, so that a rejected card counts too. Returns whether
 * it is the deposit's last one.
 * @throws Rejection 2 too many attempts
 */
export async function countAttempt(db: Database, { id, player_id }: Payin, now: number): Promise<boolean> {
  if (!(await takeToken(db, ['cards', String(player_id)], ATTEMPT_LIMIT, now)))
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

/** Whether the bank has declined the card, rather than the server the request. */
export const isDecline = (error: unknown): boolean =>
  error instanceof Rejection && Object.values(TEST_CARDS).includes(error.code)

/** Ends a deposit whose last card was declined: it takes no other one, and would block the next deposit. */
export async function declineAfterLastCard(db: Database, payin: Payin, now: number): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const current = await lockPayin(transaction, payin)
    if (current.stage === 'open') await enterStage(transaction, current, 'declined', now)
  })
}

/**
 * Submits a card for an open deposit. Only the last digits are stored. Returns the page to go to, or `''` to wait.
 * @throws Rejection 428, 430, 423 as the bank says; 19 the deposit is not open
 */
export async function submitCard(
  transaction: Transaction<Schema>,
  payin: Payin,
  { card, hasBankPage }: { card: string; hasBankPage: boolean },
  now: number,
): Promise<string> {
  if (payin.stage !== 'open') throw new Rejection(errorCode.alreadyFinal)
  const result = TEST_CARDS[card] ?? (hasBankPage ? 'bankPage' : 'paid')
  if (typeof result === 'number') throw new Rejection(result)
  const outcome = result === 'console' ? 'console' : payin.outcome
  const awaitsBankPage = result === 'bankPage'
  await transaction
    .updateTable('payins')
    .set({
      outcome,
      submitted_at: new Date(now),
      card_mask: `•••• ${card.slice(-VISIBLE_DIGITS)}`,
      awaits_bank_page: awaitsBankPage,
      provider_acts_at: awaitsBankPage ? null : cardDecidedAt({ ...payin, outcome }, now),
    })
    .where('id', '=', payin.id)
    .execute()
  await enterStage(transaction, payin, 'working', now)
  return awaitsBankPage ? bankPage(payin.ref) : ''
}
