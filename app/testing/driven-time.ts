import { createClock, type Clock, type SystemClock } from '#app/models/clock/clock.ts'

interface Timer {
  dueAt: number
  run: () => void
}

/** A fake clock and page visibility that a test controls. */
export interface DrivenTime {
  clock: Clock
  system: SystemClock
  /** Advances time and runs the timers that are due, in order. */
  pass(milliseconds: number): void
  hide(): void
  show(): void
  /** The number of timers that have not run. */
  readonly pendingTimers: number
}

/** Creates the fake clock at a timestamp (ms since the epoch). */
export function drivenTime(start = Date.UTC(2026, 0, 10, 12)): DrivenTime {
  let now = start
  let visible = true
  const timers = new Set<Timer>()
  const listeners = new Set<() => void>()
  const system: SystemClock = {
    now: () => now,
    setTimer(run, delayMs) {
      const entry = { dueAt: now + delayMs, run }
      timers.add(entry)
      return entry
    },
    clearTimer(timer) {
      for (const entry of timers) if (entry === timer) timers.delete(entry)
    },
    isVisible: () => visible,
    onVisibility(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  const setVisible = (next: boolean) => {
    visible = next
    for (const listener of [...listeners]) listener()
  }
  return {
    clock: createClock(system),
    system,
    pass(milliseconds) {
      const endAt = now + milliseconds
      for (;;) {
        const next = [...timers].filter(({ dueAt }) => dueAt <= endAt).sort((a, b) => a.dueAt - b.dueAt)[0]
        if (next === undefined) break
        timers.delete(next)
        now = Math.max(now, next.dueAt)
        next.run()
      }
      now = endAt
    },
    hide: () => setVisible(false),
    show: () => setVisible(true),
    get pendingTimers() {
      return timers.size
    },
  }
}
