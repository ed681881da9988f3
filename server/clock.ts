/** The server's time, in milliseconds since the epoch: the machine's own, or one that the sandbox has fixed. */
export interface SandboxClock {
  now(): number
  /** Fixes the time, or lets it run again with `null`. */
  fix(at: number | null): void
  readonly stands: boolean
  /** The machine's own time, for what must pass even where the clock stands. */
  machineNow(): number
}

/** A clock that runs, or stands at `fixed` (`SANDBOX_NOW`). */
export function createSandboxClock(fixed: number | null): SandboxClock {
  let at = fixed
  return {
    now: () => at ?? Date.now(),
    machineNow: Date.now,
    fix(next) {
      at = next
    },
    get stands() {
      return at !== null
    },
  }
}
