import { afterEach, expect, it, vi } from 'vitest'
import { logLine } from './log-line.ts'

afterEach(() => void vi.restoreAllMocks())

it('logLine writes one JSON line with the time in UTC, without control characters', () => {
  const write = vi.spyOn(console, 'error').mockReturnValue()
  logLine('error', 'connectionLost', { message: 'lost\r\n{"level":"forged"}\u001B[2J' })
  const line = write.mock.calls[0]?.[0]
  expect(line).not.toContain('\n')
  expect(JSON.parse(line)).toEqual({
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/u),
    level: 'error',
    event: 'connectionLost',
    message: String.raw`lost\u{d}\u{a}{"level":"forged"}\u{1b}[2J`,
  })
})

it('logLine writes what flaps once a minute in both directions, with the number of omitted lines', () => {
  vi.useFakeTimers()
  const write = [vi.spyOn(console, 'error').mockReturnValue(), vi.spyOn(console, 'log').mockReturnValue()]
  const lines = () => write.map(({ mock }) => mock.calls.map(([line]) => JSON.parse(line).omitted ?? 0))
  for (let index = 0; index < 5; index += 1) {
    logLine('error', 'cacheDown', { message: 'Command timed out' })
    logLine('info', 'cacheBack', {})
  }
  expect(lines()).toEqual([[0], [0]])
  vi.advanceTimersByTime(60_000)
  expect(lines()).toEqual([
    [0, 4],
    [0, 4],
  ])
  vi.useRealTimers()
})
