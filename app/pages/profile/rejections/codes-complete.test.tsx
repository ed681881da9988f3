import { expect, it } from 'vitest'
import { allCalls, type AnyCall } from '#contract/all-calls.ts'
import { inheritedErrors } from '#contract/core/call.ts'
import { ERROR_CODES, errorCode, type ErrorCode } from '#contract/errors/codes.ts'
import { commonErrors, idempotencyErrors } from '#contract/errors/groups.ts'
import { accessFlows } from '#app/features/access/codes.cases.tsx'
import { codesOf } from '#app/testing/describe-rejections.tsx'
import { profileFlows } from './codes.cases.tsx'

/*
 * A flow is tested with the codes that the contract declares for its call. These tests find the calls without a flow, and
 * the codes that all flows of a call leave out.
 */

/** Identity calls without a user action: no form shows their rejections. */
const backgroundCalls: Readonly<Record<string, string>> = {
  getChallenge: 'part of the call that it is solved for; fails with that call',
  logout: 'signs out locally at once; the server is notified in the background (`sign-out.test.ts`)',
  renewToken: 'keeps the token (`session-kept.test.ts`)',
  reportActivity: 'sent in the background (`activity.test.ts`)',
}

/** Codes that no identity call returns, and where they belong. */
const codesElsewhere: Readonly<Partial<Record<ErrorCode, string>>> = {
  [errorCode.forbidden]: 'redirects to /forbidden for any call (`router/failure-redirects.ts`)',
  [errorCode.passportNotConfirmed]: 'withdrawals: the passport is not verified',
}

/** Calls of a user action that have no flow, with the reason. */
const callsWithoutFlow: Readonly<Record<string, string>> = {
  getVerifyMethod: 'called before the start of a verification, whose flow shows its rejections in the same place',
}

const DONE = 'the contact is verified: the dialog closes (`confirmation.model.test.ts`, transition table)'
const REPEATED_KEY =
  'caused by a repeated idempotency key: the texts are tested in `outcome-unknown.test.tsx`, the key in `idempotency-key.test.ts`'

/** Codes that the flows of a call leave out, with the reason. */
const exceptions: Readonly<Record<string, Readonly<Record<number, string>>>> = {
  checkUserCall: { 50: DONE },
  checkUserSms: { 50: DONE },
  sendUserCode: { 50: DONE },
  awaitUserCall: { 50: DONE },
  awaitUserSms: { 50: DONE },
  verifyPhone: { 50: DONE },
  verifyEmail: { 50: DONE },
  activateBonus: { 20: REPEATED_KEY, 431: REPEATED_KEY },
  takeCashback: { 20: REPEATED_KEY, 431: REPEATED_KEY },
}

const IDENTITY_PATHS = ['/v2/auth/', '/v2/user/']

/** Errors that only this call declares. */
const ownErrors = (call: AnyCall) => call.errors.filter((code) => !inheritedErrors(call).includes(code))
/** Identity calls that a user action triggers. Queries are part of a page, which shows their errors (`loaded.tsx`). */
const actionCalls = allCalls.filter(
  (call) =>
    IDENTITY_PATHS.some((prefix) => call.path.startsWith(prefix)) &&
    !(call.name in backgroundCalls) &&
    (call.method === 'POST' || ownErrors(call).length > 0),
)
/** Calls of money and games, whose pages place their codes. */
const otherCalls = allCalls.filter((call) => !IDENTITY_PATHS.some((prefix) => call.path.startsWith(prefix)))
/** Error codes of these calls. */
const actionCodes = Object.fromEntries(
  actionCalls.map((call) => [
    call.name,
    [...commonErrors, ...(call.idempotent === true ? idempotencyErrors : []), ...ownErrors(call)],
  ]),
)

const flows = Object.values({ ...accessFlows, ...profileFlows })

it('codes-complete covers every code of the catalogue', () => {
  const covered = new Set<number>([...Object.values(actionCodes), ...otherCalls.map(ownErrors)].flat())
  expect(ERROR_CODES.filter((code) => !covered.has(code)).map(String)).toEqual(Object.keys(codesElsewhere))
})

it('every identity call of a user action has a flow or a stated reason', () => {
  const calls = new Set(flows.map(({ call }) => call))
  const others = Object.keys(actionCodes).filter((call) => !calls.has(call))
  expect(others, 'calls that codes.cases.tsx lacks').toEqual(Object.keys(callsWithoutFlow))
})

it.each([...Map.groupBy(flows, ({ call }) => call)])(
  'the flows of %s leave out only the codes with a stated reason',
  (call, ownFlows) => {
    const tested = new Set<number>(ownFlows.flatMap(codesOf))
    const leftOut = new Set(actionCodes[call]?.filter((code) => !tested.has(code)))
    expect([...leftOut].map(String)).toEqual(Object.keys(exceptions[call] ?? {}))
  },
)
