import { KOPECKS_PER_RUBLE } from '#contract/core/constants.ts'
import { moscowAnniversary } from '#contract/core/moscow-calendar.ts'
import { BIRTHDAY_BONUSES, vipPlace } from '#contract/lobby/levels.ts'
import { lockPlayerRow } from '#server/accounts/lock-player-row.ts'
import { notify } from '#server/accounts/profile/notifications.ts'
import type { Player } from '#server/accounts/profile/players.ts'
import { birthdayNews } from '#server/content/account-events.ts'
import type { Database } from '#server/db/open.ts'
import { giveBonus } from './bonus-rows.ts'

/** It can be activated on the birthday and in the week after. */
const AVAILABLE_MS = 8 * 24 * 60 * 60_000

/**
 * Gives a player whose birthday is verified the bonus of the level, once a year, on the day in Moscow or at the first visit
 * in the week after (`/promo`). Call it where the player's bonuses are read. Returns whether it was due.
 */
export async function giveBirthdayBonus(
  db: Database,
  { id: player, birthday, verified_at, level }: Pick<Player, 'id' | 'birthday' | 'verified_at' | 'level'>,
  now: number,
): Promise<boolean> {
  const rubles = BIRTHDAY_BONUSES[vipPlace(level).level - 1] ?? 0
  if (verified_at === null || birthday === '' || rubles === 0) return false
  const from = moscowAnniversary(birthday, now)
  const until = from + AVAILABLE_MS
  if (now >= until) return false
  const isGiven = async (reader: Database) =>
    (await reader
      .selectFrom('bonuses')
      .select('id')
      .where('player_id', '=', player)
      .where('offer', '=', 'birthday')
      .where('given_at', '>=', new Date(from))
      .executeTakeFirst()) !== undefined
  if (await isGiven(db)) return false
  await db.transaction().execute(async (transaction) => {
    await lockPlayerRow(transaction, player)
    // Another request may have given it since.
    if (await isGiven(transaction)) return
    await giveBonus(transaction, player, 'birthday', now, { kopecks: rubles * KOPECKS_PER_RUBLE, until })
    await notify(transaction, player, birthdayNews(rubles), now)
  })
  return true
}
