import { describe, expect, it } from 'vitest'
import { errorCode } from '../errors/codes.ts'
import { personalProblems } from './personal.ts'

const at = (time: string) => Date.parse(`${time}+03:00`)
const data = {
  first_name: 'Иван',
  last_name: 'Петров',
  birthday: '1990-07-15',
  sex: 'm',
  country: 'RU',
  phone: '+79991234567',
  email: '',
} as const

describe('personalProblems', () => {
  it.each([
    ['', errorCode.firstNameMissing],
    ['А', errorCode.firstNameTooShort],
    ['А'.repeat(64), undefined],
    ['А'.repeat(65), errorCode.firstNameTooLong],
    // 64 characters of a reader, with more of Unicode.
    ['е\u0308'.repeat(64), undefined],
    ['नि'.repeat(64), undefined],
    ['नि'.repeat(65), errorCode.firstNameTooLong],
    [`А${'\u0301'.repeat(300)}н`, errorCode.firstNameTooLong],
    [`  ${'А'.repeat(63)}\u200B  `, undefined],
  ])('judges the name %j: %j', (first_name, code) =>
    expect(personalProblems({ ...data, first_name }, at('2026-11-26T12:00:00')).first_name).toBe(code),
  )

  it('names the last name by its own code', () =>
    expect(personalProblems({ ...data, last_name: 'П'.repeat(65) }, at('2026-11-26T12:00:00'))).toEqual({
      last_name: errorCode.lastNameTooLong,
    }))

  it.each([
    ['2008-11-26', '2026-11-25T23:59:59', errorCode.birthdayMissing],
    // 21:00 UTC of the day before.
    ['2008-11-26', '2026-11-26T00:00:00', undefined],
    ['2008-11-26', '2026-11-26T02:59:59', undefined],
    ['2008-02-29', '2026-02-28T23:59:59', errorCode.birthdayMissing],
    ['2008-02-29', '2026-03-01T00:00:00', undefined],
    ['1905-11-26', '2026-11-25T23:59:59', undefined],
    ['1905-11-26', '2026-11-26T00:00:00', errorCode.birthdayMissing],
    ['1990-02-30', '2026-11-26T12:00:00', errorCode.birthdayMissing],
    ['1990-7-15', '2026-11-26T12:00:00', errorCode.birthdayMissing],
    ['0050-01-01', '2026-11-26T12:00:00', errorCode.birthdayMissing],
    ['', '2026-11-26T12:00:00', errorCode.birthdayMissing],
  ])('counts the age of a birthday %j at %s in Moscow', (birthday, now, code) =>
    expect(personalProblems({ ...data, birthday }, at(now)).birthday).toBe(code),
  )
})
