import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'

/* How fast this machine is right now, in relation to the reference machine. */

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
