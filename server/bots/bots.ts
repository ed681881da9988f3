import type { Database } from '#server/db/open.ts'
import { addToPots } from '#server/jackpots/pots.ts'
import { regularNicknames } from '#server/seed/nicknames.ts'
import { seeded } from '#server/seed/random.ts'
import { startOfDay } from '#server/seed/rows.ts'
import { announceRuns } from '#server/seed/tournament-runs.ts'
import { BOT_ROUND_INTERVAL_MS, ROUND_KINDS, playBotRound, type BotRound } from './rounds.ts'

/** After a long silence the gap is filled with at most so many rounds, evenly. */
const MOST_AT_ONCE = 300

/** The players of the house: they go on playing while the server runs. */
export interface Bots {
  /**
   * Plays what the house has played until a moment; a second call for the same moment plays nothing. On a new day the next runs of
   * tournaments are announced first: whoever asks for what lies around now asks here.
   */
  playUntil(now: number): Promise<void>
}

/** Whoever takes part in a tournament that runs now, with one of its games. */
async function entriesAt(db: Database, now: number) {
  const at = new Date(now)
  return db
    .selectFrom('tournament_players as entry')
    .innerJoin('tournaments as tournament', 'tournament.id', 'entry.tournament_id')
    .innerJoin('tournament_games as game', 'game.tournament_id', 'tournament.id')
    .select(['entry.player_id as player', 'game.game_id as game'])
    .where('tournament.started_at', '<=', at)
    .where('tournament.ended_at', '>', at)
    .orderBy('entry.player_id')
    .orderBy('game.game_id')
    .execute()
}

async function play(db: Database, seed: number, now: number): Promise<void> {
  const state = await db.selectFrom('sandbox_state').select('house_played_until').executeTakeFirst()
  if (state === undefined) return
  const since = state.house_played_until.getTime()
  const due = Math.floor((now - since) / BOT_ROUND_INTERVAL_MS)
  if (due < 1) return
  const [entries, popular, potGames] = await Promise.all([
    entriesAt(db, now),
    db.selectFrom('games').select('id').orderBy('popularity', 'desc').orderBy('id').limit(60).execute(),
    db.selectFrom('games').select('id').where('pot_id', 'is not', null).orderBy('id').execute(),
  ])
  await db.transaction().execute(async (transaction) => {
    // Another process may have been faster: whoever moves the mark plays.
    const mine = await transaction
      .updateTable('sandbox_state')
      .set({ house_played_until: new Date(now) })
      .where('house_played_until', '=', state.house_played_until)
      .executeTakeFirst()
    if (mine.numUpdatedRows === 0n) return
    const last = await transaction
      .selectFrom('house_rounds')
      .select(({ fn }) => fn.max('id').as('id'))
      .executeTakeFirst()
    const first = (last?.id ?? 0) + 1
    const count = Math.min(due, MOST_AT_ONCE)
    const random = seeded(seed, `house until ${now}`)
    const rounds = Array.from({ length: count }, (_, at): BotRound & { id: number } => {
      const kind = (first + at) % ROUND_KINDS
      const entry = entries.length > 0 && kind === 0 ? random.pick(entries) : null
      const round = playBotRound(seed, random, first + at, {
        playerId: entry?.player ?? 1 + random.int(regularNicknames.length),
        gameId: entry?.game ?? random.pick(kind === 1 ? potGames : popular).id,
        at: Math.round(since + ((at + 1) * (now - since)) / count),
      })
      return { id: first + at, ...round }
    })
    await transaction.insertInto('house_rounds').values(rounds).execute()
    await addToPots(transaction, rounds)
  })
}

/** The house of a database. Calls wait for each other, so that no moment is played twice. */
export function createBots(db: Database, seed: number): Bots {
  let running: Promise<void> = Promise.resolve()
  let today: number | null = null
  const playOn = async (now: number) => {
    const day = startOfDay(now)
    if (day !== today) await announceRuns(db, now)
    today = day
    await play(db, seed, now)
  }
  return {
    playUntil(now) {
      const next = running.then(() => playOn(now))
      // A failure is the caller's; the next call tries again.
      running = next.catch(() => undefined)
      return next
    },
  }
}
