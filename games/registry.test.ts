import { describe, expect, it } from 'vitest'
import { engineFor, engines } from './registry.ts'

describe('engineFor', () => {
  it.each([
    ['cherry-row', false, false, 'cherry-row'],
    ['aurora-wheel', false, false, 'cherry-row'],
    ['dice', false, false, 'cherry-row'],
    ['amber-coast', false, false, 'amber-coast'],
    ['northern-hoard', false, true, 'amber-coast'],
    ['wheel-of-seasons', false, false, 'wheel-of-seasons'],
    ['minefield-25', false, false, 'mines'],
    ['neva-roulette', true, false, 'neva-roulette'],
    ['neva-roulette-gold-2', true, false, 'neva-roulette'],
    ['twin-wheels', true, false, 'neva-roulette'],
    ['sic-bo-three-dice', true, false, 'neva-roulette'],
    ['craps-lane', true, false, 'neva-roulette'],
    ['jacks-plus', true, false, 'jacks-plus'],
    ['velvet-baccarat', true, true, 'jacks-plus'],
    ['three-hand-blackjack', true, false, 'blackjack'],
    ['three-hand-blackjack-gold-2', true, true, 'blackjack'],
    ['classic-twenty-one', true, false, 'blackjack'],
    ['classic-twenty-one', false, false, 'cherry-row'],
  ] as const)('plays %s (table: %s, jackpot: %s) by %s', (slug, isTable, hasJackpot, engine) => {
    expect(engineFor({ slug, isTable, hasJackpot })).toBe(engine)
  })
})

describe.each(Object.entries(engines))('engine %s', (_, engine) => {
  it.each([null, undefined, 7, 'x', [], {}, { stake: 0 }, { stake: '1000' }, { chips: [] }, { chips: 'red' }])(
    'rejects the bet %j',
    (sent) => {
      expect(engine.readBet(sent)).toBeNull()
      expect(engine.play(sent, [], () => 0)).toBeNull()
    },
  )
})
