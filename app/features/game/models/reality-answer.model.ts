import { attach } from 'effector'
import { checkReality } from '#contract/play/session.ts'
import { $queryClient, requireClient } from '#app/lib/state/query-client-port.ts'
import { createSubmission } from '#app/models/forms/submission.ts'
import { refreshPlaySession } from '#app/queries/play-session.ts'

/** What the player does after the reality check. */
export type RealityAnswer = 'goOn' | 'break' | 'history' | 'leave'

const refreshSessionFx = attach({
  source: $queryClient,
  effect: (client) => refreshPlaySession(requireClient(client)),
})

/** Acknowledges the reality check that is due. The server refuses stakes until then. */
export const realityAnswered = createSubmission<RealityAnswer>({
  name: 'reality check',
  refresh: refreshSessionFx,
  subjectOf: (answer) => answer,
  send: ({ http }, _, { signal }) => http.call(checkReality, {}, signal),
})
