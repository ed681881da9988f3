import { KOPECKS_PER_RUBLE } from '#contract/core/constants.ts'
import { moscowDay } from '#contract/core/moscow-calendar.ts'
import type { Language } from '#contract/core/languages.ts'
import { POINTS_PER_TIER } from '#contract/lobby/levels.ts'
import { GUEST_ID, type User } from '#contract/player/status.ts'
import { announceEnding } from '#server/accounts/bonuses/announce-ending.ts'
import { giveBirthdayBonus } from '#server/accounts/bonuses/birthday-bonus.ts'
import { depositColumns, toDepositFacts } from '#server/accounts/bonuses/bonus-deposit.ts'
import { bonusSummary } from '#server/accounts/bonuses/bonuses.ts'
import { unreadCount } from '#server/accounts/profile/notifications.ts'
import { tierName } from '#server/content/levels.ts'
import type { Database } from '#server/db/open.ts'
import { advancePayments } from '#server/money/advance-payments.ts'
import { payoutNewsCount } from '#server/money/cashier/history.ts'
import { accrueCashback } from '#server/money/cashback.ts'
import { payinDueAt } from '#server/money/payins/advance.ts'
import { payoutDueAt } from '#server/money/payouts/advance.ts'
import type { Payments } from '#server/money/providers/provider.ts'
import { permissionAt, permissionChangesAt } from '#server/protection/breaks.ts'
import { breakOf } from '#server/protection/facts.ts'
import { remindOfLimits, reviewDueAt } from '#server/protection/remind-limits.ts'
import { ABANDONED_MS, finishAbandoned, openRoundBegunAt } from '#server/play/round/finish-abandoned.ts'

/** The status of a guest. */
export const guest: User = {
  id: GUEST_ID,
  login: '',
  phone: '',
  email: '',
  name: '',
  nick: '',
  status: '',
  level: 0,
  current_points: 0,
  max_points: 0,
  balance: 0,
  bonus_balance: 0,
  on_hold: 0,
  cashback: 0,
  wagerbets: 0,
  wagerbetsall: 0,
  has_notifications: false,
  has_bonuses: false,
  unread_notifications: 0,
  available_bonuses: 0,
  bonus_games: [],
  notify: { payouts: 0 },
  bonusNotify: null,
  isStandby: false,
  options: { winter_mode: '' },
  phone_confirmed: false,
  email_confirmed: false,
  verified: false,
  play: { state: 'open', until: null },
  profile: null,
}

/** Named, so that the statement can be prepared. */
const COLUMNS = [
  'players.id',
  'players.login',
  'players.phone',
  'players.email',
  'players.first_name',
  'players.last_name',
  'players.birthday',
  'players.sex',
  'players.country',
  'players.level',
  'players.points',
  'players.winter_mode',
  'players.bonus_news',
  'players.bonus_win_kopecks',
  'players.bonus_news_until',
  'players.phone_confirmed_at',
  'players.email_confirmed_at',
  'players.verified_at',
  'players.cashback_until',
  'players.limits_answered_at',
  'players.limits_reminded_at',
] as const

/** Reads the facts of a status, except bonuses, in one statement. */
const readFacts = (payments: Payments, id: number) =>
  payments.db
    .selectFrom('players')
    .leftJoin('purses', 'purses.player_id', 'players.id')
    .select(COLUMNS)
    .select(({ fn, lit }) => [
      fn.coalesce('own_kopecks', lit(0)).as('own'),
      fn.coalesce('bonus_kopecks', lit(0)).as('bonus'),
      fn.coalesce('held_kopecks', lit(0)).as('held'),
      fn.coalesce('cashback_kopecks', lit(0)).as('cashback'),
      unreadCount(payments.db, id).as('unread'),
      payoutNewsCount(payments.db, id).as('payout_news'),
      payinDueAt(payments, id).as('payin_due_at'),
      payoutDueAt(payments, id).as('payout_due_at'),
      openRoundBegunAt(payments.db, id).as('round_begun_at'),
      breakOf(id).as('current_break'),
    ])
    .select(depositColumns(payments.db, id))
    .where('players.id', '=', id)
    .executeTakeFirstOrThrow()
type Facts = Awaited<ReturnType<typeof readFacts>>

/** A player in a break gets no bonus and no notification about one. */
const isOpenAt = ({ current_break: current }: Facts, now: number): boolean =>
  permissionAt(current, now).state === 'open'

const timeOf = (date: Date | null): number => date?.getTime() ?? Number.POSITIVE_INFINITY

/** When a payment or an open round goes on without the player. */
const dueAt = ({ payin_due_at, payout_due_at, round_begun_at }: Facts): number =>
  Math.min(timeOf(payin_due_at), timeOf(payout_due_at), timeOf(round_begun_at) + ABANDONED_MS)

/** Lets happen what the time has brought, and reads the facts after it. */
async function readDueFacts(payments: Payments, id: number, now: number): Promise<Facts> {
  const { db } = payments
  let facts = await readFacts(payments, id)
  if (dueAt(facts) <= now) {
    await advancePayments(payments, id, now)
    await finishAbandoned(db, id, now)
    facts = await readFacts(payments, id)
  }
  const isAccrued = await accrueCashback(db, facts, now)
  const isGiven = isOpenAt(facts, now) && (await giveBirthdayBonus(db, facts, now))
  const isReminded = await remindOfLimits(db, facts, now)
  return isAccrued || isGiven || isReminded ? readFacts(payments, id) : facts
}

/** A status, and when it changes although nothing is written. */
export interface Status {
  user: User
  changesAt: number
}

/**
 * Reads a player's status, with the tier name in the given language: two statements, and more where something is due. A
 * table that it reads needs the trigger of `player_versions` (`read-status.test.ts`); a time that it depends on belongs to
 * `changesAt`.
 */
export async function readStatus(payments: Payments, id: number, language: Language, now: number): Promise<Status> {
  const { db } = payments
  let facts = await readDueFacts(payments, id, now)
  const bonus = await bonusSummary(db, id, now, toDepositFacts(facts, facts.own, now))
  if (isOpenAt(facts, now) && (await announceEnding(db, id, bonus.ending, now))) facts = await readFacts(payments, id)
  const unread = facts.unread ?? 0
  const play = permissionAt(facts.current_break, now)
  const isOpen = play.state === 'open'
  const user = {
    ...userOf(facts, language, now),
    play,
    balance: facts.own / KOPECKS_PER_RUBLE,
    // The money of an expired bonus is taken when the next one starts.
    bonus_balance: bonus.activeKind !== null ? facts.bonus / KOPECKS_PER_RUBLE : 0,
    on_hold: facts.held / KOPECKS_PER_RUBLE,
    cashback: facts.cashback / KOPECKS_PER_RUBLE,
    wagerbets: bonus.left / KOPECKS_PER_RUBLE,
    wagerbetsall: bonus.total / KOPECKS_PER_RUBLE,
    // No screen of a break speaks of bonuses.
    has_bonuses: isOpen && bonus.available > 0,
    has_notifications: unread > 0,
    unread_notifications: unread,
    available_bonuses: isOpen ? bonus.available : 0,
    bonus_games: await gameIds(db, bonus.games),
    notify: { payouts: facts.payout_news ?? 0 },
  }
  const newsUntil = timeOf(facts.bonus_news_until)
  // Cashback of a week and a birthday begin with a day.
  const breakChangesAt = permissionChangesAt(facts.current_break, now) ?? Infinity
  const times = [
    breakChangesAt,
    reviewDueAt(facts) ?? Infinity,
    moscowDay(now).until,
    dueAt(facts),
    bonus.changesAt,
    newsUntil > now ? newsUntil : Infinity,
  ]
  return { user, changesAt: Math.min(...times) }
}

async function gameIds(db: Database, slugs: readonly string[]): Promise<number[]> {
  if (slugs.length === 0) return []
  const rows = await db.selectFrom('games').select('id').where('slug', 'in', slugs).execute()
  return rows.map(({ id }) => id)
}

function userOf(player: Facts, language: Language, now: number): User {
  const name = [player.first_name, player.last_name].filter((part) => part !== '').join(' ')
  return {
    ...guest,
    id: player.id,
    login: player.login,
    phone: player.phone ?? '',
    email: player.email ?? '',
    name,
    nick: player.login,
    status: tierName(player.level, language),
    level: player.level,
    current_points: player.points,
    // The last tier has no next one, so its progress is full.
    max_points: POINTS_PER_TIER[player.level] ?? player.points,
    bonusNotify:
      player.bonus_news === null || player.bonus_news_until === null || player.bonus_news_until.getTime() <= now
        ? null
        : { status: player.bonus_news, win: player.bonus_win_kopecks / KOPECKS_PER_RUBLE },
    options: { winter_mode: player.winter_mode ? '1' : '0' },
    phone_confirmed: player.phone_confirmed_at !== null,
    email_confirmed: player.email_confirmed_at !== null,
    verified: player.verified_at !== null,
    profile: {
      first_name: player.first_name,
      last_name: player.last_name,
      birthday: player.birthday,
      sex: player.sex === 'm' || player.sex === 'f' ? player.sex : '',
      country: player.country,
    },
  }
}
