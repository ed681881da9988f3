import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { readEnvelope } from '#contract/envelope.ts'
import { networkOf } from '#server/testing/accounts.ts'
import { seededMemory, startTestApi, TEST_NOW, type TestApi } from '#server/testing/test-api.ts'

/** More than anybody asks in a minute (`embedded.ts`). */
const A_FLOOD = 3000

describe('a flood of requests', () => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi(seededMemory())
  })
  afterAll(() => {
    vi.useRealTimers()
    return api.stop()
  })

  it('is refused, and told after how long there is room again', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: TEST_NOW })
    const from = networkOf(7)
    const ask = () => api.app.inject({ url: '/api/v2/nothing', remoteAddress: from().address })
    for (let at = 0; at < A_FLOOD; at += 1) await ask()
    const answer = await ask()
    expect(answer.statusCode).toBe(429)
    expect(readEnvelope(answer.json())).toMatchObject({ kind: 'refused', code: 5, args: { seconds: 60 } })
    vi.setSystemTime(TEST_NOW + 45_000)
    expect(readEnvelope((await ask()).json())).toMatchObject({ code: 5, args: { seconds: 20 } })
  })
})
