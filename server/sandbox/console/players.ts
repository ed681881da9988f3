import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import * as z from 'zod/mini'
import { KOPECKS_PER_RUBLE } from '#contract/core/constants.ts'
import { giveBonus } from '#server/accounts/bonuses/bonus-rows.ts'
import { bonusNews } from '#server/accounts/bonuses/end-bonus.ts'
import { recordEvent } from '#server/accounts/profile/account-history.ts'
import { notify } from '#server/accounts/profile/notifications.ts'
import { reviewDocuments } from '#server/accounts/documents/identity-documents.ts'
import { documentsNews } from '#server/content/account-events.ts'
import { bonusOffers, type BonusKey } from '#server/content/bonuses.ts'
import type { Database } from '#server/db/open.ts'
import type { Schema } from '#server/db/schema.ts'
import { makeTransfer, postingBetween, readPurses } from '#server/money/ledger.ts'
import { rowId } from '#server/db/row-id.ts'
import type { Services } from '#server/http/context.ts'

/* Changes to players made in the console. */

const MAX_LEVEL = 17
const MAX_RUBLES = 1_000_000_000
const MAX_TEXT_LENGTH = 500

const boundedInt = (max: number) => z.optional(z.int().check(z.gte(0), z.lte(max)))
/** A received id; out-of-range ids match no row. */
export const rowIdSchema = () => z.pipe(z.int(), z.transform(rowId))
const rubles = () => z.number().check(z.gte(0), z.lte(MAX_RUBLES))

/** Without the bonus of a tier, which the tier decides. */
const BONUS_KEYS: readonly string[] = Object.keys(bonusOffers).filter((key) => key !== 'tier')
const isBonusKey = (key: string): key is BonusKey => BONUS_KEYS.includes(key)

export const playerBodies = {
  player: z
    .object({
      id: rowIdSchema(),
      level: boundedInt(MAX_LEVEL),
      points: boundedInt(MAX_RUBLES),
      /** Rubles, with kopecks. */
      balance: z.optional(rubles()),
      cashback: z.optional(rubles()),
      blocked: z.optional(z.boolean()),
      /** Outcome of an ended bonus: the win in rubles, or `null` for lost. */
      bonus: z.optional(z.nullable(rubles())),
    })
    .check(z.refine((change) => Object.keys(change).length > 1)),
  give: z.object({ id: rowIdSchema(), offer: z.string().check(z.refine(isBonusKey)) }),
  notify: z.object({
    id: rowIdSchema(),
    title: z.string().check(z.minLength(1), z.maxLength(MAX_TEXT_LENGTH)),
    text: z.string().check(z.maxLength(MAX_TEXT_LENGTH)),
  }),
  documents: z.object({ id: rowIdSchema(), confirmed: z.boolean() }),
}

type Bodies = { [Key in keyof typeof playerBodies]: z.output<(typeof playerBodies)[Key]> }

const kopecks = (amount: number): number => Math.round(amount * KOPECKS_PER_RUBLE)

/** Sets a player's own money and cashback by a transfer from or to the house. */
async function setPurses(
  transaction: Transaction<Schema>,
  player: number,
  { balance, cashback }: Pick<Bodies['player'], 'balance' | 'cashback'>,
  now: number,
): Promise<void> {
  const before = await readPurses(transaction, player)
  const own = balance === undefined ? before.own : kopecks(balance)
  const gathered = cashback === undefined ? before.cashback : kopecks(cashback)
  const postings = [
    postingBetween('own', 'adjustments', { before: before.own, after: own }),
    postingBetween('cashback', 'cashbackCost', { before: before.cashback, after: gathered }),
  ].filter((posting) => posting !== null)
  if (postings.length === 0) return
  await makeTransfer(transaction, { ref: `adjustment:${randomUUID()}`, kind: 'adjustment', player, now, postings })
}

/** Applies changes to a player; returns `false` if there is no such player. */
export async function changePlayer({ db, clock }: Services, change: Bodies['player']): Promise<boolean> {
  const { id, level, points, blocked, bonus } = change
  const now = clock.now()
  return db.transaction().execute(async (transaction) => {
    const before = await transaction
      .selectFrom('players')
      .select('level')
      .where('id', '=', id)
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (before === undefined) return false
    await transaction
      .updateTable('players')
      .set({
        // Always set at least one column: an empty update is invalid SQL.
        ...{ level: level ?? before.level },
        ...(points === undefined ? {} : { points }),
        ...(bonus === undefined ? {} : bonusNews(bonus === null ? null : kopecks(bonus), now)),
        ...(blocked === undefined ? {} : { blocked_at: blocked ? new Date(now) : null }),
      })
      .where('id', '=', id)
      .execute()
    await setPurses(transaction, id, change, now)
    if (level !== undefined && level > before.level)
      await recordEvent(transaction, id, 'levelReached', now, String(level))
    return true
  })
}

const isPlayer = async (db: Database, id: number): Promise<boolean> =>
  (await db.selectFrom('players').select('id').where('id', '=', id).executeTakeFirst()) !== undefined

/** Grants a bonus; returns `false` if there is no such player. */
export async function giveToPlayer({ db, clock }: Services, { id, offer }: Bodies['give']): Promise<boolean> {
  if (!isBonusKey(offer) || !(await isPlayer(db, id))) return false
  await giveBonus(db, id, offer, clock.now())
  return true
}

/** Sends a notification written in the console. */
export async function notifyPlayer({ db, clock }: Services, { id, title, text }: Bodies['notify']): Promise<boolean> {
  if (!(await isPlayer(db, id))) return false
  await notify(db, id, { title: { ru: title, en: title }, text: { ru: text, en: text } }, clock.now())
  return true
}

/** Reviews a player's identity documents and notifies the player. */
export async function reviewPlayerDocuments(
  { db, clock }: Services,
  { id, confirmed }: Bodies['documents'],
): Promise<boolean> {
  if (!(await reviewDocuments(db, id, confirmed, clock.now()))) return false
  await notify(db, id, documentsNews[confirmed ? 'confirmed' : 'refused'], clock.now())
  return true
}
