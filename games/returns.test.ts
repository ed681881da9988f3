import { describe, expect, it } from 'vitest'
import { REEL } from './cherry-row/rules.ts'
import type { Facts, GameEngine } from './game.ts'
import { bestReturn, forEachHand } from './testing/best-return.ts'
import { handOf, PAYS, type Hand } from './jacks-plus/hands.ts'
import { CELLS, MINE_COUNTS, STEPS, WORST_RETURN, type MineCount } from './mines/pays.ts'
import { BETS } from './neva-roulette/bets.ts'
import { POCKETS } from './neva-roulette/rules.ts'
import { createDraw } from './numbers.ts'
import { ENGINE_IDS, engines } from './registry.ts'
import { stakesOf } from './stakes.ts'
import { SEGMENTS } from './wheel-of-seasons/rules.ts'

/* The published returns are exact: every result is enumerated through the rules. */

/** The wins of every result, as multiples of the stake. `ranges` are the numbers that a round draws. */
function everyWin(engine: GameEngine, bet: unknown, ranges: readonly number[]): number[] {
  const drawn = ranges.reduce<number[][]>(
    (results, range) => results.flatMap((result) => Array.from({ length: range }, (_, next) => [...result, next])),
    [[]],
  )
  return drawn.map((numbers) => {
    const rest = [...numbers]
    const round = engine.play(bet, [], () => rest.shift() ?? Number.NaN)
    if (round === null || !round.isOver) throw new Error('The round is not over.')
    return round.win / round.stake
  })
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
/** A return as a fraction of BigInts, compared by cross multiplication. */
const isSameReturn = (wins: readonly number[], [part, whole]: Facts['returns']): boolean =>
  BigInt(sum(wins)) * BigInt(whole) === BigInt(part) * BigInt(wins.length)

const reels = [REEL.length, REEL.length, REEL.length]
const cherryRow = everyWin(engines['cherry-row'], { stake: 100 }, reels)
const wheel = everyWin(engines['wheel-of-seasons'], { stake: 250 }, [SEGMENTS.length])
const roulette = (on: string) => everyWin(engines['neva-roulette'], { chips: [{ on, kopecks: 500 }] }, [POCKETS])

describe('the return of', () => {
  it('Cherry Row is 3933 of 4096', () => {
    expect(engines['cherry-row'].facts.returns).toEqual([3933, 4096])
    expect(isSameReturn(cherryRow, [3933, 4096])).toBe(true)
    expect(Math.max(...cherryRow)).toBe(engines['cherry-row'].facts.maxWin)
    // Published on the fairness page: some return, more than the stake.
    expect(cherryRow.filter((win) => win > 0)).toHaveLength(1396)
    expect(cherryRow.filter((win) => win > 1)).toHaveLength(316)
  })

  it('Wheel of Seasons is 52 of 54', () => {
    expect(SEGMENTS).toHaveLength(54)
    expect(engines['wheel-of-seasons'].facts.returns).toEqual([52, 54])
    expect(isSameReturn(wheel, [52, 54])).toBe(true)
    expect(Math.max(...wheel)).toBe(engines['wheel-of-seasons'].facts.maxWin)
  })

  it('every bet of Neva Roulette is 36 of 37', () => {
    expect(engines['neva-roulette'].facts.returns).toEqual([36, 37])
    const wrong = [...BETS.keys()].filter((on) => !isSameReturn(roulette(on), [36, 37]))
    expect(wrong).toEqual([])
    expect(Math.max(...roulette('straight-0'))).toBe(engines['neva-roulette'].facts.maxWin)
  })

  it('Jacks Plus is 99.54 % with best play', () => {
    expect(bestReturn()).toEqual(engines['jacks-plus'].facts.returns)
  })
})

/** Binomial coefficient. */
const choose = (n: number, k: number): number =>
  Array.from({ length: k }).reduce((product: number, _, index) => (product * (n - index)) / (index + 1), 1)

/** Every set of cells with mines, in ascending order. */
function minePlaces(count: number, from = 0): readonly (readonly number[])[] {
  if (count === 0) return [[]]
  return Array.from({ length: CELLS - from - count + 1 }, (_, index) => from + index).flatMap((cell) =>
    minePlaces(count - 1, cell + 1).map((others) => [cell, ...others]),
  )
}

/** What all sets of mines pay together, in hundredths of the stake, if the player opens these cells and takes the win. */
function paidByAll(count: MineCount, cells: readonly number[]): number {
  const [safe, isLast] = [cells.map((open) => ({ open })), cells.length === STEPS[count].length]
  const hasMine = (places: readonly number[], { open }: { open: number }) => places.includes(open)
  return sum(
    minePlaces(count).map((places) => {
      // Each mine is drawn from the cells that are free.
      const draws = places.map((cell, index) => cell - index)
      const hit = safe.findIndex((action) => hasMine(places, action))
      const actions = hit >= 0 ? safe.slice(0, hit + 1) : isLast ? safe : [...safe, { take: true }]
      const round = engines.mines.play({ stake: 100, mines: count }, actions, () => draws.shift() ?? Number.NaN)
      if (round === null || !round.isOver) throw new Error('The round is not over.')
      return round.win
    }),
  )
}

const lastCells = (opened: number) => Array.from({ length: opened }, (_, index) => CELLS - 1 - index)

describe('the return of Mines', () => {
  /* Nothing but the number of safe cells is known before a mine, so a strategy is a choice of when to stop. */
  const stops = MINE_COUNTS.flatMap((count) => STEPS[count].map((pays, index) => ({ count, pays, opened: index + 1 })))
  /** Sets of mines that leave the opened cells free. */
  const survivors = (count: number, opened: number) => choose(CELLS - opened, count)
  const returnOf = ({ count, pays, opened }: (typeof stops)[number]) =>
    [pays * survivors(count, opened), 100 * choose(CELLS, count)] as const

  it('is between 121/125 and 49/50, which every number of mines reaches', () => {
    const [part, whole] = engines.mines.facts.returns
    for (const stop of stops) {
      const [paid, staked] = returnOf(stop)
      const [leastPart, leastWhole] = WORST_RETURN
      const isBetween = paid * whole <= part * staked && paid * leastWhole >= leastPart * staked
      expect([stop, isBetween]).toEqual([stop, true])
    }
    const reached = (wanted: readonly [number, number]) =>
      stops.filter((stop) => returnOf(stop)[0] * wanted[1] === wanted[0] * returnOf(stop)[1]).map(({ count }) => count)
    expect([...new Set(reached([part, whole]))]).toEqual(MINE_COUNTS)
    expect(reached(WORST_RETURN)).not.toEqual([])
    expect(Math.max(...stops.map(({ pays }) => pays))).toBe(engines.mines.facts.maxWin * 100)
  })

  it.each(stops.filter(({ count, opened }) => count !== 10 && (count !== 5 || opened === 4)))(
    'follows from every set of $count mines, if $opened cells are opened',
    ({ count, pays, opened }) => {
      expect(paidByAll(count, lastCells(opened))).toBe(pays * survivors(count, opened))
    },
  )

  it('is the same for other cells', () => {
    expect(paidByAll(3, [7, 12, 0])).toBe(paidByAll(3, lastCells(3)))
  })

  it('pays whole kopecks for every stake, and more with every cell', () => {
    const stakes = stakesOf(engines.mines.limits)
    expect(stakes.length).toBeGreaterThan(4)
    for (const count of MINE_COUNTS) {
      const steps = STEPS[count]
      expect(steps.filter((pays, index) => pays <= (steps[index - 1] ?? 100))).toEqual([])
      expect(stakes.filter((stake) => steps.some((pays) => !Number.isInteger((stake * pays) / 100)))).toEqual([])
    }
  })
})

/** Hands of five cards out of 2,598,960, from combinatorics. */
const HAND_COUNTS: Readonly<Record<Hand, number>> = {
  'royal-flush': 4,
  'straight-flush': 36,
  'four-of-a-kind': 13 * 48,
  'full-house': 13 * 4 * 12 * 6,
  flush: 4 * 1287 - 40,
  straight: 10 * 4 ** 5 - 40,
  'three-of-a-kind': 13 * 4 * 66 * 16,
  'two-pair': 78 * 6 * 6 * 44,
  'jacks-or-better': 4 * 6 * 220 * 64,
}
const HANDS = 2_598_960

it('handOf finds every hand as often as combinatorics say', () => {
  const counts = new Map<Hand | null, number>()
  forEachHand((cards) => {
    const hand = handOf(cards)
    counts.set(hand, (counts.get(hand) ?? 0) + 1)
  })
  counts.delete(null)
  expect(Object.fromEntries(counts)).toEqual(HAND_COUNTS)
})

/** Multiples of the stake and their probabilities, for a way to play that needs no decision. */
type Distribution = readonly (readonly [win: number, probability: number])[]
const equallyLikely = (wins: readonly number[]): Distribution => wins.map((win) => [win, 1 / wins.length])
const pokerHands: Distribution = Object.entries(HAND_COUNTS).map(([hand, count]) => [
  Object.entries(PAYS).find(([name]) => name === hand)?.[1] ?? 0,
  count / HANDS,
])

const hold = (held: boolean) => ({ held: [held, held, held, held, held] })
const samples = [
  ['cherry-row', { stake: 100 }, [], equallyLikely(cherryRow)],
  ['wheel-of-seasons', { stake: 100 }, [], equallyLikely(wheel)],
  ['neva-roulette', { chips: [{ on: 'corner-0-1-2-3', kopecks: 500 }] }, [], equallyLikely(roulette('corner-0-1-2-3'))],
  ['jacks-plus', { stake: 100 }, [hold(true)], pokerHands],
  ['jacks-plus', { stake: 100 }, [hold(false)], pokerHands],
] as const

describe('seeded rounds', () => {
  const ROUNDS = 100_000

  it.each(samples)('of %s with %j and actions %j return what is exact', (id, bet, actions, distribution) => {
    const mean = sum(distribution.map(([win, probability]) => win * probability))
    const variance = sum(distribution.map(([win, probability]) => win ** 2 * probability)) - mean ** 2
    let won = 0
    for (let nonce = 0; nonce < ROUNDS; nonce += 1) {
      const round = engines[id].play(bet, actions, createDraw({ serverSeed: 'long', clientSeed: 'run', nonce }))
      won += (round?.win ?? Number.NaN) / (round?.stake ?? Number.NaN)
    }
    expect(Math.abs(won / ROUNDS - mean)).toBeLessThan(4 * Math.sqrt(variance / ROUNDS))
  })
})

it('every game has facts that agree with its limits', () => {
  for (const id of ENGINE_IDS) {
    const { facts } = engines[id]
    expect([id, facts.minStake < facts.maxStake, facts.returns[0] < facts.returns[1]]).toEqual([id, true, true])
  }
})
