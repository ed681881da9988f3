import { sql, type RawBuilder, type Transaction } from 'kysely'
import type { Database } from '#server/db/open.ts'
import type { Schema } from '#server/db/schema.ts'

/*
 * Scores of tournaments. A settled round is merged into the score of its player in its own transaction, so that a
 * leaderboard is read from an index, whatever the number of rounds.
 */

/**
 * Rounds of players that count: settled, with own money, in a game and the period of a tournament. A round that bonus money
 * paid for in part counts towards the sum of stakes only.
 */
const playerRounds = (condition: RawBuilder<unknown>) => sql`
  select tournaments.id as tournament_id, started_at as run_at, scoring, false as is_bot, player_id as participant_id,
    own_kopecks as stake, own_win_kopecks::float8 / own_kopecks as ratio, placed_at as played_at, round_id as round
  from stakes join tournament_games on tournament_games.game_id = stakes.game_id
  join tournaments on tournaments.id = tournament_id and placed_at >= started_at and placed_at < ended_at
  where own_kopecks > 0 and settled_at is not null and (bonus_kopecks = 0 or scoring = 'stakes') and ${condition}`

/** Rounds of bots that count: those of tournaments that the bot has entered. */
const botRounds = (condition: RawBuilder<unknown>) => sql`
  select tournaments.id as tournament_id, started_at as run_at, scoring, true as is_bot, bot_rounds.bot_id as participant_id,
    stake_kopecks as stake, win_kopecks::float8 / stake_kopecks as ratio, played_at, bot_rounds.id::text as round
  from bot_rounds join tournament_bots on tournament_bots.bot_id = bot_rounds.bot_id
  join tournament_games on tournament_games.game_id = bot_rounds.game_id and tournament_games.tournament_id = tournament_bots.tournament_id
  join tournaments on tournaments.id = tournament_bots.tournament_id and played_at >= started_at and played_at < ended_at
  where ${condition}`

/** Merges rounds into the scores. The earliest of equally good rounds is the best one. */
const merge = (db: Database, rounds: RawBuilder<unknown>) =>
  sql`
    with round as (${rounds})
    insert into tournament_scores as score
      (tournament_id, run_at, is_bot, participant_id, scoring, stakes_kopecks, rounds, best_ratio, best_round, best_at, last_at)
    select tournament_id, run_at, is_bot, participant_id, scoring, sum(stake), count(*), max(ratio),
      (array_agg(round order by ratio desc, played_at, round))[1],
      (array_agg(played_at order by ratio desc, played_at, round))[1], max(played_at)
    from round group by tournament_id, run_at, is_bot, participant_id, scoring
    on conflict (tournament_id, run_at, is_bot, participant_id) do update set
      stakes_kopecks = score.stakes_kopecks + excluded.stakes_kopecks,
      rounds = score.rounds + excluded.rounds,
      best_ratio = greatest(score.best_ratio, excluded.best_ratio),
      best_round = case when excluded.best_ratio > score.best_ratio then excluded.best_round else score.best_round end,
      best_at = case when excluded.best_ratio > score.best_ratio then excluded.best_at else score.best_at end,
      last_at = greatest(score.last_at, excluded.last_at)
  `.execute(db)

/** Counts a round of a player that was settled just now. Call it once per round, under the player's lock. */
export const scoreRound = (transaction: Transaction<Schema>, round: string) =>
  merge(transaction, playerRounds(sql`round_id = ${round}`))

/** Counts new rounds of bots, by their ids. */
export const scoreBotRounds = (transaction: Transaction<Schema>, first: number, last: number) =>
  merge(transaction, botRounds(sql`bot_rounds.id between ${first} and ${last}`))

/** Counts all rounds of the current runs anew: for new content, whose tournaments have other games or periods. */
export async function recountScores(db: Database): Promise<void> {
  await db.deleteFrom('tournament_scores').execute()
  await merge(db, playerRounds(sql`true`))
  await merge(db, botRounds(sql`true`))
}

/** Deletes the scores of earlier runs. */
export const deleteOldScores = (db: Database) =>
  sql`delete from tournament_scores using tournaments where tournament_id = id and run_at < started_at`.execute(db)
