import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { drivenTime } from '#app/testing/driven-time.ts'
import { solveChallenge } from './solve-challenge.ts'

const challenge = {
  parameters: { algorithm: 'PBKDF2/SHA-256', nonce: '', salt: '', cost: 1, keyLength: 32, keyPrefix: '00' },
  signature: '',
}
const solution = { counter: 7, derivedKey: 'abc' }

/** A worker that responds with `response`, or not at all. */
class TestWorker extends EventTarget {
  static response: object | null = null
  static readonly running = new Set<TestWorker>()
  constructor() {
    super()
    TestWorker.running.add(this)
  }
  postMessage({ type }: { type: string }) {
    const data = TestWorker.response
    if (type === 'work' && data !== null) this.dispatchEvent(new MessageEvent('message', { data }))
  }
  terminate() {
    TestWorker.running.delete(this)
  }
}
beforeEach(() => {
  TestWorker.running.clear()
  vi.stubGlobal('Worker', TestWorker)
})
afterEach(() => vi.unstubAllGlobals())

it('solveChallenge stops its workers and its timer when solved', async () => {
  TestWorker.response = solution
  const { clock } = drivenTime()
  const solved: unknown = JSON.parse(atob(await solveChallenge(challenge, clock)))
  expect(solved).toEqual({ challenge, solution })
  expect([TestWorker.running.size, clock.active]).toEqual([0, 0])
})

it('solveChallenge rejects after 60 s if a worker does not respond', async () => {
  TestWorker.response = null
  const { clock, pass } = drivenTime()
  const solving = solveChallenge(challenge, clock).catch((error: unknown) => error)
  pass(60_000)
  expect(await solving).toEqual(new Error('The challenge was not solved in time.'))
  expect([TestWorker.running.size, clock.active]).toEqual([0, 0])
})
