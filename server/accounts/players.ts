import type { Selectable } from 'kysely'
import { emailOf, identityKey, loginOf, phoneOf, phoneProblem } from '#contract/credentials.ts'
import type { Language } from '#contract/languages.ts'
import { POINTS_PER_TIER } from '#contract/levels.ts'
import { GUEST_ID, type User } from '#contract/status.ts'
import { tierName } from '#server/content/levels.ts'
import { bonusSummary } from './bonuses.ts'
import { hasUnread } from './notifications.ts'
import type { Database } from '#server/db/open.ts'
import type { Schema } from '#server/db/schema.ts'

export type Player = Selectable<Schema['players']>

const KOPECKS = 100

/** Everybody without an account. */
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
  cashback: 0,
  wagerbets: 0,
  wagerbetsall: 0,
  has_notifications: false,
  has_bonuses: false,
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

/** A player's state as the wire has it; the tier's name in the player's language. */
export async function readUser(db: Database, id: number, language: Language, now: number): Promise<User> {
  const player = await db.selectFrom('players').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const [bonus, unread] = [await bonusSummary(db, id, now), await hasUnread(db, id)]
  const games = bonus.games.length === 0 ? [] : await gameIds(db, bonus.games)
  return {
    ...userOf(player, language, now),
    wagerbets: bonus.left / KOPECKS,
    wagerbetsall: bonus.total / KOPECKS,
    has_bonuses: bonus.hasAvailable,
    has_notifications: unread,
    bonus_games: games,
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
    // The last tier has no next one: its bar is full.
    max_points: POINTS_PER_TIER[player.level] ?? player.points,
    balance: player.balance_kopecks / KOPECKS,
    cashback: player.cashback_kopecks / KOPECKS,
    bonusNotify:
      player.bonus_news === null || player.bonus_news_until === null || player.bonus_news_until.getTime() <= now
        ? null
        : { status: player.bonus_news, win: player.bonus_win_kopecks / KOPECKS },
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

/** The player who signs in with this: a login, an e-mail or a phone. */
export async function findPlayer(db: Database, typed: string): Promise<Player | undefined> {
  const select = db.selectFrom('players').selectAll()
  const byLogin = await select.where('login_key', '=', identityKey(loginOf(typed))).executeTakeFirst()
  if (byLogin !== undefined) return byLogin
  if (typed.includes('@')) return select.where('email_key', '=', identityKey(emailOf(typed))).executeTakeFirst()
  // A text that only contains a number is none.
  if (phoneProblem(typed) !== null) return undefined
  return select.where('phone', '=', phoneOf(typed)).executeTakeFirst()
}
