import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { waitForFonts } from './wait-for-fonts.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const started = (load: () => Promise<FontFace[]>) => {
  let isReady = false
  void waitForFonts({ load }).then(() => (isReady = true))
  return () => isReady
}

describe('the letters of the first text', () => {
  it('are waited for, and leave no timer behind', async () => {
    const { promise, resolve } = Promise.withResolvers<FontFace[]>()
    const isReady = started(() => promise)
    await vi.advanceTimersByTimeAsync(200)
    expect(isReady()).toBe(false)
    resolve([])
    await vi.advanceTimersByTimeAsync(0)
    expect(isReady()).toBe(true)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('are not waited for longer than anybody would notice', async () => {
    const isReady = started(() => new Promise(() => {}))
    await vi.advanceTimersByTimeAsync(300)
    expect(isReady()).toBe(true)
  })

  it('keep nothing back where they cannot be had', async () => {
    const isReady = started(() => Promise.reject(new Error('no network')))
    await vi.advanceTimersByTimeAsync(0)
    expect(isReady()).toBe(true)
  })
})
