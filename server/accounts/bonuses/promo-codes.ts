import type { Transaction } from 'kysely'
import type { Language } from '#contract/core/languages.ts'
import { errorCode } from '#contract/errors/codes.ts'
import type { Bonus } from '#contract/player/bonuses.ts'
import { readPromoCode } from '#contract/player/promo-code.ts'
import { lockPlayerRow } from '#server/accounts/lock-player-row.ts'
import { tryConsume } from '#server/limits/rate-limits.ts'
import { tooManyRequests } from '#server/limits/too-many-requests.ts'
import { promoCodes, type BonusKey, type PromoCode } from '#server/content/bonuses.ts'
import type { Database } from '#server/db/open.ts'
import type { Schema } from '#server/db/schema.ts'
import { Rejection } from '#server/http/rejection.ts'
import { giveBonus } from './bonus-rows.ts'
import { offeredBonus } from './bonuses.ts'

/** Rate limit of promo code attempts per player, against guessing. */
const ATTEMPT_LIMIT = { burst: 10, refillMs: 30_000 }

/** A promo code that is valid, with its name in the form that is stored. */
export interface ValidPromoCode extends PromoCode {
  name: string
}

/** Finds a valid promo code; whether it is used is not known yet. @throws Rejection 303 empty, 304 unknown, 302 expired, 5 */
export async function findPromoCode(db: Database, player: number, input: string, now: number): Promise<ValidPromoCode> {
  const name = readPromoCode(input).toUpperCase()
  if (name === '') throw new Rejection(errorCode.promoCodeMissing)
  if (!(await tryConsume(db, ['promo codes', String(player)], ATTEMPT_LIMIT, now))) throw tooManyRequests(ATTEMPT_LIMIT)
  const code = Object.hasOwn(promoCodes, name) ? promoCodes[name] : undefined
  if (code === undefined) throw new Rejection(errorCode.promoCodeUnknown)
  if (code.until !== null && code.until <= now) throw new Rejection(errorCode.activationExpired)
  return { ...code, name }
}

/** A code that only one player can use has the holder 0. */
const holderOf = ({ once }: PromoCode, player: number): number => (once ? 0 : player)

const usedBy = (db: Database, { name, ...code }: ValidPromoCode, player: number) =>
  db
    .selectFrom('promo_codes_used')
    .select('player_id')
    .where('code', '=', name)
    .where('holder', '=', holderOf(code, player))
    .executeTakeFirst()

const rejectUsed = (user: number, player: number): never => {
  throw new Rejection(user === player ? errorCode.promoCodeActivated : errorCode.promoCodeUsedByAnother)
}

/**
 * Uses a code up and gives its bonus, to be activated. Returns the bonus' id. The caller holds the player's row.
 * @throws Rejection 301 used by the player, 306 used by another
 */
export async function givePromoBonus(
  transaction: Transaction<Schema>,
  player: number,
  code: ValidPromoCode,
  now: number,
): Promise<number> {
  const used = await transaction
    .insertInto('promo_codes_used')
    .values({ code: code.name, holder: holderOf(code, player), player_id: player, used_at: new Date(now) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('code')
    .executeTakeFirst()
  if (used === undefined) rejectUsed((await usedBy(transaction, code, player))?.player_id ?? 0, player)
  return giveBonus(transaction, player, code.offer, now)
}

/**
 * The bonus of a promo code, as the player would get it. Nothing is used up.
 * @throws Rejection 303 empty, 304 unknown, 302 expired, 301 used by the player, 306 used by another, 5
 */
export async function previewPromoCode(
  db: Database,
  player: number,
  input: string,
  { language, now }: { language: Language; now: number },
): Promise<Bonus> {
  const code = await findPromoCode(db, player, input, now)
  const use = await usedBy(db, code, player)
  if (use !== undefined) rejectUsed(use.player_id, player)
  return offeredBonus(db, player, code.offer, { language, now })
}

/**
 * Gives the bonus of a promo code without activating it, because that closes withdrawals. Returns its offer.
 * @throws Rejection 303 empty, 304 unknown, 302 expired, 301 used by the player, 306 used by another, 5
 */
export async function claimPromoCode(db: Database, player: number, input: string, now: number): Promise<BonusKey> {
  const code = await findPromoCode(db, player, input, now)
  await db.transaction().execute(async (transaction) => {
    await lockPlayerRow(transaction, player)
    await givePromoBonus(transaction, player, code, now)
  })
  return code.offer
}
