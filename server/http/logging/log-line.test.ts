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
