import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readEnvelope } from '#contract/core/envelope.ts'
import { readSettings } from '#server/settings.ts'
import { restarted, seededMemory, startTestApi, type TestApi } from '#server/testing/test-api.ts'

const PROXY = '10.0.0.1'
const REQUEST_COUNT = 100
/** Limit of sign-ins per network (`accounts/social/social-sign-in.ts`). */
const SIGN_IN_LIMIT = 30

describe('TRUST_PROXY', () => {
  let shared: TestApi
  beforeAll(async () => {
    shared = await startTestApi(seededMemory())
  })
  afterAll(() => shared.stop())

  /** Sends requests with different forwarded addresses and counts those that were not rate limited. */
  async function countUnlimited(
    trust: string | undefined,
    remoteAddress = PROXY,
    forwarded = (index: number) => `203.0.113.${index}`,
  ): Promise<number> {
    const { trustProxy } = readSettings({ TRUST_PROXY: trust })
    const api = await restarted(shared, { trustProxy })
    let count = 0
    for (let index = 0; index < REQUEST_COUNT; index += 1) {
      const response = await api.app.inject({
        method: 'POST',
        url: '/api/v2/auth/social/',
        remoteAddress,
        headers: { 'x-forwarded-for': forwarded(index) },
        payload: { token: 'x' },
      })
      const envelope = readEnvelope(response.json())
      if (envelope.kind === 'rejected' && envelope.code === 42) count += 1
    }
    await api.app.close()
    return count
  }

  it('unset ignores X-Forwarded-For', async () => {
    expect(await countUnlimited(undefined)).toBe(SIGN_IN_LIMIT)
  })

  it.each(['1', PROXY, ` 192.0.2.7 , 10.0.0.0/24`])('=%s accepts X-Forwarded-For from the proxy', async (trust) => {
    expect(await countUnlimited(trust)).toBe(REQUEST_COUNT)
  })

  it('ignores X-Forwarded-For from an address outside the list', async () => {
    expect(await countUnlimited('10.0.0.0/24', '10.0.1.1')).toBe(SIGN_IN_LIMIT)
  })

  it('uses the address the proxy appended, not one sent by the client', async () => {
    expect(await countUnlimited('1', PROXY, (index) => `203.0.113.${index}, 198.51.100.1`)).toBe(SIGN_IN_LIMIT)
  })
})
