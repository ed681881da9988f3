import { allSettled, fork } from 'effector'
import { describe, expect, it } from 'vitest'
import { appStarted } from '#app/lib/lifecycle.ts'
import { $clock, ticked } from '#app/models/clock/clock.model.ts'
import { routeChanged } from '#app/models/popups/route.model.ts'
import { reducedMotionChosen } from '#app/models/preferences/preferences.model.ts'
import { motionPortProvided } from '#app/models/preferences/system-motion.model.ts'
import { drivenMotion } from '#app/testing/driven-motion.ts'
import { drivenTime } from '#app/testing/driven-time.ts'
import { $bannerClosed, $bannerIndex, bannerClosed, bannerPauseToggled, bannerStepped } from './banner.model.ts'
import { $panel, panelClosed, panelToggled } from './panels.model.ts'
import { $registrationOpen, registerHashLeft, registerHashSeen, registrationClosed } from './registration.model.ts'

function start() {
  const time = drivenTime()
  const scope = fork({ values: [[$clock, time.clock]] })
  void allSettled(appStarted, { scope })
  return { time, scope }
}

describe('the mobile panels', () => {
  it('exclude each other, and the same button closes its own', async () => {
    const { scope } = start()
    void allSettled(panelToggled, { scope, params: 'menu' })
    void allSettled(panelToggled, { scope, params: 'search' })
    expect(scope.getState($panel)).toBe('search')
    void allSettled(panelToggled, { scope, params: 'search' })
    expect(scope.getState($panel)).toBeNull()
    void allSettled(panelToggled, { scope, params: 'providers' })
    void allSettled(panelClosed, { scope })
    expect(scope.getState($panel)).toBeNull()
  })

  it('go with the page that they lay over', () => {
    const { scope } = start()
    void allSettled(panelToggled, { scope, params: 'menu' })
    // The page may be told of when a panel is open over it already.
    void allSettled(routeChanged, { scope, params: '/faq' })
    void allSettled(routeChanged, { scope, params: '/faq' })
    expect(scope.getState($panel)).toBe('menu')
    void allSettled(routeChanged, { scope, params: '/' })
    expect(scope.getState($panel)).toBeNull()
  })
})

describe('the registration dialog', () => {
  it('opens a second after #register', () => {
    const { time, scope } = start()
    void allSettled(registerHashSeen, { scope })
    time.pass(999)
    expect(scope.getState($registrationOpen)).toBe(false)
    time.pass(1)
    expect(scope.getState($registrationOpen)).toBe(true)
    void allSettled(registrationClosed, { scope })
    expect(scope.getState($registrationOpen)).toBe(false)
  })

  it('does not open for who left before', () => {
    const { time, scope } = start()
    void allSettled(registerHashSeen, { scope })
    time.pass(500)
    void allSettled(registerHashLeft, { scope })
    time.pass(5000)
    expect(scope.getState($registrationOpen)).toBe(false)
  })
})

describe('the banner', () => {
  it('is not held up when the time of the server is corrected', () => {
    const { time, scope } = start()
    const begun = time.clock.now()
    for (let second = 0; second < 21; second += 1) {
      time.pass(1000)
      time.clock.correct(begun)
    }
    expect(scope.getState($bannerIndex)).toBe(2)
  })

  it('changes its message every 10 s', () => {
    const { time, scope } = start()
    time.pass(10_000)
    expect(scope.getState($bannerIndex)).toBe(0)
    time.pass(1000)
    expect(scope.getState($bannerIndex)).toBe(1)
    time.pass(20_000)
    expect(scope.getState($bannerIndex)).toBe(3)
  })

  it('changes it at the tenth second, whether that comes a little early or late', () => {
    const { scope } = start()
    const tick = (at: number) => void allSettled(ticked, { scope, params: at })
    for (const at of [0, 1004, 1997, 3006, 3998, 5001, 5995, 7003, 8000, 8996]) tick(at)
    expect(scope.getState($bannerIndex)).toBe(0)
    tick(9999)
    expect(scope.getState($bannerIndex)).toBe(1)
  })

  it('waits while paused, and gives a stepped message its full time', () => {
    const { time, scope } = start()
    void allSettled(bannerPauseToggled, { scope })
    time.pass(60_000)
    expect(scope.getState($bannerIndex)).toBe(0)
    void allSettled(bannerStepped, { scope })
    expect(scope.getState($bannerIndex)).toBe(1)
    void allSettled(bannerPauseToggled, { scope })
    time.pass(10_000)
    expect(scope.getState($bannerIndex)).toBe(1)
    time.pass(1000)
    expect(scope.getState($bannerIndex)).toBe(2)
  })

  it('rests for who prefers calm, and while the system asks for less motion', () => {
    const { time, scope } = start()
    const motion = drivenMotion(true)
    void allSettled(motionPortProvided, { scope, params: motion.port })
    time.pass(60_000)
    expect(scope.getState($bannerIndex)).toBe(0)
    motion.askForLess(false)
    time.pass(1000)
    expect(scope.getState($bannerIndex)).toBe(1)
    void allSettled(reducedMotionChosen, { scope, params: true })
    time.pass(60_000)
    expect(scope.getState($bannerIndex)).toBe(1)
  })

  it('stays closed and rests', () => {
    const { time, scope } = start()
    void allSettled(bannerClosed, { scope })
    time.pass(60_000)
    expect(scope.getState($bannerClosed)).toBe(true)
    expect(scope.getState($bannerIndex)).toBe(0)
  })
})
