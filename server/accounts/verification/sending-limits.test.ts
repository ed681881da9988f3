import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { timing } from '#contract/core/constants.ts'
import {
  networkOf,
  personalData,
  post,
  rejection,
  solveFor,
  registerUser,
  type From,
} from '#server/testing/accounts.ts'
import { startTestApi, TEST_NOW, seededMemory, type TestApi } from '#server/testing/test-api.ts'

const accepted = { kind: 'accepted' }

describe('sending limits', () => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi(seededMemory())
  })
  afterAll(() => api.stop())
  const advance = (ms: number) => api.clock.fix(api.clock.now() + ms)

  afterEach(() => api.clock.fix(TEST_NOW))
  const sendCode = async (from: From) => {
    const answer = await post(api, '/v2/user/send-code/', { kind: 'phone' }, from)
    return answer.kind === 'rejected' ? answer.code : 0
  }
  const registerPlayers = async (count: number, digits: string) => {
    const registered = []
    for (let index = 0; index < count; index += 1) {
      const { from } = await registerUser(api, 'sending')
      const phone = `+7${digits}${String(index).padStart(4, '0')}`
      expect(await post(api, '/v2/user/update/', { ...personalData, phone }, from)).toMatchObject(accepted)
      registered.push(from)
    }
    return registered
  }
  const recover = async (phone: string, from: From) =>
    post(
      api,
      '/v2/auth/send-verification-code/',
      { kind: 'phone', value: phone, recaptcha: await solveFor(api, 'recover') },
      from,
    )

  it('apply to a phone in the profile and in recovery, one apart from the other', async () => {
    const { from, phone } = await registerUser(api, 'both')
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect(await sendCode(from)).toBe(0)
      advance(timing.confirmationRepeat)
    }
    expect(await sendCode(from)).toBe(6)
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect(await recover(phone, from)).toMatchObject(accepted)
      advance(timing.verificationRepeat)
    }
    expect(await recover(phone, from)).toMatchObject(rejection(6))
  })

  it('apply to a player who keeps changing the phone', async () => {
    const { from } = await registerUser(api, 'numberless')
    for (let index = 0; index < 11; index += 1) {
      const phone = `+7992${String(index).padStart(3, '0')}0001`
      expect(await post(api, '/v2/user/update/', { ...personalData, phone }, from)).toMatchObject(accepted)
      expect(await sendCode({ ...from, address: `10.5.0.${index}` })).toBe(index < 10 ? 0 : 6)
    }
  })

  it('apply to a network and do not affect other networks', async () => {
    const inNetwork = networkOf(11)
    const players = await registerPlayers(7, '993111')
    for (let attempt = 0; attempt < 5; attempt += 1) {
      for (const from of players.slice(0, 6)) expect(await sendCode({ ...from, ...inNetwork() })).toBe(0)
      if (attempt < 4) advance(timing.confirmationRepeat)
    }
    const last = players.at(-1) ?? {}
    // A request rejected for its network does not count for the player.
    expect(await sendCode({ ...last, ...inNetwork() })).toBe(6)
    expect(await sendCode({ ...last, address: '10.5.1.2' })).toBe(0)
  })

  it('apply to a block of phone numbers and do not affect others', async () => {
    const players = await registerPlayers(11, '993222')
    for (let attempt = 0; attempt < 5; attempt += 1) {
      for (const from of players.slice(0, 10)) expect(await sendCode(from)).toBe(0)
      if (attempt < 4) advance(timing.confirmationRepeat)
    }
    const last = players.at(-1) ?? {}
    expect(await sendCode(last)).toBe(6)
    const elsewhere = { ...personalData, phone: '+79933330001' }
    expect(await post(api, '/v2/user/update/', elsewhere, last)).toMatchObject(accepted)
    expect(await sendCode(last)).toBe(0)
  })
})
