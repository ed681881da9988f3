import { solveChallengeWorkers } from 'altcha-lib'
import type { Challenge } from '#contract/player/auth.ts'
import { allowOwnWorkers } from '../security/own-workers.ts'

/** More workers would take CPU time from the page. */
const WORKERS = 2
const TIMEOUT_MS = 60_000

/** Calls `run` once after `delay` ms. Returns a function that cancels it. */
interface TimerPort {
  after(delay: number, run: () => void): () => void
}

const createTimeoutError = () => new Error('The challenge was not solved in time.')

/**
 * Solves a proof-of-work challenge in workers and returns the encoded solution.
 * @throws on timeout or if workers are not available
 */
export async function solveChallenge(challenge: Challenge, clock: TimerPort): Promise<string> {
  allowOwnWorkers()
  const workers: Worker[] = []
  const createWorker = () => {
    const worker = new Worker(new URL('challenge-worker.ts', import.meta.url), { type: 'module' })
    workers.push(worker)
    return worker
  }
  let cancelTimeout: () => void = () => undefined
  // A crashed worker sends no message, so the library's own timeout may never fire.
  const timeout = new Promise<never>((_, reject) => {
    cancelTimeout = clock.after(TIMEOUT_MS, () => reject(createTimeoutError()))
  })
  try {
    const concurrency = Math.min(WORKERS, navigator.hardwareConcurrency)
    const solutionPromise = solveChallengeWorkers({ challenge, concurrency, createWorker, timeout: TIMEOUT_MS })
    const solution = await Promise.race([solutionPromise, timeout])
    if (solution === null) throw createTimeoutError()
    return btoa(JSON.stringify({ challenge, solution }))
  } finally {
    cancelTimeout()
    for (const worker of workers) worker.terminate()
  }
}
