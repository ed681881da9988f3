import { expect, it } from 'vitest'
import { formatPhone } from './format-phone.ts'

it.each([
  ['+79991234567', '+7\u00a0999\u00a0123-45-67'],
  ['+375291234567', '+375291234567'],
  ['+7999', '+7999'],
  ['', ''],
])('formatPhone formats %j as %j', (phone, formatted) => expect(formatPhone(phone)).toBe(formatted))
