import * as z from 'zod/mini'
import { giveBonus } from '#server/accounts/bonuses.ts'
import { recordEvent } from '#server/accounts/events.ts'
import { notify } from '#server/accounts/notifications.ts'
import { reviewDocuments } from '#server/accounts/identity-documents.ts'
import { documentsNews } from '#server/content/account-events.ts'
import { bonusOffers, type BonusKey } from '#server/content/bonuses.ts'
import type { Database } from '#server/db/open.ts'
import { rowId } from '#server/db/row-id.ts'
import type { Services } from '#server/http/context.ts'

/* What the console does to a player. */

const KOPECKS = 100
const HIGHEST_LEVEL = 17
const MOST_RUBLES = 1_000_000_000
const LONGEST_TEXT = 500

const within = (most: number) => z.optional(z.int().check(z.gte(0), z.lte(most)))
/** An id that somebody typed; one that no row can have is nobody's. */
export const sentId = () => z.pipe(z.int(), z.transform(rowId))
const rubles = () => z.number().check(z.gte(0), z.lte(MOST_RUBLES))

const BONUS_KEYS: readonly string[] = Object.keys(bonusOffers)
const isBonusKey = (key: string): key is BonusKey => BONUS_KEYS.includes(key)

export const playerBodies = {
  player: z
    .object({
      id: sentId(),
      level: within(HIGHEST_LEVEL),
      points: within(MOST_RUBLES),
      /** Rubles, with kopecks. */
      balance: z.optional(rubles()),
      cashback: z.optional(rubles()),
      blocked: z.optional(z.boolean()),
      /** A bonus has ended: with a win in rubles, or lost with `null`. */
      bonus: z.optional(z.nullable(rubles())),
    })
    .check(z.refine((change) => Object.keys(change).length > 1)),
  give: z.object({ id: sentId(), offer: z.string().check(z.refine(isBonusKey)) }),
  notify: z.object({
    id: sentId(),
    title: z.string().check(z.minLength(1), z.maxLength(LONGEST_TEXT)),
    text: z.string().check(z.maxLength(LONGEST_TEXT)),
  }),
  papers: z.object({ id: sentId(), confirmed: z.boolean() }),
}

type Bodies = { [Key in keyof typeof playerBodies]: z.output<(typeof playerBodies)[Key]> }

/** Long enough for every open page to ask once. */
const NEWS_MS = 30_000
const bonusNews = (win: number | null, now: number) => ({
  bonus_news: win === null ? 'lost' : 'ok',
  bonus_win_kopecks: Math.round((win ?? 0) * KOPECKS),
  bonus_news_until: new Date(now + NEWS_MS),
})
const kopecks = (sum: number): number => Math.round(sum * KOPECKS)

/** Whether there was such a player. */
export async function changePlayer({ db, clock }: Services, change: Bodies['player']): Promise<boolean> {
  const { id, level, points, balance, cashback, blocked, bonus } = change
  const before = await db.selectFrom('players').select('level').where('id', '=', id).executeTakeFirst()
  if (before === undefined) return false
  await db
    .updateTable('players')
    .set({
      // A statement that sets nothing is none.
      ...{ level: level ?? before.level },
      ...(points === undefined ? {} : { points }),
      ...(balance === undefined ? {} : { balance_kopecks: kopecks(balance) }),
      ...(cashback === undefined ? {} : { cashback_kopecks: kopecks(cashback) }),
      ...(bonus === undefined ? {} : bonusNews(bonus, clock.now())),
      ...(blocked === undefined ? {} : { blocked_at: blocked ? new Date(clock.now()) : null }),
    })
    .where('id', '=', id)
    .execute()
  if (level !== undefined && level > before.level) await recordEvent(db, id, 'levelReached', clock.now(), String(level))
  return true
}

const isPlayer = async (db: Database, id: number): Promise<boolean> =>
  (await db.selectFrom('players').select('id').where('id', '=', id).executeTakeFirst()) !== undefined

/** Gives a bonus; whether there was such a player. */
export async function giveToPlayer({ db, clock }: Services, { id, offer }: Bodies['give']): Promise<boolean> {
  if (!isBonusKey(offer) || !(await isPlayer(db, id))) return false
  await giveBonus(db, id, offer, clock.now())
  return true
}

/** Tells a player something, in the words of who sits at the console. */
export async function notifyPlayer({ db, clock }: Services, { id, title, text }: Bodies['notify']): Promise<boolean> {
  if (!(await isPlayer(db, id))) return false
  await notify(db, id, { title: { ru: title, en: title }, text: { ru: text, en: text } }, clock.now())
  return true
}

/** Looks at the papers of a player, who is told what came of it. */
export async function judgePlayerPapers(
  { db, clock }: Services,
  { id, confirmed }: Bodies['papers'],
): Promise<boolean> {
  if (!(await reviewDocuments(db, id, confirmed, clock.now()))) return false
  await notify(db, id, documentsNews[confirmed ? 'confirmed' : 'refused'], clock.now())
  return true
}
