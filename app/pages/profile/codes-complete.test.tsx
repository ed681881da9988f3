import { describe, expect, it } from 'vitest'
import { allCalls } from '#contract/all-calls.ts'
import { ERROR_CODES } from '#contract/errors/codes.ts'
import { ANY_CALL, callErrors } from '#contract/errors/of-calls.ts'
import { accessFlows } from '#app/shell/access/codes.cases.tsx'
import { codesOf } from '#app/testing/describe-rejections.tsx'
import { profileFlows } from './codes.cases.tsx'

/*
 * What each call of identity can be refused with, as the contract says it, held against the flows: a code is tried in one, or is an
 * exception with its reason.
 */

/** Calls of identity that are pressed by nobody: what they are refused with is told by no form. */
const unpressed: Readonly<Record<string, string>> = {
  getChallenge: 'a part of the call that it is solved for: its failure is that call’s',
  logout: 'a guest at once; the server is told behind the screen (`logout.test.ts`)',
  renewToken: 'the token stays (`session-kept.test.ts`)',
  reportActivity: 'told behind the screen (`activity.test.ts`)',
}

/** The calls that are pressed, and what they are refused with. */
const answers = Object.fromEntries(Object.entries(callErrors).filter(([name]) => !(name in unpressed)))

/** The codes of the catalogue from one to another. */
const between = (first: number, last: number): number[] => ERROR_CODES.filter((code) => code >= first && code <= last)

/** What no call of identity is refused with, and whose it is. */
const elsewhere: readonly (readonly [codes: readonly number[], whose: string])[] = [
  [between(19, 22), 'the cashier’s: an operation that is final, locked or not cancelled'],
  [[25], 'leads to /forbidden, whatever the call was (`router/failure-places.ts`)'],
  [[101], 'a withdrawal’s: the passport is not confirmed'],
  [[200], 'nobody is signed in, whatever the call was: the session’s (`session.machine.test.ts`)'],
  [between(400, 419), 'a withdrawal’s'],
  [[...between(420, 439), ...between(4200, 4209)], 'a deposit’s'],
  [between(500, 509), 'a game’s'],
]

const DONE = 'the contact is confirmed: the dialog closes (`confirmation.model.test.ts`, the machine’s table)'
const WAY = 'asked before the begin, in whose flow its refusals come to the same place'
const ONCE =
  'comes of a repeated key: the words of “perhaps done” are tried in `not-done.test.tsx`, the key in `once-key.test.ts`'
const WORDS_OF_ANY = 'its own words apart, as those of any refusal: `not-done.test.tsx`'

/** Where a code of a call is no case of a flow, and why. `*`: all of the call. */
const exceptions: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  checkUserCall: { 50: DONE },
  checkUserSms: { 50: DONE },
  getVerifyMethod: { '*': WAY },
  sendUserCode: { 50: DONE },
  awaitUserCall: { 50: DONE },
  awaitUserSms: { 50: DONE },
  verifyPhone: { 50: DONE },
  verifyEmail: { 50: DONE },
  activateBonus: { 20: ONCE, 431: ONCE },
  takeCashback: { 1: WORDS_OF_ANY, 20: ONCE, 431: ONCE },
  endOtherSessions: { 1: WORDS_OF_ANY },
}

const PLACES = ['/v2/auth/', '/v2/user/']
const identityCalls = allCalls.filter(({ path }) => PLACES.some((place) => path.startsWith(place)))

const flows = Object.values({ ...accessFlows, ...profileFlows })

it('knows every call of identity that somebody presses', () => {
  // What only reads is a part of a page: its failure is the page’s (`loaded.tsx`).
  const pressed = identityCalls.filter(
    ({ name, method }) => !(name in unpressed) && (method === 'POST' || name in answers),
  )
  expect(Object.keys(answers).toSorted()).toEqual(pressed.map(({ name }) => name).toSorted())
})

it('knows whose every code of the catalogue is', () => {
  const known = new Set<number>([
    ...ANY_CALL,
    ...Object.values(answers).flat(),
    ...elsewhere.flatMap(([codes]) => codes),
  ])
  expect(ERROR_CODES.filter((code) => !known.has(code))).toEqual([])
})

describe('the codes of each call of identity', () => {
  it.each(Object.entries(answers))('%s', (call, codes) => {
    const tried = new Set(flows.filter((flow) => flow.call === call).flatMap(codesOf))
    const excepted = exceptions[call] ?? {}
    const missing = [...new Set([...ANY_CALL, ...codes])].filter(
      (code) => ![...tried].some((one) => one === code) && !(code in excepted) && !('*' in excepted),
    )
    expect(missing).toEqual([])
  })
})
