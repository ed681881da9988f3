import { describe, expect, it } from 'vitest'
import { createDraw } from '../numbers.ts'
import { engines } from '../registry.ts'

const drawOf = () => createDraw({ serverSeed: 'server', clientSeed: 'client', nonce: 0 })
const BET = { stake: 100, mines: 3 }
const play = (actions: readonly unknown[]) => engines.mines.play(BET, actions, drawOf())

describe('Mines', () => {
  it.each([{ stake: 100 }, { stake: 100, mines: 2 }, { stake: 100, mines: '3' }, { stake: 7, mines: 3 }])(
    'has no bet %j',
    (bet) => expect(engines.mines.readBet(bet)).toBeNull(),
  )

  it('reads a bet in its normal form', () => {
    expect(engines.mines.readBet({ mines: 3, stake: 100, x: 1 })).toEqual({ bet: BET, stake: 100 })
  })

  it.each([{}, { open: -1 }, { open: 25 }, { open: 1.5 }, { open: '1' }, { take: false }, null])(
    'has no action %j',
    (action) => expect(engines.mines.readAction(action)).toBeNull(),
  )

  it.each([
    ['taking a win before the first cell', [{ take: true }]],
    ['opening a cell twice', [{ open: 0 }, { open: 0 }]],
    ['opening a cell after a mine', [{ open: 2 }, { open: 0 }]],
    ['taking the win twice', [{ open: 0 }, { take: true }, { take: true }]],
  ])('rejects %s', (_, actions) => expect(play(actions)).toBeNull())

  it('never shows the mines before the end of the round', () => {
    const views = engines.mines.views(BET, [{ open: 0 }, { open: 1 }, { open: 2 }], drawOf())
    expect(views).toMatchObject([
      { positions: null },
      { positions: null },
      { positions: null },
      { positions: [2, 8, 23] },
    ])
  })
})
