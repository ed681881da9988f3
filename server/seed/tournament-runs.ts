import { sql } from 'kysely'
import { tournaments, type TournamentContent } from '#server/content/tournaments.ts'
import type { Database } from '#server/db/open.ts'
import { startOfDay } from './rows.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** Between the end of a run and the next one, at the least: with it some run and some are to come at every hour. */
const PAUSE = 6 * DAY
/** How long a run that is over is shown as that, at the least, before its next one is announced. */
const SHOWN_OVER = DAY / 2

/**
 * When a tournament runs: for the first time by its hours from the day of the seed, and then again and again, whole days apart. What runs
 * is never moved. Those that were over on the day of the seed were played once.
 */
export function runAt(
  { fromHours, toHours }: Pick<TournamentContent, 'fromHours' | 'toHours'>,
  seededOn: number,
  now: number,
): { started_at: Date; ended_at: Date } {
  const [start, end] = [seededOn + fromHours * HOUR, seededOn + toHours * HOUR]
  const apart = Math.ceil((end - start) / DAY) * DAY + PAUSE
  const over = startOfDay(now) - SHOWN_OVER - end
  const later = toHours <= 0 ? 0 : Math.max(0, Math.ceil(over / apart)) * apart
  return { started_at: new Date(start + later), ended_at: new Date(end + later) }
}

/** Players of the house who take part in a tournament that nobody has entered. */
const ENTRANTS = 40

/** A tournament that begins while the server runs is played as well: one that was to come on the day of the seed had nobody. */
async function takeIn(db: Database, tournament: number): Promise<void> {
  await db
    .insertInto('tournament_players')
    .columns(['tournament_id', 'player_id'])
    .expression((e) =>
      e
        .selectFrom('house_players')
        .select([sql<number>`${tournament}`.as('tournament_id'), 'id'])
        .where(({ not, exists, selectFrom }) =>
          not(exists(selectFrom('tournament_players').select('player_id').where('tournament_id', '=', tournament))),
        )
        .orderBy('id')
        .limit(ENTRANTS),
    )
    .execute()
}

/** Announces the next run of every tournament whose last one is over, on the day of `now`: a server that runs for weeks has some then. */
export async function announceRuns(db: Database, now: number): Promise<void> {
  const state = await db.selectFrom('sandbox_state').select('seeded_on').executeTakeFirst()
  if (state === undefined) return
  const seededOn = Date.parse(state.seeded_on)
  const rows = await db.selectFrom('tournaments').select(['id', 'slug', 'started_at']).execute()
  for (const { id, slug, started_at } of rows) {
    const entry = tournaments.find((tournament) => tournament.slug === slug)
    if (entry !== undefined && entry.toHours > 0) await takeIn(db, id)
    const run = entry === undefined ? null : runAt(entry, seededOn, now)
    if (run === null || run.started_at.getTime() === started_at.getTime()) continue
    await db.updateTable('tournaments').set(run).where('id', '=', id).execute()
  }
}
