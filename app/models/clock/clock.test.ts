import { describe, expect, it } from 'vitest'
import { drivenTime } from '#app/testing/driven-time.ts'

describe('the clock', () => {
  it('ticks once a second for any number of listeners, with one timer', () => {
    const time = drivenTime()
    const seen: number[] = []
    const stops = Array.from({ length: 50 }, () => time.clock.subscribe((now) => seen.push(now)))
    expect(time.waiting).toBe(1)
    time.pass(3000)
    expect(seen).toHaveLength(150)
    for (const stop of stops) stop()
    expect(time.waiting).toBe(0)
    expect(time.clock.active).toBe(0)
  })

  it('ticks on the whole second of the server', () => {
    const time = drivenTime(Date.UTC(2026, 0, 1) + 300)
    const seen: number[] = []
    time.clock.subscribe((now) => seen.push(now % 1000))
    time.pass(2500)
    expect(seen).toEqual([0, 0])
  })

  it('rests while the page is hidden and is right at once when it returns', () => {
    const time = drivenTime(0)
    const seen: number[] = []
    time.clock.subscribe((now) => seen.push(now))
    time.hide()
    time.pass(600_000)
    expect(seen).toEqual([])
    expect(time.waiting).toBe(0)
    time.show()
    expect(seen).toEqual([600_000])
  })

  it('takes the server time, and ignores what the header cannot tell', () => {
    const time = drivenTime(1_000_000)
    time.clock.correct(1_001_500)
    expect(time.clock.now()).toBe(1_000_000)
    time.clock.correct(1_060_000)
    expect(time.clock.now()).toBe(1_060_000)
  })

  it('runs something once after a delay, unless cancelled', () => {
    const time = drivenTime()
    const ran: string[] = []
    time.clock.after(1000, () => ran.push('kept'))
    const cancel = time.clock.after(1000, () => ran.push('cancelled'))
    cancel()
    time.pass(5000)
    expect(ran).toEqual(['kept'])
    expect(time.clock.active).toBe(0)
  })
})
