import { CancelledError } from '@tanstack/react-query'
import { attach, createEvent, sample } from 'effector'
import { requestFailed } from '#app/lib/state/request-failed.ts'
import { $queryClient, requireClient } from '#app/lib/state/query-client-port.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'
import { refreshStatus } from '#app/queries/refresh-status.ts'
import { $session } from './session.model.ts'

/** The status on the server has or may have changed: it is read at once, not by the next poll. */
export const statusOutdated = createEvent()

const refreshFx = attach({
  source: { client: $queryClient, session: $session, language: $language },
  effect: ({ client, session, language }) => refreshStatus(requireClient(client), { session: session.id, language }),
})
sample({ clock: statusOutdated, target: refreshFx })
sample({
  clock: refreshFx.failData,
  filter: (error) => !(error instanceof CancelledError),
  target: requestFailed,
})
