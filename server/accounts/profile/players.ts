import type { Selectable } from 'kysely'
import { KOPECKS_PER_RUBLE } from '#contract/core/constants.ts'
import { emailOf, identityKey, loginOf, phoneOf, phoneProblem } from '#contract/player/credentials.ts'
import type { Language } from '#contract/core/languages.ts'
import { POINTS_PER_TIER } from '#contract/lobby/levels.ts'
import { GUEST_ID, type User } from '#contract/player/status.ts'
import { tierName } from '#server/content/levels.ts'
import { giveBirthdayBonus } from '#server/accounts/bonuses/birthday-bonus.ts'
import { announceEnding } from '#server/accounts/bonuses/announce-ending.ts'
import { bonusSummary } from '#server/accounts/bonuses/bonuses.ts'
import { advancePayments } from '#server/money/advance-payments.ts'
import { countPayoutNews } from '#server/money/cashier/history.ts'
import { readPurses } from '#server/money/ledger.ts'
import type { Payments } from '#server/money/providers/provider.ts'
import { accrueCashback } from '#server/money/cashback.ts'
import { finishAbandoned } from '#server/play/round/finish-abandoned.ts'
import { findByContact } from './contacts.ts'
import { countUnread } from './notifications.ts'
import type { Database } from '#server/db/open.ts'
import type { Schema } from '#server/db/schema.ts'

export type Player = Selectable<Schema['players']>

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
  profile: null,
}

/** Returns a player's status with the tier name in the given language. */
export async function readUser(payments: Payments, id: number, language: Language, now: number): Promise<User> {
  const { db } = payments
  await advancePayments(payments, id, now)
  await finishAbandoned(db, id, now)
  const player = await db.selectFrom('players').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  await accrueCashback(db, player, now)
  await giveBirthdayBonus(db, player, now)
  const bonus = await bonusSummary(db, id, now)
  await announceEnding(db, id, bonus.ending, now)
  const [unread, purses] = [await countUnread(db, id), await readPurses(db, id)]
  const games = bonus.games.length === 0 ? [] : await gameIds(db, bonus.games)
  return {
    ...userOf(player, language, now),
    balance: purses.own / KOPECKS_PER_RUBLE,
    // The money of an expired bonus is taken when the next one starts.
    bonus_balance: bonus.activeKind !== null ? purses.bonus / KOPECKS_PER_RUBLE : 0,
    on_hold: purses.held / KOPECKS_PER_RUBLE,
    cashback: purses.cashback / KOPECKS_PER_RUBLE,
    wagerbets: bonus.left / KOPECKS_PER_RUBLE,
    wagerbetsall: bonus.total / KOPECKS_PER_RUBLE,
    has_bonuses: bonus.available > 0,
    has_notifications: unread > 0,
    unread_notifications: unread,
    available_bonuses: bonus.available,
    bonus_games: games,
    notify: { payouts: await countPayoutNews(db, id) },
  }
}

async function gameIds(db: Database, slugs: readonly string[]): Promise<number[]> {
  const rows = await db.selectFrom('games').select('id').where('slug', 'in', slugs).execute()
  return rows.map(({ id }) => id)
}

function userOf(player: Player, language: Language, now: number): User {
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

/** All spellings of one login, e-mail or phone have the same canonical form. */
export function canonicalIdentifier(identifier: string): string {
  if (identifier.includes('@')) return identityKey(emailOf(identifier))
  return phoneProblem(identifier) === null ? phoneOf(identifier) : identityKey(loginOf(identifier))
}

/** Finds a player by login, e-mail or phone. */
export async function findPlayer(db: Database, identifier: string): Promise<Player | undefined> {
  const byLogin = await db
    .selectFrom('players')
    .selectAll()
    .where('login_key', '=', identityKey(loginOf(identifier)))
    .executeTakeFirst()
  if (byLogin !== undefined) return byLogin
  if (identifier.includes('@')) return findByContact(db, 'email', emailOf(identifier))
  // A text that merely contains a phone number is not a phone.
  if (phoneProblem(identifier) !== null) return undefined
  return findByContact(db, 'phone', identifier)
}
