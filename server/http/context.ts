import type { Language } from '#contract/languages.ts'
import type { SandboxClock } from '#server/clock.ts'
import type { Database } from '#server/db/open.ts'
import type { ChallengeCost } from '#server/accounts/challenges.ts'
import type { VerificationMethod } from '#contract/verification.ts'
import type { Visit } from '#server/accounts/sessions.ts'
import type { Bots } from '#server/bots/bots.ts'

/** What a handler works with. */
export interface Context {
  db: Database
  /** Milliseconds since the epoch. */
  now: number
  language: Language
  bots: Bots
  /** The id of who has sent the token; `null` for a guest. */
  player: number | null
  /** The token that was sent, dead or alive. */
  token: string | null
  visit: Visit
  /** The site's host, or the one that the browser has asked: a code sent to a phone is filled in there and nowhere else. */
  host: string
}

/** What the whole reference API stands on. */
export interface Services {
  db: Database
  clock: SandboxClock
  seed: number
  house: Bots
  /** How much work a challenge is; a test has little of it. */
  challengeWork?: ChallengeCost
  /** Ways of verification that are out of order: the console closes and opens them. */
  closedMethods: Set<VerificationMethod>
  /** The site's own host where it is known (`SITE_URL`): who asks can write any other into a request. */
  siteHost?: string
  /** Characters of a new account's password; the contract's least where nothing is said. */
  passwordMin?: number
}
