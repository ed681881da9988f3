/** Port for the device's time, timers and page visibility. */
export interface SystemClock {
  now(): number
  setTimer(run: () => void, delayMs: number): unknown
  clearTimer(timer: unknown): void
  isVisible(): boolean
  onVisibility(listener: () => void): () => void
}

/** The app's only clock and ticker. Timestamps are server time, in ms since the epoch. */
export interface Clock {
  /** The current server time. */
  now(): number
  /** The current device time. Use it for durations, which a server time correction must not distort. */
  machineNow(): number
  /** Applies the server time of a response. Differences below the header's precision are ignored. */
  correct(serverTimeMs: number): void
  /** Calls `listener` every server second while the page is visible, and at once when it becomes visible. */
  subscribe(listener: (now: number) => void): () => void
  /** Calls `run` once after `delayMs` of device time. Returns a function that cancels it. */
  after(delayMs: number, run: () => void): () => void
  /** The number of active timers and listeners, for leak tests. */
  readonly active: number
}

const SECOND_MS = 1000
/** The `Date` header has whole seconds and arrives with latency, so smaller differences are noise. */
const HEADER_PRECISION_MS = 2 * SECOND_MS

/** Creates a clock. It runs one timer, and only while it has listeners and the page is visible. */
export function createClock(system: SystemClock): Clock {
  const listeners = new Set<(now: number) => void>()
  let correctionMs = 0
  let timer: unknown
  let stopWatching: (() => void) | undefined
  let pendingDelays = 0

  const now = () => system.now() + correctionMs

  const tick = () => {
    timer = undefined
    const timestamp = now()
    for (const listener of [...listeners]) listener(timestamp)
    scheduleTick()
  }
  const scheduleTick = () => {
    if (timer !== undefined || listeners.size === 0 || !system.isVisible()) return
    timer = system.setTimer(tick, SECOND_MS - (now() % SECOND_MS))
  }
  const cancelTick = () => {
    if (timer !== undefined) system.clearTimer(timer)
    timer = undefined
  }
  const onVisibilityChange = () => {
    cancelTick()
    if (system.isVisible()) tick()
  }

  return {
    now,
    machineNow: () => system.now(),
    correct(serverTimeMs) {
      const nextCorrectionMs = serverTimeMs - system.now()
      if (Math.abs(nextCorrectionMs - correctionMs) < HEADER_PRECISION_MS) return
      correctionMs = nextCorrectionMs
      if (timer !== undefined) {
        cancelTick()
        tick()
      }
    },
    subscribe(listener) {
      listeners.add(listener)
      stopWatching ??= system.onVisibility(onVisibilityChange)
      scheduleTick()
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        cancelTick()
        stopWatching?.()
        stopWatching = undefined
      }
    },
    after(delayMs, run) {
      pendingDelays += 1
      let isPending = true
      const settle = () => {
        if (isPending) pendingDelays -= 1
        isPending = false
      }
      const delayTimer = system.setTimer(() => {
        settle()
        run()
      }, delayMs)
      return () => {
        settle()
        system.clearTimer(delayTimer)
      }
    },
    get active() {
      return listeners.size + (timer === undefined ? 0 : 1) + pendingDelays
    },
  }
}

/** The browser's time, timers and visibility. */
export function browserClock(page: Document): SystemClock {
  return {
    now: () => Date.now(),
    setTimer: (run, delayMs) => window.setTimeout(run, delayMs),
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
