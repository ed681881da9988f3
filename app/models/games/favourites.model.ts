import { attach, createEvent, sample } from 'effector'
import { getFavorites, toggleFavorite } from '#contract/play.ts'
import { failureOf, type Failure } from '#app/http/failure.ts'
import { createMachine, wantedOf } from '#app/lib/create-machine.ts'
import { callOutsideFailed } from '#app/lib/failed-call.ts'
import { $queryClient, requireClient } from '#app/lib/query-client-port.ts'
import { playerChanged } from '#app/models/session/player-changed.ts'
import { $session } from '#app/models/session/session.model.ts'
import { readFavourites, writeFavourites } from '#app/queries/favourites.ts'
import { httpOf } from '#app/queries/http-of.ts'
import { favouriteToggled } from './favourite-toggled.ts'
import { favouritesStep, noFavouritesPending, type Heart } from './favourites.machine.ts'

/* The hearts, joined with the wire and the cache: the list of favourites lies in the cache of games and nowhere else. */

/** A heart was not changed, or nobody knows whether it was. */
export const favouriteFailed = createEvent<Failure>()

const { happened, wanted } = createMachine(noFavouritesPending, favouritesStep)
const wire = { client: $queryClient, session: $session }

const lookFx = attach({
  source: wire,
  effect: ({ client, session }, id: number) => ({
    heart: { player: session.id, id },
    shown: readFavourites(requireClient(client), session.id).has(id),
  }),
})
sample({
  clock: favouriteToggled,
  source: $session,
  filter: ({ token }) => token !== null,
  fn: (_, id) => id,
  target: lookFx,
})
sample({ clock: lookFx.doneData, fn: (pressed) => ({ kind: 'pressed' as const, ...pressed }), target: happened })
sample({ clock: playerChanged, fn: () => ({ kind: 'playerChanged' as const }), target: happened })

const showFx = attach({
  source: $queryClient,
  effect: (client, { heart: { player, id }, isFavourite }: { heart: Heart; isFavourite: boolean }) =>
    writeFavourites(requireClient(client), player, (ids) =>
      isFavourite ? [id, ...ids.filter((other) => other !== id)] : ids.filter((other) => other !== id),
    ),
})
sample({ clock: wantedOf(wanted, 'show'), target: showFx })

const sendFx = attach({
  source: $queryClient,
  effect: async (client, { heart: { id } }: { heart: Heart }) =>
    (await httpOf(requireClient(client)).call(toggleFavorite, { params: { id } })).action === 'added',
})
sample({ clock: wantedOf(wanted, 'send'), target: sendFx })
sample({
  clock: sendFx.done,
  fn: ({ params: { heart }, result: isFavourite }) => ({ kind: 'answered' as const, heart, isFavourite }),
  target: happened,
})
sample({
  clock: sendFx.fail,
  fn: ({ params: { heart }, error }) => ({ kind: 'failed' as const, heart, failure: failureOf(error) }),
  target: happened,
})

const learnFx = attach({
  source: $queryClient,
  effect: async (client, { heart: { player } }: { heart: Heart; known: boolean }) => {
    const { items } = await httpOf(requireClient(client)).call(getFavorites, {})
    writeFavourites(requireClient(client), player, () => items)
  },
})
sample({ clock: wantedOf(wanted, 'learn'), target: learnFx })
sample({ clock: learnFx.fail, fn: ({ params: { heart, known } }) => ({ heart, isFavourite: known }), target: showFx })

sample({ clock: wantedOf(wanted, 'tell').map(({ failure }) => failure), target: favouriteFailed })
sample({ clock: [sendFx.failData, learnFx.failData], target: callOutsideFailed })
