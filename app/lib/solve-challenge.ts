import { solveChallengeWorkers } from 'altcha-lib'
import type { Challenge } from '#contract/auth.ts'

/** Enough for a moment's work; more would take the page's own cores. */
const WORKERS = 2
const LONGEST_MS = 60_000

/** A worker that has died says nothing: somebody has to stop waiting. */
const tooLong = (): Promise<never> =>
  new Promise((_, reject) => {
    const signal = AbortSignal.timeout(LONGEST_MS)
    signal.addEventListener('abort', () => reject(new Error('The challenge was not solved in time.')))
  })

/**
 * Does the work of a challenge in the background, and gives the text that proves it.
 * @throws where the browser could not: too slow, or without workers
 */
export async function solveChallenge(challenge: Challenge): Promise<string> {
  const solving = solveChallengeWorkers({
    challenge,
    concurrency: Math.min(WORKERS, navigator.hardwareConcurrency),
    createWorker: () => new Worker(new URL('challenge-worker.ts', import.meta.url), { type: 'module' }),
    timeout: LONGEST_MS,
  })
  const solution = await Promise.race([solving, tooLong()])
  if (solution === null) throw new Error('The challenge was not solved in time.')
  return btoa(JSON.stringify({ challenge, solution }))
}
