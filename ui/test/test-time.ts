import type { RemainingTime } from '../primitives/Countdown/Countdown.tsx'

/** A `RemainingTime` that the test ticks. */
export function createTestTime(start: number) {
  const listeners = new Set<() => void>()
  let current = start
  const remaining: RemainingTime = {
    seconds: () => current,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  const tickTo = (seconds: number) => {
    current = seconds
    for (const listener of listeners) listener()
  }
  return { remaining, tickTo, listeners }
}
