import { attach, createEvent, createStore, sample, type Effect } from 'effector'
import { failureOf } from '#app/http/failure.ts'
import { requestFailed } from '#app/lib/request-failed.ts'
import { sessionReset } from './session-reset.ts'

/** Wraps a failure of an earlier session, so that it is reported but does not redirect. */
const lateFailure = ({ message }: Error): Error => new Error(`Call of an earlier session failed: ${message}`)

/**
 * Wraps a call that belongs to the current session. If the session changes before it settles, the result is dropped and
 * a failure is only reported.
 */
export function createSessionCall<Params, Result>(effect: Effect<Params, Result>) {
  const requested = createEvent<Params>()
  const $sessionNumber = createStore(0, { serialize: 'ignore' }).on(sessionReset, (sessionNumber) => sessionNumber + 1)
  const callFx = attach({ effect, mapParams: ({ params }: { params: Params; sessionNumber: number }) => params })
  sample({
    clock: requested,
    source: $sessionNumber,
    fn: (sessionNumber, params) => ({ params, sessionNumber }),
    target: callFx,
  })
  const settled = sample({
    clock: callFx.finally,
    source: $sessionNumber,
    fn: (sessionNumber, outcome) => ({ isCurrent: outcome.params.sessionNumber === sessionNumber, outcome }),
  })
  const accepted = settled.filterMap(({ isCurrent, outcome }) =>
    isCurrent && outcome.status === 'done' ? { params: outcome.params.params, result: outcome.result } : undefined,
  )
  const failed = settled.filterMap(({ isCurrent, outcome }) =>
    isCurrent && outcome.status === 'fail'
      ? { params: outcome.params.params, failure: failureOf(outcome.error) }
      : undefined,
  )
  sample({
    clock: settled.filterMap(({ isCurrent, outcome }) => {
      if (outcome.status === 'done') return undefined
      return isCurrent ? outcome.error : lateFailure(outcome.error)
    }),
    target: requestFailed,
  })
  return { requested, accepted, failed }
}
