/** The server clock in milliseconds since the epoch: system time, or fixed by the sandbox. */
export interface SandboxClock {
  now(): number
  /** Fixes the time, or resumes system time with `null`. */
  fix(fixedTime: number | null): void
  readonly isFixed: boolean
  /** System time, for delays that must pass even if the clock is fixed. */
  systemNow(): number
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
