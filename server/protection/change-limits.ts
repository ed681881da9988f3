import type { Transaction } from 'kysely'
import { KOPECKS_PER_RUBLE } from '#contract/core/constants.ts'
import { errorCode } from '#contract/errors/codes.ts'
import { hasPeriod, isLimitAmount } from '#contract/play/protection-rules.ts'
import { lockPlayerRow } from '#server/accounts/lock-player-row.ts'
import { recordEvent } from '#server/accounts/profile/account-history.ts'
import type { AccountEvent } from '#server/content/account-events.ts'
import { writeLimitDetail } from '#server/content/protection-details.ts'
import type { Database } from '#server/db/open.ts'
import type { Schema } from '#server/db/schema.ts'
import { Rejection } from '#server/http/rejection.ts'
import { readProtection, type ProtectionFacts } from './facts.ts'
import { changeLimit, isHeld, type LimitName } from './limits.ts'
import { shownAmount } from './read-limits.ts'
import { playSessionAt } from './session-now.ts'

/** A limit that the player asks for: rubles, or minutes of a session; `null` ends it. */
export interface LimitRequest extends LimitName {
  amount: number | null
}

const answerOffer = (transaction: Transaction<Schema>, player: number, now: number) =>
  transaction
    .updateTable('players')
    .set({ limits_answered_at: new Date(now) })
    .where('id', '=', player)
    .execute()

const endRows = async (transaction: Transaction<Schema>, ids: readonly number[], now: number): Promise<void> => {
  if (ids.length === 0) return
  await transaction
    .updateTable('player_limits')
    .set({ ended_at: new Date(now) })
    .where('id', 'in', ids)
    .execute()
}

/** Keeps the pause that goes on as it is, whatever becomes of the limit that has begun it. */
async function keepPause(transaction: Transaction<Schema>, player: number, facts: ProtectionFacts, now: number) {
  const session = playSessionAt(facts, now)
  if (session.kind !== 'paused') return
  await transaction
    .updateTable('play_sessions')
    .set({ paused_until: new Date(session.until) })
    .where('player_id', '=', player)
    .execute()
}

/**
 * Sets a limit of the player (`limits.ts`), and answers the offer.
 * @throws Rejection 1 the kind has no such period, 401 the amount can be none
 */
export async function setLimit(db: Database, player: number, requested: LimitRequest, now: number): Promise<void> {
  const { kind, period, amount } = requested
  if (!hasPeriod(kind, period)) throw new Rejection(errorCode.invalidRequest)
  if (amount !== null && !isLimitAmount(kind, amount)) throw new Rejection(errorCode.amountInvalid)
  const stored = amount === null || kind === 'session' ? amount : Math.round(amount * KOPECKS_PER_RUBLE)
  await db.transaction().execute(async (transaction) => {
    await lockPlayerRow(transaction, player)
    const facts = await readProtection(transaction, player)
    if (kind === 'session') await keepPause(transaction, player, facts, now)
    const { ended, added } = changeLimit(facts.limits, { kind, period, amount: stored }, now)
    await endRows(transaction, ended, now)
    await answerOffer(transaction, player, now)
    if (added === null) return
    await transaction
      .insertInto('player_limits')
      .values({
        player_id: player,
        kind,
        period,
        amount: added.amount,
        asked_at: new Date(now),
        holds_from: new Date(added.holdsFrom),
      })
      .execute()
    const event: AccountEvent = added.holdsFrom > now ? 'limitRaiseAsked' : 'limitSet'
    await recordEvent(transaction, player, event, now, writeLimitDetail(requested))
  })
}

/**
 * Takes a change back that waits.
 * @throws Rejection 18 there is none, 19 it holds already
 */
export async function cancelRaise(db: Database, player: number, id: number, now: number): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await lockPlayerRow(transaction, player)
    const { limits } = await readProtection(transaction, player)
    const row = limits.find((limit) => limit.id === id)
    if (row === undefined) throw new Rejection(errorCode.notFound)
    if (isHeld(row, now)) throw new Rejection(errorCode.alreadyFinal)
    await endRows(transaction, [id], now)
    const amount = row.amount === null ? null : shownAmount(row, row.amount)
    await recordEvent(transaction, player, 'limitRaiseCancelled', now, writeLimitDetail({ ...row, amount }))
  })
}

/** Answers the offer of limits without setting one. */
export async function declineOffer(db: Database, player: number, now: number): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await lockPlayerRow(transaction, player)
    await answerOffer(transaction, player, now)
  })
}
