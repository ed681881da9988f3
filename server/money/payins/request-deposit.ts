import * as z from 'zod/mini'
import { KOPECKS_PER_RUBLE } from '#contract/core/constants.ts'
import { errorCode, type ErrorCode } from '#contract/errors/codes.ts'
import { depositProblem, depositRules, readWireAmount, type DepositProblem } from '#contract/money/money-rules.ts'
import { parseCurrencies } from '#contract/money/provider-facts.ts'
import type { PaymentSystem } from '#server/content/payment-system-types.ts'
import { payinSystem } from '#server/content/payment-systems.ts'
import type { Database } from '#server/db/open.ts'
import { runIdempotent, type IdempotentRequest } from '#server/http/idempotency/idempotency.ts'
import { Rejection } from '#server/http/rejection.ts'
import { currentProvider, type Payments } from '#server/money/providers/provider.ts'
import { checkMayDeposit } from '#server/protection/may-deposit.ts'
import { advancePayins } from './advance.ts'
import { checkDepositLimit, createPayin, invoiceOf, rejectSecond } from './create-payin.ts'

/** What the player asks for; `rubles` is any number. */
export interface DepositRequest {
  systemId: string
  rubles: number
  currency: string
  bank: string
}

const CODES: Readonly<Record<DepositProblem['name'], ErrorCode>> = {
  amountEmpty: errorCode.depositTooSmall,
  amountNotNumber: errorCode.depositTooSmall,
  amountNotWhole: errorCode.depositNotWhole,
  amountAmbiguous: errorCode.depositNotWhole,
  amountNotPositive: errorCode.depositTooSmall,
  equalSum: errorCode.parametersInvalid,
  bankMissing: errorCode.parametersInvalid,
  belowMinimum: errorCode.depositBelowMinimum,
  aboveMaximum: errorCode.depositAboveMaximum,
  aboveOwnLimit: errorCode.parametersInvalid,
}

async function checkContact(db: Database, player: number, { needs }: PaymentSystem): Promise<void> {
  if (needs === 'nothing') return
  const contact = await db
    .selectFrom('players')
    .select(['phone', 'phone_confirmed_at'])
    .where('id', '=', player)
    .executeTakeFirstOrThrow()
  if (contact.phone_confirmed_at === null) throw new Rejection(errorCode.phoneConfirmationRequired)
}

/** Limits are in rubles, whatever the currency of the charge. */
function argsOf(problem: DepositProblem) {
  const currency = 'RUB'
  if (problem.name === 'belowMinimum') return { args: { min_amount: problem.minimum, currency } }
  return problem.name === 'aboveMaximum' ? { args: { max_amount: problem.maximum, currency } } : {}
}

/** @throws Rejection by the first rule that the deposit breaks */
function checkTerms({ rubles, bank, currency }: DepositRequest, system: PaymentSystem): void {
  const rules = depositRules({
    invoice_amount_min: system.min,
    invoice_amount_max: system.max,
    equal_sum_filter: system.needsDistinctSums,
    config: system.config,
  })
  const problem = depositProblem(readWireAmount(rubles), bank, rules)
  if (problem !== null) throw new Rejection(CODES[problem.name], argsOf(problem))
  if (!parseCurrencies(system.currencies).some(({ code }) => code === currency))
    throw new Rejection(errorCode.parametersInvalid)
}

/**
 * Creates a deposit once per idempotency key and returns its page.
 * @throws Rejection 421 unknown or closed system, 4200, 420, 425, 426, 427, 431, 424, 5, 600, 601, 602, or the provider's rejection
 */
export async function requestDeposit(
  payments: Payments,
  request: IdempotentRequest,
  deposit: DepositRequest,
): Promise<string> {
  const { player, now } = request
  const { systemId, rubles, bank } = deposit
  const { db } = payments
  await advancePayins(payments, player, now)
  return runIdempotent(db, request, z.string(), async (commit) => {
    const [provider, system] = [currentProvider(payments), payinSystem(systemId)]
    if (provider === undefined || system === undefined) throw new Rejection(errorCode.systemUnavailable)
    await checkContact(db, player, system)
    checkTerms(deposit, system)
    await rejectSecond(db, player)
    await checkMayDeposit(db, player, rubles * KOPECKS_PER_RUBLE, now)
    await checkDepositLimit(db, player, now)
    // The provider is asked before the deposit is stored, so its refusal leaves nothing behind.
    const invoice = invoiceOf({ player, systemId, system, rubles, bank, now })
    const answer = await provider.create(invoice)
    if (answer.kind === 'refused') throw new Rejection(answer.code)
    return commit((transaction) => createPayin(transaction, player, invoice, { ...answer, provider: provider.name }))
  })
}
