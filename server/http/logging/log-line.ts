import { sanitise } from './failure-log.ts'
import { createThrottle } from './throttle.ts'

/** Levels of lines by severity, with the console method that writes them. */
const WRITERS = {
  info: (line: string) => console.log(line),
  warning: (line: string) => console.warn(line),
  error: (line: string) => console.error(line),
}

const throttle = createThrottle()

/**
 * Writes a log line of the process itself as JSON, with the time in UTC. Requests have their own logger. Of equal errors
 * one line a minute is written, with the number of those left out before it.
 */
export function logLine(level: keyof typeof WRITERS, event: string, fields: Readonly<Record<string, string>>): void {
  const sanitised = Object.fromEntries(Object.entries(fields).map(([key, text]) => [key, sanitise(text)]))
  const write = (omitted: number) => {
    const count = omitted > 0 ? { omitted } : {}
    WRITERS[level](JSON.stringify({ time: new Date().toISOString(), level, event, ...sanitised, ...count }))
  }
  if (level === 'error') throttle(JSON.stringify([event, sanitised]), write)
  else write(0)
}

/** The message of a caught value. Its other properties may contain rows. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
