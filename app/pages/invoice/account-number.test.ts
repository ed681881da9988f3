import { expect, it } from 'vitest'
import { groupAccount } from './account-number.ts'

it.each([
  ['2200700123456789', '2200 7001 2345 6789'],
  ['410012345678901', '4100 1234 5678 901'],
  ['+79001234567', '+7 900 123-45-67'],
  ['7700', '7700'],
  ['', ''],
])('groupAccount writes %j as %j', (account, grouped) => {
  expect(groupAccount(account).replaceAll('\u00A0', ' ')).toBe(grouped)
})
