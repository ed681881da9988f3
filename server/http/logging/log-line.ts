import { sanitise } from './failure-log.ts'

/** Levels of lines by severity, with the console method that writes them. */
const WRITERS = {
  info: (line: string) => console.log(line),
  warning: (line: string) => console.warn(line),
  error: (line: string) => console.error(line),
}

/** Writes a log line of the process itself as JSON, with the time in UTC. Requests have their own logger. */
export function logLine(level: keyof typeof WRITERS, event: string, fields: Readonly<Record<string, string>>): void {
  const sanitised = Object.fromEntries(Object.entries(fields).map(([key, text]) => [key, sanitise(text)]))
  WRITERS[level](JSON.stringify({ time: new Date().toISOString(), level, event, ...sanitised }))
}

/** The message of a caught value. Its other properties may contain rows. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
