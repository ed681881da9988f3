import { combine, createEvent, createStore, merge, sample } from 'effector'
import { timing } from '#contract/constants.ts'
import type { TournamentDetail } from '#contract/tournaments.ts'
import { createLiveQuery } from '#app/lib/create-live-query.ts'
import { $clock, requireClock } from '#app/models/clock/clock.model.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'
import { $standby, resumed } from '#app/models/presence/presence.model.ts'
import { $session } from '#app/models/session/session.model.ts'
import { tournamentQuery } from '#app/queries/tournaments.ts'

/*
 * The tournament whose page is open: its table is asked for again while somebody is there to see it move, and to its end: the last
 * rounds may be counted after the clock has closed it.
 */

/** How long after the end the table is taken for the final one. In milliseconds. */
const COUNTING = 5000

/** The page of a tournament that can still change was opened, with its slug. */
export const tournamentOpened = createEvent<string>()
/** The page was left. */
export const tournamentLeft = createEvent()
/** The table was read, maybe for the last time. */
const tableRead = createEvent<TournamentDetail>()

const $slug = createStore<string | null>(null)
  .on(tournamentOpened, (_, slug) => slug)
  .reset(tournamentLeft)
/** The final table was read. */
const closed = sample({
  clock: tableRead,
  source: $clock,
  filter: (clock, { tournament }) => requireClock(clock).now() >= tournament.ended_at + COUNTING,
  fn: () => undefined,
})

/** As often as the state, and not in standby. */
const $every = combine($standby, $slug, (standby, slug) => (slug === null || standby ? false : timing.statePoll))

createLiveQuery({
  start: sample({ clock: tournamentOpened, fn: () => undefined }),
  stop: merge([tournamentLeft, closed]),
  dataReceived: tableRead,
  $options: combine($session, $language, $slug, ({ id }, language, slug) =>
    tournamentQuery({ session: id, language, slug: slug ?? '' }),
  ),
  $interval: $every,
  resumed,
})
