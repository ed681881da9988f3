import { allSettled, createEvent, createStore, fork } from 'effector'
import { expect, it } from 'vitest'
import { keepTold } from './keep-told.ts'
import { appSettled } from './lifecycle.ts'
import { toldOf } from './told-of.ts'

it('what was told before its hearer was there is heard then, and what is told later at once: each once, in its order', async () => {
  const pressed = createEvent<number>()
  const $told = keepTold(pressed)
  const scope = fork()
  await allSettled(pressed, { scope, params: 1 })
  await allSettled(pressed, { scope, params: 2 })
  await allSettled(pressed, { scope, params: 1 })

  const $heard = createStore<number[]>([]).on(toldOf($told), (all, one) => [...all, one])
  expect(scope.getState($heard)).toEqual([])
  await allSettled(appSettled, { scope })
  expect(scope.getState($heard)).toEqual([1, 2, 1])
  await allSettled(pressed, { scope, params: 3 })
  await allSettled(pressed, { scope, params: 1 })
  await allSettled(appSettled, { scope })
  expect(scope.getState($heard)).toEqual([1, 2, 1, 3, 1])
})
