import { combine, createEvent, createStore, sample } from 'effector'
import { timing } from '#contract/constants.ts'
import { createLiveQuery } from '#app/lib/create-live-query.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'
import { $standby, resumed } from '#app/models/presence/presence.model.ts'
import { $session } from '#app/models/session/session.model.ts'
import { tournamentQuery } from '#app/queries/tournaments.ts'

/*
 * The tournament whose page is open: its table is asked for again while somebody is there to see it move.
 */

/** The page of a tournament that can still change was opened, with its slug. */
export const tournamentOpened = createEvent<string>()
/** The page was left, or the tournament is over. */
export const tournamentLeft = createEvent()

const $slug = createStore<string | null>(null)
  .on(tournamentOpened, (_, slug) => slug)
  .reset(tournamentLeft)

/** As often as the state, and not in standby. */
const $every = combine($standby, $slug, (standby, slug) => (slug === null || standby ? false : timing.statePoll))

createLiveQuery({
  begin: sample({ clock: tournamentOpened, fn: () => undefined }),
  end: tournamentLeft,
  $options: combine($session, $language, $slug, ({ id }, language, slug) =>
    tournamentQuery({ session: id, language, slug: slug ?? '' }),
  ),
  $every,
  resumed,
})
