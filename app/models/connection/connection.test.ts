import { allSettled, fork } from 'effector'
import { expect, it } from 'vitest'
import { $restoredCount, responseReceived, responseLost } from './connection.model.ts'

it('tells once of each time that the server was heard again after something had been missed', async () => {
  const scope = fork()
  const returnsAfter = async (...units: readonly ('heard' | 'missed')[]) => {
    for (const unit of units) {
      if (unit === 'missed') await allSettled(responseLost, { scope })
      else await allSettled(responseReceived, { scope, params: undefined })
    }
    return scope.getState($restoredCount)
  }
  expect(await returnsAfter('heard', 'heard')).toBe(0)
  expect(await returnsAfter('missed', 'missed')).toBe(0)
  expect(await returnsAfter('heard', 'heard')).toBe(1)
  expect(await returnsAfter('missed', 'heard')).toBe(2)
})
