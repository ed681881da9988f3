import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createDraw, seedHash } from './numbers.ts'

const seeds = { serverSeed: 'server', clientSeed: 'client', nonce: 7 }

describe('createDraw', () => {
  it('reads HMAC-SHA256 four bytes at a time, across blocks', () => {
    const draw = createDraw(seeds)
    for (const cursor of [0, 1, 2]) {
      const block = createHmac('sha256', 'server').update(`client:7:${cursor}`).digest()
      const expected = Array.from({ length: 8 }, (_, index) => block.readUInt32BE(4 * index))
      expect(expected.map(() => draw(2 ** 32))).toEqual(expected)
    }
  })

  it('rejects numbers that would favour the lowest results', () => {
    // Two thirds of all numbers are below the limit of this range.
    const below = 2 ** 31 + 2 ** 29
    const block = createHmac('sha256', 'server').update('client:7:0').digest()
    const kept = Array.from({ length: 8 }, (_, index) => block.readUInt32BE(4 * index)).filter((one) => one < below)
    expect(kept.length).toBeLessThan(8)
    const draw = createDraw(seeds)
    expect(kept.map(() => draw(below))).toEqual(kept)
  })

  it('draws every number equally often', () => {
    // Critical values of chi-square for p = 0.001.
    const critical = { 16: 37.7, 32: 61.1, 37: 67.99, 52: 87.97, 54: 90.57 }
    for (const [count, limit] of Object.entries(critical)) {
      const below = Number(count)
      const seen = Array.from({ length: below }, () => 0)
      const draw = createDraw({ ...seeds, clientSeed: `uniform-${below}` })
      const total = 100_000
      for (let index = 0; index < total; index += 1) {
        const number = draw(below)
        seen[number] = (seen[number] ?? 0) + 1
      }
      const expected = total / below
      const chiSquare = seen.reduce((sum, times) => sum + (times - expected) ** 2 / expected, 0)
      expect([below, chiSquare < limit]).toEqual([below, true])
    }
  })
})

describe('seedHash', () => {
  it('is SHA-256 of the text of a seed', () => {
    expect(seedHash('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  })
})
