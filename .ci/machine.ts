import { readdirSync, readFileSync } from 'node:fs'
import { availableParallelism, cpus } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'

/* How fast this machine is right now, and how much CPU time the tests use on it. */

/** Milliseconds of `fixed-work.ts` on the reference machine, two quiet cores on which the budgets hold. */
const REFERENCE_MS = 400

/** Ratios to the reference machine: 2 is half as fast. */
export interface MachineSpeed {
  /** CPU time of the same work: above 1 on slower cores, and where neighbours share caches. */
  cost: number
  /** Elapsed time of the same work: also above 1 while other processes use the cores. */
  slowness: number
}

/** Runs the fixed piece of work on all cores at once. */
async function measureOnce(): Promise<MachineSpeed> {
  const cores = availableParallelism()
  const startedAt = performance.now()
  const before = process.cpuUsage()
  await Promise.all(
    Array.from({ length: cores }, () => {
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      new Worker(join(import.meta.dirname, 'fixed-work.ts')).once('exit', () => resolve()).once('error', reject)
      return promise
    }),
  )
  const { user, system } = process.cpuUsage(before)
  return {
    cost: (user + system) / 1000 / cores / REFERENCE_MS,
    slowness: (performance.now() - startedAt) / REFERENCE_MS,
  }
}

/** Measures the machine, in a second or two. The first run also loads the program, so the cheaper one counts. */
export async function measureSpeed(): Promise<MachineSpeed> {
  const [first, second] = [await measureOnce(), await measureOnce()]
  return { cost: Math.min(first.cost, second.cost), slowness: (first.slowness + second.slowness) / 2 }
}

/** CPU seconds of all cores since the machine started. Browsers leave the process tree, so it is not enough to sum that. */
const busySeconds = (): number =>
  cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0) / 1000

/** Clock ticks per second in `/proc`, the same on every Linux. */
const TICKS_PER_SECOND = 100

/** CPU seconds by process; a process is its id and start, because ids are reused. Empty where there is no `/proc`. */
function cpuByProcess(): Map<string, number> {
  const result = new Map<string, number>()
  let ids: string[]
  try {
    ids = readdirSync('/proc').filter((name) => /^\d+$/u.test(name) && name !== String(process.pid))
  } catch {
    return result
  }
  for (const id of ids) {
    let stat: string
    try {
      stat = readFileSync(`/proc/${id}/stat`, 'utf8')
    } catch {
      // The process has ended since the folder was listed.
      continue
    }
    // The command in parentheses may contain spaces; utime, stime and starttime are fields 14, 15 and 22.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    result.set(`${id} ${fields[19]}`, (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND)
  }
  return result
}

/**
 * Measures the CPU seconds that are used from now on, without those of the processes that run already: what runs beside
 * the tests does not count. Call the returned function to read the sum.
 */
export function startCpuMeter(): () => number {
  const busyBefore = busySeconds()
  const others = cpuByProcess()
  return () => {
    let foreign = 0
    for (const [name, seconds] of cpuByProcess()) foreign += seconds - (others.get(name) ?? seconds)
    return busySeconds() - busyBefore - foreign
  }
}
