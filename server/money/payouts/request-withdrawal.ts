import { randomBytes } from 'node:crypto'
import type { Transaction } from 'kysely'
import * as z from 'zod/mini'
import { KOPECKS_PER_RUBLE } from '#contract/core/constants.ts'
import { errorCode, type ErrorCode } from '#contract/errors/codes.ts'
import { readWireAmount } from '#contract/money/money-rules.ts'
import { writeRejectionHelp } from '#contract/money/rejection-help.ts'
import {
  withdrawalAmountProblem,
  withdrawalLimits,
  type WithdrawalAmountProblem,
} from '#contract/money/withdrawal-rules.ts'
import { hasToken, tryConsume, type RateLimit } from '#server/limits/rate-limits.ts'
import { tooManyRequests } from '#server/limits/too-many-requests.ts'
import { expectConfirmed, spendConfirmation } from '#server/accounts/second-factor/second-factor.ts'
import { lockPlayerRow } from '#server/accounts/lock-player-row.ts'
import type { PayoutSystem } from '#server/content/payment-system-types.ts'
import { payoutSystem } from '#server/content/payment-systems.ts'
import type { Database } from '#server/db/open.ts'
import type { Schema } from '#server/db/schema.ts'
import { runIdempotent, type IdempotentRequest } from '#server/http/idempotency/idempotency.ts'
import { Rejection } from '#server/http/rejection.ts'
import { advancePayments } from '#server/money/advance-payments.ts'
import { makeTransfer } from '#server/money/ledger.ts'
import { currentProvider, type PaymentProvider, type Payments } from '#server/money/providers/provider.ts'
import { readToken } from './account-token.ts'
import { readDestination, type PayoutDestination, type SentAccount } from './destination.ts'
import { addPayoutStep } from './payout-stages.ts'
import { withdrawalConditions, type Condition } from './withdrawal-conditions.ts'
import { readDepositFamilies, readWithdrawalFacts } from './withdrawal-facts.ts'

/** What the player asks for; `rubles` is any number. */
export interface WithdrawalRequest {
  systemId: string
  rubles: number
  account: SentAccount
  /** Token of the session, which the second factor confirms. */
  token: string | null
}

const AMOUNT_CODES: Readonly<Record<WithdrawalAmountProblem['name'], ErrorCode>> = {
  amountEmpty: errorCode.amountInvalid,
  amountNotNumber: errorCode.amountInvalid,
  amountNotWhole: errorCode.payoutNotWhole,
  amountAmbiguous: errorCode.payoutNotWhole,
  amountNotPositive: errorCode.amountInvalid,
  aboveBalance: errorCode.amountInvalid,
  belowMinimum: errorCode.payoutBelowMinimum,
  aboveMaximum: errorCode.payoutAboveMaximum,
}

/** @throws Rejection 409, 401, 408, 410 */
function checkAmount(rubles: number, own: number, { min, max }: PayoutSystem): void {
  const limits = withdrawalLimits({ withdraw_amount_min: min, withdraw_amount_max: max })
  const problem = withdrawalAmountProblem(readWireAmount(rubles), own / KOPECKS_PER_RUBLE, limits)
  if (problem === null) return
  const currency = 'RUB'
  throw new Rejection(
    AMOUNT_CODES[problem.name],
    problem.name === 'belowMinimum'
      ? { args: { min_amount: problem.minimum, currency } }
      : problem.name === 'aboveMaximum'
        ? { args: { max_amount: problem.maximum, currency } }
        : {},
  )
}

/** @throws Rejection by the first unmet one of the named conditions */
function checkConditions(conditions: readonly Condition[], ...codes: readonly ErrorCode[]): void {
  for (const code of codes) {
    const unmet = conditions.find((condition) => condition.code === code && !condition.met)
    if (unmet !== undefined) throw new Rejection(code, { data: writeRejectionHelp(unmet.help) })
  }
}

const REF_BYTES = 16

async function createPayout(
  transaction: Transaction<Schema>,
  player: number,
  {
    systemId,
    rubles,
    mask,
    holder,
    bank,
  }: { systemId: string; rubles: number } & Omit<PayoutDestination, 'isSavedCard'>,
  { provider, token, now }: { provider: PaymentProvider; token: string; now: number },
): Promise<void> {
  const kopecks = rubles * KOPECKS_PER_RUBLE
  const reviewedAt = provider.reviewedAt(kopecks, now)
  const { id } = await transaction
    .insertInto('payouts')
    .values({
      ref: randomBytes(REF_BYTES).toString('hex'),
      player_id: player,
      system: systemId,
      kopecks,
      provider: provider.name,
      account_mask: mask,
      account_token: token,
      holder,
      bank,
      stage: 'held',
      acts_at: reviewedAt === null ? null : new Date(reviewedAt),
      created_at: new Date(now),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await makeTransfer(transaction, {
    ref: `payout:${id}`,
    kind: 'payoutHeld',
    player,
    now,
    postings: [{ source: 'own', destination: 'held', kopecks }],
  })
  await addPayoutStep(transaction, id, 'created', now)
}

/** @throws Rejection 411, 112, 122, 431 account, 401, 408–410 amount, or the first unmet condition */
async function checkRequest(
  db: Database,
  { systemId, rubles, account }: WithdrawalRequest,
  { player, now }: { player: number; now: number },
): Promise<PayoutDestination> {
  const facts = await readWithdrawalFacts(db, player, now)
  const conditions = withdrawalConditions(facts, rubles)
  checkConditions(conditions, errorCode.repeatedTooSoon)
  const system = payoutSystem(systemId)
  if (system === undefined) throw new Rejection(errorCode.payoutSystemUnavailable)
  const destination = await readDestination(db, player, systemId, system, account)
  checkAmount(rubles, facts.own, system)
  checkConditions(
    conditions,
    errorCode.profileRequired,
    errorCode.verificationRequired,
    errorCode.activeBonusBlocks,
    errorCode.freeSpinsBlock,
    errorCode.wagerTooLow,
  )
  const families = await readDepositFamilies(db, player, now)
  if (families.size > 0 && !families.has(system.family)) throw new Rejection(errorCode.payoutSystemNotUsed)
  checkConditions(conditions, errorCode.transactionUnfinished, errorCode.dailyLimitExceeded)
  return destination
}

/** Accounts per player that the provider has refused, against testing cards: ten, then one every six minutes. */
const ACCOUNT_LIMIT: RateLimit = { burst: 10, refillMs: 6 * 60 * 1000 }

/**
 * The provider's token of an account, which is not stored here in full.
 * @throws Rejection 431 refused, 411 no answer, 5 too many of them
 */
async function keepAccount(
  { db }: Payments,
  provider: PaymentProvider,
  { systemId, account }: WithdrawalRequest,
  { player, destination, now }: { player: number; destination: PayoutDestination; now: number },
): Promise<string> {
  const { mask, holder, bank, isSavedCard } = destination
  const known = isSavedCard ? await readToken(db, player, { provider: provider.name, systemId, mask }) : null
  if (known !== null) return known
  const sent = { systemId, account: isSavedCard ? null : account.account, holder, bank }
  const bucket = ['payoutAccounts', String(player)] as const
  if (!(await hasToken(db, bucket, ACCOUNT_LIMIT, now))) throw tooManyRequests(ACCOUNT_LIMIT)
  const kept = await provider.keepAccount(sent, now)
  if (kept.kind === 'kept') return kept.token
  // An unknown answer tells nothing about the card, so it does not count.
  if (kept.kind === 'unknown') throw new Rejection(errorCode.payoutSystemUnavailable)
  await tryConsume(db, bucket, ACCOUNT_LIMIT, now)
  throw new Rejection(kept.code)
}

/**
 * Requests a withdrawal once per idempotency key. What can be refused is refused before the provider gets the account; then
 * the player's row is locked and everything checked again, so simultaneous requests are checked one after another.
 * @throws Rejection 411 unknown or closed system, 112, 122, 431 account, 401, 408–410 amount, the first unmet
 * condition, or 140 if the second factor is asked
 */
export async function requestWithdrawal(
  payments: Payments,
  request: IdempotentRequest,
  withdrawal: WithdrawalRequest,
): Promise<void> {
  const { player, now } = request
  const { db } = payments
  await advancePayments(payments, player, now)
  await runIdempotent(db, request, z.void(), async (commit) => {
    const provider = currentProvider(payments)
    if (provider === undefined) throw new Rejection(errorCode.payoutSystemUnavailable)
    const destination = await checkRequest(db, withdrawal, { player, now })
    const session = { player, token: withdrawal.token, now }
    await expectConfirmed(db, session)
    const token = await keepAccount(payments, provider, withdrawal, { player, destination, now })
    return commit(async (transaction) => {
      await lockPlayerRow(transaction, player)
      const checked = await checkRequest(transaction, withdrawal, { player, now })
      await spendConfirmation(transaction, session)
      const { systemId, rubles } = withdrawal
      await createPayout(transaction, player, { systemId, rubles, ...checked }, { provider, token, now })
    })
  })
}
