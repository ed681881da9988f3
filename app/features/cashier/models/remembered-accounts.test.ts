import { expect, it, vi } from 'vitest'
import { memoryStorage } from '#app/testing/memory-storage.ts'
import { readRemembered, writeRemembered } from './remembered-accounts.ts'

const phone = { account: '+79991234567', bank: 'sber' }
const card = { account: '•••• 1111', bank: '' }

it('writeRemembered keeps an account per player and provider', () => {
  const storage = memoryStorage()
  writeRemembered(storage, 5, 'sbp', phone)
  writeRemembered(storage, 5, 'card', card)
  writeRemembered(storage, 6, 'sbp', card)
  expect(readRemembered(storage, 5, 'sbp')).toEqual(phone)
  expect(readRemembered(storage, 5, 'card')).toEqual(card)
  expect(readRemembered(storage, 6, 'sbp')).toEqual(card)
  expect(readRemembered(storage, 6, 'card')).toBeNull()
})

it('writeRemembered with null forgets only this account', () => {
  const storage = memoryStorage()
  writeRemembered(storage, 5, 'sbp', phone)
  writeRemembered(storage, 5, 'card', card)
  writeRemembered(storage, 5, 'sbp', null)
  expect([readRemembered(storage, 5, 'sbp'), readRemembered(storage, 5, 'card')]).toEqual([null, card])
})

it.each(['{"5":', '[]', '{"5":7}'])('readRemembered ignores the stored text %s, and it can be replaced', (text) => {
  const storage = memoryStorage()
  storage.setItem('withdrawal-accounts', text)
  expect(readRemembered(storage, 5, 'sbp')).toBeNull()
  writeRemembered(storage, 5, 'sbp', phone)
  expect(readRemembered(storage, 5, 'sbp')).toEqual(phone)
})

it('writeRemembered does not fail without storage, or in a full one', () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  const full = {
    ...memoryStorage(),
    setItem: () => {
      throw new Error('full')
    },
  }
  expect(() => writeRemembered(null, 5, 'sbp', phone)).not.toThrow()
  expect(() => writeRemembered(full, 5, 'sbp', phone)).not.toThrow()
})
