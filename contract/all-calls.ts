import * as account from './player/account.ts'
import * as auth from './player/auth.ts'
import * as bonuses from './player/bonuses.ts'
import type { Call } from './core/call.ts'
import * as confirmation from './player/confirmation.ts'
import * as countryCodes from './lobby/country-codes.ts'
import * as frameDeclarations from './play/frame-calls.ts'
import * as facts from './play/facts.ts'
import * as exclusion from './play/exclusion.ts'
import * as fairness from './play/fairness.ts'
import * as games from './lobby/games.ts'
import * as info from './lobby/info.ts'
import * as jackpots from './lobby/jackpots.ts'
import * as cashier from './money/cashier.ts'
import * as deposits from './money/deposits.ts'
import * as history from './money/history.ts'
import * as invoices from './money/invoices.ts'
import * as payments from './money/payments.ts'
import * as withdrawals from './money/withdrawals.ts'
import * as meta from './lobby/meta.ts'
import * as play from './lobby/play.ts'
import * as limits from './play/limits.ts'
import * as playSession from './play/session.ts'
import * as recent from './play/recent.ts'
import * as rounds from './play/rounds.ts'
import * as secondFactor from './player/second-factor.ts'
import * as passkeys from './player/passkeys.ts'
import * as profile from './player/profile.ts'
import * as site from './lobby/site.ts'
import * as status from './player/status.ts'
import * as support from './lobby/support.ts'
import * as tournaments from './lobby/tournaments.ts'
import * as user from './player/user.ts'
import * as verification from './player/verification.ts'
import * as winners from './lobby/winners.ts'

export type AnyCall = Call<unknown, unknown, unknown, unknown>

const isCall = (value: unknown): value is AnyCall =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'data' in value

const callsOf = (modules: readonly object[]): readonly AnyCall[] =>
  modules.flatMap((declarations): unknown[] => Object.values(declarations)).filter(isCall)

/** Every call of the app below `/api`, for tests and the API documentation. The app must not import it: it would load every schema. */
export const allCalls = callsOf([
  status,
  games,
  play,
  facts,
  playSession,
  recent,
  rounds,
  fairness,
  limits,
  exclusion,
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
  secondFactor,
  passkeys,
  account,
  bonuses,
  cashier,
  deposits,
  history,
  invoices,
  payments,
  withdrawals,
])

/** Calls of a game's frame below `/play`, which has a play token in place of a session. */
export const frameCalls = callsOf([frameDeclarations])

/** The URL of a declared call with its colon parameters. */
export const urlOfCall = (call: AnyCall): string => `${frameCalls.includes(call) ? '/play' : '/api'}${call.path}`
