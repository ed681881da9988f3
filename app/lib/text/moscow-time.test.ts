import { afterEach, describe, expect, it, vi } from 'vitest'
import { moscowClock, moscowFullMoment, moscowMoment, moscowSeconds, moscowMomentInList } from './moscow-time.ts'

const AT = Date.parse('2026-11-21T15:05:12Z')
const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ') ?? null

describe('a time of day', () => {
  it.each([
    ['moment', moscowMoment, '21 нояб., 18:05 МСК', '21 Nov, 18:05 MSK'],
    ['full moment', moscowFullMoment, '21 ноября 2026 г., 18:05 МСК', '21 November 2026, 18:05 MSK'],
    ['clock', moscowClock, '18:05 МСК', '18:05 MSK'],
    ['clock with seconds', moscowSeconds, '18:05:12 МСК', '18:05:12 MSK'],
    ['moment in a list whose heading names it', moscowMomentInList, '21 нояб., 18:05', '21 Nov, 18:05'],
  ])('is that of Moscow and names the zone: %s', (_, format, russian, english) => {
    expect([plain(format(AT, 'ru')), plain(format(AT, 'en'))]).toEqual([russian, english])
  })
})

describe('the time of the device', () => {
  afterEach(() => {
    vi.unstubAllEnvs()
    vi.resetModules()
  })

  it.each([
    ['Asia/Vladivostok', '01:05', '22 нояб., 01:05'],
    ['Europe/Moscow', null, null],
    ['Europe/Istanbul', null, null],
  ])('is given where it differs: %s', async (zone, clock, moment) => {
    vi.stubEnv('TZ', zone)
    // Formatters are cached with the zone of the device.
    vi.resetModules()
    const fresh = await import('./moscow-time.ts')
    expect([plain(fresh.localClock(AT, 'ru')), plain(fresh.localMoment(AT, 'ru'))]).toEqual([clock, moment])
  })
})
