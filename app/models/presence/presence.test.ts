import { allSettled, createWatch, fork } from 'effector'
import { describe, expect, it } from 'vitest'
import { firstScreenRendered, appStarted } from '#app/lib/state/lifecycle.ts'
import { $clock } from '#app/models/clock/clock.model.ts'
import { requestProgressed } from '#app/models/connection/connection.model.ts'
import { $jackpotsInterval, $statusInterval } from '#app/models/polling/polling.model.ts'
import { jackpotsVisible } from '#app/models/polling/jackpots-visible.ts'
import { drivenTime } from '#app/testing/driven-time.ts'
import { gameOpenChanged } from './game-open.ts'
import { $presencePort, $standby, activityReportDue, userActive, resumed, type PresencePort } from './presence.model.ts'

function start() {
  const time = drivenTime()
  const port: { triggerActivity: () => void; setVisible: (isVisible: boolean) => void } & PresencePort = {
    triggerActivity: () => undefined,
    setVisible: () => undefined,
    onActivity(listener) {
      port.triggerActivity = listener
      return () => undefined
    },
    onVisibility(listener) {
      port.setVisible = listener
      return () => undefined
    },
  }
  const scope = fork({
    values: [
      [$clock, time.clock],
      [$presencePort, port],
    ],
  })
  const count = { resumed: 0, reported: 0 }
  createWatch({ unit: resumed, scope, fn: () => (count.resumed += 1) })
  createWatch({ unit: activityReportDue, scope, fn: () => (count.reported += 1) })
  void allSettled(appStarted, { scope })
  void allSettled(firstScreenRendered, { scope })
  return {
    time,
    scope,
    count,
    triggerActivity: () => port.triggerActivity(),
    setVisible: (isVisible: boolean) => port.setVisible(isVisible),
  }
}

describe('presence model', () => {
  it('enters standby after 60 s without activity and leaves it on the next activity', () => {
    const { time, scope, count, triggerActivity } = start()
    time.pass(60_000)
    expect(scope.getState($standby)).toBe(false)
    time.pass(1000)
    expect(scope.getState($standby)).toBe(true)
    triggerActivity()
    expect(scope.getState($standby)).toBe(false)
    expect(count.resumed).toBe(1)
  })

  it('leaves standby when the tab becomes visible, without activity', () => {
    const { time, scope, count, setVisible } = start()
    setVisible(false)
    time.pass(61_000)
    expect([scope.getState($standby), count.resumed]).toEqual([true, 0])
    setVisible(true)
    expect([scope.getState($standby), count.resumed]).toEqual([false, 1])
    // Becoming visible counts as activity, so standby starts 60 s later.
    time.pass(60_000)
    expect(scope.getState($standby)).toBe(false)
    time.pass(1000)
    expect(scope.getState($standby)).toBe(true)
    setVisible(true)
    // Resumes after a short absence too, without standby.
    setVisible(false)
    time.pass(1000)
    setVisible(true)
    expect([scope.getState($standby), count.resumed]).toEqual([false, 3])
  })

  it('enters standby after 10 min while a game is open', () => {
    const { time, scope } = start()
    void allSettled(gameOpenChanged, { scope, params: true })
    time.pass(600_000)
    expect(scope.getState($standby)).toBe(false)
    time.pass(1000)
    expect(scope.getState($standby)).toBe(true)
  })

  it('reports activity at once and then at most every 5 s', () => {
    const { time, count, triggerActivity } = start()
    time.pass(10_000)
    triggerActivity()
    expect(count.reported).toBe(1)
    time.pass(4000)
    triggerActivity()
    triggerActivity()
    expect(count.reported).toBe(1)
    time.pass(1000)
    triggerActivity()
    expect(count.reported).toBe(2)
  })

  it('does not enter standby during activity that is throttled', () => {
    const { time, scope } = start()
    for (let index = 0; index < 100; index += 1) {
      void allSettled(userActive, { scope })
      time.pass(2000)
    }
    expect(scope.getState($standby)).toBe(false)
  })
})

describe('polling model', () => {
  it('polls the status every 10 s and pauses in standby', () => {
    const { time, scope, triggerActivity, setVisible } = start()
    for (const returnToPage of [triggerActivity, () => setVisible(true)]) {
      expect(scope.getState($statusInterval)).toBe(10_000)
      time.pass(61_000)
      expect(scope.getState($statusInterval)).toBe(false)
      returnToPage()
      expect(scope.getState($statusInterval)).toBe(10_000)
    }
  })

  it('polls the status in standby while the connection is lost, so that its return is noticed', () => {
    const { time, scope } = start()
    void allSettled(requestProgressed, { scope, params: 'lost' })
    time.pass(61_000)
    expect(scope.getState($standby)).toBe(true)
    expect(scope.getState($statusInterval)).toBe(10_000)
    void allSettled(requestProgressed, { scope, params: 'answered' })
    expect(scope.getState($statusInterval)).toBe(false)
  })

  it('polls jackpots every 10 s while they are visible and pauses in standby', () => {
    const { time, scope, triggerActivity } = start()
    expect(scope.getState($jackpotsInterval)).toBe(false)
    void allSettled(jackpotsVisible, { scope, params: true })
    expect(scope.getState($jackpotsInterval)).toBe(10_000)
    time.pass(61_000)
    expect(scope.getState($jackpotsInterval)).toBe(false)
    triggerActivity()
    expect(scope.getState($jackpotsInterval)).toBe(10_000)
  })
})
