import { describe, expect, it } from 'vitest'
import { splitPhone, wholePhone } from './whole-phone.ts'

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
      expect(wholePhone(prefix, phone)).toBe(whole)
    },
  )
})
