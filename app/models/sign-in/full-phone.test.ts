import { describe, expect, it } from 'vitest'
import { phoneProblem } from '#contract/credentials.ts'
import { splitPhone, fullPhone } from './full-phone.ts'

describe('a number that is known', () => {
  it.each([
    ['+79991234567', { prefix: '+7', phone: '999 123-45-67' }],
    // The longest prefix that it begins with, of which no groups are known.
    ['+77011234567', { prefix: '+7701', phone: '1234567' }],
    ['+375291234567', { prefix: '+375', phone: '291234567' }],
    ['', { prefix: '+7', phone: '' }],
    // Of a country that is not offered: it stays whole.
    ['+1205550100', { prefix: '+7', phone: '+1205550100' }],
  ])('%s stands in its field in the groups that it is read in', (whole, fields) => {
    expect(splitPhone(whole, ['+7', '+375', '+7701'])).toEqual(fields)
  })

  it.each(['+79991234567', '+375291234567', '+1205550100'])(
    '%s is sent as it was where nobody has changed it',
    (whole) => {
      const { prefix, phone } = splitPhone(whole, ['+7', '+375'])
      expect(fullPhone(prefix, phone)).toBe(whole)
    },
  )
})

describe('a number that is typed', () => {
  it.each([
    ['+7', '007 999 123-45-67', '+79991234567'],
    ['+7', '8 10 375 29 123 45 67', '+375291234567'],
    ['+7', '00375 29 123 45 67', '+375291234567'],
    ['+7', '812 123-45-67', '+78121234567'],
    ['+375', '007 999 123-45-67', '+79991234567'],
    ['+375', '29 123-45-67', '+375291234567'],
    // Of another country a leading 8 is a part of the number.
    ['+81', '80 1234 5678', '+818012345678'],
  ])('behind %s as %s is %s', (code, typed, whole) => expect(fullPhone(code, typed)).toBe(whole))

  it.each([
    '999 123-45-6',
    '8 999 123-45-6',
    '7 999 123-45-6',
    '999 123-45-678',
    '375 29 123 45 67',
    '12',
    '007 999 123-45-6',
  ])('behind +7 as %s is no number', (typed) => expect(phoneProblem(fullPhone('+7', typed))).toBe(112))
})
