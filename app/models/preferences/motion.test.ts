import { allSettled, fork } from 'effector'
import { describe, expect, it } from 'vitest'
import { appStopped } from '#app/lib/state/lifecycle.ts'
import { drivenMotion } from '#app/testing/driven-motion.ts'
import { $reducedMotion } from './motion.model.ts'
import { $reducedMotionChosen, reducedMotionChosen } from './preferences.model.ts'
import { motionPortProvided } from './system-motion.model.ts'

function start({ isChosen = false, isSystemReduced = false } = {}) {
  const motion = drivenMotion(isSystemReduced)
  const scope = fork({ values: [[$reducedMotionChosen, isChosen]] })
  void allSettled(motionPortProvided, { scope, params: motion.port })
  return { motion, scope, isReduced: () => scope.getState($reducedMotion) }
}

describe('$reducedMotion', () => {
  it.each([
    [false, false, false],
    [true, false, true],
    [false, true, true],
    [true, true, true],
  ])('with the switch %s and the system setting %s is %s', (isChosen, isSystemReduced, expected) => {
    expect(start({ isChosen, isSystemReduced }).isReduced()).toBe(expected)
  })

  it('follows changes of both', () => {
    const { motion, scope, isReduced } = start()
    motion.setReducedMotion(true)
    expect(isReduced()).toBe(true)
    motion.setReducedMotion(false)
    expect(isReduced()).toBe(false)
    void allSettled(reducedMotionChosen, { scope, params: true })
    expect(isReduced()).toBe(true)
  })

  it('removes its listener on appStopped', () => {
    const { motion, scope } = start()
    expect(motion.listeners).toBe(1)
    void allSettled(appStopped, { scope })
    expect(motion.listeners).toBe(0)
  })
})
