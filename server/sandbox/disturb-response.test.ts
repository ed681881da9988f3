import { describe, expect, it, vi } from 'vitest'
import { disturbResponse, isLost } from './disturb-response.ts'

describe('isLost', () => {
  it('loses the responses of a key for a second, so that a later repeat gets one', () => {
    expect([isLost('key', 0), isLost('key', 999), isLost('key', 1000)]).toEqual([true, true, false])
    expect([isLost(undefined, 0), isLost(undefined, 5000)]).toEqual([true, true])
  })

  it('still answers the repeat of the newest keys after thousands', () => {
    for (let index = 0; index < 5000; index += 1) isLost(`many-${index}`, 0)
    expect([isLost('many-4999', 2000), isLost('many-4001', 2000)]).toEqual([false, false])
    expect(isLost('newest', 2000)).toBe(true)
    expect(isLost('newest', 3000)).toBe(false)
  })
})

it.each([
  [1099, 1],
  [1002, 0],
])('gives up the place of its network before it delays: %d', (rubles, times) => {
  const leaveShare = vi.fn<() => void>()
  void disturbResponse(rubles, 'key', { raw: { socket: { destroy: () => undefined } } }, leaveShare)
  expect(leaveShare).toHaveBeenCalledTimes(times)
})
