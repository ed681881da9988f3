import { sql } from 'kysely'
import { moscowDay } from '#contract/core/moscow-calendar.ts'
import { tournaments, type TournamentContent } from '#server/content/tournaments.ts'
import type { Database } from '#server/db/open.ts'
import { deleteOldScores } from '#server/tournaments/scores.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** Minimum pause between runs, chosen so that at any hour some tournaments are running and some upcoming. */
const MIN_PAUSE_MS = 6 * DAY
/** Minimum time a finished run is shown before the next one is announced. */
const MIN_FINISHED_MS = DAY / 2

/**
 * Computes the current or next run of a tournament. Runs repeat whole days apart, starting from the seed day; a running
 * one is never moved. Tournaments finished on the seed day do not repeat.
 */
export function scheduleRun(
  { fromHours, toHours }: Pick<TournamentContent, 'fromHours' | 'toHours'>,
  seededOn: number,
  now: number,
): { started_at: Date; ended_at: Date } {
  const [start, end] = [seededOn + fromHours * HOUR, seededOn + toHours * HOUR]
  const periodMs = Math.ceil((end - start) / DAY) * DAY + MIN_PAUSE_MS
  const overdueMs = moscowDay(now).from - MIN_FINISHED_MS - end
  const offsetMs = toHours <= 0 ? 0 : Math.max(0, Math.ceil(overdueMs / periodMs)) * periodMs
  return { started_at: new Date(start + offsetMs), ended_at: new Date(end + offsetMs) }
}

/** Bots that join a tournament without players. */
const BOTS_PER_TOURNAMENT = 40

/** Enters bots into a tournament without players, for runs that start after the seed day. */
async function enterBots(db: Database, tournament: number): Promise<void> {
  await db
    .insertInto('tournament_bots')
    .columns(['tournament_id', 'bot_id'])
    .expression((e) =>
      e
        .selectFrom('bots')
        .select([sql<number>`${tournament}`.as('tournament_id'), 'id'])
        .where(({ not, exists, selectFrom }) =>
          not(exists(selectFrom('tournament_bots').select('bot_id').where('tournament_id', '=', tournament))),
        )
        .orderBy('id')
        .limit(BOTS_PER_TOURNAMENT),
    )
    .execute()
}

/**
 * Announces the next run of every finished tournament, so that a long-running server always has some. A run whose prizes
 * are not paid yet stays, because its period says who has won them.
 */
export async function announceRuns(db: Database, now: number): Promise<void> {
  const state = await db.selectFrom('seeded_content').select('seeded_on').executeTakeFirst()
  if (state === undefined) return
  const seededOn = Date.parse(state.seeded_on)
  const rows = await db
    .selectFrom('tournaments')
    .select(['id', 'slug', 'started_at', 'ended_at', 'awarded_until'])
    .execute()
  for (const { id, slug, started_at, ended_at, awarded_until } of rows) {
    const entry = tournaments.find((tournament) => tournament.slug === slug)
    if (entry !== undefined && entry.toHours > 0) await enterBots(db, id)
    const run = entry === undefined ? null : scheduleRun(entry, seededOn, now)
    if (run === null || run.started_at.getTime() === started_at.getTime()) continue
    if (ended_at.getTime() <= now && awarded_until < ended_at) continue
    await db.updateTable('tournaments').set(run).where('id', '=', id).execute()
  }
  await deleteOldScores(db)
}
