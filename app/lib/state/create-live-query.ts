import { QueryObserver, type DefaultError, type QueryKey, type QueryObserverOptions } from '@tanstack/react-query'
import { attach, combine, createStore, sample, scopeBind, type Event, type EventCallable, type Store } from 'effector'
import { jittered } from '../browser/jitter.ts'
import { firstScreenRendered, appStopped } from './lifecycle.ts'
import { $queryClient, requireClient } from './query-client-port.ts'

const MAX_INTERVAL_MS = 60_000

interface QueryLike {
  queryHash: string
  state: { status: 'pending' | 'error' | 'success'; errorUpdateCount: number; dataUpdatedAt: number }
}

type GetInterval = (intervalMs: number | false, query: QueryLike) => number | false

/**
 * Exponential backoff with jitter: the interval doubles with each failure in a row and resets on success. The jitter is
 * drawn once per failure, because a changed interval restarts TanStack Query's timer.
 */
function createBackoff(): GetInterval {
  let lastHash = ''
  let baseline = 0
  let failures = 0
  let jitter = 1
  return (intervalMs, { queryHash, state: { status, errorUpdateCount } }) => {
    baseline = status === 'success' || queryHash !== lastHash ? errorUpdateCount : Math.min(baseline, errorUpdateCount)
    lastHash = queryHash
    if (errorUpdateCount - baseline !== failures) {
      failures = errorUpdateCount - baseline
      jitter = jittered(1)
    }
    return intervalMs === false || failures === 0
      ? intervalMs
      : Math.min(intervalMs * 2 ** failures, MAX_INTERVAL_MS) * jitter
  }
}

/** The time (ms) until halfway between two fetches of another query, from which the last response is `sinceOtherMs` away. */
function timeToHalfway(intervalMs: number, sinceOtherMs: number): number {
  const phase = ((sinceOtherMs % intervalMs) + intervalMs) % intervalMs
  const delay = intervalMs / 2 - phase
  return delay < intervalMs / 4 ? delay + intervalMs : delay
}

interface LiveQuery<Data, Key extends QueryKey> {
  /** The query options; a new key switches the observer to it. */
  $options: Store<QueryObserverOptions<Data, DefaultError, Data, Data, Key>>
  /** The polling interval in ms; `false` pauses polling. */
  $interval: Store<number | false>
  /** The user is back: stale data is refetched at once. */
  resumed: Event<void>
  /** Starts and stops polling. Defaults to `firstScreenRendered` and `appStopped`. */
  start?: Event<void>
  stop?: Event<void>
  /** Called with the cached data at start, then with each new response. */
  dataReceived?: EventCallable<Data>
  /** Called with each failure, also those of requests that the browser could not send while offline. */
  failed?: EventCallable<Error>
  /** Goes on in hidden tabs, at the interval of the store. */
  inBackground?: boolean
  /**
   * The key of another query with the same interval. This one is sent halfway between its fetches: together they notice a
   * dead server in half the time, without one more request.
   */
  $staggeredWith?: Store<QueryKey>
}

/**
 * Polls a query with one headless observer, at an interval from a store. Components read the same key without an
 * interval, so there is one timer and one request.
 */
export function createLiveQuery<Data, Key extends QueryKey>(live: LiveQuery<Data, Key>): void {
  type Observer = QueryObserver<Data, DefaultError, Data, Data, Key>
  const $running = createStore<{ observer: Observer; getInterval: GetInterval; stop: () => void } | null>(null, {
    serialize: 'ignore',
  })
  const $config = combine({
    client: $queryClient,
    options: live.$options,
    intervalMs: live.$interval,
    otherKey: live.$staggeredWith ?? null,
  })
  const buildOptions = (
    { client, options, intervalMs, otherKey }: ReturnType<typeof $config.getState>,
    getInterval: GetInterval,
  ) => ({
    ...options,
    // No requests while the browser is offline, unless their failure is shown.
    networkMode: live.failed === undefined ? ('online' as const) : ('always' as const),
    refetchIntervalInBackground: live.inBackground === true,
    refetchInterval: (query: QueryLike) => {
      const delay = getInterval(intervalMs, query)
      // A backoff has times of its own.
      if (otherKey === null || delay === false || delay !== intervalMs) return delay
      const { dataUpdatedAt } = query.state
      return timeToHalfway(delay, dataUpdatedAt - (client?.getQueryState(otherKey)?.dataUpdatedAt ?? dataUpdatedAt))
    },
    enabled: intervalMs !== false,
  })

  const observeFx = attach({
    source: { client: $queryClient, config: $config },
    effect: ({ client, config }) => {
      const getInterval = createBackoff()
      const observer: Observer = new QueryObserver(requireClient(client), buildOptions(config, getInterval))
      const notify = live.dataReceived === undefined ? null : scopeBind(live.dataReceived, { safe: true })
      const notifyFailure = live.failed === undefined ? null : scopeBind(live.failed, { safe: true })
      const initial = observer.getCurrentResult()
      let notifiedAt = initial.dataUpdatedAt
      let failureCount = initial.errorUpdateCount
      if (initial.data !== undefined) notify?.(initial.data)
      const stop = observer.subscribe(({ data, dataUpdatedAt, error, errorUpdateCount }) => {
        // A query of another key counts anew.
        if (error !== null && errorUpdateCount !== failureCount) notifyFailure?.(error)
        failureCount = errorUpdateCount
        if (data === undefined || dataUpdatedAt === notifiedAt) return
        notifiedAt = dataUpdatedAt
        notify?.(data)
      })
      return { observer, getInterval, stop }
    },
  })
  const configureFx = attach({
    source: { current: $running, config: $config },
    effect: ({ current, config }) => current?.observer.setOptions(buildOptions(config, current.getInterval)),
  })
  const refreshFx = attach({
    source: { current: $running, intervalMs: live.$interval },
    effect: async ({ current, intervalMs }) => {
      if (current === null || intervalMs === false || !current.observer.getCurrentResult().isStale) return
      await current.observer.refetch({ cancelRefetch: false })
    },
  })
  const stopFx = attach({ source: $running, effect: (current) => current?.stop() })

  const start = live.start ?? firstScreenRendered
  sample({ clock: start, target: observeFx })
  sample({ clock: observeFx.doneData, target: $running })
  sample({ clock: $config, target: configureFx })
  sample({ clock: live.resumed, target: refreshFx })
  sample({ clock: [live.stop ?? appStopped, appStopped], target: stopFx })
  sample({ clock: stopFx.finally, fn: () => null, target: $running })
}
