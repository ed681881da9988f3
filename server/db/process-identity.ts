import { readFileSync } from 'node:fs'
import { hostname } from 'node:os'

/** Identifies a process uniquely, also after its id was reused. */
export interface ProcessIdentity {
  pid: number
  host: string
  /** Start time from the kernel; distinguishes reused process ids. */
  started: string
}

/** Returns the start time of a local process, or `null` if it does not exist or the system does not tell. */
export function processStart(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The command name in brackets may contain spaces, so count fields after it. The start time is field 22.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null
  } catch {
    return null
  }
}

function canSignal(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** Whether a process is alive. Processes of other hosts (shared folders) cannot be checked and count as alive. */
export function isAlive({ pid, host, started }: ProcessIdentity): boolean {
  if (host !== hostname()) return true
  const currentStart = processStart(pid)
  return currentStart === null ? canSignal(pid) : currentStart === started
}
