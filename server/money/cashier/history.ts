import { sql } from 'kysely'
import { KOPECKS_PER_RUBLE, money } from '#contract/core/constants.ts'
import type { Language } from '#contract/core/languages.ts'
import { moscowMonth } from '#contract/core/moscow-calendar.ts'
import { errorCode } from '#contract/errors/codes.ts'
import {
  ALL_DIRECTIONS,
  HISTORY_PAGE,
  PAYIN,
  PAYOUT,
  type HistoryItem,
  type HistoryTotals,
  type PaymentHistory,
} from '#contract/money/history.ts'
import type { PaymentSystem, PayoutSystem } from '#server/content/payment-system-types.ts'
import { payinSystem, payoutSystem } from '#server/content/payment-systems.ts'
import type { Database } from '#server/db/open.ts'
import type { Reading } from '#server/db/reading.ts'
import { MAX_ID, rowId } from '#server/db/row-id.ts'
import { Rejection } from '#server/http/rejection.ts'
import { paymentLogo } from '#server/media/urls.ts'
import { advancePayments } from '#server/money/advance-payments.ts'
import type { Payments } from '#server/money/providers/provider.ts'
import { PAYIN_STATUSES, PAYOUT_STATUSES } from './history-status.ts'
import { readCursor, writeCursor, type PageStart } from './page-cursor.ts'

/** A page of a player's month. */
export interface HistoryMonth {
  player: number
  /** Months before the current one. */
  month: number
  /** `next` of the page before, `''` for the first page. */
  after: string
  language: Language
  now: number
}

/** A time; `until` is exclusive. */
interface Period {
  from: Date
  until: Date
}

/** The limits of a month of the history. @throws Rejection 431 a month that is not offered */
export function offeredMonth({ month, now }: Pick<HistoryMonth, 'month' | 'now'>): Period {
  if (month < 0 || month >= money.historyMonths) throw new Rejection(errorCode.parametersInvalid)
  const { from, until } = moscowMonth(now, month)
  return { from: new Date(from), until: new Date(until) }
}

type Listed = Pick<HistoryItem, 'system' | 'system_logo'>

function systemFacts(system: PaymentSystem | PayoutSystem | undefined, language: Language): Listed {
  return { system: system?.title[language] ?? '', system_logo: system === undefined ? '' : paymentLogo(system.mark) }
}

/** Rows of a page, and one more that says whether another page follows. */
const ROWS = HISTORY_PAGE + 1

/** The order of the list: time, then payouts before deposits, then the id, each but the direction descending. */
const KEY = /^[01]\.\d{1,15}$/u
const keyOf = ({ direction, id }: Pick<HistoryItem, 'direction' | 'id'>): string => `${direction}.${id}`

/** Whether a payment of a direction stands below the row that a page begins after. */
function isBelow(start: PageStart | null, direction: number) {
  if (start === null) return sql<boolean>`true`
  const [rowDirection = 0, id = 0] = start.key.split('.').map(Number)
  const below = rowDirection === direction ? rowId(id) : rowDirection < direction ? MAX_ID : 0
  return sql<boolean>`(created_at, id) < (${start.at}, ${below})`
}

async function readPayins(db: Database, { player, language }: HistoryMonth, time: Period, start: PageStart | null) {
  const rows = await db
    .selectFrom('payins')
    .select(['id', 'ref', 'system', 'kopecks', 'stage', 'card_mask', 'created_at'])
    .where('player_id', '=', player)
    .where('created_at', '>=', time.from)
    .where('created_at', '<', time.until)
    .where(isBelow(start, PAYIN))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(ROWS)
    .execute()
  return rows.map(({ id, ref, system, kopecks, stage, card_mask, created_at }) => ({
    id,
    created_at: created_at.getTime(),
    direction: PAYIN,
    amount: kopecks / KOPECKS_PER_RUBLE,
    ...systemFacts(payinSystem(system), language),
    wallet: card_mask,
    ref,
    ...PAYIN_STATUSES[stage],
  }))
}

/** A literal, because an index of only these rows is not used for a parameter. */
const isNews = sql<boolean>`is_news`

async function readPayouts(db: Database, { player, language }: HistoryMonth, time: Period, start: PageStart | null) {
  const rows = await db
    .selectFrom('payouts')
    .select(['id', 'ref', 'system', 'kopecks', 'stage', 'account_mask', 'created_at'])
    .where('player_id', '=', player)
    .where('created_at', '>=', time.from)
    .where('created_at', '<', time.until)
    .where(isBelow(start, PAYOUT))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(ROWS)
    .execute()
  return rows.map(({ id, ref, system, kopecks, stage, account_mask, created_at }) => ({
    id,
    created_at: created_at.getTime(),
    direction: PAYOUT,
    amount: kopecks / KOPECKS_PER_RUBLE,
    ...systemFacts(payoutSystem(system), language),
    wallet: account_mask,
    ref,
    ...PAYOUT_STATUSES[stage],
  }))
}

/** The outcomes of all payouts are no longer news: one may have ended in another month. */
const markOutcomesSeen = (db: Database, player: number) =>
  db.updateTable('payouts').set({ is_news: false }).where('player_id', '=', player).where(isNews).execute()

/** Counts and sums the payments of a month that were done. */
async function readTotals(
  db: Database,
  table: 'payins' | 'payouts',
  player: number,
  { from, until }: Period,
): Promise<{ count: number; total: number }> {
  const row = await db
    .selectFrom(table)
    .select((e) => [
      e.fn.countAll<string>().as('count'),
      e.fn.coalesce(e.fn.sum<string>('kopecks'), e.lit(0)).as('sum'),
    ])
    .where('player_id', '=', player)
    .where('stage', '=', 'paid')
    .where('created_at', '>=', from)
    .where('created_at', '<', until)
    .executeTakeFirstOrThrow()
  return { count: Number(row.count), total: Number(row.sum) / KOPECKS_PER_RUBLE }
}

const NONE = { count: 0, total: 0 }

/**
 * Reads a page of the player's payments of a month, newest first, and marks the outcomes of its payouts as seen.
 * @throws Rejection 431 unknown direction, a month that is not offered, or a page of another month
 */
export async function readHistory(
  payments: Payments & { reading: Reading },
  history: HistoryMonth,
  direction: number,
): Promise<PaymentHistory> {
  if (![ALL_DIRECTIONS, PAYIN, PAYOUT].includes(direction)) throw new Rejection(errorCode.parametersInvalid)
  const time = offeredMonth(history)
  const start = readCursor(history.after, time, KEY)
  await advancePayments(payments, history.player, history.now)
  const page = await payments.reading((db) => readPage(db, history, direction, { time, start }), history.player)
  if (direction !== PAYIN) await markOutcomesSeen(payments.db, history.player)
  return page
}

async function readPage(
  db: Database,
  history: HistoryMonth,
  direction: number,
  { time, start }: { time: Period; start: PageStart | null },
): Promise<PaymentHistory> {
  const hasPayins = direction !== PAYOUT
  const hasPayouts = direction !== PAYIN
  const payins = hasPayins ? await readPayins(db, history, time, start) : []
  const payouts = hasPayouts ? await readPayouts(db, history, time, start) : []
  // A stable sort keeps payouts before deposits of the same moment.
  const rows = [...payouts, ...payins].toSorted((a, b) => b.created_at - a.created_at)
  const items = rows.slice(0, HISTORY_PAGE)
  const last = items.at(-1)
  const hasNext = last !== undefined && rows.length > items.length
  return {
    items,
    next: hasNext ? writeCursor(new Date(last.created_at), keyOf(last)) : '',
    totals: start === null ? await totalsOf(db, history.player, time, { hasPayins, hasPayouts }) : null,
  }
}

async function totalsOf(
  db: Database,
  player: number,
  time: Period,
  { hasPayins, hasPayouts }: { hasPayins: boolean; hasPayouts: boolean },
): Promise<HistoryTotals> {
  const payins = hasPayins ? await readTotals(db, 'payins', player, time) : NONE
  const payouts = hasPayouts ? await readTotals(db, 'payouts', player, time) : NONE
  return {
    payin_count: payins.count,
    payin_total: payins.total,
    payout_count: payouts.count,
    payout_total: payouts.total,
  }
}

/** Selects how many outcomes of payouts the player has not seen. */
export const payoutNewsCount = (db: Database, player: number) =>
  db
    .selectFrom('payouts')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('player_id', '=', player)
    .where(isNews)
