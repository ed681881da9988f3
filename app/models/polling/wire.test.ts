import { allSettled, fork } from 'effector'
import { expect, it } from 'vitest'
import { $wireReturns, wireHeard, wireMissed } from './wire.model.ts'

it('tells once of each time that the server was heard again after something had been missed', async () => {
  const scope = fork()
  const returnsAfter = async (...units: readonly ('heard' | 'missed')[]) => {
    for (const unit of units) {
      if (unit === 'missed') await allSettled(wireMissed, { scope })
      else await allSettled(wireHeard, { scope, params: undefined })
    }
    return scope.getState($wireReturns)
  }
  expect(await returnsAfter('heard', 'heard')).toBe(0)
  expect(await returnsAfter('missed', 'missed')).toBe(0)
  expect(await returnsAfter('heard', 'heard')).toBe(1)
  expect(await returnsAfter('missed', 'heard')).toBe(2)
})
