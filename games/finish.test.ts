import { describe, expect, it } from 'vitest'
import { createDraw } from './numbers.ts'
import { engines, type EngineId } from './registry.ts'

/** A draw of the golden seeds; each call of an engine needs its own. */
const drawOf = (nonce: number) => createDraw({ serverSeed: 'server', clientSeed: 'client', nonce })
const finish = (id: EngineId, bet: unknown, nonce: number, actions: readonly unknown[] = []) =>
  engines[id].finish(bet, actions, drawOf(nonce))

const spin = { spin: true }

describe('an abandoned round', () => {
  it('of Jacks Plus ends with all five cards held', () => {
    const added = finish('jacks-plus', { stake: 100 }, 0)
    expect(added).toEqual([{ held: [true, true, true, true, true] }])
    const round = engines['jacks-plus'].play({ stake: 100 }, added ?? [], drawOf(0))
    // The pair of jacks that was dealt.
    expect(round).toMatchObject({ win: 100, isOver: true, view: { cards: ['3s', 'Jc', '8h', 'Jd', '9h'] } })
  })

  it('of Amber Coast ends with the free spins that are left', () => {
    const added = finish('amber-coast', { stake: 100 }, 83, [spin, spin, spin])
    expect(added).toEqual([spin, spin, spin, spin, spin])
    const actions = [spin, spin, spin, ...(added ?? [])]
    expect(engines['amber-coast'].play({ stake: 100 }, actions, drawOf(83))).toMatchObject({ win: 1920, isOver: true })
  })

  it('of Mines takes the win of the opened cells', () => {
    const bet = { stake: 100, mines: 3 }
    const actions = [{ open: 0 }, { open: 24 }]
    const added = finish('mines', bet, 0, actions)
    expect(added).toEqual([{ take: true }])
    expect(engines.mines.play(bet, [...actions, ...(added ?? [])], drawOf(0))).toMatchObject({ win: 126, isOver: true })
  })

  it('of Blackjack stands on every hand, and adds nothing to the stake', () => {
    const bet = { stake: 100 }
    expect(finish('blackjack', bet, 0)).toEqual([{ move: 'stand' }])
    const split = [{ move: 'split' }]
    const added = finish('blackjack', bet, 7, split)
    expect(added).toEqual([{ move: 'stand' }, { move: 'stand' }])
    const round = engines.blackjack.play(bet, [...split, ...(added ?? [])], drawOf(7))
    expect(round).toMatchObject({ stake: 200, win: 0, isOver: true })
    // A blackjack ends at once.
    expect(finish('blackjack', bet, 20)).toEqual([])
  })

  it('of Mines without an opened cell opens the first one', () => {
    expect(finish('mines', { stake: 100, mines: 3 }, 0)).toEqual([{ open: 0 }, { take: true }])
    // The first cell hides a mine.
    expect(finish('mines', { stake: 100, mines: 10 }, 1)).toEqual([{ open: 0 }])
  })
})

it.each<[EngineId, unknown]>([
  ['cherry-row', { stake: 100 }],
  ['amber-coast', { stake: 100 }],
  ['neva-roulette', { chips: [{ on: 'red', kopecks: 500 }] }],
  ['wheel-of-seasons', { stake: 100 }],
])('a round of %s that is over needs no action', (id, bet) => {
  expect(finish(id, bet, 0)).toEqual([])
})

it('a round with an invalid bet or action cannot be finished', () => {
  expect(finish('amber-coast', { stake: 7 }, 83)).toBeNull()
  expect(finish('jacks-plus', { stake: 100 }, 0, [{ held: [] }])).toBeNull()
  expect(finish('cherry-row', { stake: 100 }, 0, [spin])).toBeNull()
  expect(finish('blackjack', { stake: 100 }, 0, [{ move: 'split' }])).toBeNull()
  expect(finish('mines', { stake: 100, mines: 3 }, 0, [{ take: true }])).toBeNull()
})
