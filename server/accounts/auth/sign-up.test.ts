import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { login as loginCall } from '#contract/player/auth.ts'
import { networkOf, accountsOf, newUser, post, rejection, signUp, tokenOf } from '#server/testing/accounts.ts'
import { startTestApi, TEST_NOW, seededMemory, type TestApi } from '#server/testing/test-api.ts'
import { signUp as createAccount } from './sign-up.ts'

describe('accounts', () => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi(seededMemory())
  })
  afterAll(() => api.stop())
  const { signIn, requestSignUp, status } = accountsOf(() => api)

  describe('sign-up', () => {
    it('by phone signs in and returns the tier name in the request language', async () => {
      const token = await signUp(api, { login: 'Anna', phone: '8 (999) 111-11-11' })
      expect(token.length).toBeGreaterThan(50)
      expect(await status(token)).toMatchObject({
        login: 'Anna',
        phone: '+79991111111',
        email: '',
        status: 'Новичок 1',
      })
      expect(await status(token, 'en')).toMatchObject({ status: 'Newbie 1', level: 0, balance: 0, max_points: 5 })
    })

    it('by e-mail ignores a phone in the request', async () => {
      const token = await signUp(api, {
        type: 'email',
        email: 'Boris@Example.com',
        login: 'boris',
        phone: '+79991111112',
      })
      expect(await status(token)).toMatchObject({ email: 'Boris@Example.com', phone: '', email_confirmed: false })
    })

    it('stores only hashes of the password and the token', async () => {
      const token = await signUp(api, { login: 'canary', phone: '+79991111113', password: 'canary-password' })
      const players = await api.database.db.selectFrom('players').selectAll().execute()
      const sessions = await api.database.db.selectFrom('player_sessions').selectAll().execute()
      const stored = JSON.stringify([players, sessions])
      expect(stored).not.toContain('canary-password')
      expect(stored).not.toContain(token)
      expect(players.every(({ password_hash }) => password_hash.startsWith('$argon2id$v=19$'))).toBe(true)
    })

    it('stores no part of a referral that is too long', async () => {
      await requestSignUp({ login: 'brought-long', phone: '+79991111124', ref: 'x'.repeat(257), subid: '7' })
      const { brought_by } = await api.database.db
        .selectFrom('players')
        .select('brought_by')
        .where('login', '=', 'brought-long')
        .executeTakeFirstOrThrow()
      expect(JSON.parse(brought_by)).toEqual({ pc: '', subid: '7', referrer: 'direct', promocode: '', invite: '' })
    })

    it('stores the referral', async () => {
      await requestSignUp({ login: 'brought', phone: '+79991111114', ref: 'ann', subid: '7', promocode: ' GIFT ' })
      const { brought_by } = await api.database.db
        .selectFrom('players')
        .select('brought_by')
        .where('login', '=', 'brought')
        .executeTakeFirstOrThrow()
      expect(JSON.parse(brought_by)).toMatchObject({ ref: 'ann', subid: '7', referrer: 'direct', promocode: 'GIFT' })
    })

    it.each([
      ['no phone', { phone: '' }, 110],
      ['no number', { phone: '123' }, 112],
      ['no e-mail', { type: 'email', email: '' }, 120],
      ['no address', { type: 'email', email: 'ivan' }, 122],
      ['no login', { login: '' }, 40],
      ['a short login', { login: 'ab' }, 41],
      ['a login with spaces', { login: 'a b c' }, 44],
      ['a login with a zero-width character', { login: 'iv\u200Ban' }, 44],
      ['a login with a bidirectional control', { login: 'iv\u202Ean' }, 44],
      ['a login with an invisible variation selector', { login: 'ivan\uFE0F' }, 44],
      ['a login with a blank filler', { login: 'iv\u3164an' }, 44],
      ['a login with a loose combining mark', { login: 'iv\u0338an' }, 44],
      ['a phone in full width as a login', { login: '８９９９１２３４５６７' }, 44],
      ['a phone as a login', { login: '8-999-123-45-67' }, 44],
      ['no password', { password: '' }, 130],
      ['a short password', { password: '12345' }, 131],
      ['a common password', { password: 'QWERTY123' }, 136],
      ['the login as the password', { login: 'Long-login', password: 'long-LOGIN' }, 136],
      ['an oversized password', { password: 'x'.repeat(10_000) }, 1],
      ['terms that are not accepted', { rules: false }, 1],
      ['no challenge', { recaptcha: '' }, 24],
    ])('rejects %s', async (_case, fields, code) => expect(await requestSignUp(fields)).toMatchObject(rejection(code)))

    it('enforces the configured minimum password length', async () => {
      const request = {
        ...newUser,
        type: 'phone' as const,
        phone: '+79991111130',
        login: 'careful',
        password: 'Kf82-mqt',
      }
      const referral = { pc: '', ref: '', referrer: '', subid: '', promocode: '', invite: '', recaptcha: '' }
      const visit = { address: '10.0.0.9', network: '10.0.0.9', agent: '' }
      const pending = createAccount(api.database.db, { ...request, ...referral }, visit, TEST_NOW, 9)
      await expect(pending).rejects.toMatchObject({ code: 131 })
    })

    it('rejects a login, phone or e-mail that is taken, in any spelling', async () => {
      const from = { address: '10.0.0.2' }
      await signUp(api, { login: 'Taken', phone: '+79992222222' }, from)
      await signUp(api, { type: 'email', email: 'taken@example.com', login: 'taken-2' }, from)
      expect(await requestSignUp({ login: 'TAKEN', phone: '+79992222223' }, from)).toMatchObject(rejection(43))
      expect(await requestSignUp({ login: 'Ｔａｋｅｎ', phone: '+79992222223' }, from)).toMatchObject(rejection(43))
      expect(await requestSignUp({ login: 'other', phone: '８ ９９９ ２２２-２２-２２' }, from)).toMatchObject(
        rejection(113),
      )
      expect(await requestSignUp({ login: 'other', phone: '8 999 222-22-22' }, from)).toMatchObject(rejection(113))
      const email = { type: 'email', email: 'TAKEN@example.com', login: 'other' }
      expect(await requestSignUp(email, from)).toMatchObject(rejection(123))
    })

    it('limits requests that reveal existing accounts to twenty per hour and network', async () => {
      const from = networkOf(4)
      const attemptSignUp = () => requestSignUp({ login: 'Anna', phone: '+79991111111' }, from())
      for (let attempt = 0; attempt < 20; attempt += 1) expect(await attemptSignUp()).toMatchObject(rejection(113))
      expect(await attemptSignUp()).toMatchObject({ ...rejection(5), args: { seconds: 180 } })
    })
  })

  describe('session', () => {
    const reportActivity = (token?: string) => post(api, '/v2/user/activity', {}, token === undefined ? {} : { token })

    it('ends on its own sign-out only', async () => {
      const one = await signUp(api, { login: 'leaver', phone: '+79996666666' }, { address: '10.0.2.1' })
      const two = tokenOf(await signIn('leaver', newUser.password, { address: '10.0.2.1' }))
      await post(api, loginCall.path.replace('login', 'logout'), {}, { token: one })
      expect(await status(one)).toMatchObject({ id: 0 })
      expect(await status(two)).toMatchObject({ login: 'leaver' })
    })

    it('is required by player calls: a missing, wrong or ended token is error 200', async () => {
      const token = await signUp(api, { login: 'active', phone: '+79996666667' }, { address: '10.0.2.2' })
      expect(await reportActivity(token)).toMatchObject({ kind: 'accepted' })
      expect(await reportActivity()).toMatchObject(rejection(200))
      expect(await reportActivity('x'.repeat(64))).toMatchObject(rejection(200))
      await post(api, '/v2/auth/logout/', {}, { token })
      expect(await reportActivity(token)).toMatchObject(rejection(200))
    })

    it('is not read from a cookie, to prevent cross-site request forgery', async () => {
      const token = await signUp(api, { login: 'cookie', phone: '+79996666668' }, { address: '10.0.2.3' })
      const response = await api.app.inject({ url: '/api/v2/status/', cookies: { token } })
      expect(response.json().data.id).toBe(0)
    })

    it('expires after a month without use', async () => {
      const day = 24 * 60 * 60 * 1000
      const token = await signUp(api, { login: 'sleeper', phone: '+79996666669' }, { address: '10.0.2.4' })
      api.clock.fix(TEST_NOW + 20 * day)
      expect(await status(token)).toMatchObject({ login: 'sleeper' })
      api.clock.fix(TEST_NOW + 45 * day)
      expect(await status(token)).toMatchObject({ login: 'sleeper' })
      api.clock.fix(TEST_NOW + 76 * day)
      expect(await status(token)).toMatchObject({ id: 0 })
      api.clock.fix(TEST_NOW)
    })
  })
})
