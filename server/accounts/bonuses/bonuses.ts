import { KOPECKS_PER_RUBLE } from '#contract/core/constants.ts'
import { errorCode } from '#contract/errors/codes.ts'
import { randomUUID } from 'node:crypto'
import type { Selectable, Transaction } from 'kysely'
import * as z from 'zod/mini'
import type { BonusState } from '#contract/player/bonuses.ts'
import { vipPlace } from '#contract/lobby/levels.ts'
import type { Language } from '#contract/core/languages.ts'
import { bonusOffer, bonusOffers, promoCodes, type BonusKey, type BonusOffer } from '#server/content/bonuses.ts'
import type { Database } from '#server/db/open.ts'
import type { Schema } from '#server/db/schema.ts'
import { violatedKey } from '#server/db/unique-violation.ts'
import { Rejection } from '#server/http/rejection.ts'
import { scenePicture } from '#server/media/urls.ts'
import { runIdempotent, type IdempotentRequest, type Commit } from '#server/http/idempotency/idempotency.ts'
import { makeTransfer, readPurses } from '#server/money/ledger.ts'
import { lockPlayerRow } from '#server/accounts/lock-player-row.ts'
import { recordEvent } from '#server/accounts/profile/account-history.ts'
import { takeToken } from '#server/accounts/limits/rate-limits.ts'
import { tooManyRequests } from '#server/accounts/limits/too-many-requests.ts'

type Row = Selectable<Schema['bonuses']>

const DAY = 24 * 60 * 60 * 1000
/** Rate limit of promo code attempts per player, against guessing. */
const ATTEMPT_LIMIT = { burst: 10, refillMs: 30_000 }

const stateOf = (row: Row, now: number): BonusState => {
  if (row.ended_at !== null) return 'used'
  if (row.expires_at !== null && row.expires_at.getTime() <= now) return 'expired'
  return row.activated_at === null ? 'available' : 'active'
}

const rowsOf = (db: Database, player: number): Promise<Row[]> =>
  db.selectFrom('bonuses').selectAll().where('player_id', '=', player).orderBy('id', 'desc').execute()

/** Returns the player's bonuses, newest first. */
export async function bonusesOf(db: Database, player: number, language: Language, now: number) {
  return (await rowsOf(db, player)).flatMap((row) => {
    const offer = bonusOffer(row.offer)
    if (offer === undefined) return []
    return [
      {
        id: row.id,
        title: offer.title[language],
        text: offer.text[language],
        image: scenePicture(offer.scene, row.offer),
        kind: offer.kind,
        amount: offer.amount,
        wager: offer.wager,
        min_level: offer.minLevel,
        expires_at: row.expires_at?.getTime() ?? null,
        state: stateOf(row, now),
      },
    ]
  })
}

/** Bonus fields of the status call, in kopecks. */
export async function bonusSummary(db: Database, player: number, now: number) {
  const rows = await rowsOf(db, player)
  const active = rows.find((row) => stateOf(row, now) === 'active')
  const offer = active === undefined ? undefined : bonusOffer(active.offer)
  const total = (offer?.amount ?? 0) * (offer?.wager ?? 0) * KOPECKS_PER_RUBLE
  return {
    available: rows.filter((row) => stateOf(row, now) === 'available').length,
    activeKind: offer?.kind ?? null,
    total,
    left: Math.max(0, total - (active?.wagered_kopecks ?? 0)),
    games: offer?.games ?? [],
  }
}

/** Grants a bonus, to be activated before it expires. Returns its id. */
export async function giveBonus(db: Database, player: number, key: BonusKey, now: number): Promise<number> {
  const { id } = await db
    .insertInto('bonuses')
    .values({
      player_id: player,
      offer: key,
      given_at: new Date(now),
      expires_at: new Date(now + bonusOffers[key].days * DAY),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Takes the money of an ended bonus; a player has one active bonus, so the whole purse is of that bonus. */
async function takeBonusMoney(transaction: Transaction<Schema>, player: number, bonus: number, now: number) {
  const { bonus: kopecks } = await readPurses(transaction, player)
  if (kopecks === 0) return
  await makeTransfer(transaction, {
    ref: `bonus:${bonus}:ended`,
    kind: 'bonusEnded',
    player,
    now,
    postings: [{ source: 'bonus', destination: 'bonuses', kopecks }],
  })
}

async function activate(
  db: Transaction<Schema>,
  player: number,
  row: Row,
  offer: BonusOffer,
  now: number,
): Promise<void> {
  await lockPlayerRow(db, player)
  const { level } = await db.selectFrom('players').select('level').where('id', '=', player).executeTakeFirstOrThrow()
  if (vipPlace(level).level < offer.minLevel) throw new Rejection(errorCode.levelRequired, { args: [offer.minLevel] })
  if (offer.needsDeposit) throw new Rejection(errorCode.depositRequired)
  // Expired active bonuses must not block the new one.
  const expired = await db
    .updateTable('bonuses')
    .set({ ended_at: new Date(now) })
    .where('player_id', '=', player)
    .where('activated_at', 'is not', null)
    .where('ended_at', 'is', null)
    .where('expires_at', '<=', new Date(now))
    .returning('id')
    .executeTakeFirst()
  if (expired !== undefined) await takeBonusMoney(db, player, expired.id, now)
  const activated = await db
    .updateTable('bonuses')
    .set({ activated_at: new Date(now), expires_at: new Date(now + offer.days * DAY) })
    .where('id', '=', row.id)
    .where('activated_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (activated === undefined) throw new Rejection(errorCode.bonusUnavailable)
  await makeTransfer(db, {
    ref: `bonus:${row.id}`,
    kind: 'bonus',
    player,
    now,
    postings: [{ source: 'bonuses', destination: 'bonus', kopecks: offer.amount * KOPECKS_PER_RUBLE }],
  })
  await recordEvent(db, player, 'bonusTaken', now, String(offer.amount))
}

/** Runs `steps` and maps a violation of the one-active-bonus index to error 307. */
const commitSingleActive = (
  commit: Commit<void>,
  steps: (transaction: Transaction<Schema>) => Promise<void>,
): Promise<void> =>
  commit(steps).catch((error: unknown) => {
    if (violatedKey(error) === 'bonuses_one_active') throw new Rejection(errorCode.bonusAlreadyActive)
    throw error
  })

/**
 * Activates a bonus of the player.
 * @throws Rejection 300 not found, 302 expired, 305 used, 307 another is active, 8 level required, 9 deposit required
 */
export async function startBonus(db: Database, request: IdempotentRequest, id: number): Promise<void> {
  const { player, now } = request
  const take = async (transaction: Transaction<Schema>) => {
    const row = (await rowsOf(transaction, player)).find((bonus) => bonus.id === id)
    const offer = row === undefined ? undefined : bonusOffer(row.offer)
    if (row === undefined || offer === undefined) throw new Rejection(errorCode.bonusNotFound)
    const state = stateOf(row, now)
    if (state === 'active') throw new Rejection(errorCode.bonusAlreadyActive)
    if (state !== 'available')
      throw new Rejection(state === 'expired' ? errorCode.activationExpired : errorCode.bonusUnavailable)
    await activate(transaction, player, row, offer, now)
  }
  await runIdempotent(db, request, z.void(), (commit) => commitSingleActive(commit, take))
}

/**
 * Activates the bonus of a promo code.
 * @throws Rejection 303 empty, 304 unknown, 302 expired, 301 used by the player, 306 used by another, 307, 8, 9, 5
 */
export async function redeemPromoCode(db: Database, request: IdempotentRequest, input: string): Promise<void> {
  const { player, now } = request
  const name = input.normalize('NFKC').trim().toUpperCase()
  await runIdempotent(db, request, z.void(), async (commit) => {
    if (name === '') throw new Rejection(errorCode.promoCodeMissing)
    if (!(await takeToken(db, ['promo codes', String(player)], ATTEMPT_LIMIT, now)))
      throw tooManyRequests(ATTEMPT_LIMIT)
    const code = Object.hasOwn(promoCodes, name) ? promoCodes[name] : undefined
    if (code === undefined) throw new Rejection(errorCode.promoCodeUnknown)
    if (code.until !== null && code.until <= now) throw new Rejection(errorCode.activationExpired)
    await commitSingleActive(commit, async (transaction) => {
      const used = await transaction
        .insertInto('promo_codes_used')
        .values({ code: name, holder: code.once ? 0 : player, player_id: player, used_at: new Date(now) })
        .onConflict((conflict) => conflict.doNothing())
        .returning('code')
        .executeTakeFirst()
      if (used === undefined) {
        const ownUse = await transaction
          .selectFrom('promo_codes_used')
          .select('code')
          .where('code', '=', name)
          .where('player_id', '=', player)
          .executeTakeFirst()
        throw new Rejection(ownUse === undefined ? errorCode.promoCodeUsedByAnother : errorCode.promoCodeActivated)
      }
      const id = await giveBonus(transaction, player, code.offer, now)
      const row = await transaction.selectFrom('bonuses').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
      await activate(transaction, player, row, bonusOffers[code.offer], now)
    })
  })
}

/** Moves the cashback to the balance. @throws Rejection 320 nothing to pay */
export async function payCashback(db: Database, request: IdempotentRequest): Promise<void> {
  const { player, now } = request
  await runIdempotent(db, request, z.void(), (commit) =>
    commit(async (transaction) => {
      await lockPlayerRow(transaction, player)
      const { cashback } = await readPurses(transaction, player)
      if (cashback <= 0) throw new Rejection(errorCode.cashbackUnavailable)
      await makeTransfer(transaction, {
        ref: `cashback:${randomUUID()}`,
        kind: 'cashback',
        player,
        now,
        postings: [{ source: 'cashback', destination: 'own', kopecks: cashback }],
      })
      await recordEvent(transaction, player, 'cashbackTaken', now, (cashback / KOPECKS_PER_RUBLE).toFixed(2))
    }),
  )
}
