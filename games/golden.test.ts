import { describe, expect, it } from 'vitest'
import { readTable } from './blackjack/read-view.ts'
import { createDraw } from './numbers.ts'
import { engines, type EngineId } from './registry.ts'

/* Results of known seeds, computed by a program in another language. A change of them would break every stored round. */

const play = (id: EngineId, bet: unknown, nonce: number, actions: readonly unknown[] = []) =>
  engines[id].play(bet, actions, createDraw({ serverSeed: 'server', clientSeed: 'client', nonce }))

describe('golden seeds', () => {
  it.each([
    [0, [11, 10, 11], ['cherry', 'plum', 'cherry'], 100],
    [1, [11, 14, 8], ['cherry', 'cherry', 'cherry'], 400],
    [2, [15, 14, 13], ['plum', 'cherry', 'gem'], 0],
  ])('stop the reels of Cherry Row, round %i', (nonce, stops, symbols, win) => {
    const round = play('cherry-row', { stake: 100 }, nonce)
    expect(round).toEqual({ stake: 100, win, isOver: true, view: { stops, symbols } })
  })

  it.each([
    [0, 19, 9000],
    [1, 6, 0],
    [2, 29, 0],
  ])('stop the wheel of Neva Roulette, round %i', (nonce, number, split) => {
    const round = play('neva-roulette', { chips: [{ on: 'split-16-19', kopecks: 500 }] }, nonce)
    expect(round).toMatchObject({
      win: split,
      view: { number, chips: [{ on: 'split-16-19', kopecks: 500, win: split }] },
    })
  })

  it.each([
    [0, 1, 0],
    [1, 49, 2],
    [2, 49, 2],
  ])('stop Wheel of Seasons, round %i', (nonce, segment, multiplier) => {
    const round = play('wheel-of-seasons', { stake: 250 }, nonce)
    expect(round).toMatchObject({ win: 250 * multiplier, view: { segment, multiplier } })
  })

  it('stop the reels of Amber Coast', () => {
    expect(play('amber-coast', { stake: 250 }, 0)).toEqual({
      stake: 250,
      win: 1800,
      isOver: true,
      view: {
        stops: [11, 26, 27, 13, 28],
        grid: [
          ['helm', 'fish', 'anchor'],
          ['starfish', 'fish', 'anchor'],
          ['pebble', 'helm', 'amber'],
          ['lighthouse', 'fish', 'amber'],
          ['pebble', 'starfish', 'fish'],
        ],
        lines: [
          { line: 3, symbol: 'anchor', count: 4, win: 1500 },
          { line: 17, symbol: 'fish', count: 4, win: 300 },
        ],
        scatters: 1,
        scatterWin: 0,
        win: 1800,
        free: null,
        total: 1800,
      },
    })
  })

  it('play the free spins of Amber Coast', () => {
    const spin = { spin: true }
    const opened = play('amber-coast', { stake: 100 }, 83)
    expect(opened).toMatchObject({ win: 0, isOver: false })
    expect(opened?.view).toMatchObject({ scatterWin: 200, free: { played: 0, won: 8, added: 8 }, total: 200 })
    const first = play('amber-coast', { stake: 100 }, 83, [spin])
    expect(first?.view).toMatchObject({
      stops: [12, 29, 2, 27, 14],
      lines: [{ line: 12, symbol: 'fish', count: 3, win: 80 }],
      free: { played: 1, won: 8, added: 0 },
      total: 280,
    })
    const spins = Array.from({ length: 16 }, () => spin)
    const last = play('amber-coast', { stake: 100 }, 83, spins.slice(0, 8))
    expect(last).toMatchObject({ win: 1920, isOver: true, view: { stops: [4, 18, 30, 27, 11], total: 1920 } })
    // Three lighthouses in the fifth free spin win eight more.
    const fifth = play('amber-coast', { stake: 100 }, 873, spins.slice(0, 5))
    expect(fifth?.view).toMatchObject({ scatters: 3, free: { played: 5, won: 16, added: 8 } })
    expect(play('amber-coast', { stake: 100 }, 873, spins)).toMatchObject({ win: 3930, isOver: true })
  })

  it.each([
    [0, 1, [23]],
    [0, 3, [2, 8, 23]],
    [1, 5, [4, 6, 14, 17, 23]],
    [2, 10, [0, 1, 4, 5, 6, 7, 9, 14, 16, 23]],
    [3, 24, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24]],
  ])('hide the mines of round %i, %i of them', (nonce, mines, positions) => {
    const [cell = 0] = positions
    expect(play('mines', { stake: 250, mines }, nonce, [{ open: cell }])).toEqual({
      stake: 250,
      win: 0,
      isOver: true,
      view: { mines, opened: [cell], pays: 0, next: null, positions },
    })
  })

  it('open the cells of Mines', () => {
    const bet = { stake: 250, mines: 3 }
    expect(play('mines', bet, 0)).toEqual({
      stake: 250,
      win: 0,
      isOver: false,
      view: { mines: 3, opened: [], pays: 0, next: 110, positions: null },
    })
    const opens = [{ open: 7 }, { open: 12 }]
    expect(play('mines', bet, 0, opens)).toEqual({
      stake: 250,
      win: 0,
      isOver: false,
      view: { mines: 3, opened: [7, 12], pays: 126, next: 146, positions: null },
    })
    expect(play('mines', bet, 0, [...opens, { take: true }])).toEqual({
      stake: 250,
      win: 315,
      isOver: true,
      view: { mines: 3, opened: [7, 12], pays: 126, next: null, positions: [2, 8, 23] },
    })
    // The only safe cell, and the last step below the largest win.
    expect(play('mines', { stake: 250, mines: 24 }, 0, [{ open: 10 }])).toMatchObject({ win: 6125, isOver: true })
    const safe = [0, 1, 3, 5, 6, 7, 10, 11, 12].map((open) => ({ open }))
    expect(play('mines', { stake: 250, mines: 10 }, 0, safe)).toMatchObject({ win: 100_005, isOver: true })
  })

  it('deal the cards of Blackjack, and hide those to come', () => {
    expect(play('blackjack', { stake: 250 }, 0)).toEqual({
      stake: 250,
      win: 0,
      isOver: false,
      view: {
        bet: 250,
        dealer: { cards: ['6h'], total: 6, isSoft: false },
        hands: [{ cards: ['3s', 'Qs'], total: 13, isSoft: false, stake: 250, result: null }],
        active: 0,
        moves: ['hit', 'stand', 'double'],
        played: [],
      },
    })
  })

  it.each([
    [0, ['hit', 'stand'], ['6h 9d 9s', '3s Qs 3c'], [250, 500], ['win']],
    [0, ['hit', 'hit'], ['6h 9d', '3s Qs 3c 9s'], [250, 0], ['bust']],
    [9, ['stand'], ['4h 7h 9d', 'Ad 6d'], [250, 0], ['lose']],
    [20, [], ['8c 7h', 'Ac Qc'], [250, 625], ['blackjack']],
    [24, ['double'], ['Jc 3c 7d', '4c 7s Js'], [500, 1000], ['win']],
    [27, [], ['Ac Th', 'Qs Ks'], [250, 0], ['lose']],
    [41, ['split', 'hit', 'stand'], ['3d 2c Ac Ad', '7c 6c 9h', '7d 8c'], [500, 0], ['bust', 'lose']],
    [7, ['split', 'double', 'double'], ['2h 7s Jc', 'Jc 5c 6h', 'Th 4d 5d'], [1000, 1500], ['win', 'push']],
  ])('play Blackjack, round %i with %j', (nonce, moves, cards, [stake, win], results) => {
    const actions = moves.map((move) => ({ move }))
    const round = play('blackjack', { stake: 250 }, nonce, actions)
    const { dealer, hands, active, moves: next } = readTable(round?.view)
    expect([dealer, ...hands].map((hand) => hand.cards.join(' '))).toEqual(cards)
    expect(hands.map(({ result }) => result)).toEqual(results)
    expect([round?.stake, round?.win, round?.isOver, active, next]).toEqual([stake, win, true, null, []])
  })

  it('deal and draw the cards of Jacks Plus', () => {
    const dealt = play('jacks-plus', { stake: 1000 }, 0)
    expect(dealt).toEqual({
      stake: 1000,
      win: 0,
      isOver: false,
      view: {
        cards: ['3s', 'Jc', '8h', 'Jd', '9h'],
        held: [false, false, false, false, false],
        hand: 'jacks-or-better',
      },
    })
    const held = [false, true, false, true, false]
    expect(play('jacks-plus', { stake: 1000 }, 0, [{ held }])).toEqual({
      stake: 1000,
      win: 1000,
      isOver: true,
      view: { cards: ['4s', 'Jc', '5c', 'Jd', '2d'], held, hand: 'jacks-or-better' },
    })
  })
})
