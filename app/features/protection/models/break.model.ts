import { attach, createEvent, sample } from 'effector'
import { beginExclusion, requestReturn, type Exclusion } from '#contract/play/exclusion.ts'
import type { BreakTerm } from '#contract/play/protection-rules.ts'
import { $queryClient, requireClient } from '#app/lib/state/query-client-port.ts'
import { requestFailed } from '#app/lib/state/request-failed.ts'
import { createSubmission } from '#app/models/forms/submission.ts'
import { statusOutdated } from '#app/models/session/status-refresh.model.ts'
import { refreshExclusion } from '#app/queries/protection.ts'

/** The last step of a break: the password, which an account of a social network may not have. */
export interface BreakFields {
  current: string
}

const breakChanged = createEvent()

/** Begins a time-out or a self-exclusion. */
export const breakBeginning = createSubmission<{ term: BreakTerm; password: string }, Exclusion>({
  name: 'break',
  refresh: breakChanged,
  send: ({ http }, { term, password }, { signal }) => http.call(beginExclusion, { body: { term, password } }, signal),
})

/** Asks to return from a self-exclusion whose term is over. */
export const returnRequest = createSubmission<void, Exclusion>({
  name: 'return',
  refresh: breakChanged,
  send: ({ http }, _, { signal }) => http.call(requestReturn, {}, signal),
})

const refreshFx = attach({ source: $queryClient, effect: (client) => refreshExclusion(requireClient(client)) })
// The status says that play is closed, which silences the site.
sample({ clock: breakChanged, target: [refreshFx, statusOutdated] })
sample({ clock: refreshFx.failData, target: requestFailed })
