import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sendVerificationCode } from '#contract/verification.ts'
import {
  networkOf,
  accountsOf,
  codeOf,
  codesOf,
  newUser,
  post,
  refusal,
  signUp,
  solved,
  tokenOf,
} from '#server/testing/accounts.ts'
import { lastCode } from '#server/testing/sandbox.ts'
import { restarted, startTestApi, TEST_NOW, testSources, type TestApi } from '#server/testing/test-api.ts'
import { KNOWN_DAYS } from './known-networks.ts'

const { sources, stop } = await testSources()
afterAll(stop)

describe.each(sources)('login on %s', (_, source) => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi(source)
  })
  afterAll(() => api.stop())
  const { logIn, loginOf, status } = accountsOf(() => api)

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
    expect(await logIn('blocked', newUser.password, { address: '10.0.1.4' })).toMatchObject(refusal(26))
    expect(await status(token)).toMatchObject({ id: 0 })
  })

  it('is slowed after five wrong passwords, at once and by the clock, whatever the right one is', async () => {
    const from = networkOf(5)
    const answers = await Promise.all(Array.from({ length: 8 }, (_, at) => logIn('Ivan', `wrong-${at}`, from())))
    expect(codesOf(answers)).toEqual([2, 2, 2, 42, 42, 42, 42, 42])
    expect(await logIn('Ivan', 'right-one', from())).toMatchObject(refusal(2))
    api.clock.fix(TEST_NOW + 30_000)
    expect(await logIn('Ivan', 'right-one', from())).toMatchObject({ kind: 'accepted' })
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
      expect(await logIn(login, newUser.password, { address: `10.4.${hand}.200` })).toMatchObject(refusal(2))
    }

    it('is open where he has been, though he has left', async () => {
      const from = networkOf(31)
      const token = await signUp(api, { login: 'left', phone: '+79996660001' }, from())
      expect(await post(api, '/v2/auth/logout/', {}, { ...from, token })).toMatchObject({ kind: 'accepted' })
      await attacked('left', 1)
      expect(await logIn('left', newUser.password, from())).toMatchObject({ kind: 'accepted' })
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
      expect(await logIn('moved', newUser.password, from)).toMatchObject(refusal(2))
      api.clock.fix(TEST_NOW)
    })
  })

  it('counts against a player whatever name of his is tried, and takes no name for a phone that it only contains', async () => {
    const from = { address: '10.0.1.7' }
    const token = await signUp(api, { login: 'many-names', phone: '+79997777777' }, from)
    const names = ['many-names', 'MANY-NAMES', '+79997777777', '8 (999) 777-77-77', '9997777777']
    for (const name of names) expect(await logIn(name, 'wrong-one', from)).toMatchObject(refusal(42))
    expect(await logIn('+7 999 777-77-77', newUser.password, from)).toMatchObject(refusal(2))
    expect((await status(token)).login).toBe('many-names')
    const other = await logIn('x9997777777', newUser.password, { address: '10.0.1.8' })
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
    const from = networkOf(2)
    const codes: number[] = []
    for (let at = 0; at < 40; at += 1) {
      const answer = await logIn(`somebody-${at}`, 'wrong-one', from())
      codes.push(codeOf(answer))
    }
    expect(codes.filter((code) => code === 42)).toHaveLength(30)
    expect(codes.at(-1)).toBe(2)
  })
})
