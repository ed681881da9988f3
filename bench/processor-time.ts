import { readdirSync, readFileSync } from 'node:fs'

const MS_PER_TICK = 10

/** The fields of a process after its name in parentheses; none if it has ended. */
function statOf(pid: number | string): number[] {
  try {
    const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
    return fields.split(' ').map(Number)
  } catch {
    return []
  }
}

const sumOf = (fields: readonly number[], from: number, until: number): number =>
  fields.slice(from, until).reduce((sum, ticks) => sum + ticks, 0) * MS_PER_TICK

/** Processor time of a process of this machine: the 12th and 13th fields are user and system time. */
export const processorMs = (pid: number | string): number => sumOf(statOf(pid), 11, 13)

/** The parent of a process. */
export const parentOf = (pid: number): number => statOf(pid)[1] ?? 0

/** Processor time of a process and its children, also of those that have ended: two more fields of their parent. */
export const processorMsOfAll = (pid: number): number => {
  const children = readdirSync('/proc').filter((name) => /^\d+$/u.test(name) && statOf(name)[1] === pid)
  return sumOf(statOf(pid), 11, 15) + children.reduce((sum, child) => sum + processorMs(child), 0)
}
