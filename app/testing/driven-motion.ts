import type { MotionPort } from '#app/models/preferences/system-motion.model.ts'

/** A system whose wish for less motion only the test changes. */
export interface DrivenMotion {
  port: MotionPort
  askForLess(less: boolean): void
  /** Listeners that are still there. */
  readonly listeners: number
}

/** Starts with what the system says at first. */
export function drivenMotion(atFirst = false): DrivenMotion {
  const listeners = new Set<(less: boolean) => void>()
  return {
    port: {
      onChange(listener) {
        listeners.add(listener)
        listener(atFirst)
        return () => void listeners.delete(listener)
      },
    },
    askForLess(less) {
      for (const listener of [...listeners]) listener(less)
    },
    get listeners() {
      return listeners.size
    },
  }
}
