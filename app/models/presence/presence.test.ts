import { allSettled, createWatch, fork } from 'effector'
import { describe, expect, it } from 'vitest'
import { firstScreenRendered, appStarted } from '#app/lib/lifecycle.ts'
import { $clock } from '#app/models/clock/clock.model.ts'
import { $jackpotsInterval, $statusInterval } from '#app/models/polling/polling.model.ts'
import { jackpotsVisible } from '#app/models/polling/jackpots-visible.ts'
import { drivenTime } from '#app/testing/driven-time.ts'
import {
  $presencePort,
  $standby,
  activityNoticed,
  gameOpenChanged,
  moved,
  resumed,
  type PresencePort,
} from './presence.model.ts'

function start() {
  const time = drivenTime()
  const port: { move: () => void; look: (visible: boolean) => void } & PresencePort = {
    move: () => undefined,
    look: () => undefined,
    onActivity(listener) {
      port.move = listener
      return () => undefined
    },
    onVisibility(listener) {
      port.look = listener
      return () => undefined
    },
  }
  const scope = fork({
    values: [
      [$clock, time.clock],
      [$presencePort, port],
    ],
  })
  const count = { resumed: 0, noticed: 0 }
  createWatch({ unit: resumed, scope, fn: () => (count.resumed += 1) })
  createWatch({ unit: activityNoticed, scope, fn: () => (count.noticed += 1) })
  void allSettled(appStarted, { scope })
  void allSettled(firstScreenRendered, { scope })
  return { time, scope, count, move: () => port.move(), look: (visible: boolean) => port.look(visible) }
}

describe('presence', () => {
  it('goes to standby after 60 s without activity, and back at the first move', () => {
    const { time, scope, count, move } = start()
    time.pass(60_000)
    expect(scope.getState($standby)).toBe(false)
    time.pass(1000)
    expect(scope.getState($standby)).toBe(true)
    move()
    expect(scope.getState($standby)).toBe(false)
    expect(count.resumed).toBe(1)
  })

  it('is back at once when the tab is looked at again, without a move', () => {
    const { time, scope, count, look } = start()
    look(false)
    time.pass(61_000)
    expect([scope.getState($standby), count.resumed]).toEqual([true, 0])
    look(true)
    expect([scope.getState($standby), count.resumed]).toEqual([false, 1])
    // Who looks is there: the rest begins a minute later, and not with the next second.
    time.pass(60_000)
    expect(scope.getState($standby)).toBe(false)
    time.pass(1000)
    expect(scope.getState($standby)).toBe(true)
    look(true)
    // A short absence has put nobody to rest, and what is stale is asked for all the same.
    look(false)
    time.pass(1000)
    look(true)
    expect([scope.getState($standby), count.resumed]).toEqual([false, 3])
  })

  it('waits ten minutes while a game is open', () => {
    const { time, scope } = start()
    void allSettled(gameOpenChanged, { scope, params: true })
    time.pass(600_000)
    expect(scope.getState($standby)).toBe(false)
    time.pass(1000)
    expect(scope.getState($standby)).toBe(true)
  })

  it('reports activity at once and then at most every 5 s', () => {
    const { time, count, move } = start()
    time.pass(10_000)
    move()
    expect(count.noticed).toBe(1)
    time.pass(4000)
    move()
    move()
    expect(count.noticed).toBe(1)
    time.pass(1000)
    move()
    expect(count.noticed).toBe(2)
  })

  it('keeps activity within the gate from sending anybody to standby', () => {
    const { time, scope } = start()
    for (let at = 0; at < 100; at += 1) {
      void allSettled(moved, { scope })
      time.pass(2000)
    }
    expect(scope.getState($standby)).toBe(false)
  })
})

describe('polling', () => {
  it('asks for the state every 10 s wherever somebody is, and rests in standby until the tab or the visitor is back', () => {
    const { time, scope, move, look } = start()
    for (const back of [move, () => look(true)]) {
      expect(scope.getState($statusInterval)).toBe(10_000)
      time.pass(61_000)
      expect(scope.getState($statusInterval)).toBe(false)
      back()
      expect(scope.getState($statusInterval)).toBe(10_000)
    }
  })

  it('asks for jackpots every 10 s where they are shown, and rests in standby', () => {
    const { time, scope, move } = start()
    expect(scope.getState($jackpotsInterval)).toBe(false)
    void allSettled(jackpotsVisible, { scope, params: true })
    expect(scope.getState($jackpotsInterval)).toBe(10_000)
    time.pass(61_000)
    expect(scope.getState($jackpotsInterval)).toBe(false)
    move()
    expect(scope.getState($jackpotsInterval)).toBe(10_000)
  })
})
