import * as z from 'zod/mini'
import { errorCode } from '#contract/errors/codes.ts'
import { cardDigits, cardProblems, readCardExpiry } from '#contract/money/card-rules.ts'
import type { Flow } from '#server/content/payment-systems.ts'
import type { Database } from '#server/db/open.ts'
import { runIdempotent, type IdempotentRequest } from '#server/http/idempotency/idempotency.ts'
import { Rejection } from '#server/http/rejection.ts'
import { countAttempt, declineAfterLastCard, isDecline, submitCard } from './cards.ts'
import { readOwnPayin } from './own-payin.ts'
import { lockPayin } from './provider-events.ts'

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
 * @throws Rejection 18, 431 wrong card data, 19 not open, 2 too many attempts, or as the bank says
 */
export async function requestCard(
  db: Database,
  request: IdempotentRequest,
  sent: SentCard,
  flow: Extract<Flow, 'redirectCard' | 'polledCard'>,
): Promise<z.output<typeof Answer>> {
  const { player, now } = request
  return runIdempotent(db, request, Answer, async (commit) => {
    const { payin } = await readOwnPayin(db, player, { ref: sent.transaction }, [flow], now)
    const card = checkCard(sent, now)
    if (payin.stage !== 'open') throw new Rejection(errorCode.alreadyFinal)
    const isLast = await countAttempt(db, payin, now)
    try {
      return await commit(async (transaction) => {
        const current = await lockPayin(transaction, payin)
        return { url: await submitCard(transaction, current, { card, hasBankPage: flow === 'redirectCard' }, now) }
      })
    } catch (error) {
      if (isLast && isDecline(error)) await declineAfterLastCard(db, payin, now)
      throw error
    }
  })
}
