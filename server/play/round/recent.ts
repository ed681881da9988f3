import type { RecentGame } from '#contract/play/recent.ts'
import type { Database } from '#server/db/open.ts'

const MAX_GAMES = 12
/** Bounds the work for players with many rounds. */
const MAX_ROUNDS = 1000

/** Reads the games that a player has played with real money in the last rounds, newest first. Only games still offered. */
export async function readRecentGames(db: Database, player: number): Promise<RecentGame[]> {
  const rows = await db
    .with('last', (query) =>
      query
        .selectFrom('stakes')
        .select(['game_slug', 'placed_at', 'settled_at'])
        .where('player_id', '=', player)
        .orderBy('placed_at', 'desc')
        .limit(MAX_ROUNDS),
    )
    .selectFrom('last')
    .innerJoin('games as game', 'game.slug', 'last.game_slug')
    .select(({ fn }) => [
      'game.id',
      'game.slug',
      fn.max('placed_at').as('played_at'),
      // Only an open round has no time of its settlement.
      fn.countAll<string>().as('rounds'),
      fn.count<string>('settled_at').as('settled'),
    ])
    .groupBy(['game.id', 'game.slug'])
    .orderBy('played_at', 'desc')
    .orderBy('game.id')
    .limit(MAX_GAMES)
    .execute()
  return rows.map(({ id, slug, played_at, rounds, settled }) => ({
    id,
    slug,
    played_at: played_at.getTime(),
    is_open: rounds !== settled,
  }))
}
