import { afterEach, describe, expect, it } from 'vitest'
import { readEnvelope } from '#contract/envelope.ts'
import { readSettings } from '#server/settings.ts'
import { seededMemory, startTestApi, type TestApi } from '#server/testing/test-api.ts'

const PROXY = '10.0.0.1'
const MANY = 100
/** Wrong tickets from one address (`accounts/social.ts`). */
const JUDGED = 30

describe('what a proxy says of who asks', () => {
  let api: TestApi
  afterEach(() => api.stop())

  /** How many of many requests were judged, where each says that it comes from somewhere else. */
  async function judged(
    trust: string | undefined,
    remoteAddress = PROXY,
    forwarded = (at: number) => `203.0.113.${at}`,
  ): Promise<number> {
    const { trustProxy } = readSettings({ TRUST_PROXY: trust })
    api = await startTestApi(seededMemory(), { trustProxy })
    let count = 0
    for (let at = 0; at < MANY; at += 1) {
      const answer = await api.app.inject({
        method: 'POST',
        url: '/api/v2/auth/social/',
        remoteAddress,
        headers: { 'x-forwarded-for': forwarded(at) },
        payload: { token: 'x' },
      })
      const envelope = readEnvelope(answer.json())
      if (envelope.kind === 'refused' && envelope.code === 42) count += 1
    }
    return count
  }

  it('counts for nothing where nobody has said that there is one', async () => {
    expect(await judged(undefined)).toBe(JUDGED)
  })

  it.each(['1', PROXY, ` 192.0.2.7 , 10.0.0.0/24`])('is believed with TRUST_PROXY=%s', async (trust) => {
    expect(await judged(trust)).toBe(MANY)
  })

  it('is believed of no address that is not among them', async () => {
    expect(await judged('10.0.0.0/24', '10.0.1.1')).toBe(JUDGED)
  })

  it('is what the proxy has written, not what came to it', async () => {
    expect(await judged('1', PROXY, (at) => `203.0.113.${at}, 198.51.100.1`)).toBe(JUDGED)
  })
})
