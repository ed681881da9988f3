import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { login as loginCall } from '#contract/auth.ts'
import { networkOf, accountsOf, codesOf, newUser, post, refusal, signUp, tokenOf } from '#server/testing/accounts.ts'
import { startTestApi, TEST_NOW, testSources, type TestApi } from '#server/testing/test-api.ts'
import { signUp as makeAccount } from './sign-up.ts'

const { sources, stop } = await testSources()
afterAll(stop)

describe.each(sources)('accounts on %s', (_, source) => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi(source)
  })
  afterAll(() => api.stop())
  const { logIn, register, status } = accountsOf(() => api)

  describe('registration', () => {
    it('by phone signs in a player of the first tier, in the language of the visitor', async () => {
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

    it('by e-mail keeps no phone, whatever was sent beside it', async () => {
      const token = await signUp(api, {
        type: 'email',
        email: 'Boris@Example.com',
        login: 'boris',
        phone: '+79991111112',
      })
      expect(await status(token)).toMatchObject({ email: 'Boris@Example.com', phone: '', email_confirmed: false })
    })

    it('keeps neither the password nor the token, only what tells whether one is right', async () => {
      const token = await signUp(api, { login: 'canary', phone: '+79991111113', password: 'canary-password' })
      const players = await api.database.db.selectFrom('players').selectAll().execute()
      const sessions = await api.database.db.selectFrom('player_sessions').selectAll().execute()
      const kept = JSON.stringify([players, sessions])
      expect(kept).not.toContain('canary-password')
      expect(kept).not.toContain(token)
      expect(players.every(({ password_hash }) => password_hash.startsWith('$argon2id$v=19$'))).toBe(true)
    })

    it('keeps who has brought the player', async () => {
      await register({ login: 'brought', phone: '+79991111114', ref: 'ann', subid: '7', promocode: ' GIFT ' })
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
      ['a login with a letter of no width', { login: 'iv\u200Ban' }, 44],
      ['a login that turns the text', { login: 'iv\u202Ean' }, 44],
      ['a login with a variant that nobody sees', { login: 'ivan\uFE0F' }, 44],
      ['a login with a filler', { login: 'iv\u3164an' }, 44],
      ['a login with a speck on a letter', { login: 'iv\u0338an' }, 44],
      ['a phone in full width as a login', { login: '８９９９１２３４５６７' }, 44],
      ['a phone as a login', { login: '8-999-123-45-67' }, 44],
      ['no password', { password: '' }, 130],
      ['a short password', { password: '12345' }, 131],
      ['a password that everybody guesses', { password: 'QWERTY123' }, 136],
      ['the login as the password', { login: 'Long-login', password: 'long-LOGIN' }, 136],
      ['a password of a megabyte', { password: 'x'.repeat(10_000) }, 1],
      ['terms that are not accepted', { rules: false }, 1],
      ['no challenge', { recaptcha: '' }, 24],
    ])('refuses %s', async (_case, fields, code) => expect(await register(fields)).toMatchObject(refusal(code)))

    it('asks for as long a password as the operator wishes', async () => {
      const request = {
        ...newUser,
        type: 'phone' as const,
        phone: '+79991111130',
        login: 'careful',
        password: 'Kf82-mqt',
      }
      const brought = { pc: '', ref: '', referrer: '', subid: '', promocode: '', invite: '', recaptcha: '' }
      const visit = { address: '10.0.0.9', place: '10.0.0.9', agent: '' }
      const made = makeAccount(api.database.db, { ...request, ...brought }, visit, TEST_NOW, 9)
      await expect(made).rejects.toMatchObject({ code: 131 })
    })

    it('refuses what somebody else has, in any of its forms', async () => {
      const from = { address: '10.0.0.2' }
      await signUp(api, { login: 'Taken', phone: '+79992222222' }, from)
      await signUp(api, { type: 'email', email: 'taken@example.com', login: 'taken-2' }, from)
      expect(await register({ login: 'TAKEN', phone: '+79992222223' }, from)).toMatchObject(refusal(43))
      expect(await register({ login: 'Ｔａｋｅｎ', phone: '+79992222223' }, from)).toMatchObject(refusal(43))
      expect(await register({ login: 'other', phone: '８ ９９９ ２２２-２２-２２' }, from)).toMatchObject(refusal(113))
      expect(await register({ login: 'other', phone: '8 999 222-22-22' }, from)).toMatchObject(refusal(113))
      const email = { type: 'email', email: 'TAKEN@example.com', login: 'other' }
      expect(await register(email, from)).toMatchObject(refusal(123))
    })

    it('makes one account where the same is asked for at the same time', async () => {
      const from = { address: '10.0.0.3' }
      const answers = await Promise.all(
        [1, 2, 3, 4].map(() => register({ login: 'racer', phone: '+79993333333' }, from)),
      )
      expect(answers.filter(({ kind }) => kind === 'accepted')).toHaveLength(1)
      expect(codesOf(answers).every((code) => [0, 113, 43].includes(code))).toBe(true)
    })

    it('tells nobody more than twenty times an hour who has an account', async () => {
      const from = networkOf(4)
      const ask = () => register({ login: 'Anna', phone: '+79991111111' }, from())
      for (let at = 0; at < 20; at += 1) expect(await ask()).toMatchObject(refusal(113))
      expect(await ask()).toMatchObject({ ...refusal(5), args: { seconds: 180 } })
    })
  })

  it('swaps a token for a fresh one once, and the old one is dead', async () => {
    const token = await signUp(api, { login: 'renewed', phone: '+79991111120' })
    const [first, second] = await Promise.all([
      post(api, '/v2/auth/renew/', {}, { token }),
      post(api, '/v2/auth/renew/', {}, { token }),
    ])
    const fresh = [first, second].filter(({ kind }) => kind === 'accepted').map(tokenOf)
    expect(fresh).toHaveLength(1)
    expect(await status(fresh[0])).toMatchObject({ login: 'renewed' })
    expect(await status(token)).toMatchObject({ id: 0 })
    expect(await post(api, '/v2/auth/renew/', {}, { token })).toMatchObject(refusal(200))
  })

  describe('a session', () => {
    const active = (token?: string) => post(api, '/v2/user/activity', {}, token === undefined ? {} : { token })

    it('is ended by its logout, and by no other', async () => {
      const one = await signUp(api, { login: 'leaver', phone: '+79996666666' }, { address: '10.0.2.1' })
      const two = tokenOf(await logIn('leaver', newUser.password, { address: '10.0.2.1' }))
      await post(api, loginCall.path.replace('login', 'logout'), {}, { token: one })
      expect(await status(one)).toMatchObject({ id: 0 })
      expect(await status(two)).toMatchObject({ login: 'leaver' })
    })

    it('is asked for where a call needs one: none, a wrong one and a dead one are 200', async () => {
      const token = await signUp(api, { login: 'active', phone: '+79996666667' }, { address: '10.0.2.2' })
      expect(await active(token)).toMatchObject({ kind: 'accepted' })
      expect(await active()).toMatchObject(refusal(200))
      expect(await active('x'.repeat(64))).toMatchObject(refusal(200))
      await post(api, '/v2/auth/logout/', {}, { token })
      expect(await active(token)).toMatchObject(refusal(200))
    })

    it('is not taken from a cookie: nobody else can make a browser act', async () => {
      const token = await signUp(api, { login: 'cookie', phone: '+79996666668' }, { address: '10.0.2.3' })
      const answer = await api.app.inject({ url: '/api/v2/status/', cookies: { token } })
      expect(answer.json().data.id).toBe(0)
    })

    it('ends when it is not used for a month, and lasts while it is', async () => {
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
