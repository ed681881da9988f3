import { readFileSync } from 'node:fs'
import { hostname } from 'node:os'

/** What names one process among all that have been and will be. */
export interface ProcessMark {
  pid: number
  host: string
  /** When the process started, as the kernel counts it: tells a reused process number from the one that was meant. */
  started: string
}

/** When a process of this machine started; `null` where there is none, or the system does not say. */
export function processStart(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The command's name, in brackets, may hold spaces: the fields are counted after it. The start is field 22.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null
  } catch {
    return null
  }
}

function signalsExist(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** Whether the process is still there. Another machine's (of a shared folder) cannot be looked at: it counts as alive. */
export function isAlive({ pid, host, started }: ProcessMark): boolean {
  if (host !== hostname()) return true
  const now = processStart(pid)
  return now === null ? signalsExist(pid) : now === started
}
