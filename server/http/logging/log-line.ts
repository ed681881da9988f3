import { sanitise } from './failure-log.ts'
import { throttleOf } from './throttle.ts'

/** The console method that writes a level. */
const METHODS = { info: 'log', warning: 'warn', error: 'error' } as const

/**
 * Writes a log line of the process itself as JSON, with the time in UTC. Requests have their own logger. Of equal lines
 * one a minute is written, with the number of those left out before it.
 */
export function logLine(level: keyof typeof METHODS, event: string, fields: Readonly<Record<string, string>>): void {
  const sanitised = Object.fromEntries(Object.entries(fields).map(([key, text]) => [key, sanitise(text)]))
  const writer = console[METHODS[level]]
  const write = (omitted: number) => {
    const count = omitted > 0 ? { omitted } : {}
    writer(JSON.stringify({ time: new Date().toISOString(), level, event, ...sanitised, ...count }))
  }
  throttleOf(writer)(JSON.stringify([event, sanitised]), write)
}

/** The message of a caught value. Its other properties may contain rows. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
