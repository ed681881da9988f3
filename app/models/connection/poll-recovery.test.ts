import { allSettled, fork } from 'effector'
import { expect, it } from 'vitest'
import { $restoredCount, responseReceived, responseLost } from './poll-recovery.model.ts'

it('$restoredCount counts each recovery after lost responses once', async () => {
  const scope = fork()
  const restoredCountAfter = async (...outcomes: readonly ('received' | 'lost')[]) => {
    for (const outcome of outcomes) {
      if (outcome === 'lost') await allSettled(responseLost, { scope })
      else await allSettled(responseReceived, { scope, params: undefined })
    }
    return scope.getState($restoredCount)
  }
  expect(await restoredCountAfter('received', 'received')).toBe(0)
  expect(await restoredCountAfter('lost', 'lost')).toBe(0)
  expect(await restoredCountAfter('received', 'received')).toBe(1)
  expect(await restoredCountAfter('lost', 'received')).toBe(2)
})
