import { QueryObserver, type DefaultError, type QueryKey, type QueryObserverOptions } from '@tanstack/react-query'
import {
  attach,
  combine,
  createEffect,
  createStore,
  sample,
  scopeBind,
  type Event,
  type EventCallable,
  type Store,
} from 'effector'
import { appSettled, appStopped } from './lifecycle.ts'
import { $queryClient, requireClient } from './query-client-port.ts'

interface LiveQuery<Data, Key extends QueryKey> {
  /** What to ask; a new key switches the observer to it. */
  $options: Store<QueryObserverOptions<Data, DefaultError, Data, Data, Key>>
  /** How often in milliseconds; `false` pauses. */
  $every: Store<number | false>
  /** Somebody is back: what is stale is asked for at once. */
  resumed: Event<void>
  /** When it is wanted: from the first screen to the app's end, unless a page says otherwise. */
  begin?: Event<void>
  end?: Event<void>
  /** Is told of every answer that was read. */
  answered?: EventCallable<Data>
}

/**
 * Keeps one resource fresh by one headless observer whose interval an Effector store decides. Components read the same
 * key without an interval of their own, so however many show it, there is one timer and one request.
 */
export function createLiveQuery<Data, Key extends QueryKey>(live: LiveQuery<Data, Key>): void {
  const $observer = createStore<QueryObserver<Data, DefaultError, Data, Data, Key> | null>(null, {
    serialize: 'ignore',
  })
  const $stop = createStore<(() => void) | null>(null, { serialize: 'ignore' })
  const $plan = combine({ options: live.$options, every: live.$every })
  const planned = ({ options, every }: ReturnType<typeof $plan.getState>) => ({
    ...options,
    refetchInterval: every,
    enabled: every !== false,
  })

  const observeFx = attach({
    source: { client: $queryClient, plan: $plan },
    effect: ({ client, plan }) => {
      const observer = new QueryObserver<Data, DefaultError, Data, Data, Key>(requireClient(client), planned(plan))
      const tell = live.answered === undefined ? null : scopeBind(live.answered, { safe: true })
      let read = 0
      const stop = observer.subscribe(({ data, dataUpdatedAt }) => {
        if (data === undefined || dataUpdatedAt === read) return
        read = dataUpdatedAt
        tell?.(data)
      })
      return { observer, stop }
    },
  })
  const planFx = attach({
    source: { observer: $observer, plan: $plan },
    effect: ({ observer, plan }) => observer?.setOptions(planned(plan)),
  })
  const refreshFx = attach({
    source: { observer: $observer, every: live.$every },
    effect: async ({ observer, every }) => {
      const stale = observer?.getCurrentResult().isStale === true
      if (observer !== null && every !== false && stale) await observer.refetch({ cancelRefetch: false })
    },
  })
  const stopFx = createEffect((stop: (() => void) | null) => stop?.())

  const begin = live.begin ?? appSettled
  sample({ clock: begin, target: observeFx })
  sample({ clock: observeFx.doneData, fn: ({ observer }) => observer, target: $observer })
  sample({ clock: observeFx.doneData, fn: ({ stop }) => stop, target: $stop })
  sample({ clock: $plan, target: planFx })
  sample({ clock: live.resumed, target: refreshFx })
  sample({ clock: [live.end ?? appStopped, appStopped], source: $stop, target: stopFx })
  sample({ clock: stopFx.finally, fn: () => null, target: [$observer, $stop] })
}
