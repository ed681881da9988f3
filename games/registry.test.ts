import { describe, expect, it } from 'vitest'
import { engines } from './registry.ts'

describe.each(Object.entries(engines))('engine %s', (_, engine) => {
  it.each([null, undefined, 7, 'x', [], {}, { stake: 0 }, { stake: '1000' }, { chips: [] }, { chips: 'red' }])(
    'rejects the bet %j',
    (sent) => {
      expect(engine.readBet(sent)).toBeNull()
      expect(engine.play(sent, [], () => 0)).toBeNull()
    },
  )
})
