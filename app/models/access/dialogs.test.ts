import { allSettled, fork } from 'effector'
import { describe, expect, it } from 'vitest'
import { $clock } from '#app/models/clock/clock.model.ts'
import { drivenTime } from '#app/testing/driven-time.ts'
import { $signInOpen } from './sign-in-dialog.model.ts'
import { $recoveryOpen, passwordRecovered, recoveryOpened } from './recovery-dialog.model.ts'
import { $signUpOpen, signUpHashLeft, signUpHashSeen, signUpClosed } from './sign-up-dialog.model.ts'

function start() {
  const time = drivenTime()
  return { time, scope: fork({ values: [[$clock, time.clock]] }) }
}

it('a recovered password opens the sign-in', async () => {
  const { scope } = start()
  void allSettled(recoveryOpened, { scope, params: '' })
  void allSettled(passwordRecovered, { scope, params: '+79991234567' })
  expect([scope.getState($recoveryOpen), scope.getState($signInOpen)]).toEqual([false, true])
})

describe('$signUpOpen', () => {
  it('opens 1 s after #register', () => {
    const { time, scope } = start()
    void allSettled(signUpHashSeen, { scope })
    time.pass(999)
    expect(scope.getState($signUpOpen)).toBe(false)
    time.pass(1)
    expect(scope.getState($signUpOpen)).toBe(true)
    void allSettled(signUpClosed, { scope })
    expect(scope.getState($signUpOpen)).toBe(false)
  })

  it('does not open if the hash is removed before', () => {
    const { time, scope } = start()
    void allSettled(signUpHashSeen, { scope })
    time.pass(500)
    void allSettled(signUpHashLeft, { scope })
    time.pass(5000)
    expect(scope.getState($signUpOpen)).toBe(false)
  })
})
