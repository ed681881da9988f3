import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { waitForFonts } from './wait-for-fonts.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const start = (load: () => Promise<FontFace[]>) => {
  let isReady = false
  void waitForFonts({ load }).then(() => (isReady = true))
  return () => isReady
}

describe('waitForFonts', () => {
  it('resolves when the font has loaded and clears its timer', async () => {
    const { promise, resolve } = Promise.withResolvers<FontFace[]>()
    const isReady = start(() => promise)
    await vi.advanceTimersByTimeAsync(200)
    expect(isReady()).toBe(false)
    resolve([])
    await vi.advanceTimersByTimeAsync(0)
    expect(isReady()).toBe(true)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('resolves after 300 ms without the font', async () => {
    const isReady = start(() => new Promise(() => {}))
    await vi.advanceTimersByTimeAsync(300)
    expect(isReady()).toBe(true)
  })

  it('resolves at once when the font fails to load', async () => {
    const isReady = start(() => Promise.reject(new Error('no network')))
    await vi.advanceTimersByTimeAsync(0)
    expect(isReady()).toBe(true)
  })
})
