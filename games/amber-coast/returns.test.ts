import { describe, expect, it } from 'vitest'
import { createDraw } from '../numbers.ts'
import { countSpins, SPINS } from '../testing/amber-spins.ts'
import { LINES, lineWin, SCATTER_PAYS, spinWin, TENTHS } from './lines.ts'
import { gridAt, REELS, SCATTER, STOPS, SYMBOLS, type CoastSymbol } from './reels.ts'
import { amberCoast, FREE_FACTOR, FREE_SPINS, MAX_FREE_SPINS, MAX_WIN } from './rules.ts'

/* The return is exact: every spin is enumerated, the free spins follow in closed form, and their limits are negligible. */

const { plain, trigger } = countSpins()
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
const tenthsOf = (counts: readonly number[]): number => sum(counts.map((count, tenths) => count * tenths))
const allTenths = tenthsOf(plain) + tenthsOf(trigger)
const triggers = sum(trigger)
const triggerChance = triggers / SPINS
const largestSpin = plain.findLastIndex((count, tenths) => count + (trigger[tenths] ?? 0) > 0)

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b))

describe('the return of Amber Coast', () => {
  it('is 96.25 %, from every spin and the mean number of free spins', () => {
    expect(sum(plain) + triggers).toBe(SPINS)
    // A spin wins F free spins with probability p, each of those again: pF / (1 - pF) on average.
    const [spins, won, free] = [BigInt(SPINS), BigInt(allTenths), BigInt(triggers * FREE_SPINS)]
    const part = won * (spins - free + BigInt(FREE_FACTOR) * free)
    const whole = BigInt(TENTHS) * spins * (spins - free)
    const divisor = gcd(part, whole)
    expect(amberCoast.facts.returns.map(BigInt)).toEqual([part / divisor, whole / divisor])
    expect(amberCoast.facts.returns.every(Number.isSafeInteger)).toBe(true)
  })

  it('follows from the symbols of a line and the number of scatters, too', () => {
    const weights = REELS.map((reel) => SYMBOLS.map((symbol) => reel.filter((one) => one === symbol).length))
    let onLine = 0
    const visit = (symbols: readonly CoastSymbol[], weight: number): void => {
      const counts = weights[symbols.length]
      if (counts === undefined) onLine += weight * (lineWin(symbols)?.tenths ?? 0)
      else SYMBOLS.forEach((symbol, index) => visit([...symbols, symbol], weight * (counts[index] ?? 0)))
    }
    visit([], 1)
    // Three of 32 stops show a reel's scatter.
    const [shown, hidden] = [3, STOPS - 3]
    const scatterCounts = [10 * shown ** 3 * hidden ** 2, 5 * shown ** 4 * hidden, shown ** 5]
    expect(sum(scatterCounts)).toBe(triggers)
    const ofScatters = sum(scatterCounts.map((count, index) => count * (SCATTER_PAYS[index] ?? 0)))
    expect(LINES.length * onLine + ofScatters).toBe(allTenths)
  })

  // Moments of a free spin and of all that follow it, for E[(X - limit)+] <= E[exp(θX)] exp(-θ limit) / (θe).
  const momentOf = (counts: readonly number[], theta: number): number =>
    sum(counts.map((count, tenths) => (count === 0 ? 0 : count * Math.exp(theta * tenths)))) / SPINS
  function excess(ofPlain: number, ofTrigger: number, first: readonly [number, number], theta: number, limit: number) {
    let moment = 1
    for (let round = 0; round < 1000; round += 1) moment = ofPlain + ofTrigger * moment ** FREE_SPINS
    return ((first[0] + first[1] * moment ** FREE_SPINS) * Math.exp(-theta * limit)) / (theta * Math.E)
  }

  it('does not change by the largest win of a round', () => {
    const theta = 0.004
    const [spin, free] = [theta, theta * FREE_FACTOR].map(
      (one) => [momentOf(plain, one), momentOf(trigger, one)] as const,
    )
    if (spin === undefined || free === undefined) throw new Error('No moments')
    expect(largestSpin * FREE_FACTOR).toBeLessThan(MAX_WIN * TENTHS)
    expect(excess(free[0], free[1], spin, theta, MAX_WIN * TENTHS)).toBeLessThan(1e-15)
  })

  it('does not change by the largest number of free spins', () => {
    const theta = 0.2
    const ofSpin = Math.exp(theta)
    const first = [1 - triggerChance, triggerChance] as const
    const spins = excess((1 - triggerChance) * ofSpin, triggerChance * ofSpin, first, theta, MAX_FREE_SPINS)
    expect((spins * FREE_FACTOR * allTenths) / SPINS / TENTHS).toBeLessThan(1e-12)
  })
})

it('spinWin pays what the enumeration counts', () => {
  const draw = createDraw({ serverSeed: 'any', clientSeed: 'spins', nonce: 0 })
  const SAMPLE = 50_000
  let tenths = 0
  for (let spin = 0; spin < SAMPLE; spin += 1) tenths += spinWin(gridAt(REELS.map(() => draw(STOPS)))).tenths
  const mean = allTenths / SPINS
  const squares = sum(plain.map((count, index) => (count + (trigger[index] ?? 0)) * index ** 2)) / SPINS
  expect(Math.abs(tenths / SAMPLE - mean)).toBeLessThan(4 * Math.sqrt((squares - mean ** 2) / SAMPLE))
})

it('the shares that the rules publish are those of all spins', () => {
  const winning = SPINS - (plain[0] ?? 0)
  const aboveStake = sum(plain.slice(TENTHS + 1)) + sum(trigger.slice(TENTHS + 1))
  expect([winning / SPINS, aboveStake / SPINS].map((share) => Number((share * 100).toFixed(1)))).toEqual([49.4, 22.4])
  expect(Math.round(1 / triggerChance)).toBe(140)
})

it('a reel shows one scatter at most', () => {
  const windows = REELS.flatMap((_, reel) =>
    Array.from({ length: STOPS }, (__, stop) => gridAt(REELS.map((___, index) => (index === reel ? stop : 0)))[reel]),
  )
  expect(Math.max(...windows.map((rows) => rows?.filter((symbol) => symbol === SCATTER).length ?? 0))).toBe(1)
})
