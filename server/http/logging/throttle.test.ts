import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createThrottle } from './throttle.ts'

const MINUTE = 60_000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('createThrottle writes equal lines once a minute, with the number of omitted ones', () => {
  const lines: string[] = []
  const throttle = createThrottle()
  const log = (text: string) => throttle(text, (omitted) => lines.push(`${text} ${omitted}`))
  for (let index = 0; index < 48; index += 1) log('lock')
  log('other')
  expect(lines).toEqual(['lock 0', 'other 0'])
  vi.advanceTimersByTime(MINUTE)
  expect(lines).toEqual(['lock 0', 'other 0', 'lock 47'])
  log('lock')
  log('other')
  expect(lines.slice(3)).toEqual(['other 0'])
  vi.advanceTimersByTime(2 * MINUTE)
  expect(lines.slice(4)).toEqual(['lock 1'])
  log('lock')
  expect(lines.at(-1)).toBe('lock 0')
})
