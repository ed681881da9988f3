import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { drivenTime } from '#app/testing/driven-time.ts'
import { solveChallenge } from './solve-challenge.ts'

const challenge = {
  parameters: { algorithm: 'PBKDF2/SHA-256', nonce: '', salt: '', cost: 1, keyLength: 32, keyPrefix: '00' },
  signature: '',
}
const solution = { counter: 7, derivedKey: 'abc' }

/** Workers that say what the test lets them say, or nothing. */
class TestWorker extends EventTarget {
  static answer: object | null = null
  static readonly running = new Set<TestWorker>()
  constructor() {
    super()
    TestWorker.running.add(this)
  }
  postMessage({ type }: { type: string }) {
    const data = TestWorker.answer
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

it('a challenge that is solved leaves nothing running, and no timer', async () => {
  TestWorker.answer = solution
  const { clock } = drivenTime()
  const solved: unknown = JSON.parse(atob(await solveChallenge(challenge, clock)))
  expect(solved).toEqual({ challenge, solution })
  expect([TestWorker.running.size, clock.active]).toEqual([0, 0])
})

it('a worker that has died is waited for a minute, and no longer', async () => {
  TestWorker.answer = null
  const { clock, pass } = drivenTime()
  const solving = solveChallenge(challenge, clock).catch((error: unknown) => error)
  pass(60_000)
  expect(await solving).toEqual(new Error('The challenge was not solved in time.'))
  expect([TestWorker.running.size, clock.active]).toEqual([0, 0])
})
