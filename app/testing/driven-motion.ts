import type { MotionPort } from '#app/models/preferences/system-motion.model.ts'

/** A fake of the system's reduced-motion setting. */
export interface DrivenMotion {
  port: MotionPort
  setReducedMotion(isReduced: boolean): void
  /** The number of active listeners. */
  readonly listeners: number
}

/** Creates the fake with an initial setting. */
export function drivenMotion(isInitiallyReduced = false): DrivenMotion {
  const listeners = new Set<(isReduced: boolean) => void>()
  return {
    port: {
      onChange(listener) {
        listeners.add(listener)
        listener(isInitiallyReduced)
        return () => void listeners.delete(listener)
      },
    },
    setReducedMotion(isReduced) {
      for (const listener of [...listeners]) listener(isReduced)
    },
    get listeners() {
      return listeners.size
    },
  }
}
