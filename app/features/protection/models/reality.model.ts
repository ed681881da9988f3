import { attach, createEvent, sample } from 'effector'
import { setRealityCheck, type PlaySession } from '#contract/play/session.ts'
import { $queryClient, requireClient } from '#app/lib/state/query-client-port.ts'
import { requestFailed } from '#app/lib/state/request-failed.ts'
import { createSubmission } from '#app/models/forms/submission.ts'
import { refreshPlaySession } from '#app/queries/play-session.ts'

const intervalChanged = createEvent()

/** Sets the minutes between reality checks. */
export const realityChange = createSubmission<number, PlaySession>({
  name: 'reality check interval',
  refresh: intervalChanged,
  send: ({ http }, every, { signal }) => http.call(setRealityCheck, { body: { every } }, signal),
})

const refreshFx = attach({ source: $queryClient, effect: (client) => refreshPlaySession(requireClient(client)) })
sample({ clock: intervalChanged, target: refreshFx })
sample({ clock: refreshFx.failData, target: requestFailed })
