import { pbkdf2Sync } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { deriveKey } from './plain-pbkdf2.ts'

const bytes = (length: number, from = 0) => Uint8Array.from({ length }, (_, index) => (from + index * 7) % 256)
const nodePbkdf2 = (password: Uint8Array, salt: Uint8Array, rounds: number, length: number) =>
  new Uint8Array(pbkdf2Sync(password, salt, rounds, length, 'sha256'))

describe('deriveKey', () => {
  it.each([
    [20, 16, 1, 32],
    [20, 16, 3000, 32],
    [0, 0, 2, 32],
    [64, 55, 3, 32],
    [65, 56, 3, 32],
    [200, 119, 3, 20],
    [20, 16, 5, 100],
  ])(
    'matches Node: password of %i bytes, salt of %i, %i iterations, key of %i bytes',
    async (password, salt, cost, keyLength) => {
      const inputs = [bytes(salt, 3), bytes(password, 9)] as const
      const { derivedKey } = await deriveKey({ algorithm: 'PBKDF2/SHA-256', cost, keyLength }, ...inputs)
      expect(derivedKey).toEqual(nodePbkdf2(inputs[1], inputs[0], cost, keyLength))
    },
  )

  it('throws for another algorithm', async () => {
    const derivation = deriveKey({ algorithm: 'PBKDF2/SHA-512', cost: 1, keyLength: 32 }, bytes(1), bytes(1))
    await expect(derivation).rejects.toThrow('PBKDF2/SHA-512')
  })
})
