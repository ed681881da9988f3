import { logLine, messageOf } from './http/logging/log-line.ts'

export const HOUR_MS = 60 * 60_000

/**
 * Runs a job now and every `intervalMs`, but skips a run while one is in progress. A failed run is logged as
 * `failureName`. Returns a function that stops the job and waits for a run in progress.
 */
export function startJob(failureName: string, intervalMs: number, job: () => Promise<void>): () => Promise<void> {
  let isRunning = false
  const run = async () => {
    isRunning = true
    try {
      await job()
    } catch (error) {
      logLine('error', failureName, { message: messageOf(error) })
    }
    isRunning = false
  }
  let running = run()
  const timer = setInterval(() => {
    if (!isRunning) running = run()
  }, intervalMs)
  timer.unref()
  return () => {
    clearInterval(timer)
    return running
  }
}
