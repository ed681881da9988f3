import type { Page } from 'playwright'

/** Pending timers of a page, and listeners on its window and document. */
export interface ActiveResources {
  /** Delays in ms, without cache expiry timers. */
  timers: number[]
  listeners: string[]
}

/** Runs in the page before its own scripts and tracks timers and listeners from then on. */
export function trackResources(): void {
  /** Longer timers belong to the query cache: entries go stale and are evicted. */
  const CACHE_MS = 60_000
  const timers = new Map<unknown, number>()
  const listeners = new Set<string>()
  const ids = new WeakMap<object, number>()
  let lastId = 0
  const idOf = (listener: object): number => {
    const id = ids.get(listener) ?? (lastId += 1)
    ids.set(listener, id)
    return id
  }
  const wrapStart = <Start extends (...args: never[]) => unknown>(native: Start, repeats: boolean): Start =>
    new Proxy(native, {
      apply(target, self, [run, ...rest]: unknown[]) {
        if (typeof run !== 'function') return Reflect.apply(target, self, [run, ...rest])
        const timer: unknown = Reflect.apply(target, self, [
          (...args: unknown[]) => {
            if (!repeats) timers.delete(timer)
            Reflect.apply(run, window, args)
          },
          ...rest,
        ])
        timers.set(timer, Number(rest[0] ?? 0))
        return timer
      },
    })
  const wrapClear = <Clear extends (...args: never[]) => unknown>(native: Clear): Clear =>
    new Proxy(native, {
      apply(target, self, args: unknown[]) {
        timers.delete(args[0])
        return Reflect.apply(target, self, args)
      },
    })
  window.setTimeout = wrapStart(window.setTimeout, false)
  window.setInterval = wrapStart(window.setInterval, true)
  window.clearTimeout = wrapClear(window.clearTimeout)
  window.clearInterval = wrapClear(window.clearInterval)

  for (const [targetName, target] of [
    ['window', window],
    ['document', document],
  ] as const) {
    const add = target.addEventListener.bind(target)
    const remove = target.removeEventListener.bind(target)
    const keyOf = (type: unknown, listener: unknown, options: unknown): string | null => {
      if ((typeof listener !== 'object' && typeof listener !== 'function') || listener === null) return null
      const isObject = typeof options === 'object' && options !== null
      const capture = isObject ? Reflect.get(options, 'capture') === true : options === true
      return `${targetName} ${String(type)}${capture ? ' captured' : ''} #${idOf(listener)}`
    }
    target.addEventListener = new Proxy(add, {
      apply(native, _, [type, listener, options]: unknown[]) {
        const key = keyOf(type, listener, options)
        Reflect.apply(native, target, [type, listener, options])
        if (key === null) return
        listeners.add(key)
        if (typeof options !== 'object' || options === null) return
        const signal: unknown = Reflect.get(options, 'signal')
        const untrack = () => listeners.delete(key)
        if (signal instanceof AbortSignal) signal.addEventListener('abort', untrack, { once: true })
        if (Reflect.get(options, 'once') === true) add(String(type), untrack, { once: true, capture: true })
      },
    })
    target.removeEventListener = new Proxy(remove, {
      apply(native, _, [type, listener, options]: unknown[]) {
        const key = keyOf(type, listener, options)
        if (key !== null) listeners.delete(key)
        Reflect.apply(native, target, [type, listener, options])
      },
    })
  }
  Object.defineProperty(window, 'alive', {
    get: () => ({
      timers: [...timers.values()].filter((delay) => delay < CACHE_MS).toSorted((one, other) => one - other),
      listeners: [...listeners].map((key) => key.replace(/ #\d+$/u, '')).toSorted(),
    }),
  })
}

/** Reads the active resources of a page that runs `trackResources`. */
export const readActiveResources = (page: Page): Promise<ActiveResources> =>
  page.evaluate(() => Reflect.get(window, 'alive'))
