import { describe, expect, it } from 'vitest'
import { drivenTime } from '#app/testing/driven-time.ts'

describe('createClock', () => {
  it('ticks once per second with one timer for all listeners', () => {
    const time = drivenTime()
    const ticks: number[] = []
    const unsubscribers = Array.from({ length: 50 }, () => time.clock.subscribe((now) => ticks.push(now)))
    expect(time.pendingTimers).toBe(1)
    time.pass(3000)
    expect(ticks).toHaveLength(150)
    for (const unsubscribe of unsubscribers) unsubscribe()
    expect(time.pendingTimers).toBe(0)
    expect(time.clock.active).toBe(0)
  })

  it('ticks on whole seconds of server time', () => {
    const time = drivenTime(Date.UTC(2026, 0, 1) + 300)
    const ticks: number[] = []
    time.clock.subscribe((now) => ticks.push(now % 1000))
    time.pass(2500)
    expect(ticks).toEqual([0, 0])
  })

  it('pauses while the page is hidden and ticks at once when it becomes visible', () => {
    const time = drivenTime(0)
    const ticks: number[] = []
    time.clock.subscribe((now) => ticks.push(now))
    time.hide()
    time.pass(600_000)
    expect(ticks).toEqual([])
    expect(time.pendingTimers).toBe(0)
    time.show()
    expect(ticks).toEqual([600_000])
  })

  it('applies the server time, and ignores differences below the precision of the header', () => {
    const time = drivenTime(1_000_000)
    time.clock.correct(1_001_500)
    expect(time.clock.now()).toBe(1_000_000)
    time.clock.correct(1_060_000)
    expect(time.clock.now()).toBe(1_060_000)
  })

  it('calls a delayed function once unless cancelled', () => {
    const time = drivenTime()
    const calls: string[] = []
    time.clock.after(1000, () => calls.push('kept'))
    const cancel = time.clock.after(1000, () => calls.push('cancelled'))
    cancel()
    time.pass(5000)
    expect(calls).toEqual(['kept'])
    expect(time.clock.active).toBe(0)
  })
})
