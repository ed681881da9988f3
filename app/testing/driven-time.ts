import { createClock, type Clock, type SystemClock } from '#app/models/clock/clock.ts'

interface Planned {
  at: number
  run: () => void
}

/** Time that only the test moves, and a page that it hides and shows. */
export interface DrivenTime {
  clock: Clock
  system: SystemClock
  /** Moves time on by milliseconds and runs what falls due, in order. */
  pass(milliseconds: number): void
  hide(): void
  show(): void
  /** Timers that wait. */
  readonly waiting: number
}

/** Starts driven time at a server instant (milliseconds since the epoch). */
export function drivenTime(start = Date.UTC(2026, 0, 10, 12)): DrivenTime {
  let now = start
  let visible = true
  const planned = new Set<Planned>()
  const listeners = new Set<() => void>()
  const system: SystemClock = {
    now: () => now,
    setTimer(run, delay) {
      const entry = { at: now + delay, run }
      planned.add(entry)
      return entry
    },
    clearTimer(timer) {
      for (const entry of planned) if (entry === timer) planned.delete(entry)
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
      const end = now + milliseconds
      for (;;) {
        const next = [...planned].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0]
        if (next === undefined) break
        planned.delete(next)
        now = Math.max(now, next.at)
        next.run()
      }
      now = end
    },
    hide: () => setVisible(false),
    show: () => setVisible(true),
    get waiting() {
      return planned.size
    },
  }
}
