import { describe, expect, it } from 'vitest'
import { fixedFields, isIdentityFixed } from './fixed-fields.ts'

const saved = {
  first_name: 'Anna',
  last_name: 'Petrova',
  birthday: '1990-05-01',
  sex: 'f',
  country: 'RU',
  prefix: '+7',
  phone: '9001234567',
  email: 'anna@example.com',
} as const
const confirmed = (phone_confirmed: boolean, email_confirmed: boolean) => ({ phone_confirmed, email_confirmed })

describe('isIdentityFixed', () => {
  it.each([
    [false, '', false],
    [false, 'rejected', false],
    [false, 'sent', true],
    [false, 'confirmed', true],
    [true, '', true],
  ])('of a player whose verification is %s, with documents "%s", is %s', (verified, documents, expected) => {
    expect(isIdentityFixed({ verified }, documents)).toBe(expected)
  })
})

describe('fixedFields', () => {
  it('has nothing while all fields can be edited', () => {
    expect(fixedFields(confirmed(false, false), saved, false)).toEqual({})
  })

  it('has name and birthday of a fixed identity', () => {
    expect(fixedFields(confirmed(false, false), saved, true)).toEqual({
      first_name: 'Anna',
      last_name: 'Petrova',
      birthday: '1990-05-01',
    })
  })

  it('has each confirmed contact', () => {
    expect(fixedFields(confirmed(true, false), saved, false)).toEqual({ prefix: '+7', phone: '9001234567' })
    expect(fixedFields(confirmed(false, true), saved, false)).toEqual({ email: 'anna@example.com' })
  })
})
