import { describe, expect, it } from 'vitest'
import { readPayload } from '../core/call.ts'
import { BONUS_STATES, getBonuses } from './bonuses.ts'

const bonus = { id: 7, title: 'Gift', kind: 'promo', amount: '500', wager: 10, state: 'available' }
const read = (item: object) => {
  const result = readPayload(getBonuses, { items: [item] })
  return result.kind === 'read' ? result.data.items[0] : result
}

describe('getBonuses', () => {
  it('reads a bonus without the extensions as one that can be activated and says no more', () => {
    expect(read(bonus)).toMatchObject({
      amount: 500,
      opens: 'now',
      deposit: 0,
      percent: 0,
      max_bet: 0,
      spins_left: 0,
      wager_total: 0,
      won: 0,
      ended_at: null,
    })
  })

  it('reads numeric strings, and an unknown state as expired', () => {
    expect(read({ ...bonus, percent: '300', wager_left: '60000.5', opens: 'deposit' })).toMatchObject({
      percent: 300,
      wager_left: 60_000.5,
      opens: 'deposit',
    })
    expect(read({ ...bonus, state: 'frozen', opens: 'someday' })).toMatchObject({ state: 'expired', opens: 'now' })
  })

  it.each(BONUS_STATES.map((state) => [state]))('reads the state %s', (state) => {
    expect(read({ ...bonus, state })).toMatchObject({ state })
  })
})
