import { describe, expect, it } from 'vitest'
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
