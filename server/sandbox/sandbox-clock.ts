import type { ServerClock } from '#server/clock.ts'

/** A clock that the sandbox console can fix. */
export interface SandboxClock extends ServerClock {
  /** Fixes the time, or resumes system time with `null`. */
  fix(fixedTime: number | null): void
  readonly isFixed: boolean
}

/** Creates a clock that runs, or is fixed at `fixed` (`SANDBOX_NOW`). */
export function createSandboxClock(fixed: number | null): SandboxClock {
  let fixedTime = fixed
  return {
    now: () => fixedTime ?? Date.now(),
    systemNow: Date.now,
    fix(next) {
      fixedTime = next
    },
    get isFixed() {
      return fixedTime !== null
    },
  }
}
