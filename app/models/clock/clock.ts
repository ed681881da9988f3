/** What the clock needs of the machine; a test drives it. */
export interface SystemClock {
  now(): number
  setTimer(run: () => void, delay: number): unknown
  clearTimer(timer: unknown): void
  isVisible(): boolean
  onVisibility(listener: () => void): () => void
}

/** The one clock and ticker of the app. Instants are the server's, in milliseconds since the epoch. */
export interface Clock {
  /** The server's time now. */
  now(): number
  /** The machine's time now: for durations, which a correction of the server's time must not stretch. */
  machineNow(): number
  /** Takes the server's time from an answer; a difference below the header's precision is ignored. */
  correct(serverAt: number): void
  /** Is told once a server second while the page is visible, and at once when it becomes visible again. */
  subscribe(listener: (now: number) => void): () => void
  /** Runs once after a delay, on the machine's time. Returns what cancels it. */
  after(delay: number, run: () => void): () => void
  /** Live timers and listeners, for the test that nothing is left running. */
  readonly active: number
}

const SECOND = 1000
/** The `Date` header counts whole seconds and travels: below this the present correction is as good. */
const HEADER_PRECISION_MS = 2 * SECOND

/** Makes the clock. It holds one timer, and only while somebody listens and the page is visible. */
export function createClock(system: SystemClock): Clock {
  const listeners = new Set<(now: number) => void>()
  let correction = 0
  let timer: unknown
  let stopWatching: (() => void) | undefined
  let delays = 0

  const now = () => system.now() + correction

  const tick = () => {
    timer = undefined
    const at = now()
    for (const listener of [...listeners]) listener(at)
    plan()
  }
  const plan = () => {
    if (timer !== undefined || listeners.size === 0 || !system.isVisible()) return
    timer = system.setTimer(tick, SECOND - (now() % SECOND))
  }
  const cancel = () => {
    if (timer !== undefined) system.clearTimer(timer)
    timer = undefined
  }
  const visibilityChanged = () => {
    cancel()
    if (system.isVisible()) tick()
  }

  return {
    now,
    machineNow: () => system.now(),
    correct(serverAt) {
      const next = serverAt - system.now()
      if (Math.abs(next - correction) < HEADER_PRECISION_MS) return
      correction = next
      if (timer !== undefined) {
        cancel()
        tick()
      }
    },
    subscribe(listener) {
      listeners.add(listener)
      stopWatching ??= system.onVisibility(visibilityChanged)
      plan()
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        cancel()
        stopWatching?.()
        stopWatching = undefined
      }
    },
    after(delay, run) {
      delays += 1
      let pending = true
      const end = () => {
        if (pending) delays -= 1
        pending = false
      }
      const delayed = system.setTimer(() => {
        end()
        run()
      }, delay)
      return () => {
        end()
        system.clearTimer(delayed)
      }
    },
    get active() {
      return listeners.size + (timer === undefined ? 0 : 1) + delays
    },
  }
}

/** The browser's own time and visibility. */
export function browserClock(page: Document): SystemClock {
  return {
    now: () => Date.now(),
    setTimer: (run, delay) => window.setTimeout(run, delay),
    clearTimer: (timer) => {
      if (typeof timer === 'number') window.clearTimeout(timer)
    },
    isVisible: () => page.visibilityState === 'visible',
    onVisibility(listener) {
      page.addEventListener('visibilitychange', listener)
      return () => page.removeEventListener('visibilitychange', listener)
    },
  }
}
