import { attach, createEvent, createStore, sample, scopeBind } from 'effector'
import { getJackpots } from '#contract/lobby/jackpots.ts'
import type { RequestProgress } from '#app/http/client.ts'
import { failureOf } from '#app/http/failure.ts'
import { $queryClient, requireClient } from '#app/lib/state/query-client-port.ts'
import { $clock, requireClock } from '#app/models/clock/clock.model.ts'
import { httpOf } from '#app/queries/http-port.ts'

/*
 * What the page says about the connection, in one place for all requests: the blocks of a page say only what they
 * lack. The browser knows when it is offline; everything else is seen by the requests themselves.
 */

/**
 * `suspected`: a request was lost, and nothing was answered since; most often the next one is. `lost`: the next one was
 * lost too, or waits for too long.
 * `slow`: a request waits for its answer.
 */
export type ConnectionState = 'working' | 'slow' | 'suspected' | 'lost' | 'offline'

/** What happened to a request. */
export const requestProgressed = createEvent<RequestProgress>()
/** The browser went online or offline. */
export const onlineChanged = createEvent<boolean>()
/** The timer or the check of a suspicion ended without a response. The payload is the id of the suspicion. */
const suspicionExpired = createEvent<number>()

/** How long the check may wait for its answer. */
const SUSPICION_MS = 3000

const afterProgress = (state: ConnectionState, progress: RequestProgress): ConnectionState => {
  if (progress === 'answered') return 'working'
  if (progress === 'slow') return state === 'working' ? 'slow' : state
  return state === 'working' || state === 'slow' ? 'suspected' : state
}

const $isOnline = createStore(true).on(onlineChanged, (_, isOnline) => isOnline)
/** While the browser is offline, a late answer shows nothing. */
const progressedOnline = sample({
  clock: requestProgressed,
  source: $isOnline,
  filter: Boolean,
  fn: (_, progress: RequestProgress) => progress,
})

export const $connectionState = createStore<ConnectionState>('working')
  .on(progressedOnline, afterProgress)
  // Back online it is the first answer that shows it: until then the message stays.
  .on(onlineChanged, (state, isOnline) => (isOnline ? state : 'offline'))

const suspected = $connectionState.updates.filter({ fn: (state) => state === 'suspected' })
/** Counts suspicions, so that the timer and the check of an earlier one do not confirm a later one. */
const $suspicionId = createStore(0).on(suspected, (id) => id + 1)
$connectionState.on(
  sample({ clock: suspicionExpired, source: $suspicionId, filter: (current, id) => id === current }),
  (state) => (state === 'suspected' ? 'lost' : state),
)

const waitFx = attach({
  source: $clock,
  effect(clock, id: number) {
    const expire = scopeBind(suspicionExpired, { safe: true })
    requireClock(clock).after(SUSPICION_MS, () => expire(id))
  },
})
/** Sends one cheap request for guests at once: waiting for the next poll would take up to ten seconds. */
const checkFx = attach({
  source: $queryClient,
  effect: (client, _id: number) => httpOf(requireClient(client)).call(getJackpots, {}),
})
sample({ clock: suspected, source: $suspicionId, target: [waitFx, checkFx] })
// Its answer, whatever it says, has ended the suspicion.
sample({
  clock: checkFx.fail.filter({ fn: ({ error }) => failureOf(error).kind === 'noResponse' }),
  fn: ({ params }) => params,
  target: suspicionExpired,
})
