const MINUTE = 60_000
/** Distinct lines per minute that are counted; more are written as they come. */
const MAX_LINES = 1000

/** Writes a line, or omits it if an equal one (by `key`) was written in the last minute. `write` gets how many were omitted. */
export type Throttle = (key: string, write: (omitted: number) => void) => void

/** Throttles equal log lines to one a minute each. The number of omitted lines is reported when the minute is over. */
export function createThrottle(): Throttle {
  const lines = new Map<string, { omitted: number; write: (omitted: number) => void }>()
  const startMinute = (key: string) => {
    setTimeout(() => {
      const line = lines.get(key)
      if (line === undefined || line.omitted === 0) return void lines.delete(key)
      line.write(line.omitted)
      line.omitted = 0
      startMinute(key)
    }, MINUTE).unref()
  }
  return (key, write) => {
    const line = lines.get(key)
    if (line !== undefined) {
      line.omitted += 1
      line.write = write
      return
    }
    write(0)
    if (lines.size >= MAX_LINES) return
    lines.set(key, { omitted: 0, write })
    startMinute(key)
  }
}

const throttles = new WeakMap<object, Throttle>()

/** The throttle of a log, such as that of a server or the console. */
export function throttleOf(log: object): Throttle {
  const throttle = throttles.get(log) ?? createThrottle()
  throttles.set(log, throttle)
  return throttle
}
