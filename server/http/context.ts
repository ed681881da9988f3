import type { Language } from '#contract/languages.ts'
import type { SandboxClock } from '#server/clock.ts'
import type { Database } from '#server/db/open.ts'
import type { House } from '#server/house/house.ts'

/** What a handler works with. */
export interface Context {
  db: Database
  /** Milliseconds since the epoch. */
  now: number
  language: Language
  house: House
}

/** What the whole reference API stands on. */
export interface Services {
  db: Database
  clock: SandboxClock
  seed: number
  house: House
}
