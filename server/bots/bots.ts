import { moscowDay } from '#contract/core/moscow-calendar.ts'
import type { ServerClock } from '#server/clock.ts'
import type { Database } from '#server/db/open.ts'
import { addBotRoundsToPots } from '#server/jackpots/pots.ts'
import { HOUR_MS, startJob } from '#server/periodic-job.ts'
import { regularNicknames } from '#server/seed/nicknames.ts'
import { seeded } from '#server/seed/random.ts'
import { announceRuns } from '#server/seed/tournament-runs.ts'
import { scoreBotRounds } from '#server/tournaments/scores.ts'
import { awardPrizes } from '#server/tournaments/prizes.ts'
import { BOT_ROUND_INTERVAL_MS, ROUND_KINDS, liveSeeds, playBotRound, type BotRound } from './rounds.ts'
import { logLine, messageOf } from '#server/http/logging/log-line.ts'

/** The clock was set back by more than this: the bots go on from the new time. Less is a difference between processes. */
const CLOCK_TOLERANCE_MS = 60_000
/** Upper bound of rounds per call, spread evenly over a longer gap. */
const MAX_ROUNDS = 300

/** Bots that play rounds while the server runs. */
export interface Bots {
  /**
   * Plays all due rounds up to `now`, then pays the prizes of tournaments that have ended; idempotent per moment. On a new
   * day it first announces new tournaments, so call it before reading current data. A failure is logged: reads go on with older data, for example on a full disk.
   */
  playUntil(now: number): Promise<void>
}

/** Bot entries of running tournaments with their games. */
async function entriesAt(db: Database, now: number) {
  const nowDate = new Date(now)
  return db
    .selectFrom('tournament_bots as entry')
    .innerJoin('tournaments as tournament', 'tournament.id', 'entry.tournament_id')
    .innerJoin('tournament_games as game', 'game.tournament_id', 'tournament.id')
    .innerJoin('games', 'games.id', 'game.game_id')
    .select(['entry.bot_id', 'games.id', 'engine'])
    .where('tournament.started_at', '<=', nowDate)
    .where('tournament.ended_at', '>', nowDate)
    .orderBy('entry.bot_id')
    .orderBy('games.id')
    .execute()
}

const botGames = (db: Database) => db.selectFrom('games').select(['id', 'engine'])

async function playDueRounds(db: Database, seed: number, now: number): Promise<void> {
  const state = await db.selectFrom('bot_state').select(['played_until', 'secret']).executeTakeFirst()
  if (state === undefined) return
  const since = state.played_until.getTime()
  if (since - now > CLOCK_TOLERANCE_MS) {
    await db
      .updateTable('bot_state')
      .set({ played_until: new Date(now) })
      .where('played_until', '=', state.played_until)
      .execute()
    return
  }
  const due = Math.floor((now - since) / BOT_ROUND_INTERVAL_MS)
  if (due < 1) return
  const [entries, popular, potGames] = await Promise.all([
    entriesAt(db, now),
    botGames(db).orderBy('popularity', 'desc').orderBy('id').limit(60).execute(),
    botGames(db).where('pot_id', 'is not', null).orderBy('id').execute(),
  ])
  await db.transaction().execute(async (transaction) => {
    // Another process may have played this period: only the one that moves the timestamp plays.
    const claimed = await transaction
      .updateTable('bot_state')
      .set({ played_until: new Date(now) })
      .where('played_until', '=', state.played_until)
      .executeTakeFirst()
    if (claimed.numUpdatedRows === 0n) return
    const last = await transaction
      .selectFrom('bot_rounds')
      .select(({ fn }) => fn.max('id').as('id'))
      .executeTakeFirst()
    const first = (last?.id ?? 0) + 1
    const count = Math.min(due, MAX_ROUNDS)
    const random = seeded(seed, `house until ${now}`)
    const rounds = Array.from({ length: count }, (_, index): BotRound & { id: number } => {
      const kind = (first + index) % ROUND_KINDS
      const entry = entries.length > 0 && kind === 0 ? random.pick(entries) : null
      const botId = entry?.bot_id ?? 1 + random.int(regularNicknames.length)
      const game = entry ?? random.pick(kind === 1 ? potGames : popular)
      const playedAt = Math.round(since + ((index + 1) * (now - since)) / count)
      const id = first + index
      const seeds = liveSeeds(state.secret, botId, id, playedAt)
      return { id, ...playBotRound(seeds, random, { botId, game, playedAt }) }
    })
    await transaction.insertInto('bot_rounds').values(rounds).execute()
    await scoreBotRounds(transaction, first, first + count - 1)
    await addBotRoundsToPots(transaction, rounds)
  })
}

/** Bots of a server whose rounds are played by a job, and not by its calls. */
export const jobBots: Bots = { playUntil: () => Promise.resolve() }

/** Plays what is due every few seconds, in one process of all. Returns a function that stops it. */
export const startBots = (bots: Bots, clock: Pick<ServerClock, 'now'>): (() => Promise<void>) =>
  startJob('botRoundsFailed', BOT_ROUND_INTERVAL_MS, () => bots.playUntil(clock.now()))

/** The best rounds of a tournament that has ended are the oldest that a page shows. */
const KEPT_MS = 90 * 24 * HOUR_MS

const deleteOldRounds = (db: Database, now: number) =>
  db
    .deleteFrom('bot_rounds')
    .where('played_at', '<', new Date(now - KEPT_MS))
    .execute()

/**
 * Creates the bots of a database. Calls are queued, so that no period is played twice. Without `plays` they only pay
 * prizes and announce tournaments.
 */
export function createBots(db: Database, seed: number, plays = true): Bots {
  let running: Promise<void> = Promise.resolve()
  let today: number | null = null
  const playPending = async (now: number) => {
    const day = moscowDay(now).from
    const isNewDay = day !== today
    if (isNewDay) {
      await awardPrizes(db, now)
      await announceRuns(db, now)
    }
    today = day
    if (plays) await playDueRounds(db, seed, now)
    if (isNewDay) await deleteOldRounds(db, now)
    await awardPrizes(db, now)
  }
  let isFailing = false
  const playOrLog = async (now: number) => {
    try {
      await playPending(now)
      isFailing = false
    } catch (error) {
      // Once, because each request retries.
      if (!isFailing) logLine('error', 'botRoundsFailed', { message: messageOf(error) })
      isFailing = true
    }
  }
  return {
    playUntil(now) {
      running = running.then(() => playOrLog(now))
      return running
    },
  }
}
