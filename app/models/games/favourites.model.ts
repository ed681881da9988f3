import { attach, createEvent, sample } from 'effector'
import { getFavorites, toggleFavorite } from '#contract/play.ts'
import { failureOf, type Failure } from '#app/http/failure.ts'
import { createMachine, wantedOf } from '#app/lib/create-machine.ts'
import { callOutsideFailed } from '#app/lib/failed-call.ts'
import { $queryClient, requireClient } from '#app/lib/query-client-port.ts'
import { $session } from '#app/models/session/session.model.ts'
import { readFavourites, writeFavourites } from '#app/queries/favourites.ts'
import { httpOf } from '#app/queries/http-of.ts'
import { favouriteToggled } from './favourite-toggled.ts'
import { favouritesStep, noFavouritesPending } from './favourites.machine.ts'

/* The hearts, joined with the wire and the cache: the list of favourites lies in the cache of games and nowhere else. */

/** A heart was not changed, or nobody knows whether it was. */
export const favouriteFailed = createEvent<Failure>()

const { happened, wanted } = createMachine(noFavouritesPending, favouritesStep)
const wire = { client: $queryClient, session: $session }

const lookFx = attach({
  source: wire,
  effect: ({ client, session }, id: number) => ({
    id,
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

const showFx = attach({
  source: wire,
  effect: ({ client, session }, { id, isFavourite }: { id: number; isFavourite: boolean }) =>
    writeFavourites(requireClient(client), session.id, (ids) =>
      isFavourite ? [id, ...ids.filter((other) => other !== id)] : ids.filter((other) => other !== id),
    ),
})
sample({ clock: wantedOf(wanted, 'show'), target: showFx })

const sendFx = attach({
  source: $queryClient,
  effect: async (client, { id }: { id: number }) =>
    (await httpOf(requireClient(client)).call(toggleFavorite, { params: { id } })).action === 'added',
})
sample({ clock: wantedOf(wanted, 'send'), target: sendFx })
sample({
  clock: sendFx.done,
  fn: ({ params: { id }, result: isFavourite }) => ({ kind: 'answered' as const, id, isFavourite }),
  target: happened,
})
sample({
  clock: sendFx.fail,
  fn: ({ params: { id }, error }) => ({ kind: 'failed' as const, id, failure: failureOf(error) }),
  target: happened,
})

const learnFx = attach({
  source: wire,
  effect: async ({ client, session }, _of: { id: number; known: boolean }) => {
    const { items } = await httpOf(requireClient(client)).call(getFavorites, {})
    writeFavourites(requireClient(client), session.id, () => items)
  },
})
sample({ clock: wantedOf(wanted, 'learn'), target: learnFx })
sample({ clock: learnFx.fail, fn: ({ params: { id, known } }) => ({ id, isFavourite: known }), target: showFx })

sample({ clock: wantedOf(wanted, 'tell').map(({ failure }) => failure), target: favouriteFailed })
sample({ clock: [sendFx.failData, learnFx.failData], target: callOutsideFailed })
