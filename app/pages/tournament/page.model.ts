import { combine, createEvent, createStore, merge, sample } from 'effector'
import { timing } from '#contract/core/constants.ts'
import type { TournamentDetail } from '#contract/lobby/tournaments.ts'
import { createLiveQuery } from '#app/lib/state/create-live-query.ts'
import { $clock, requireClock } from '#app/models/clock/clock.model.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'
import { $standby, resumed } from '#app/models/presence/presence.model.ts'
import { $session } from '#app/models/session/session.model.ts'
import { tournamentQuery } from '#app/queries/tournaments.ts'

/* Polls the open tournament until its results are final: the last rounds may be counted shortly after the end. */

/** Delay after the end until the results are final, in milliseconds. */
const FINAL_RESULTS_DELAY_MS = 5000

/** The page of an unfinished tournament was opened; the payload is its slug. */
export const tournamentOpened = createEvent<string>()
/** The page was closed. */
export const tournamentLeft = createEvent()
/** The results were loaded. */
const resultsReceived = createEvent<TournamentDetail>()

const $slug = createStore<string | null>(null)
  .on(tournamentOpened, (_, slug) => slug)
  .reset(tournamentLeft)
/** The final results were loaded. */
const finished = sample({
  clock: resultsReceived,
  source: $clock,
  filter: (clock, { tournament }) => requireClock(clock).now() >= tournament.ended_at + FINAL_RESULTS_DELAY_MS,
  fn: () => undefined,
})

/** Same interval as the status poll; paused in standby. */
const $interval = combine($standby, $slug, (standby, slug) => (slug === null || standby ? false : timing.statePoll))

createLiveQuery({
  start: sample({ clock: tournamentOpened, fn: () => undefined }),
  stop: merge([tournamentLeft, finished]),
  dataReceived: resultsReceived,
  $options: combine($session, $language, $slug, ({ id }, language, slug) =>
    tournamentQuery({ session: id, language, slug: slug ?? '' }),
  ),
  $interval,
  resumed,
})
