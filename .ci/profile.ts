import { startCpuMeter } from './cpu-meter.ts'

/* `npm test -- journeys --profile`: runs one file at a time and lists the slowest with the CPU seconds that they cost. */

/** Environment variable that is set in a profiled run: one worker, and a list at the end. */
export const PROFILE_VARIABLE = 'TEST_PROFILE'
export const isProfiled = (): boolean => process.env[PROFILE_VARIABLE] === '1'

/** Files in the list. */
const LISTED = 20

/** Collects CPU time per file. Files run one after the other. */
export interface Profile {
  /** A file has ended, or a part of it: it cost what the tests have used since the last call. */
  add(file: string): void
  /** The slowest files, one per line. */
  describe(): string
}

export function createProfile(readSeconds: () => number = startCpuMeter()): Profile {
  const seconds = new Map<string, number>()
  let last = readSeconds()
  return {
    add(file) {
      const now = readSeconds()
      seconds.set(file, (seconds.get(file) ?? 0) + now - last)
      last = now
    },
    describe() {
      const slowest = [...seconds].toSorted(([, a], [, b]) => b - a).slice(0, LISTED)
      return slowest.map(([file, cost]) => `${cost.toFixed(1).padStart(6)} core-s  ${file}`).join('\n')
    },
  }
}
