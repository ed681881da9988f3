import { describe, expect, it } from 'vitest'
import { allCalls } from '#contract/all-calls.ts'
import { accessFlows } from '#app/shell/access/codes.cases.tsx'
import { codesOf, NOBODY } from '#app/testing/refusals.tsx'
import { profileFlows } from './codes.cases.tsx'

/*
 * What each call of identity can be refused with (`spec §8`, and its declaration in the contract), held against the flows: a code is
 * tried in one, or is an exception with its reason.
 */

const phoneCodes = [110, 111, 112, 113, 115, 116]
const emailCodes = [120, 121, 122, 123]
const bonusCodes = [7, 8, 9, 10, 12, 14, 15, 16, 300, 301, 302, 303, 304, 305, 306, 307, 308]
const beginning = [2, 5, 6, 27, 50, 110, 112]
const judging = [2, 4, 6, 50, 100, 114]
/** What any call that is pressed may be refused with: the request, the server, the flood, the last word of a back end. */
const ANY = [1, 3, 5, 11]

const answers: Readonly<Record<string, readonly number[]>> = {
  login: [2, 24, 26, 40, 41, 42, 130, 131],
  register: [2, 24, ...phoneCodes, ...emailCodes, 40, 41, 43, 44, 130, 131, 136],
  socialLogin: [26, 42],
  sendVerificationCode: [2, 6, 24, 27, NOBODY, 110, 112, 120, 122],
  checkVerificationCode: [2, 4, 6, 100, 114],
  checkWaitCall: [4],
  checkWaitSms: [4],
  changePassword: [4, 26, 130, 131, 136],
  changeCurrentPassword: [2, 130, 131, 132, 133, 134, 135, 136],
  updateProfile: [50, 57, 60, 61, 70, 71, 80, 81, 82, ...phoneCodes, ...emailCodes],
  changeSetting: [],
  uploadPassport: [50, 51, 52, 53, 54, 55, 56],
  getVerifyMethod: [6, 50, 110, 112, 120, 122],
  sendUserCode: [...beginning, 120],
  awaitUserCall: beginning,
  awaitUserSms: beginning,
  checkUserCall: [4, 110],
  checkUserSms: [4, 110],
  verifyPhone: [...judging, 110],
  verifyEmail: [...judging, 120],
  readUserNotification: [18],
  endOtherSessions: [],
  activateBonus: [...bonusCodes, 20, 431],
  takeCashback: [20, 320, 431],
}

const EACH_SECOND =
  'asked each second, without a press: the table of the proof has every refusal (`proof-verifying.cases.ts`)'
const DONE = 'the contact is confirmed: the dialog closes (`confirmation.model.test.ts`, the machine’s table)'
const WAY = 'asked before the begin, in whose flow its refusals come to the same place'
const ONCE =
  'comes of a repeated key: the words of “perhaps done” are tried in `not-done.test.tsx`, the key in `once-key.test.ts`'
const WORDS_OF_ANY = 'its own words apart, as those of any refusal: `not-done.test.tsx`'

/** Where a code of a call is no case of a flow, and why. `*`: all of the call. */
const exceptions: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  checkWaitCall: { '*': EACH_SECOND },
  checkWaitSms: { '*': EACH_SECOND },
  checkUserCall: { '*': EACH_SECOND },
  checkUserSms: { '*': EACH_SECOND },
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

/** Calls of identity that are pressed by nobody: what they are refused with is told by no form. */
const unpressed: Readonly<Record<string, string>> = {
  getChallenge: 'a part of the call that it is solved for: its failure is that call’s',
  logout: 'a guest at once; the server is told behind the screen (`logout.test.ts`)',
  renewToken: 'the token stays (`session-kept.test.ts`)',
  reportActivity: 'told behind the screen (`activity.test.ts`)',
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

describe('the codes of each call of identity', () => {
  it.each(Object.entries(answers))('%s', (call, codes) => {
    const tried = new Set(flows.filter((flow) => flow.call === call).flatMap(codesOf))
    const excepted = exceptions[call] ?? {}
    const missing = [...new Set([...ANY, ...codes])].filter(
      (code) => ![...tried].some((one) => one === code) && !(code in excepted) && !('*' in excepted),
    )
    expect(missing).toEqual([])
  })
})
