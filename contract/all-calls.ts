import * as account from './account.ts'
import * as auth from './auth.ts'
import * as bonuses from './bonuses.ts'
import type { Call } from './call.ts'
import * as confirmation from './confirmation.ts'
import * as countryCodes from './country-codes.ts'
import * as games from './games.ts'
import * as info from './info.ts'
import * as jackpots from './jackpots.ts'
import * as meta from './meta.ts'
import * as play from './play.ts'
import * as profile from './profile.ts'
import * as site from './site.ts'
import * as status from './status.ts'
import * as support from './support.ts'
import * as tournaments from './tournaments.ts'
import * as user from './user.ts'
import * as verification from './verification.ts'
import * as winners from './winners.ts'

export type AnyCall = Call<unknown, unknown, unknown, unknown>

const isCall = (value: unknown): value is AnyCall =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'data' in value

/** Every declared call, for tests and the API documentation. The app must not import it: it would load every schema. */
export const allCalls: readonly AnyCall[] = [
  status,
  games,
  play,
  jackpots,
  site,
  meta,
  countryCodes,
  info,
  winners,
  tournaments,
  support,
  auth,
  user,
  verification,
  profile,
  confirmation,
  account,
  bonuses,
]
  .flatMap((declarations): unknown[] => Object.values(declarations))
  .filter(isCall)
