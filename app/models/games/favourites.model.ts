import { attach, createEvent, sample } from 'effector'
import { getFavorites, toggleFavorite } from '#contract/play.ts'
import { GUEST_ID } from '#contract/status.ts'
import type { Failure } from '#app/http/failure.ts'
import { createMachine, commandsOf } from '#app/lib/create-machine.ts'
import { $queryClient, requireClient } from '#app/lib/query-client-port.ts'
import { takeBuffered } from '#app/lib/take-buffered.ts'
import { createSessionCall } from '#app/models/session/create-session-call.ts'
import { sessionReset } from '#app/models/session/session-reset.ts'
import { $session } from '#app/models/session/session.model.ts'
import { readFavourites, writeFavourites } from '#app/queries/favourites.ts'
import { httpOf } from '#app/queries/http-port.ts'
import { $bufferedToggles } from './favourite-toggled.ts'
import { favouritesStep, noFavouritesPending, withPending, type Favourite } from './favourites.machine.ts'

/* The hearts, joined with the wire and the cache: the list of favourites lies in the cache of games and nowhere else. */

/** A heart was not changed, or nobody knows whether it was. */
export const favouriteFailed = createEvent<Failure>()

const { $state, dispatch: happened, commands: wanted } = createMachine(noFavouritesPending, favouritesStep)
const wire = { client: $queryClient, session: $session }

const lookFx = attach({
  source: wire,
  effect: ({ client, session }, id: number) => ({
    heart: { player: session.id, id },
    shown: readFavourites(requireClient(client), session.id).has(id),
  }),
})
sample({
  clock: takeBuffered($bufferedToggles),
  source: $session,
  filter: ({ id }) => id !== GUEST_ID,
  fn: (_, id) => id,
  target: lookFx,
  // Hearts that were kept are handed over in one moment.
  batch: false,
})
sample({ clock: lookFx.doneData, fn: (pressed) => ({ kind: 'pressed' as const, ...pressed }), target: happened })
sample({ clock: sessionReset, fn: () => ({ kind: 'playerChanged' as const }), target: happened })

const showFx = attach({
  source: $queryClient,
  effect: (client, { heart: { player, id }, isFavourite }: { heart: Favourite; isFavourite: boolean }) =>
    writeFavourites(requireClient(client), player, (ids) =>
      isFavourite ? [id, ...ids.filter((other) => other !== id)] : ids.filter((other) => other !== id),
    ),
})
sample({ clock: commandsOf(wanted, 'show'), target: showFx })

const toggle = createSessionCall(
  attach({
    source: $queryClient,
    effect: async (client, { heart: { id } }: { heart: Favourite }) =>
      (await httpOf(requireClient(client)).call(toggleFavorite, { params: { id } })).action === 'added',
  }),
)
sample({ clock: commandsOf(wanted, 'send'), target: toggle.wanted })
sample({
  clock: toggle.accepted,
  fn: ({ given: { heart }, result: isFavourite }) => ({ kind: 'answered' as const, heart, isFavourite }),
  target: happened,
})
sample({
  clock: toggle.failed,
  fn: ({ given: { heart }, failure }) => ({ kind: 'failed' as const, heart, failure }),
  target: happened,
})

// By the cache, which asks once for all hearts, waits for the network and asks again: the heart is not right before that.
const listOf = (player: number) => ['favourites', { session: player }] as const
const learnFx = attach({
  source: $queryClient,
  effect: async (client, { heart: { player } }: { heart: Favourite; known: boolean }) => {
    const { items } = await requireClient(client).fetchQuery({
      queryKey: listOf(player),
      queryFn: ({ client, signal }) => httpOf(client).call(getFavorites, {}, signal),
      networkMode: 'online',
      staleTime: 0,
      gcTime: 0,
    })
    return items
  },
})
sample({ clock: commandsOf(wanted, 'learn'), target: learnFx })
sample({
  clock: learnFx.done,
  fn: ({ params: { heart }, result: ids }) => ({ kind: 'learned' as const, player: heart.player, ids }),
  target: happened,
})
const writeFx = attach({
  source: { client: $queryClient, pending: $state },
  effect: ({ client, pending }, { player, items }: { player: number; items: number[] }) =>
    writeFavourites(requireClient(client), player, () => withPending(pending, player, items)),
})
sample({
  clock: learnFx.done,
  fn: ({ params: { heart }, result: items }) => ({ player: heart.player, items }),
  target: writeFx,
})
sample({ clock: learnFx.fail, fn: ({ params: { heart, known } }) => ({ heart, isFavourite: known }), target: showFx })
// What waits for the network would be asked with the next player's token.
const forgetFx = attach({
  source: $queryClient,
  effect: (client) => requireClient(client).cancelQueries({ queryKey: ['favourites'] }),
})
sample({ clock: sessionReset, fn: () => undefined, target: forgetFx })

sample({ clock: commandsOf(wanted, 'tell').map(({ failure }) => failure), target: favouriteFailed })
