import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endOtherSessions, getAccountHistory, getSessions } from '#contract/player/account.ts'
import { renewToken } from '#contract/player/auth.ts'
import { getStatus } from '#contract/player/status.ts'
import { post, readAs, rejection, solveFor, registerUser, tokenOf, type From } from '#server/testing/accounts.ts'
import { startTestApi, TEST_NOW, seededMemory, type TestApi } from '#server/testing/test-api.ts'
import { isKnownNetwork } from './known-networks.ts'

const DAY = 24 * 60 * 60_000
const OLD = 'for-getful'
const accepted = { kind: 'accepted' }

describe('sessions', () => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi(seededMemory())
  })
  afterAll(() => api.stop())

  const signIn = async (target: TestApi, login: string, password: string, from: From) =>
    post(target, '/v2/auth/login/', { login, password, recaptcha: await solveFor(target, 'login') }, from)
  const renew = (target: TestApi, token: string, from: From = {}) =>
    post(target, renewToken.path, {}, { ...from, token })
  const endOthers = (token: string) => post(api, endOtherSessions.path, {}, { token })
  const isPlayer = async (token: string) => (await readAs(api, getStatus, { token })).id !== 0

  describe('with a renewed token', () => {
    it('can be renewed ten times in a row, and keep the token afterwards', async () => {
      const { token } = await registerUser(api, 'looping')
      let last = token
      for (let renewal = 0; renewal < 10; renewal += 1) last = tokenOf(await renew(api, last))
      expect(await renew(api, last)).toMatchObject({ ...rejection(5), args: { seconds: 60 } })
      expect(await isPlayer(last)).toBe(true)
      api.clock.fix(TEST_NOW + 60_000)
      expect(await renew(api, last)).toMatchObject(accepted)
      api.clock.fix(TEST_NOW)
    })

    it('keep their start and expiry', async () => {
      const { token, from } = await registerUser(api, 'lasting')
      let last = token
      for (const day of [20, 40, 60, 80]) {
        api.clock.fix(TEST_NOW + day * DAY)
        last = tokenOf(await renew(api, last, from))
      }
      expect((await readAs(api, getSessions, { token: last })).items).toMatchObject([
        { created_at: TEST_NOW, current: true },
      ])
      api.clock.fix(TEST_NOW + 90 * DAY - 1)
      expect(await isPlayer(last)).toBe(true)
      api.clock.fix(TEST_NOW + 90 * DAY)
      expect(await isPlayer(last)).toBe(false)
      api.clock.fix(TEST_NOW)
    })

    it('have 384 random bits', async () => {
      const { token } = await registerUser(api, 'random')
      const renewed = tokenOf(await renew(api, token))
      for (const each of [token, renewed]) expect(Buffer.from(each, 'base64url')).toHaveLength(48)
      expect(renewed.slice(0, 8)).not.toBe(token.slice(0, 8))
    })

    it('end after 30 days without use', async () => {
      const { token } = await registerUser(api, 'idle')
      const { token: forgotten } = await registerUser(api, 'forgotten')
      api.clock.fix(TEST_NOW + 30 * DAY - 1)
      expect(await isPlayer(token)).toBe(true)
      api.clock.fix(TEST_NOW + 30 * DAY)
      expect([await isPlayer(token), await isPlayer(forgotten)]).toEqual([true, false])
      api.clock.fix(TEST_NOW)
    })

    it('do not record the network of a renewal as known', async () => {
      const { id, token } = await registerUser(api, 'placed')
      const address = '10.6.0.2'
      const renewedToken = tokenOf(await renew(api, token, { address }))
      expect((await readAs(api, getSessions, { token: renewedToken })).items).toMatchObject([{ address }])
      expect(await isKnownNetwork(api.database.db, id, address, TEST_NOW)).toBe(false)
    })
  })

  it('ended remotely appear once in the account history', async () => {
    const { phone, token, from } = await registerUser(api, 'pushed')
    await signIn(api, phone, OLD, from)
    for (let attempt = 0; attempt < 3; attempt += 1) expect(await endOthers(token)).toMatchObject(accepted)
    const { items } = await readAs(api, getAccountHistory, { token, language: 'en' })
    expect(items.map(({ text }) => text)).toEqual([
      'Signed out on other devices',
      `Signed in (${from.address})`,
      `Account created (${from.address})`,
    ])
  })
})
