import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { readEnvelope } from '#contract/core/envelope.ts'
import { writeSecurityLog } from '#server/http/logging/security-log.ts'
import { networkOf } from '#server/testing/accounts.ts'
import { seededMemory, startTestApi, TEST_NOW, type TestApi } from '#server/testing/test-api.ts'

/** The limit of a network. */
const REQUESTS_PER_MINUTE = 3000

describe('rate limit', () => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi(seededMemory())
  })
  afterAll(() => {
    vi.useRealTimers()
    return api.stop()
  })

  it('rejects further requests and tells the seconds until the next attempt', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: TEST_NOW })
    const from = networkOf(7)
    const send = () => api.app.inject({ url: '/api/v2/nothing', remoteAddress: from().address })
    const lines: string[] = []
    writeSecurityLog({ write: (line: string) => lines.push(line) })
    for (let index = 0; index < REQUESTS_PER_MINUTE; index += 1) await send()
    const response = await send()
    expect(response.statusCode).toBe(429)
    expect(readEnvelope(response.json())).toMatchObject({ kind: 'rejected', code: 5, args: { seconds: 60 } })
    expect(lines.join('')).toMatch(/^\{[^\n]+"event":"rateLimited","network":"2001:db8:0::\/48"\}\n$/u)
    vi.setSystemTime(TEST_NOW + 45_000)
    expect(readEnvelope((await send()).json())).toMatchObject({ code: 5, args: { seconds: 15 } })
  })
})
