import { allSettled, createEvent, createWatch, fork } from 'effector'
import { expect, it } from 'vitest'
import { drivenTime } from '#app/testing/driven-time.ts'
import { $clock } from './clock.model.ts'
import { throttle } from './throttle.ts'

it('throttle fires at once, then once a second, and never loses the last event', async () => {
  const source = createEvent<number>()
  const throttled = throttle(source)
  const time = drivenTime()
  const scope = fork({ values: [[$clock, time.clock]] })
  const firedAt: number[] = []
  const startedAt = time.clock.machineNow()
  createWatch({ unit: throttled, scope, fn: () => void firedAt.push(time.clock.machineNow() - startedAt) })
  for (let count = 0; count < 50; count += 1) {
    await allSettled(source, { scope, params: count })
    time.pass(50)
  }
  time.pass(5000)
  expect(firedAt).toEqual([0, 1000, 2000, 3000])
  await allSettled(source, { scope, params: 0 })
  expect(firedAt.at(-1)).toBe(7500)
  expect(time.pendingTimers).toBe(1)
})
