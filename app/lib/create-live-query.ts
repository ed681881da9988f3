import { QueryObserver, type DefaultError, type QueryKey, type QueryObserverOptions } from '@tanstack/react-query'
import { attach, combine, createStore, sample, scopeBind, type Event, type EventCallable, type Store } from 'effector'
import { jittered } from './jitter.ts'
import { firstScreenRendered, appStopped } from './lifecycle.ts'
import { $queryClient, requireClient } from './query-client-port.ts'

/** However long a server has been failing, it is asked again after this. In milliseconds. */
const LONGEST_WAIT = 60_000

/** What a query tells of its answers. */
interface Asked {
  queryHash: string
  state: { status: 'pending' | 'error' | 'success'; errorUpdateCount: number }
}

type Pace = (every: number | false, query: Asked) => number | false

/**
 * How long to wait for the next question: `every` while answers are read, and up to twice as long with each failure in a row.
 * A wait once chosen stays: a query cache that is told another one begins to wait anew.
 */
function createPace(): Pace {
  let asked = ''
  let before = 0
  let failures = 0
  let share = 1
  return (every, { queryHash, state: { status, errorUpdateCount } }) => {
    before = status === 'success' || queryHash !== asked ? errorUpdateCount : Math.min(before, errorUpdateCount)
    asked = queryHash
    if (errorUpdateCount - before !== failures) {
      failures = errorUpdateCount - before
      share = jittered(1)
    }
    return every === false || failures === 0 ? every : Math.min(every * 2 ** failures, LONGEST_WAIT) * share
  }
}

interface LiveQuery<Data, Key extends QueryKey> {
  /** What to ask; a new key switches the observer to it. */
  $options: Store<QueryObserverOptions<Data, DefaultError, Data, Data, Key>>
  /** How often in milliseconds; `false` pauses. */
  $interval: Store<number | false>
  /** Somebody is back: what is stale is asked for at once. */
  resumed: Event<void>
  /** When it is wanted: from the first screen to the app's end, unless a page says otherwise. */
  start?: Event<void>
  stop?: Event<void>
  /** Is told of every answer that was read: of the last one at the beginning, then of each as it comes. */
  dataReceived?: EventCallable<Data>
}

/**
 * Keeps one resource fresh by one headless observer whose interval an Effector store decides. Components read the same
 * key without an interval of their own, so however many show it, there is one timer and one request.
 */
export function createLiveQuery<Data, Key extends QueryKey>(live: LiveQuery<Data, Key>): void {
  type Observer = QueryObserver<Data, DefaultError, Data, Data, Key>
  const $live = createStore<{ observer: Observer; pace: Pace; stop: () => void } | null>(null, { serialize: 'ignore' })
  const $plan = combine({ options: live.$options, every: live.$interval })
  const planned = ({ options, every }: ReturnType<typeof $plan.getState>, pace: Pace) => ({
    ...options,
    // Nothing is asked for without a network.
    networkMode: 'online' as const,
    refetchInterval: (query: Asked) => pace(every, query),
    enabled: every !== false,
  })

  const observeFx = attach({
    source: { client: $queryClient, plan: $plan },
    effect: ({ client, plan }) => {
      const pace = createPace()
      const observer: Observer = new QueryObserver(requireClient(client), planned(plan, pace))
      const tell = live.dataReceived === undefined ? null : scopeBind(live.dataReceived, { safe: true })
      const known = observer.getCurrentResult()
      let read = known.dataUpdatedAt
      if (known.data !== undefined) tell?.(known.data)
      const stop = observer.subscribe(({ data, dataUpdatedAt }) => {
        if (data === undefined || dataUpdatedAt === read) return
        read = dataUpdatedAt
        tell?.(data)
      })
      return { observer, pace, stop }
    },
  })
  const planFx = attach({
    source: { current: $live, plan: $plan },
    effect: ({ current, plan }) => current?.observer.setOptions(planned(plan, current.pace)),
  })
  const refreshFx = attach({
    source: { current: $live, every: live.$interval },
    effect: async ({ current, every }) => {
      if (current === null || every === false || !current.observer.getCurrentResult().isStale) return
      await current.observer.refetch({ cancelRefetch: false })
    },
  })
  const stopFx = attach({ source: $live, effect: (current) => current?.stop() })

  const begin = live.start ?? firstScreenRendered
  sample({ clock: begin, target: observeFx })
  sample({ clock: observeFx.doneData, target: $live })
  sample({ clock: $plan, target: planFx })
  sample({ clock: live.resumed, target: refreshFx })
  sample({ clock: [live.stop ?? appStopped, appStopped], fn: () => undefined, target: stopFx })
  sample({ clock: stopFx.finally, fn: () => null, target: $live })
}
