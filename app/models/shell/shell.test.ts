import { allSettled, fork } from 'effector'
import { describe, expect, it } from 'vitest'
import { $tabStorage } from '#app/lib/browser/storage.ts'
import { appStarted } from '#app/lib/state/lifecycle.ts'
import { $clock, ticked } from '#app/models/clock/clock.model.ts'
import { routeChanged } from '#app/models/popups/route.model.ts'
import { reducedMotionChosen } from '#app/models/preferences/preferences.model.ts'
import { motionPortProvided } from '#app/models/preferences/system-motion.model.ts'
import { drivenMotion } from '#app/testing/driven-motion.ts'
import { memoryStorage } from '#app/testing/memory-storage.ts'
import { drivenTime } from '#app/testing/driven-time.ts'
import {
  $bannerClosed,
  $bannerIndex,
  bannerClosed,
  bannerPauseToggled,
  bannerStepped,
  storedBannerClosed,
} from './banner.model.ts'
import { $panel, panelClosed, panelToggled } from './panels.model.ts'

function start(storage = memoryStorage()) {
  const time = drivenTime()
  const scope = fork({
    values: [
      [$clock, time.clock],
      [$tabStorage, storage],
    ],
  })
  void allSettled(appStarted, { scope })
  return { time, scope }
}

describe('$panel', () => {
  it('opens one panel at a time and toggles it', async () => {
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

  it('closes on navigation', () => {
    const { scope } = start()
    void allSettled(panelToggled, { scope, params: 'menu' })
    // The first path may be reported after the panel was opened.
    void allSettled(routeChanged, { scope, params: '/faq' })
    void allSettled(routeChanged, { scope, params: '/faq' })
    expect(scope.getState($panel)).toBe('menu')
    void allSettled(routeChanged, { scope, params: '/' })
    expect(scope.getState($panel)).toBeNull()
  })
})

describe('banner', () => {
  it('keeps rotating when the server time is corrected', () => {
    const { time, scope } = start()
    const startedAt = time.clock.now()
    for (let second = 0; second < 21; second += 1) {
      time.pass(1000)
      time.clock.correct(startedAt)
    }
    expect(scope.getState($bannerIndex)).toBe(2)
  })

  it('rotates every 10 s', () => {
    const { time, scope } = start()
    time.pass(10_000)
    expect(scope.getState($bannerIndex)).toBe(0)
    time.pass(1000)
    expect(scope.getState($bannerIndex)).toBe(1)
    time.pass(20_000)
    expect(scope.getState($bannerIndex)).toBe(3)
  })

  it('rotates on the tenth tick, even if it is slightly early or late', () => {
    const { scope } = start()
    const tick = (now: number) => void allSettled(ticked, { scope, params: now })
    for (const now of [0, 1004, 1997, 3006, 3998, 5001, 5995, 7003, 8000, 8996]) tick(now)
    expect(scope.getState($bannerIndex)).toBe(0)
    tick(9999)
    expect(scope.getState($bannerIndex)).toBe(1)
  })

  it('does not rotate while paused and shows a stepped message for the full interval', () => {
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

  it('does not rotate with reduced motion, chosen or from the system', () => {
    const { time, scope } = start()
    const motion = drivenMotion(true)
    void allSettled(motionPortProvided, { scope, params: motion.port })
    time.pass(60_000)
    expect(scope.getState($bannerIndex)).toBe(0)
    motion.setReducedMotion(false)
    time.pass(1000)
    expect(scope.getState($bannerIndex)).toBe(1)
    void allSettled(reducedMotionChosen, { scope, params: true })
    time.pass(60_000)
    expect(scope.getState($bannerIndex)).toBe(1)
  })

  it('stays closed for the visit and does not rotate', () => {
    const storage = memoryStorage()
    const { time, scope } = start(storage)
    expect(storedBannerClosed(storage)).toBe(false)
    void allSettled(bannerClosed, { scope })
    expect(storedBannerClosed(storage)).toBe(true)
    time.pass(60_000)
    expect(scope.getState($bannerClosed)).toBe(true)
    expect(scope.getState($bannerIndex)).toBe(0)
  })
})
