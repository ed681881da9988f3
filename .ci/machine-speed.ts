import { spawnSync } from 'node:child_process'
import { cpus } from 'node:os'

/* Measures the CPU time of the machine, and how slow it is compared with the machine of the CPU budgets. */

/**
 * Seconds that the machine's cores have been busy. Browsers leave the process tree, so their CPU time is only seen machine-wide:
 * the figure is exact when nothing else runs.
 */
export const busySeconds = (): number =>
  cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0) / 1000

/** Starts processes and computes, like the tests. */
const PROBE = `
const { createHash } = require('node:crypto')
let text = ''
for (let count = 0; count < 200_000; count += 1) text = createHash('sha256').update(text).digest('hex')
`
const RUNS = 4
/** Core-seconds of the probe on the machine of the budgets, when idle. */
const REFERENCE_SECONDS = 1.5

/** How many times more CPU time this machine needs for the same work; at least 1. A crowded host makes it rise. */
export function measureSlowness(): number {
  const before = busySeconds()
  for (let run = 0; run < RUNS; run += 1) spawnSync(process.execPath, ['-e', PROBE])
  return Math.max(1, (busySeconds() - before) / REFERENCE_SECONDS)
}
