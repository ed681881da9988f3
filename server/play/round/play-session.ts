import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '#server/db/open.ts'
import type { Schema } from '#server/db/schema.ts'

/* The session of real play: from the first real launch until nothing was played for half an hour. */

export const SESSION_IDLE_MS = 30 * 60_000

/** Begins or continues the player's session. */
export async function keepSession(transaction: Transaction<Schema>, player: number, now: number): Promise<void> {
  const seenAt = new Date(now)
  const idleSince = new Date(now - SESSION_IDLE_MS)
  await transaction
    .insertInto('play_sessions')
    .values({ player_id: player, began_at: seenAt, seen_at: seenAt })
    .onConflict((conflict) =>
      conflict.column('player_id').doUpdateSet({
        began_at: sql`case when play_sessions.seen_at > ${idleSince} then play_sessions.began_at else ${seenAt} end`,
        seen_at: seenAt,
      }),
    )
    .execute()
}

/** A session in kopecks. Its sums are those of the rounds that were begun in it. */
export interface PlaySession {
  beganAt: number
  staked: number
  won: number
  rounds: number
}

/** Reads the player's current session; `null` if there is none. */
export async function readSession(db: Database, player: number, now: number): Promise<PlaySession | null> {
  const session = await db
    .selectFrom('play_sessions')
    .select('began_at')
    .where('player_id', '=', player)
    .where('seen_at', '>', new Date(now - SESSION_IDLE_MS))
    .executeTakeFirst()
  if (session === undefined) return null
  const sums = await db
    .selectFrom('stakes')
    .select((e) => [
      e.fn.countAll<string>().as('rounds'),
      sql<string>`coalesce(sum(own_kopecks + bonus_kopecks), 0)`.as('staked'),
      sql<string>`coalesce(sum(own_win_kopecks + bonus_win_kopecks + pot_kopecks), 0)`.as('won'),
    ])
    .where('player_id', '=', player)
    .where('placed_at', '>=', session.began_at)
    .executeTakeFirstOrThrow()
  return {
    beganAt: session.began_at.getTime(),
    staked: Number(sums.staked),
    won: Number(sums.won),
    rounds: Number(sums.rounds),
  }
}
