import type { Page } from 'playwright'

/** What is running in a page: timers that have not fired, and what listens to the window and the document. */
export interface ActiveResources {
  /** How long each is to wait, without those that forget what was read: they end by themselves. */
  timers: number[]
  listeners: string[]
}

/** Runs in the page before its own scripts, and counts from then on. */
export function trackResources(): void {
  /** What was read grows old after a minute or ten and is forgotten after thirty: that is the cache's own. */
  const CACHE_MS = 60_000
  const timers = new Map<unknown, number>()
  const listeners = new Set<string>()
  const names = new WeakMap<object, number>()
  let named = 0
  const nameOf = (listener: object): number => {
    const name = names.get(listener) ?? (named += 1)
    names.set(listener, name)
    return name
  }
  const begins = <Begin extends (...given: never[]) => unknown>(native: Begin, repeats: boolean): Begin =>
    new Proxy(native, {
      apply(target, self, [run, ...rest]: unknown[]) {
        if (typeof run !== 'function') return Reflect.apply(target, self, [run, ...rest])
        const timer: unknown = Reflect.apply(target, self, [
          (...given: unknown[]) => {
            if (!repeats) timers.delete(timer)
            Reflect.apply(run, window, given)
          },
          ...rest,
        ])
        timers.set(timer, Number(rest[0] ?? 0))
        return timer
      },
    })
  const ends = <End extends (...given: never[]) => unknown>(native: End): End =>
    new Proxy(native, {
      apply(target, self, given: unknown[]) {
        timers.delete(given[0])
        return Reflect.apply(target, self, given)
      },
    })
  window.setTimeout = begins(window.setTimeout, false)
  window.setInterval = begins(window.setInterval, true)
  window.clearTimeout = ends(window.clearTimeout)
  window.clearInterval = ends(window.clearInterval)

  for (const [place, target] of [
    ['window', window],
    ['document', document],
  ] as const) {
    const add = target.addEventListener.bind(target)
    const remove = target.removeEventListener.bind(target)
    const keyOf = (type: unknown, listener: unknown, options: unknown): string | null => {
      if ((typeof listener !== 'object' && typeof listener !== 'function') || listener === null) return null
      const isObject = typeof options === 'object' && options !== null
      const capture = isObject ? Reflect.get(options, 'capture') === true : options === true
      return `${place} ${String(type)}${capture ? ' captured' : ''} #${nameOf(listener)}`
    }
    target.addEventListener = new Proxy(add, {
      apply(native, _, [type, listener, options]: unknown[]) {
        const key = keyOf(type, listener, options)
        Reflect.apply(native, target, [type, listener, options])
        if (key === null) return
        listeners.add(key)
        if (typeof options !== 'object' || options === null) return
        const signal: unknown = Reflect.get(options, 'signal')
        const forget = () => listeners.delete(key)
        if (signal instanceof AbortSignal) signal.addEventListener('abort', forget, { once: true })
        if (Reflect.get(options, 'once') === true) add(String(type), forget, { once: true, capture: true })
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
      timers: [...timers.values()].filter((wait) => wait < CACHE_MS).toSorted((one, other) => one - other),
      listeners: [...listeners].map((key) => key.replace(/ #\d+$/u, '')).toSorted(),
    }),
  })
}

/** What is running now, in a page that has counted. */
export const readActiveResources = (page: Page): Promise<ActiveResources> =>
  page.evaluate(() => Reflect.get(window, 'alive'))
