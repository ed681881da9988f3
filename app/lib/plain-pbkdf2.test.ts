import { pbkdf2Sync } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { deriveKey } from './plain-pbkdf2.ts'

const bytes = (length: number, from = 0) => Uint8Array.from({ length }, (_, at) => (from + at * 7) % 256)
const ofNode = (password: Uint8Array, salt: Uint8Array, rounds: number, length: number) =>
  new Uint8Array(pbkdf2Sync(password, salt, rounds, length, 'sha256'))

describe('a key that is derived without the browser’s own functions', () => {
  it.each([
    [20, 16, 1, 32],
    [20, 16, 3000, 32],
    [0, 0, 2, 32],
    [64, 55, 3, 32],
    [65, 56, 3, 32],
    [200, 119, 3, 20],
    [20, 16, 5, 100],
  ])('is the same: %i bytes, %i of salt, %i rounds, %i bytes long', async (password, salt, cost, keyLength) => {
    const given = [bytes(salt, 3), bytes(password, 9)] as const
    const { derivedKey } = await deriveKey({ algorithm: 'PBKDF2/SHA-256', cost, keyLength }, ...given)
    expect(derivedKey).toEqual(ofNode(given[1], given[0], cost, keyLength))
  })

  it('is none for a function that is not there', async () => {
    const asked = deriveKey({ algorithm: 'PBKDF2/SHA-512', cost: 1, keyLength: 32 }, bytes(1), bytes(1))
    await expect(asked).rejects.toThrow('PBKDF2/SHA-512')
  })
})
