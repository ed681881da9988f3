import * as z from 'zod/mini'
import { errorCode } from '#contract/errors/codes.ts'
import { cardDigits, cardProblems, readCardExpiry } from '#contract/money/card-rules.ts'
import type { Flow } from '#server/content/payment-system-types.ts'
import { runIdempotent, type IdempotentRequest } from '#server/http/idempotency/idempotency.ts'
import { Rejection } from '#server/http/rejection.ts'
import { providerOf, type Payments } from '#server/money/providers/provider.ts'
import { acceptCard, countAttempt, releaseCard, reserveForCard } from './cards.ts'
import { readOwnPayin } from './own-payin.ts'

/** A card as sent; `expire` is `MM/YY`. */
export interface SentCard {
  transaction: string
  card: string
  expire: string
  cvv: string
}

const Answer = z.object({ url: z.string() })

/** Returns the digits of a valid card. @throws Rejection 431 */
function checkCard({ card, expire, cvv }: SentCard, now: number): string {
  const digits = cardDigits(card)
  const problems = cardProblems({ number: card, ...readCardExpiry(expire), code: cvv }, now)
  if (digits === null || problems.length > 0) throw new Rejection(errorCode.parametersInvalid)
  return digits
}

/**
 * Submits a card once per idempotency key; a rejected card leaves the deposit open, the last one ends it.
 * @throws Rejection 18, 431 wrong card data, 19 not open, 2 too many attempts, 600, 601, 602 protection, or as the bank says
 */
export async function requestCard(
  payments: Payments,
  request: IdempotentRequest,
  sent: SentCard,
  flow: Extract<Flow, 'redirectCard' | 'polledCard'>,
): Promise<z.output<typeof Answer>> {
  const { player, now } = request
  const { db } = payments
  return runIdempotent(db, request, Answer, async (commit) => {
    const { payin } = await readOwnPayin(payments, player, { ref: sent.transaction }, [flow], now)
    const card = checkCard(sent, now)
    const provider = providerOf(payments, payin)
    if (payin.stage !== 'open' || provider === undefined) throw new Rejection(errorCode.alreadyFinal)
    const isLast = await countAttempt(db, payin, now)
    const reserved = await db.transaction().execute((transaction) => reserveForCard(transaction, payin, { card, now }))
    const submitted = { number: card, expire: sent.expire, cvv: sent.cvv, hasBankPage: flow === 'redirectCard' }
    const answer = await provider.card(reserved, submitted, now)
    if (answer.kind === 'refused') {
      await releaseCard(db, reserved, { isLast, now })
      throw new Rejection(answer.code)
    }
    return commit(async (transaction) => ({ url: await acceptCard(transaction, reserved, answer, now) }))
  })
}
