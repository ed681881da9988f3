import { CancelledError } from '@tanstack/react-query'
import { attach, sample } from 'effector'
import { requestFailed } from '#app/lib/state/request-failed.ts'
import { $queryClient, requireClient } from '#app/lib/state/query-client-port.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'
import { confirmations } from './confirmation.model.ts'
import { playerStateChanged } from './player-state-changed.ts'
import { sessionReset } from '#app/models/session/session-reset.ts'
import { $session } from '#app/models/session/session.model.ts'
import { cancelOtherPlayers, refreshPlayer } from '#app/queries/profile.ts'

/* Refetches the player's data after a change, or after a submission with an unknown outcome. */

const refreshFx = attach({
  source: { client: $queryClient, session: $session, language: $language },
  effect: ({ client, session, language }) => refreshPlayer(requireClient(client), { session: session.id, language }),
})
sample({
  clock: [playerStateChanged, confirmations.phone.finished, confirmations.email.finished],
  target: refreshFx,
})
// A paused refetch would be sent with the next player's token and stored under the previous player.
const cancelPausedFx = attach({
  source: { client: $queryClient, session: $session },
  effect: ({ client, session }) => cancelOtherPlayers(requireClient(client), session.id),
})
sample({ clock: sessionReset, target: cancelPausedFx })
sample({
  clock: [refreshFx.failData, cancelPausedFx.failData],
  filter: (error) => !(error instanceof CancelledError),
  target: requestFailed,
})
