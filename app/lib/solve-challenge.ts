import { solveChallengeWorkers } from 'altcha-lib'
import type { Challenge } from '#contract/auth.ts'
import { allowOwnWorkers } from './own-workers.ts'

/** Enough for a moment's work; more would take the page's own cores. */
const WORKERS = 2
const LONGEST_MS = 60_000

/** Runs something after a delay, unless what it gives is called before. */
interface Waiting {
  after(delay: number, run: () => void): () => void
}

const notInTime = () => new Error('The challenge was not solved in time.')

/**
 * Does the work of a challenge in the background, and gives the text that proves it.
 * @throws where the browser could not: too slow, or without workers
 */
export async function solveChallenge(challenge: Challenge, clock: Waiting): Promise<string> {
  allowOwnWorkers()
  const workers: Worker[] = []
  const createWorker = () => {
    const worker = new Worker(new URL('challenge-worker.ts', import.meta.url), { type: 'module' })
    workers.push(worker)
    return worker
  }
  let stopWaiting: () => void = () => undefined
  // A worker that has died says nothing: somebody has to stop waiting.
  const tooLong = new Promise<never>((_, reject) => {
    stopWaiting = clock.after(LONGEST_MS, () => reject(notInTime()))
  })
  try {
    const concurrency = Math.min(WORKERS, navigator.hardwareConcurrency)
    const solving = solveChallengeWorkers({ challenge, concurrency, createWorker, timeout: LONGEST_MS })
    const solution = await Promise.race([solving, tooLong])
    if (solution === null) throw notInTime()
    return btoa(JSON.stringify({ challenge, solution }))
  } finally {
    stopWaiting()
    for (const worker of workers) worker.terminate()
  }
}
