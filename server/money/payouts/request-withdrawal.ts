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
import { lockPlayerRow } from '#server/accounts/lock-player-row.ts'
import { payoutSystem, type PayoutSystem } from '#server/content/payout-systems.ts'
import type { Database } from '#server/db/open.ts'
import type { Schema } from '#server/db/schema.ts'
import { runIdempotent, type IdempotentRequest } from '#server/http/idempotency/idempotency.ts'
import { Rejection } from '#server/http/rejection.ts'
import { advancePayments } from '#server/money/advance-payments.ts'
import { makeTransfer } from '#server/money/ledger.ts'
import { sandboxAllowed } from '#server/sandbox/allowed.ts'
import { readDestination, type PayoutDestination, type SentAccount } from './destination.ts'
import { addPayoutStep } from './payout-stages.ts'
import { checkedAt, payoutOutcomeOf } from './sandbox-payouts.ts'
import { withdrawalConditions, type Condition } from './withdrawal-conditions.ts'
import { readDepositFamilies, readWithdrawalFacts } from './withdrawal-facts.ts'

/** What the player asks for; `rubles` is any number. */
export interface WithdrawalRequest {
  systemId: string
  rubles: number
  account: SentAccount
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
  { systemId, rubles, mask, holder, bank }: { systemId: string; rubles: number } & PayoutDestination,
  now: number,
): Promise<void> {
  const outcome = payoutOutcomeOf(rubles)
  const kopecks = rubles * KOPECKS_PER_RUBLE
  const { id } = await transaction
    .insertInto('payouts')
    .values({
      ref: randomBytes(REF_BYTES).toString('hex'),
      player_id: player,
      system: systemId,
      kopecks,
      account_mask: mask,
      holder,
      bank,
      stage: 'held',
      outcome,
      acts_at: checkedAt(outcome, now),
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

/**
 * Requests a withdrawal once per idempotency key. The player's row is locked before the conditions are read, so
 * simultaneous requests are checked one after another.
 * @throws Rejection 411 unknown or closed system, 112, 122, 431 account, 401, 408–410 amount, or the first unmet condition
 */
export async function requestWithdrawal(
  db: Database,
  request: IdempotentRequest,
  { systemId, rubles, account }: WithdrawalRequest,
): Promise<void> {
  const { player, now } = request
  await advancePayments(db, player, now)
  await runIdempotent(db, request, z.void(), (commit) =>
    commit(async (transaction) => {
      await lockPlayerRow(transaction, player)
      const facts = await readWithdrawalFacts(transaction, player, now)
      const conditions = withdrawalConditions(facts, rubles)
      checkConditions(conditions, errorCode.repeatedTooSoon)
      const system = sandboxAllowed(process.env) ? payoutSystem(systemId) : undefined
      if (system === undefined) throw new Rejection(errorCode.payoutSystemUnavailable)
      const destination = await readDestination(transaction, player, systemId, system, account)
      checkAmount(rubles, facts.own, system)
      checkConditions(
        conditions,
        errorCode.profileRequired,
        errorCode.verificationRequired,
        errorCode.activeBonusBlocks,
        errorCode.freeSpinsBlock,
        errorCode.wagerTooLow,
      )
      const families = await readDepositFamilies(transaction, player, now)
      if (families.size > 0 && !families.has(system.family)) throw new Rejection(errorCode.payoutSystemNotUsed)
      checkConditions(conditions, errorCode.transactionUnfinished, errorCode.dailyLimitExceeded)
      await createPayout(transaction, player, { systemId, rubles, ...destination }, now)
    }),
  )
}
