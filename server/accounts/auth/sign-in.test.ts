import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getUserNotifications } from '#contract/player/account.ts'
import { sendVerificationCode } from '#contract/player/verification.ts'
import {
  networkOf,
  accountsOf,
  codeOf,
  newUser,
  post,
  read,
  readAs,
  rejection,
  signUp,
  solveFor,
  tokenOf,
} from '#server/testing/accounts.ts'
import { lastCode } from '#server/testing/sandbox.ts'
import { restarted, startTestApi, TEST_NOW, seededMemory, type TestApi } from '#server/testing/test-api.ts'
import { KNOWN_DAYS } from '#server/accounts/sessions/known-networks.ts'

describe('sign-in', () => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi(seededMemory())
  })
  afterAll(() => api.stop())
  const { signIn, signInBody, status } = accountsOf(() => api)

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
    const token = tokenOf(await signIn(login, password, { address: '10.0.1.2' }))
    expect((await status(token)).id).toBeGreaterThan(0)
  })

  it.each([
    ['', 'secret-1', 40],
    ['ab', 'secret-1', 41],
    ['Ivan', '', 130],
    ['Ivan', '12345', 131],
    ['Ivan', 'wrong-one', 42],
    ['unknown', 'wrong-one', 42],
    ['Ivan', 'RIGHT-ONE', 42],
    ["' or 1=1 --", 'secret-1', 42],
  ])('as %j with %j is rejected with %d', async (login, password, code) => {
    expect(await signIn(login, password, { address: '10.0.1.3' })).toMatchObject(rejection(code))
  })

  it('of a blocked player reports the block only with the correct password, and ends the session', async () => {
    const token = await signUp(api, { login: 'blocked', phone: '+79995555555' }, { address: '10.0.1.4' })
    await api.database.db
      .updateTable('players')
      .set({ blocked_at: new Date(TEST_NOW) })
      .where('login', '=', 'blocked')
      .execute()
    expect(await signIn('blocked', 'wrong-one', { address: '10.0.1.4' })).toMatchObject(rejection(42))
    expect(await signIn('blocked', newUser.password, { address: '10.0.1.4' })).toMatchObject(rejection(26))
    // Every call that needs the player says why the session ended; public ones answer as to a guest.
    expect(await read(api, '/v2/status/', { token })).toMatchObject(rejection(26))
    expect(await read(api, '/v2/user/bonuses', { token })).toMatchObject(rejection(26))
    expect(await read(api, '/v2/games/', { token })).toMatchObject({ kind: 'accepted' })
  })

  it('counts the spellings of an unknown phone together too, so that the limit does not reveal accounts', async () => {
    const from = { address: '10.0.2.8' }
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect(await signIn('+79990000123', 'wrong-one', from)).toMatchObject(rejection(42))
    expect(await signIn('89990000123', 'wrong-one', from)).toMatchObject(rejection(2))
  })

  it('counts login and e-mail of one account apart, so that the limit does not connect them', async () => {
    const from = { address: '10.0.2.9' }
    for (let attempt = 0; attempt < 5; attempt += 1) await signIn('olga', 'wrong-one', from)
    expect(await signIn('olga', 'wrong-one', from)).toMatchObject(rejection(2))
    expect(await signIn('olga@example.com', 'wrong-one', from)).toMatchObject(rejection(42))
  })

  it('from a new network notifies the player, from a known one does not', async () => {
    const token = await signUp(api, { login: 'traveller', phone: '+79994444445' }, { address: '10.0.3.1' })
    const titles = async () =>
      (await readAs(api, getUserNotifications, { token, language: 'en' })).items.map(({ title }) => title)
    await signIn('traveller', newUser.password, { address: '10.0.3.1' })
    expect(await titles()).not.toContain('New sign-in')
    await signIn('traveller', newUser.password, { address: '10.99.3.1' })
    await signIn('traveller', newUser.password, { address: '10.99.3.1' })
    expect((await titles()).filter((title) => title === 'New sign-in')).toHaveLength(1)
  })

  it('limits distributed guessing of one password, and still accepts the player from a known network', async () => {
    const guesses: number[] = []
    for (let host = 0; host < 60; host += 1) {
      const envelope = await signIn('Ivan', 'wrong-one', { address: `10.1.0.${host}` })
      guesses.push(codeOf(envelope))
    }
    expect(guesses.filter((code) => code === 42).length).toBeLessThanOrEqual(30)
    expect(guesses.at(-1)).toBe(2)
    expect(await signIn('Ivan', 'right-one', { address: '10.1.0.200' })).toMatchObject(rejection(2))
    expect(await signIn('Ivan', 'right-one', { address: '10.0.1.1' })).toMatchObject({ kind: 'accepted' })
  })

  describe('during distributed password guessing', () => {
    /** Uses up the attempts from unknown networks for a login. */
    const attack = async (login: string, subnet: number) => {
      for (let host = 0; host < 30; host += 1) await signIn(login, 'wrong-one', { address: `10.4.${subnet}.${host}` })
      expect(await signIn(login, newUser.password, { address: `10.4.${subnet}.200` })).toMatchObject(rejection(2))
    }

    it('works from a known network, also after a sign-out', async () => {
      const from = networkOf(31)
      const token = await signUp(api, { login: 'left', phone: '+79996660001' }, from())
      expect(await post(api, '/v2/auth/logout/', {}, { ...from, token })).toMatchObject({ kind: 'accepted' })
      await attack('left', 1)
      expect(await signIn('left', newUser.password, from())).toMatchObject({ kind: 'accepted' })
    })

    it('works from the network of a recovery, and from earlier known networks', async () => {
      const from = { address: '10.0.3.2' }
      const elsewhere = { address: '10.0.3.3' }
      const phone = '+79996660002'
      await signUp(api, { login: 'forgot', phone }, from)
      const body = { kind: 'phone', value: phone, recaptcha: await solveFor(api, 'recover') }
      const started = await post(api, '/v2/auth/send-verification-code/', body, elsewhere)
      if (started.kind !== 'accepted') throw new Error(JSON.stringify(started))
      const { hash } = sendVerificationCode.data.parse(started.payload)
      const code = await lastCode(api)
      await post(api, '/v2/auth/check-verification-code/', { hash, code }, elsewhere)
      const changed = await post(api, '/v2/auth/change-password/', { hash, password: 'remembered' }, elsewhere)
      expect(changed).toMatchObject({ kind: 'accepted' })
      await attack('forgot', 2)
      expect(await signIn('forgot', 'remembered', elsewhere)).toMatchObject({ kind: 'accepted' })
      expect(await signIn('forgot', 'remembered', from)).toMatchObject({ kind: 'accepted' })
    })

    it('is blocked from a network that was last used half a year ago', async () => {
      const from = { address: '10.0.3.4' }
      await signUp(api, { login: 'moved', phone: '+79996660003' }, from)
      api.clock.fix(TEST_NOW + KNOWN_DAYS * 24 * 60 * 60_000)
      await attack('moved', 3)
      expect(await signIn('moved', newUser.password, from)).toMatchObject(rejection(2))
      api.clock.fix(TEST_NOW)
    })
  })

  it('counts attempts per phone in any spelling, and does not parse a phone out of a login', async () => {
    const from = { address: '10.0.1.7' }
    const token = await signUp(api, { login: 'many-names', phone: '+79997777777' }, from)
    const names = ['79997777777', '+7 999 777 77 77', '+79997777777', '8 (999) 777-77-77', '9997777777']
    for (const name of names) expect(await signIn(name, 'wrong-one', from)).toMatchObject(rejection(42))
    expect(await signIn('+7 999 777-77-77', newUser.password, from)).toMatchObject(rejection(2))
    expect((await status(token)).login).toBe('many-names')
    const other = await signIn('x9997777777', newUser.password, { address: '10.0.1.8' })
    expect(other).toMatchObject(rejection(42))
  })

  it('stays rate limited after a restart', async () => {
    const from = { address: '10.0.1.6' }
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect(await signIn('Olga', 'wrong-one', from)).toMatchObject(rejection(42))
    const restartedApi = await restarted(api)
    const envelope = await post(restartedApi, '/v2/auth/login/', await signInBody('Olga', 'right-two'), from)
    expect(envelope).toMatchObject(rejection(2))
    await restartedApi.app.close()
  })

  it('limits one network that tries many logins', async () => {
    const from = networkOf(2)
    const codes: number[] = []
    for (let index = 0; index < 40; index += 1) {
      const envelope = await signIn(`user-${index}`, 'wrong-one', from())
      codes.push(codeOf(envelope))
    }
    expect(codes.filter((code) => code === 42)).toHaveLength(30)
    expect(codes.at(-1)).toBe(2)
  })
})
