import { allSettled, fork } from 'effector'
import { describe, expect, it } from 'vitest'
import { appStopped } from '#app/lib/lifecycle.ts'
import { drivenMotion } from '#app/testing/driven-motion.ts'
import { $reducedMotion } from './motion.model.ts'
import { $reducedMotionChosen, reducedMotionChosen } from './preferences.model.ts'
import { motionPortProvided } from './system-motion.model.ts'

function start({ chosen = false, less = false } = {}) {
  const motion = drivenMotion(less)
  const scope = fork({ values: [[$reducedMotionChosen, chosen]] })
  void allSettled(motionPortProvided, { scope, params: motion.port })
  return { motion, scope, isCalm: () => scope.getState($reducedMotion) }
}

describe('motion', () => {
  it.each([
    [false, false, false],
    [true, false, true],
    [false, true, true],
    [true, true, true],
  ])('with the switch %s and the system asking for less %s is calm: %s', (chosen, less, calm) => {
    expect(start({ chosen, less }).isCalm()).toBe(calm)
  })

  it('follows both as they change', () => {
    const { motion, scope, isCalm } = start()
    motion.askForLess(true)
    expect(isCalm()).toBe(true)
    motion.askForLess(false)
    expect(isCalm()).toBe(false)
    void allSettled(reducedMotionChosen, { scope, params: true })
    expect(isCalm()).toBe(true)
  })

  it('is listened to no longer than the app runs', () => {
    const { motion, scope } = start()
    expect(motion.listeners).toBe(1)
    void allSettled(appStopped, { scope })
    expect(motion.listeners).toBe(0)
  })
})
