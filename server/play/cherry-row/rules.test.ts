import { describe, expect, it } from 'vitest'
import { multiplier, REEL, spin, symbolsAt, SYMBOLS, WEIGHTS, type Stops } from './rules.ts'

const stops = REEL.map((_, index) => index)
const everyResult = stops.flatMap((a) => stops.flatMap((b) => stops.map((c): Stops => [a, b, c])))
const returns = everyResult.map((result) => multiplier(symbolsAt(result)))

describe('Cherry Row rules', () => {
  it('return 96.02 % over all results', () => {
    const total = returns.reduce((sum, value) => sum + value, 0)
    expect(((total / everyResult.length) * 100).toFixed(2)).toBe('96.02')
  })

  it('return something in 34.1 % of the rounds', () => {
    const hits = returns.filter((value) => value > 0).length
    expect(((hits / everyResult.length) * 100).toFixed(1)).toBe('34.1')
  })

  it('have a reel with the published weights', () => {
    for (const symbol of SYMBOLS) expect(REEL.filter((stop) => stop === symbol)).toHaveLength(WEIGHTS[symbol])
  })

  it('return the stake for exactly two cherries and pay for three', () => {
    expect(multiplier(['cherry', 'cherry', 'plum'])).toBe(1)
    expect(multiplier(['plum', 'cherry', 'cherry'])).toBe(1)
    expect(multiplier(['cherry', 'cherry', 'cherry'])).toBe(4)
    expect(multiplier(['cherry', 'bar', 'plum'])).toBe(0)
  })

  it('are deterministic for given seeds', () => {
    const seeds = { serverSeed: 'server', clientSeed: 'client' }
    expect([0, 1, 2].map((nonce) => spin({ ...seeds, nonce }))).toEqual(GOLDEN)
  })
})

// Computed independently with `createHmac`.
const GOLDEN: Stops[] = [
  [11, 10, 11],
  [11, 14, 8],
  [15, 14, 13],
]
