import type { Transaction } from 'kysely'
import * as z from 'zod/mini'
import { KOPECKS_PER_RUBLE } from '#contract/core/constants.ts'
import { errorCode } from '#contract/errors/codes.ts'
import { vipPlace } from '#contract/lobby/levels.ts'
import { lockPlayerRow } from '#server/accounts/lock-player-row.ts'
import { recordEvent } from '#server/accounts/profile/account-history.ts'
import { bonusOffer, bonusOffers, type BonusOffer } from '#server/content/bonuses.ts'
import type { Database } from '#server/db/open.ts'
import type { Schema } from '#server/db/schema.ts'
import { runIdempotent, type IdempotentRequest } from '#server/http/idempotency/idempotency.ts'
import { Rejection } from '#server/http/rejection.ts'
import { makeTransfer } from '#server/money/ledger.ts'
import { checkNoBreak } from '#server/protection/may-deposit.ts'
import { amountFor, depositOf, depositProblem, readDepositFacts } from './bonus-deposit.ts'
import { deadlineOf, stateOf } from './bonus-rows.ts'
import { endExpired } from './end-bonus.ts'
import { findPromoCode, givePromoBonus } from './promo-codes.ts'

/** The deposit that the offer is activated with. @throws Rejection 9, 10, 12, 14, 15, 16 */
async function depositFor(transaction: Transaction<Schema>, player: number, { deposit }: BonusOffer, now: number) {
  if (deposit === null) return null
  const facts = await readDepositFacts(transaction, player, now)
  const problem = depositProblem(deposit, facts, now)
  if (problem !== null) throw new Rejection(problem.code, problem.args === undefined ? {} : { args: problem.args })
  return depositOf(deposit, facts) ?? null
}

/** Activates an available bonus. The caller holds the player's row. */
async function activate(
  transaction: Transaction<Schema>,
  {
    player,
    id,
    offer,
    grantedKopecks,
    now,
  }: { player: number; id: number; offer: BonusOffer; grantedKopecks: number; now: number },
): Promise<void> {
  if ((await endExpired(transaction, player, now)) !== undefined) throw new Rejection(errorCode.bonusAlreadyActive)
  const { level } = await transaction
    .selectFrom('players')
    .select('level')
    .where('id', '=', player)
    .executeTakeFirstOrThrow()
  if (vipPlace(level).level < offer.minLevel) throw new Rejection(errorCode.levelRequired, { args: [offer.minLevel] })
  const deposit = await depositFor(transaction, player, offer, now)
  const kopecks = amountFor(offer, deposit?.kopecks ?? 0, grantedKopecks)
  await transaction
    .updateTable('bonuses')
    .set({
      activated_at: new Date(now),
      expires_at: deadlineOf(offer, now),
      deposit_id: deposit?.id ?? null,
      amount_kopecks: kopecks,
      spins_left: offer.spins,
    })
    .where('id', '=', id)
    .execute()
  // Free spins alone move no money yet.
  if (kopecks === 0) return recordEvent(transaction, player, 'freeSpinsTaken', now, String(offer.spins))
  await makeTransfer(transaction, {
    ref: `bonus:${id}`,
    kind: 'bonus',
    player,
    now,
    postings: [{ source: 'bonuses', destination: 'bonus', kopecks }],
  })
  await recordEvent(transaction, player, 'bonusTaken', now, String(kopecks / KOPECKS_PER_RUBLE))
}

/**
 * Activates a bonus of the player.
 * @throws Rejection 300 not found, 302 expired, 305 ended, 307 another is active, 8 level required, 9 deposit required,
 *   10 another deposit, 12 deposit too old, 14 deposit used, 15 deposit too small, 16 less own money than the deposit,
 *   601, 602 a break
 */
export async function startBonus(db: Database, request: IdempotentRequest, id: number): Promise<void> {
  const { player, now } = request
  const take = async (transaction: Transaction<Schema>) => {
    await lockPlayerRow(transaction, player)
    await checkNoBreak(transaction, player, now)
    const row = await transaction
      .selectFrom('bonuses')
      .selectAll()
      .where('id', '=', id)
      .where('player_id', '=', player)
      .executeTakeFirst()
    const offer = row === undefined ? undefined : bonusOffer(row)
    if (row === undefined || offer === undefined) throw new Rejection(errorCode.bonusNotFound)
    const state = stateOf(row, now)
    if (state === 'active') throw new Rejection(errorCode.bonusAlreadyActive)
    if (state !== 'available')
      throw new Rejection(state === 'expired' ? errorCode.activationExpired : errorCode.bonusUnavailable)
    await activate(transaction, { player, id, offer, grantedKopecks: row.amount_kopecks, now })
  }
  await runIdempotent(db, request, z.void(), (commit) => commit(take))
}

/**
 * Activates the bonus of a promo code.
 * @throws Rejection 303 empty, 304 unknown, 302 expired, 301 used by the player, 306 used by another, 307, 8, 5, 601, 602
 */
export async function redeemPromoCode(db: Database, request: IdempotentRequest, input: string): Promise<void> {
  const { player, now } = request
  await runIdempotent(db, request, z.void(), async (commit) => {
    const code = await findPromoCode(db, player, input, now)
    await commit(async (transaction) => {
      await lockPlayerRow(transaction, player)
      await checkNoBreak(transaction, player, now)
      const id = await givePromoBonus(transaction, player, code, now)
      await activate(transaction, { player, id, offer: bonusOffers[code.offer], grantedKopecks: 0, now })
    })
  })
}
