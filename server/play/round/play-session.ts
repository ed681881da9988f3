import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Bilingual } from '#contract/core/languages.ts'
import { moscowDay } from '#contract/core/moscow-calendar.ts'
import type { Database } from '#server/db/open.ts'
import type { Schema } from '#server/db/schema.ts'
import type { ProtectionFacts } from '#server/protection/facts.ts'
import { playSessionAt } from '#server/protection/session-now.ts'
import { jackpotNameOf } from './jackpot-name.ts'

/* The session of real play: from the first real launch until nothing was played for half an hour. */

const STAKED = sql<string>`coalesce(sum(own_kopecks + bonus_kopecks), 0)`
const WON = sql<string>`coalesce(sum(own_win_kopecks + bonus_win_kopecks + pot_kopecks), 0)`

/**
 * Begins or continues the player's session. In the pause after one that has reached its limit nothing begins. The caller
 * holds the player's row.
 */
export async function keepSession(
  transaction: Transaction<Schema>,
  player: number,
  protection: ProtectionFacts,
  now: number,
): Promise<void> {
  const { kind } = playSessionAt(protection, now)
  if (kind === 'paused') return
  const seenAt = new Date(now)
  const begun = { began_at: seenAt, seen_at: seenAt, checked_at: null, paused_until: null }
  await transaction
    .insertInto('play_sessions')
    .values({ player_id: player, ...begun })
    .onConflict((conflict) =>
      conflict.column('player_id').doUpdateSet(kind === 'running' ? { seen_at: seenAt } : begun),
    )
    .execute()
}

/** A session in kopecks. Its sums are those of the rounds that were begun in it. */
export interface PlaySession {
  beganAt: number
  staked: number
  won: number
  rounds: number
  /** The last jackpot that was won in it. */
  jackpot: { round: string; name: Bilingual | null; kopecks: number } | null
}

async function lastJackpot(db: Database, player: number, since: Date): Promise<PlaySession['jackpot']> {
  const row = await db
    .selectFrom('stakes')
    .innerJoin('rounds', 'rounds.id', 'stakes.round_id')
    .innerJoin('seed_pairs', 'seed_pairs.id', 'rounds.seed_pair_id')
    .select(['round_id', 'own_kopecks', 'pot_kopecks', 'rounds.nonce', 'server_seed', 'client_seed'])
    .where('player_id', '=', player)
    .where('placed_at', '>=', since)
    .where('pot_kopecks', '>', 0)
    .orderBy('placed_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row === undefined ? null : { round: row.round_id, name: jackpotNameOf(row), kopecks: row.pot_kopecks }
}

/** Kopecks that the player has staked and won since the day began in Moscow. */
export async function readToday(db: Database, player: number, now: number): Promise<{ staked: number; won: number }> {
  const { from } = moscowDay(now)
  const sums = await db
    .selectFrom('stakes')
    .select([STAKED.as('staked'), WON.as('won')])
    .where('player_id', '=', player)
    .where('placed_at', '>=', new Date(from))
    .executeTakeFirstOrThrow()
  return { staked: Number(sums.staked), won: Number(sums.won) }
}

/** Reads the session that began then. */
export async function readSession(db: Database, player: number, beganAt: number): Promise<PlaySession> {
  const since = new Date(beganAt)
  const sums = await db
    .selectFrom('stakes')
    .select((e) => [
      e.fn.countAll<string>().as('rounds'),
      STAKED.as('staked'),
      WON.as('won'),
      sql<string>`coalesce(sum(pot_kopecks), 0)`.as('pots'),
    ])
    .where('player_id', '=', player)
    .where('placed_at', '>=', since)
    .executeTakeFirstOrThrow()
  return {
    jackpot: Number(sums.pots) > 0 ? await lastJackpot(db, player, since) : null,
    beganAt,
    staked: Number(sums.staked),
    won: Number(sums.won),
    rounds: Number(sums.rounds),
  }
}
