import { describe, expect, it } from 'vitest'
import { engineFor, engines } from './registry.ts'

describe('engineFor', () => {
  it.each([
    ['cherry-row', false, 'cherry-row'],
    ['aurora-wheel', false, 'cherry-row'],
    ['dice', false, 'cherry-row'],
    ['wheel-of-seasons', false, 'wheel-of-seasons'],
    ['neva-roulette', true, 'neva-roulette'],
    ['neva-roulette-gold-2', true, 'neva-roulette'],
    ['twin-wheels', true, 'neva-roulette'],
    ['sic-bo-three-dice', true, 'neva-roulette'],
    ['craps-lane', true, 'neva-roulette'],
    ['jacks-plus', true, 'jacks-plus'],
    ['velvet-baccarat', true, 'jacks-plus'],
  ] as const)('plays %s (table: %s) by %s', (slug, isTable, engine) => {
    expect(engineFor({ slug, isTable })).toBe(engine)
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
