import { describe, expect, it } from 'vitest'
import { allCalls, frameCalls } from '../all-calls.ts'
import { getStatus } from '../player/status.ts'
import { activateBonus } from '../player/bonuses.ts'
import { login } from '../player/auth.ts'
import { ERROR_CODES, errorCode, isKnownCode, type ErrorField } from './codes.ts'
import { errorField } from './fields.ts'
import {
  bonusErrors,
  depositBonusErrors,
  documentErrors,
  emailErrors,
  loginErrors,
  passwordErrors,
  personalErrors,
  phoneErrors,
} from './groups.ts'

describe('errorField', () => {
  const signUp = ['phone', 'email', 'login', 'password', 'rules'] as const
  it.each([
    [40, 'login'],
    [24, 'password'],
    [113, 'phone'],
    [114, 'phone'],
    [123, 'email'],
    [134, 'password'],
    [136, 'password'],
    [1, null],
    [60, null],
  ])('maps code %i to the field %s of a sign-up form', (code, field) => {
    expect(errorField(code, signUp)).toBe(field)
  })

  it.each([
    [132, 'current'],
    [135, 'current'],
    [134, 'again'],
    [131, 'password'],
    [113, null],
  ])('maps code %i to the field %s of a form that changes the password', (code, field) => {
    expect(errorField(code, ['current', 'password', 'again'])).toBe(field)
  })

  it.each([
    [57, 'country'],
    [61, 'first_name'],
    [71, 'last_name'],
    [80, 'country'],
    [81, 'sex'],
    [82, 'birthday'],
    [50, null],
  ])('maps code %i to the field %s of the personal data', (code, field) => {
    expect(errorField(code, ['first_name', 'last_name', 'birthday', 'sex', 'country', 'phone', 'email'])).toBe(field)
  })

  it('maps codes of the amount to a form that has one', () => {
    const codes = [420, 421, 424, 425, 426, 427, 428]
    const amounts = codes.filter((code) => errorField(code, ['amount', 'bank']) === 'amount')
    expect(amounts).toEqual([420, 425, 426, 427])
    expect(codes.map((code) => errorField(code, ['login']))).toEqual(codes.map(() => null))
  })

  it('maps codes of a code or promo code to a form that has one', () => {
    expect([100, 114].map((code) => errorField(code, ['code']))).toEqual(['code', 'code'])
    expect([8, 303, 320].map((code) => errorField(code, ['promocode']))).toEqual(['promocode', 'promocode', null])
  })
})

describe('errors of a call', () => {
  it('include the common ones, the session’s and those of the idempotency key', () => {
    expect(getStatus.errors).toEqual([1, 3, 5, 11, 26])
    expect(activateBonus.errors).toEqual(expect.arrayContaining([1, 3, 5, 11, 25, 26, 200, 20, 431, 303]))
    expect(login.errors).not.toContain(200)
  })

  it.each([...allCalls, ...frameCalls].map((call) => [call.name, call] as const))(
    'are distinct codes of the catalogue: %s',
    (_, call) => {
      expect(new Set(call.errors).size).toBe(call.errors.length)
      expect(call.errors.filter((code) => !isKnownCode(Math.abs(code)))).toEqual([])
    },
  )
})

/** The codes that a form with one of these fields shows there. */
const shownAt = (...fields: readonly ErrorField[]) => ERROR_CODES.filter((code) => errorField(code, fields) !== null)

it.each([
  ['loginErrors', loginErrors, shownAt('login')],
  ['documents of an upload', documentErrors.filter((code) => errorField(code, ['pictures'])), shownAt('pictures')],
  ['personalErrors', personalErrors, shownAt('first_name', 'last_name', 'country', 'sex', 'birthday')],
  ['phoneErrors', phoneErrors, shownAt('phone')],
  ['emailErrors', emailErrors, shownAt('email')],
  ['passwordErrors', [errorCode.challengeFailed, ...passwordErrors], shownAt('password')],
  [
    'errors of a bonus',
    [...depositBonusErrors, errorCode.contactSupport, ...bonusErrors].sort((a, b) => a - b),
    shownAt('promocode'),
  ],
])('%s contains every code that is shown at its fields', (_, group, shown) => {
  expect(group).toEqual(shown)
})
