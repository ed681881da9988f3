import type { Language } from '#contract/core/languages.ts'
import type { ServerClock } from '#server/clock.ts'
import type { Database } from '#server/db/open.ts'
import type { Reading } from '#server/db/reading.ts'
import type { ChallengeCost } from '#server/accounts/auth/challenges.ts'
import type { Visit } from '#server/accounts/sessions/sessions.ts'
import type { DocumentKeys } from '#server/accounts/documents/document-cipher.ts'
import type { SendMessage } from '#server/messaging/send-message.ts'
import type { PaymentProvider } from '#server/money/providers/provider.ts'
import type { MayStake } from '#server/play/round/may-stake.ts'
import type { Sandbox } from '#server/sandbox/sandbox.ts'
import type { Bots } from '#server/bots/bots.ts'

/** The context of a request handler. */
export interface Context {
  db: Database
  /** Reads that a standby may answer. */
  reading: Reading
  /** Milliseconds since the epoch. */
  now: number
  language: Language
  bots: Bots
  /** Who moves money outside of this server. The first one takes new payments; without any there are none. */
  providers: readonly PaymentProvider[]
  /** Id of the signed-in player; `null` for a guest. */
  player: number | null
  /** The version of the player's facts (`accounts/status/snapshots.ts`), read with the session; 0 for a guest. */
  playerVersion: number
  /** The token is that of a blocked player, who counts as a guest. */
  isBlocked: boolean
  /** The received token, valid or not. */
  token: string | null
  visit: Visit
  /** The site's own host if known (`SITE_URL`). Codes in SMS are bound to it for autofill. */
  host: string | null
  /** Gives up the place of the request among those of its network, before a wait for something other than the database. */
  leaveShare: () => void
  /** Sends a message without a place in the share: a gateway may take seconds. */
  sendMessage: SendMessage
}

/** Shared services of the reference API. */
export interface Services {
  db: Database
  /** Reads that a standby may answer. */
  reading: Reading
  clock: ServerClock
  seed: number
  bots: Bots
  providers: readonly PaymentProvider[]
  sendMessage: SendMessage
  /** Whether a player may stake real money now. */
  mayStake: MayStake
  /** Encryption keys of identity documents. */
  documentKeys: DocumentKeys
  /** Proof-of-work cost of challenges; low in tests. */
  challengeWork?: ChallengeCost
  /** What the sandbox changes; `null` on a server without it. */
  sandbox: Sandbox | null
  /** The site's own host if known (`SITE_URL`), because the Host header can be forged. */
  siteHost?: string
  /** Whether slots offer auto-play; by default they do. */
  hasAutoPlay?: boolean
  /** The site's public origin if known (`SITE_URL`): what a passkey is valid for. */
  siteOrigin?: string
  /** The folder of the built games; by default the one of `npm run build`. */
  gamesFolder?: string
  /** The folder of the files of earlier builds of the games, if there is one. */
  keptGamesFolder?: string | null
  /** Minimum password length of new accounts; defaults to the contract's. */
  passwordMin?: number
}
