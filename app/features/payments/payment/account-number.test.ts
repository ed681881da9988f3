import { expect, it } from 'vitest'
import { accountKind, groupAccount } from './account-number.ts'

it.each([
  ['2200700123456789', '2200 7001 2345 6789'],
  ['410012345678901', '4100 1234 5678 901'],
  ['+79001234567', '+7 900 123-45-67'],
  ['7700', '7700'],
  ['', ''],
])('groupAccount writes %j as %j', (account, grouped) => {
  expect(groupAccount(account).replaceAll('\u00A0', ' ')).toBe(grouped)
})

it.each([
  ['2200700123456789', 'card'],
  ['2200 7001 2345 6789', 'card'],
  ['410012345678901', 'wallet'],
  ['4100123456789', 'wallet'],
  ['+79001234567', 'phone'],
  ['79001234567', 'phone'],
  // A new wallet number, or a Visa card.
  ['4100118012345678', null],
  ['7700', null],
  ['', null],
])('accountKind of %j is %j', (account, kind) => {
  expect(accountKind(account)).toBe(kind)
})
