import type { Selectable } from 'kysely'
import type { BonusState } from '#contract/bonuses.ts'
import { vipPlace } from '#contract/levels.ts'
import type { Language } from '#contract/languages.ts'
import { bonusOffer, bonusOffers, promoCodes, type BonusKey, type BonusOffer } from '#server/content/bonuses.ts'
import type { Database } from '#server/db/open.ts'
import type { Schema } from '#server/db/schema.ts'
import { violatedKey } from '#server/db/unique-violation.ts'
import { Refuse } from '#server/http/refusal.ts'
import { scenePicture } from '#server/media/addresses.ts'
import { runIdempotent, type IdempotentRequest, type Commit } from './idempotency.ts'
import { recordEvent } from './events.ts'
import { takeToken } from './limits.ts'
import { tooManyRequests } from './too-many-requests.ts'

type Row = Selectable<Schema['bonuses']>

const KOPECKS = 100
const DAY = 24 * 60 * 60 * 1000
/** Codes that one player tries: they are short, and guessing is not how they are meant. */
const TRIES = { burst: 10, every: 30_000 }

const LEVEL_NEEDED = 8
const DEPOSIT_NEEDED = 9
const NOT_FOUND = 300
const CODE_USED = 301
const TOO_LATE = 302
const NO_CODE = 303
const UNKNOWN_CODE = 304
const NOT_AVAILABLE = 305
const USED_BY_ANOTHER = 306
const ONE_IS_ACTIVE = 307
const NO_CASHBACK = 320

const stateOf = (row: Row, now: number): BonusState => {
  if (row.ended_at !== null) return 'used'
  if (row.expires_at !== null && row.expires_at.getTime() <= now) return 'expired'
  return row.activated_at === null ? 'available' : 'active'
}

const rowsOf = (db: Database, player: number): Promise<Row[]> =>
  db.selectFrom('bonuses').selectAll().where('player_id', '=', player).orderBy('id', 'desc').execute()

/** The bonuses of a player, the newest first. */
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

/** What the status says of bonuses. Money in kopecks. */
export async function bonusSummary(db: Database, player: number, now: number) {
  const rows = await rowsOf(db, player)
  const active = rows.find((row) => stateOf(row, now) === 'active')
  const offer = active === undefined ? undefined : bonusOffer(active.offer)
  const total = (offer?.amount ?? 0) * (offer?.wager ?? 0) * KOPECKS
  return {
    hasAvailable: rows.some((row) => stateOf(row, now) === 'available'),
    total,
    left: Math.max(0, total - (active?.wagered_kopecks ?? 0)),
    games: offer?.games ?? [],
  }
}

/** Gives a player a bonus, to be taken in its time. */
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

async function begin(db: Database, player: number, row: Row, offer: BonusOffer, now: number): Promise<void> {
  const { level } = await db.selectFrom('players').select('level').where('id', '=', player).executeTakeFirstOrThrow()
  if (vipPlace(level).level < offer.minLevel) throw new Refuse(LEVEL_NEEDED, { args: [offer.minLevel] })
  if (offer.needsDeposit) throw new Refuse(DEPOSIT_NEEDED)
  // What has run out makes room for the next.
  await db
    .updateTable('bonuses')
    .set({ ended_at: new Date(now) })
    .where('player_id', '=', player)
    .where('activated_at', 'is not', null)
    .where('ended_at', 'is', null)
    .where('expires_at', '<=', new Date(now))
    .execute()
  const begun = await db
    .updateTable('bonuses')
    .set({ activated_at: new Date(now), expires_at: new Date(now + offer.days * DAY) })
    .where('id', '=', row.id)
    .where('activated_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (begun === undefined) throw new Refuse(NOT_AVAILABLE)
  await recordEvent(db, player, 'bonusTaken', now, String(offer.amount))
}

/** One bonus is active at a time: the database allows no other, whatever was read before. */
const whileNone = (commit: Commit, steps: (transaction: Database) => Promise<void>): Promise<void> =>
  commit(steps).catch((error: unknown) => {
    if (violatedKey(error) === 'bonuses_one_active') throw new Refuse(ONE_IS_ACTIVE)
    throw error
  })

/**
 * Takes a bonus of the player's list.
 * @throws Refuse 300 none of that number, 302 out of time, 305 used, 307 another is active, 8 with the level, 9
 */
export async function startBonus(db: Database, asker: IdempotentRequest, id: number): Promise<void> {
  const { player, now } = asker
  const take = async (transaction: Database) => {
    const row = (await rowsOf(transaction, player)).find((bonus) => bonus.id === id)
    const offer = row === undefined ? undefined : bonusOffer(row.offer)
    if (row === undefined || offer === undefined) throw new Refuse(NOT_FOUND)
    const state = stateOf(row, now)
    if (state === 'active') throw new Refuse(ONE_IS_ACTIVE)
    if (state !== 'available') throw new Refuse(state === 'expired' ? TOO_LATE : NOT_AVAILABLE)
    await begin(transaction, player, row, offer, now)
  }
  await runIdempotent(db, asker, (commit) => whileNone(commit, take))
}

/**
 * Takes the bonus that a promo code stands for.
 * @throws Refuse 303 empty, 304 unknown, 302 out of time, 301 used by the player, 306 by another, 307, 8 with the level, 9, 5 too often
 */
export async function redeemPromoCode(db: Database, asker: IdempotentRequest, typed: string): Promise<void> {
  const { player, now } = asker
  const name = typed.normalize('NFKC').trim().toUpperCase()
  await runIdempotent(db, asker, async (commit) => {
    if (name === '') throw new Refuse(NO_CODE)
    if (!(await takeToken(db, ['promo codes', String(player)], TRIES, now))) throw tooManyRequests(TRIES)
    const code = Object.hasOwn(promoCodes, name) ? promoCodes[name] : undefined
    if (code === undefined) throw new Refuse(UNKNOWN_CODE)
    if (code.until !== null && code.until <= now) throw new Refuse(TOO_LATE)
    await whileNone(commit, async (transaction) => {
      const used = await transaction
        .insertInto('promo_codes_used')
        .values({ code: name, holder: code.once ? 0 : player, player_id: player, used_at: new Date(now) })
        .onConflict((conflict) => conflict.doNothing())
        .returning('code')
        .executeTakeFirst()
      if (used === undefined) {
        const mine = await transaction
          .selectFrom('promo_codes_used')
          .select('code')
          .where('code', '=', name)
          .where('player_id', '=', player)
          .executeTakeFirst()
        throw new Refuse(mine === undefined ? USED_BY_ANOTHER : CODE_USED)
      }
      const id = await giveBonus(transaction, player, code.offer, now)
      const row = await transaction.selectFrom('bonuses').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
      await begin(transaction, player, row, bonusOffers[code.offer], now)
    })
  })
}

/** Moves the cashback to the balance, in one statement: it is taken once. @throws Refuse 320 there is none */
export async function payCashback(db: Database, asker: IdempotentRequest): Promise<void> {
  const { player, now } = asker
  await runIdempotent(db, asker, (commit) =>
    commit(async (transaction) => {
      const before = await transaction
        .selectFrom('players')
        .select('cashback_kopecks')
        .where('id', '=', player)
        // Not `for update`: the key that was kept before holds the player's row as well, and two presses would wait for each other.
        .forNoKeyUpdate()
        .executeTakeFirstOrThrow()
      if (before.cashback_kopecks <= 0) throw new Refuse(NO_CASHBACK)
      await transaction
        .updateTable('players')
        .set((e) => ({ balance_kopecks: e('balance_kopecks', '+', e.ref('cashback_kopecks')), cashback_kopecks: 0 }))
        .where('id', '=', player)
        .execute()
      await recordEvent(transaction, player, 'cashbackTaken', now, (before.cashback_kopecks / KOPECKS).toFixed(2))
    }),
  )
}
