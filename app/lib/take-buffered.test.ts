import { allSettled, createEvent, createStore, fork } from 'effector'
import { expect, it } from 'vitest'
import { bufferEvents } from './buffer-events.ts'
import { firstScreenRendered } from './lifecycle.ts'
import { takeBuffered } from './take-buffered.ts'

it('what was told before its hearer was there is heard then, and what is told later at once: each once, in its order', async () => {
  const pressed = createEvent<number>()
  const $told = bufferEvents(pressed)
  const scope = fork()
  await allSettled(pressed, { scope, params: 1 })
  await allSettled(pressed, { scope, params: 2 })
  await allSettled(pressed, { scope, params: 1 })

  const $heard = createStore<number[]>([]).on(takeBuffered($told), (all, one) => [...all, one])
  expect(scope.getState($heard)).toEqual([])
  await allSettled(firstScreenRendered, { scope })
  expect(scope.getState($heard)).toEqual([1, 2, 1])
  await allSettled(pressed, { scope, params: 3 })
  await allSettled(pressed, { scope, params: 1 })
  await allSettled(firstScreenRendered, { scope })
  expect(scope.getState($heard)).toEqual([1, 2, 1, 3, 1])
})
