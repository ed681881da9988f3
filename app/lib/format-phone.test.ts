import { expect, it } from 'vitest'
import { formatPhone } from './format-phone.ts'

it.each([
  ['+79991234567', '+7\u00a0999\u00a0123-45-67'],
  ['+375291234567', '+375291234567'],
  ['+7999', '+7999'],
  ['', ''],
])('reads %s as %s', (phone, read) => expect(formatPhone(phone)).toBe(read))
