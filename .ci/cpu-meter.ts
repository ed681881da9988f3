import { readdirSync, readFileSync } from 'node:fs'

/*
 * The CPU time of this process and all that it starts, read from `/proc` four times a second. What other programs use does
 * not count. A process that has left the tree, such as a browser or a database, counts if it was seen in the tree once.
 */

/** What a process uses in its last moments, after the last sample, is not counted. */
const SAMPLE_MS = 250
/** Clock ticks per second in `/proc`, the same on every Linux. */
const TICKS_PER_SECOND = 100

/** One process at the time of a sample. */
export interface ProcessSample {
  pid: number
  parentPid: number
  /** Clock ticks between the start of the machine and that of the process. */
  startedAt: number
  /** CPU seconds since its start, all threads. */
  seconds: number
}

/** CPU seconds of the processes of a tree, also of those that have ended. */
export interface ProcessTree {
  add(samples: readonly ProcessSample[]): void
  seconds(): number
}

/** Follows the tree below a process. */
export function createProcessTree(rootPid: number): ProcessTree {
  // Process ids are reused, so a process is its id and its start.
  const keyOf = ({ pid, startedAt }: ProcessSample) => `${pid} ${startedAt}`
  const secondsByProcess = new Map<string, number>()
  return {
    add(samples) {
      const runningPids = new Set<number>()
      // Parents start before their children.
      for (const sample of samples.toSorted((a, b) => a.startedAt - b.startedAt || a.pid - b.pid)) {
        const key = keyOf(sample)
        if (sample.pid !== rootPid && !runningPids.has(sample.parentPid) && !secondsByProcess.has(key)) continue
        runningPids.add(sample.pid)
        secondsByProcess.set(key, sample.seconds)
      }
    },
    seconds: () => [...secondsByProcess.values()].reduce((sum, seconds) => sum + seconds, 0),
  }
}

/** All processes of this machine. Empty where there is no `/proc`. */
function readProcesses(): ProcessSample[] {
  let pids: number[]
  try {
    pids = readdirSync('/proc').map(Number).filter(Number.isInteger)
  } catch {
    return []
  }
  return pids.flatMap((pid) => {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
      // The command in parentheses may contain spaces; ppid, utime, stime and starttime are fields 4, 14, 15 and 22.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      const seconds = (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
      return [{ pid, parentPid: Number(fields[1]), startedAt: Number(fields[19]), seconds }]
    } catch {
      // The process has ended since the folder was listed.
      return []
    }
  })
}

let tree: ProcessTree | undefined

function usedSeconds(): number {
  if (tree === undefined) {
    tree = createProcessTree(process.pid)
    const { add } = tree
    setInterval(() => add(readProcesses()), SAMPLE_MS).unref()
  }
  tree.add(readProcesses())
  return tree.seconds()
}

/** Measures the CPU seconds that are used from now on. Call the returned function to read them. */
export function startCpuMeter(): () => number {
  const before = usedSeconds()
  return () => usedSeconds() - before
}
