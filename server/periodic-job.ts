import { logLine, messageOf } from './http/logging/log-line.ts'

export const HOUR_MS = 60 * 60_000

/**
 * Runs a job now and every `intervalMs`, one run at a time. A failed run is logged as `failureName`. Returns a function that stops
 * the job and waits for a run in progress.
 */
export function startJob(failureName: string, intervalMs: number, job: () => Promise<void>): () => Promise<void> {
  const run = async () => {
    try {
      await job()
    } catch (error) {
      logLine('error', failureName, { message: messageOf(error) })
    }
  }
  let running = run()
  const timer = setInterval(() => {
    running = running.then(run)
  }, intervalMs)
  timer.unref()
  return () => {
    clearInterval(timer)
    return running
  }
}
