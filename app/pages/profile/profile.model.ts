import { CancelledError } from '@tanstack/react-query'
import { attach, sample } from 'effector'
import { requestFailed } from '#app/lib/request-failed.ts'
import { $queryClient, requireClient } from '#app/lib/query-client-port.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'
import { confirmations } from '#app/models/profile/confirmation.model.ts'
import { playerStateChanged } from '#app/models/profile/player-state-changed.ts'
import { sessionReset } from '#app/models/session/session-reset.ts'
import { $session } from '#app/models/session/session.model.ts'
import { forgetQuestions, refreshPlayer } from '#app/queries/profile.ts'

/* What has to be asked for again when something has changed for the player, or perhaps has. */

const refreshFx = attach({
  source: { client: $queryClient, session: $session, language: $language },
  effect: ({ client, session, language }) => refreshPlayer(requireClient(client), { session: session.id, language }),
})
sample({
  clock: [playerStateChanged, confirmations.phone.finished, confirmations.email.finished],
  fn: () => undefined,
  target: refreshFx,
})
// What waits for the network would be asked with the next player's token, and answered under the name of the last.
const forgetFx = attach({
  source: { client: $queryClient, session: $session },
  effect: ({ client, session }) => forgetQuestions(requireClient(client), session.id),
})
sample({ clock: sessionReset, fn: () => undefined, target: forgetFx })
sample({
  clock: [refreshFx.failData, forgetFx.failData],
  filter: (error) => !(error instanceof CancelledError),
  target: requestFailed,
})
