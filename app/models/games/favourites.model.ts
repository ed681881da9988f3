import { attach, createEvent, sample } from 'effector'
import { GUEST_ID } from '#contract/player/status.ts'
import { loadCode } from '#app/lib/browser/load-code.ts'
import { reportLoadFailure } from '#app/lib/state/code-load-failed.ts'
import { $queryClient, requireClient } from '#app/lib/state/query-client-port.ts'
import { announced } from '#app/models/notices/announcements.model.ts'
import { sessionReset } from '#app/models/session/session-reset.ts'
import type { FailedToggle } from './toggle-favourite.ts'
import { $session } from '#app/models/session/session.model.ts'

/** The favourite button of a game was pressed, by the game's id. */
export const favouriteToggled = createEvent<number>()

/** Loaded on the first press. */
const loadMutation = () => loadCode(() => import('./toggle-favourite.ts'))

const toggleFx = attach({
  source: { client: $queryClient, session: $session },
  effect: async ({ client, session }, id: number) =>
    (await loadMutation()).toggleFavourite(requireClient(client), { player: session.id, id }),
})
reportLoadFailure(toggleFx)
sample({
  clock: favouriteToggled,
  source: $session,
  filter: ({ id }) => id !== GUEST_ID,
  fn: (_, id) => id,
  target: toggleFx,
})

/** Failures of a previous player are dropped: no notification, and no refetch with the new token. */
const failedInSession = sample({
  clock: toggleFx.doneData.filterMap((failed) => failed ?? undefined),
  source: $session,
  filter: ({ id }, { favourite }) => id === favourite.player,
  fn: (_, failed) => failed,
})
sample({
  clock: failedInSession,
  fn: ({ failure }) => ({ kind: 'favouriteFailed' as const, failure }),
  target: announced,
})

const refetchFx = attach({
  source: $queryClient,
  effect: async (client, failed: FailedToggle) =>
    (await loadMutation()).refetchFavourites(requireClient(client), failed),
})
sample({ clock: failedInSession.filter({ fn: ({ isRolledBack }) => !isRolledBack }), target: refetchFx })

const cancelFx = attach({
  source: $queryClient,
  effect: (client) => client?.cancelQueries({ queryKey: ['favourites'] }),
})
sample({ clock: sessionReset, target: cancelFx })
