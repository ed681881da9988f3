import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getChallenge, login as loginCall } from '#contract/auth.ts'
import type { Envelope } from '#contract/envelope.ts'
import { getStatus } from '#contract/status.ts'
import { sendVerificationCode } from '#contract/verification.ts'
import { newcomer, post, signUp, solved, tokenOf, type From } from '#server/testing/accounts.ts'
import { lastCode } from '#server/testing/sandbox.ts'
import { restarted, startTestApi, TEST_NOW, testSources, type TestApi } from '#server/testing/test-api.ts'
import { CHALLENGE_MS } from './challenges.ts'
import { KNOWN_DAYS } from './known-addresses.ts'
import { signUp as makeAccount } from './sign-up.ts'

const { sources, stop } = await testSources()
afterAll(stop)

const codeOf = (answer: Envelope): number => (answer.kind === 'refused' ? answer.code : 0)
const codesOf = (answers: readonly Envelope[]): number[] => answers.map(codeOf).toSorted((a, b) => a - b)
const refusal = (code: number) => ({ kind: 'refused', code })

describe.each(sources)('accounts on %s', (_, source) => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi(source)
  })
  afterAll(() => api.stop())

  const register = async (fields: object, from: From = {}) =>
    post(api, '/v2/auth/register/', { ...newcomer, recaptcha: await solved(api, 'register'), ...fields }, from)
  const loginOf = async (login: string, password: string) => ({
    login,
    password,
    recaptcha: await solved(api, 'login'),
  })
  const logIn = async (login: string, password: string, from: From = {}) =>
    post(api, '/v2/auth/login/', await loginOf(login, password), from)
  const status = async (token: string | undefined, language = 'ru') => {
    const headers = { 'accept-language': language, ...(token === undefined ? {} : { authorization: `Token ${token}` }) }
    const answer = await api.app.inject({ url: '/api/v2/status/', headers })
    return getStatus.data.parse(answer.json().data)
  }

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
        ...newcomer,
        type: 'phone' as const,
        phone: '+79991111130',
        login: 'careful',
        password: 'Kf82-mqt',
      }
      const brought = { pc: '', ref: '', referrer: '', subid: '', promocode: '', invite: '', recaptcha: '' }
      const visit = { address: '10.0.0.9', agent: '' }
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
      const from = { address: '10.0.0.4' }
      const ask = () => register({ login: 'Anna', phone: '+79991111111' }, from)
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

  describe('the challenge', () => {
    const logInWith = (recaptcha: string) =>
      post(api, '/v2/auth/login/', { login: 'nobody', password: 'secret', recaptcha })
    const edited = async (edit: (solved: { challenge: { parameters: Record<string, unknown> } }) => void) => {
      const parts = JSON.parse(Buffer.from(await solved(api, 'login'), 'base64').toString())
      edit(parts)
      return Buffer.from(JSON.stringify(parts)).toString('base64')
    }

    it('is taken once, even where it comes twice at the same time', async () => {
      const once = await solved(api, 'login')
      const answers = await Promise.all([logInWith(once), logInWith(once), logInWith(once)])
      expect(codesOf(answers)).toEqual([24, 24, 42])
      expect(await logInWith(once)).toMatchObject(refusal(24))
    })

    it('is for the action that it was made for', async () => {
      expect(await logInWith(await solved(api, 'register'))).toMatchObject(refusal(24))
    })

    it('ends after ten minutes by the clock of the server', async () => {
      const early = await solved(api, 'login')
      const late = await solved(api, 'login')
      api.clock.fix(TEST_NOW + CHALLENGE_MS - 1)
      expect(await logInWith(early)).toMatchObject(refusal(42))
      api.clock.fix(TEST_NOW + CHALLENGE_MS)
      expect(await logInWith(late)).toMatchObject(refusal(24))
      api.clock.fix(TEST_NOW)
    })

    it.each([
      [
        'is easier',
        ({ challenge }: { challenge: { parameters: Record<string, unknown> } }) =>
          Object.assign(challenge.parameters, { cost: 9 }),
      ],
      [
        'lasts longer',
        ({ challenge }: { challenge: { parameters: Record<string, unknown> } }) =>
          Object.assign(challenge.parameters, { data: { action: 'login', until: 9e15 } }),
      ],
      ['was not solved', (parts: object) => Object.assign(parts, { solution: { counter: 1, derivedKey: '00' } })],
      [
        'has another salt',
        ({ challenge }: { challenge: { parameters: Record<string, unknown> } }) =>
          Object.assign(challenge.parameters, { salt: '00' }),
      ],
    ])('of which a part is changed is none: it %s', async (_case, edit) => {
      expect(await logInWith(await edited(edit))).toMatchObject(refusal(24))
    })

    it.each(['', 'x', 'bnVsbA==', 'W10=', 'e30=', 'x'.repeat(10_000)])('%# that is none is refused', async (text) => {
      expect(await logInWith(text)).toMatchObject(refusal(24))
    })

    it('says for what it is', async () => {
      const { parameters } = await api.read(getChallenge, '/api/v2/auth/challenge?action=recover')
      expect(parameters['data']).toMatchObject({ action: 'recover' })
    })
  })

  describe('login', () => {
    beforeAll(async () => {
      await signUp(api, { login: 'Ivan', phone: '+79994444444', password: 'right-one' }, { address: '10.0.1.1' })
      await signUp(api, { type: 'email', email: 'olga@example.com', login: 'Olga', password: 'right-two' })
    })

    it.each([
      ['Ivan', 'right-one'],
      ['ivan', 'right-one'],
      ['+7 999 444-44-44', 'right-one'],
      ['89994444444', 'right-one'],
      ['OLGA@example.com', 'right-two'],
    ])('by %s signs in', async (login, password) => {
      const token = tokenOf(await logIn(login, password, { address: '10.0.1.2' }))
      expect((await status(token)).id).toBeGreaterThan(0)
    })

    it.each([
      ['', 'secret-1', 40],
      ['ab', 'secret-1', 41],
      ['Ivan', '', 130],
      ['Ivan', '12345', 131],
      ['Ivan', 'wrong-one', 42],
      ['nobody', 'wrong-one', 42],
      ['Ivan', 'RIGHT-ONE', 42],
      ["' or 1=1 --", 'secret-1', 42],
    ])('as %j with %j is refused with %d', async (login, password, code) => {
      expect(await logIn(login, password, { address: '10.0.1.3' })).toMatchObject(refusal(code))
    })

    it('of somebody who is blocked says so, and only to who knows the password; the session ends', async () => {
      const token = await signUp(api, { login: 'blocked', phone: '+79995555555' }, { address: '10.0.1.4' })
      await api.database.db
        .updateTable('players')
        .set({ blocked_at: new Date(TEST_NOW) })
        .where('login', '=', 'blocked')
        .execute()
      expect(await logIn('blocked', 'wrong-one', { address: '10.0.1.4' })).toMatchObject(refusal(42))
      expect(await logIn('blocked', newcomer.password, { address: '10.0.1.4' })).toMatchObject(refusal(26))
      expect(await status(token)).toMatchObject({ id: 0 })
    })

    it('is slowed after five wrong passwords, at once and by the clock, whatever the right one is', async () => {
      const from = { address: '10.0.1.5' }
      const answers = await Promise.all(Array.from({ length: 8 }, (_, at) => logIn('Ivan', `wrong-${at}`, from)))
      expect(codesOf(answers)).toEqual([2, 2, 2, 42, 42, 42, 42, 42])
      expect(await logIn('Ivan', 'right-one', from)).toMatchObject(refusal(2))
      api.clock.fix(TEST_NOW + 30_000)
      expect(await logIn('Ivan', 'right-one', from)).toMatchObject({ kind: 'accepted' })
      api.clock.fix(TEST_NOW)
    })

    it('stops many hands that guess one password, and lets its player in from where he has been', async () => {
      const guesses: number[] = []
      for (let at = 0; at < 60; at += 1) {
        const answer = await logIn('Ivan', 'wrong-one', { address: `10.1.0.${at}` })
        guesses.push(codeOf(answer))
      }
      expect(guesses.filter((code) => code === 42).length).toBeLessThanOrEqual(30)
      expect(guesses.at(-1)).toBe(2)
      expect(await logIn('Ivan', 'right-one', { address: '10.1.0.200' })).toMatchObject(refusal(2))
      expect(await logIn('Ivan', 'right-one', { address: '10.0.1.1' })).toMatchObject({ kind: 'accepted' })
    })

    describe('of a player whose password many hands guess', () => {
      /** Takes every try that strangers have for one login. */
      const attacked = async (login: string, hand: number) => {
        for (let at = 0; at < 30; at += 1) await logIn(login, 'wrong-one', { address: `10.4.${hand}.${at}` })
        expect(await logIn(login, newcomer.password, { address: `10.4.${hand}.200` })).toMatchObject(refusal(2))
      }

      it('is open where he has been, though he has left', async () => {
        const from = { address: '10.0.3.1' }
        const token = await signUp(api, { login: 'left', phone: '+79996660001' }, from)
        expect(await post(api, '/v2/auth/logout/', {}, { ...from, token })).toMatchObject({ kind: 'accepted' })
        await attacked('left', 1)
        expect(await logIn('left', newcomer.password, from)).toMatchObject({ kind: 'accepted' })
      })

      it('is open where he has got a new password, and where he had been before', async () => {
        const from = { address: '10.0.3.2' }
        const elsewhere = { address: '10.0.3.3' }
        const phone = '+79996660002'
        await signUp(api, { login: 'forgot', phone }, from)
        const ask = { kind: 'phone', value: phone, recaptcha: await solved(api, 'recover') }
        const begun = await post(api, '/v2/auth/send-verification-code/', ask, elsewhere)
        if (begun.kind !== 'accepted') throw new Error(JSON.stringify(begun))
        const { hash } = sendVerificationCode.data.parse(begun.payload)
        const code = await lastCode(api)
        await post(api, '/v2/auth/check-verification-code/', { hash, code }, elsewhere)
        const remembered = await post(api, '/v2/auth/change-password/', { hash, password: 'remembered' }, elsewhere)
        expect(remembered).toMatchObject({ kind: 'accepted' })
        await attacked('forgot', 2)
        expect(await logIn('forgot', 'remembered', elsewhere)).toMatchObject({ kind: 'accepted' })
        expect(await logIn('forgot', 'remembered', from)).toMatchObject({ kind: 'accepted' })
      })

      it('is no place of his where he has not been for half a year', async () => {
        const from = { address: '10.0.3.4' }
        await signUp(api, { login: 'moved', phone: '+79996660003' }, from)
        api.clock.fix(TEST_NOW + KNOWN_DAYS * 24 * 60 * 60_000)
        await attacked('moved', 3)
        expect(await logIn('moved', newcomer.password, from)).toMatchObject(refusal(2))
        api.clock.fix(TEST_NOW)
      })
    })

    it('counts against a player whatever name of his is tried, and takes no name for a phone that it only contains', async () => {
      const from = { address: '10.0.1.7' }
      const token = await signUp(api, { login: 'many-names', phone: '+79997777777' }, from)
      const names = ['many-names', 'MANY-NAMES', '+79997777777', '8 (999) 777-77-77', '9997777777']
      for (const name of names) expect(await logIn(name, 'wrong-one', from)).toMatchObject(refusal(42))
      expect(await logIn('+7 999 777-77-77', newcomer.password, from)).toMatchObject(refusal(2))
      expect((await status(token)).login).toBe('many-names')
      const other = await logIn('x9997777777', newcomer.password, { address: '10.0.1.8' })
      expect(other).toMatchObject(refusal(42))
    })

    it('is slowed after a restart as before it', async () => {
      const from = { address: '10.0.1.6' }
      for (let at = 0; at < 5; at += 1) expect(await logIn('Olga', 'wrong-one', from)).toMatchObject(refusal(42))
      const again = await restarted(api)
      const answer = await post(again, '/v2/auth/login/', await loginOf('Olga', 'right-two'), from)
      expect(answer).toMatchObject(refusal(2))
      await again.app.close()
    })

    it('stops one hand that tries many logins', async () => {
      const from = { address: '10.2.0.1' }
      const codes: number[] = []
      for (let at = 0; at < 40; at += 1) {
        const answer = await logIn(`somebody-${at}`, 'wrong-one', from)
        codes.push(codeOf(answer))
      }
      expect(codes.filter((code) => code === 42)).toHaveLength(30)
      expect(codes.at(-1)).toBe(2)
    })
  })

  describe('a session', () => {
    const active = (token?: string) => post(api, '/v2/user/activity', {}, token === undefined ? {} : { token })

    it('is ended by its logout, and by no other', async () => {
      const one = await signUp(api, { login: 'leaver', phone: '+79996666666' }, { address: '10.0.2.1' })
      const two = tokenOf(await logIn('leaver', newcomer.password, { address: '10.0.2.1' }))
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
