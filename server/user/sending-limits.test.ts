import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { timing } from '#contract/constants.ts'
import { networkOf, personalData, post, refusal, solved, registerUser, type From } from '#server/testing/accounts.ts'
import { startTestApi, TEST_NOW, testSources, type TestApi } from '#server/testing/test-api.ts'

const { sources, stop } = await testSources()
afterAll(stop)

const done = { kind: 'accepted' }

describe.each(sources)('a code is no way to have much sent on %s', (_, source) => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi(source)
  })
  afterAll(() => api.stop())
  const later = (milliseconds: number) => api.clock.fix(api.clock.now() + milliseconds)

  afterEach(() => api.clock.fix(TEST_NOW))
  const sent = async (from: From) => {
    const answer = await post(api, '/v2/user/send-code/', { kind: 'phone' }, from)
    return answer.kind === 'refused' ? answer.code : 0
  }
  const people = async (count: number, digits: string) => {
    const made = []
    for (let at = 0; at < count; at += 1) {
      const { from } = await registerUser(api, 'sending')
      const phone = `+7${digits}${String(at).padStart(4, '0')}`
      expect(await post(api, '/v2/user/update/', { ...personalData, phone }, from)).toMatchObject(done)
      made.push(from)
    }
    return made
  }
  const recover = async (phone: string, from: From) =>
    post(
      api,
      '/v2/auth/send-verification-code/',
      { kind: 'phone', value: phone, recaptcha: await solved(api, 'recover') },
      from,
    )

  it('to one number, whatever for', async () => {
    const { from, phone } = await registerUser(api, 'both')
    for (let at = 0; at < 3; at += 1) {
      expect(await sent(from)).toBe(0)
      later(timing.confirmationRepeat)
    }
    for (let at = 0; at < 2; at += 1) {
      expect(await recover(phone, from)).toMatchObject(done)
      later(timing.verificationRepeat)
    }
    expect(await recover(phone, from)).toMatchObject(refusal(6))
    expect(await sent(from)).toBe(6)
  })

  it('by one player who has another number each time', async () => {
    const { from } = await registerUser(api, 'numberless')
    for (let at = 0; at < 11; at += 1) {
      const phone = `+7992${String(at).padStart(3, '0')}0001`
      expect(await post(api, '/v2/user/update/', { ...personalData, phone }, from)).toMatchObject(done)
      expect(await sent({ ...from, address: `10.5.0.${at}` })).toBe(at < 10 ? 0 : 6)
    }
  })

  it('from one address by many players, and others send on', async () => {
    const inNetwork = networkOf(11)
    const many = await people(7, '993111')
    for (let at = 0; at < 5; at += 1) {
      for (const from of many.slice(0, 6)) expect(await sent({ ...from, ...inNetwork() })).toBe(0)
      if (at < 4) later(timing.confirmationRepeat)
    }
    const last = many.at(-1) ?? {}
    // Also at once: what is refused to one address is no sending to anybody, who can still ask for his own.
    expect(await sent({ ...last, ...inNetwork() })).toBe(6)
    expect(await sent({ ...last, address: '10.5.1.2' })).toBe(0)
  })

  it('to neighbouring numbers, and others get theirs', async () => {
    const many = await people(11, '993222')
    for (let at = 0; at < 5; at += 1) {
      for (const from of many.slice(0, 10)) expect(await sent(from)).toBe(0)
      if (at < 4) later(timing.confirmationRepeat)
    }
    const last = many.at(-1) ?? {}
    expect(await sent(last)).toBe(6)
    const elsewhere = { ...personalData, phone: '+79933330001' }
    expect(await post(api, '/v2/user/update/', elsewhere, last)).toMatchObject(done)
    expect(await sent(last)).toBe(0)
  })
})
