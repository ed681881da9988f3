import { allSettled, fork } from 'effector'
import { describe, expect, it } from 'vitest'
import { appStopped } from '#app/lib/lifecycle.ts'
import { drivenMotion } from '#app/testing/driven-motion.ts'
import { $motionCalm } from './motion.model.ts'
import { $calm, calmChosen } from './preferences.model.ts'
import { motionPortGiven } from './system-motion.model.ts'

function start({ chosen = false, less = false } = {}) {
  const motion = drivenMotion(less)
  const scope = fork({ values: [[$calm, chosen]] })
  void allSettled(motionPortGiven, { scope, params: motion.port })
  return { motion, scope, isCalm: () => scope.getState($motionCalm) }
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
    void allSettled(calmChosen, { scope, params: true })
    expect(isCalm()).toBe(true)
  })

  it('is listened to no longer than the app runs', () => {
    const { motion, scope } = start()
    expect(motion.listeners).toBe(1)
    void allSettled(appStopped, { scope })
    expect(motion.listeners).toBe(0)
  })
})
