import { createHook } from 'node:async_hooks'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { timing } from '#contract/constants.ts'
import type { Envelope } from '#contract/envelope.ts'
import { getStatus } from '#contract/status.ts'
import { sendVerificationCode, type Verification } from '#contract/verification.ts'
import { personalData, post, readAs, refusal, signUp, solved, tokenOf, type From } from '#server/testing/accounts.ts'
import { lastCode, sandbox } from '#server/testing/sandbox.ts'
import { restarted, startTestApi, TEST_NOW, testSources, type TestApi } from '#server/testing/test-api.ts'

const { sources, stop } = await testSources()
afterAll(stop)

const MINUTE = 60_000

describe.each(sources)('the recovery on %s', (_, source) => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi(source)
  })
  afterAll(() => api.stop())

  let people = 0
  /** Somebody who has an account, at an address of his own. */
  const somebody = async (prefix = '+7999') => {
    people += 1
    const from = { address: `10.1.0.${people}` }
    const phone = `${prefix}44400${String(people).padStart(2, '0')}`
    const login = `lost-${people}`
    return { phone, login, from, token: await signUp(api, { phone, login, password: 'for-gotten' }, from) }
  }
  const ask = async (value: string, from: From, kind = 'phone') =>
    post(api, '/v2/auth/send-verification-code/', { kind, value, recaptcha: await solved(api, 'recover') }, from)
  const begun = async (value: string, from: From, kind = 'phone'): Promise<Verification> => {
    const answer = await ask(value, from, kind)
    if (answer.kind !== 'accepted') throw new Error(`${value}: ${JSON.stringify(answer)}`)
    return sendVerificationCode.data.parse(answer.payload)
  }
  const check = (hash: string, code: string) => post(api, '/v2/auth/check-verification-code/', { hash, code })
  const setPassword = (hash: string, password: string) => post(api, '/v2/auth/change-password/', { hash, password })
  const logIn = async (login: string, password: string, from: From) =>
    post(api, '/v2/auth/login/', { login, password, recaptcha: await solved(api, 'login') }, from)
  const pass = (milliseconds: number) => api.clock.fix(api.clock.now() + milliseconds)
  const isPlayer = async (token: string) => {
    const answer = await api.app.inject({ url: '/api/v2/status/', headers: { authorization: `Token ${token}` } })
    return getStatus.data.parse(answer.json().data).id !== 0
  }
  const wrongOf = (code: string) => (code === '000000' ? '000001' : '000000')
  /** The refusal's code, and its sign. */
  const rawOf = (answer: Envelope) => (answer.kind === 'refused' ? answer.raw : 0)

  it('sends a code that the answer does not hold, and with it a new password that signs out everywhere', async () => {
    const { phone, login, from, token } = await somebody()
    const begin = await begun(`8${phone.slice(2)}`, from)
    expect(begin).toMatchObject({ timeout: 10, method: 'sms', next_method: 'wait-call', number: '', text: '' })
    expect(begin.hash.length).toBeGreaterThanOrEqual(32)
    const code = await lastCode(api)
    expect(JSON.stringify(begin)).not.toContain(code)
    expect(await check(begin.hash, ` ${code.slice(0, 3)} ${code.slice(3)}`)).toMatchObject({ kind: 'accepted' })
    expect(await isPlayer(token)).toBe(true)
    expect(await setPassword(begin.hash, '1234567')).toMatchObject(refusal(131))
    expect(await setPassword(begin.hash, 'password1')).toMatchObject(refusal(136))
    expect(await setPassword(begin.hash, 'remembered')).toMatchObject({ kind: 'accepted' })
    expect(await isPlayer(token)).toBe(false)
    expect(await logIn(login, 'for-gotten', from)).toMatchObject(refusal(42))
    expect(await logIn(login, 'remembered', from)).toMatchObject({ kind: 'accepted' })
    expect(await setPassword(begin.hash, 'remembered-2')).toMatchObject(refusal(4))
    expect(await check(begin.hash, code)).toMatchObject(refusal(4))
  })

  it('goes by e-mail too, with a code alone, in the language of who asks', async () => {
    const from = { address: '10.1.1.1', language: 'en' }
    await signUp(api, { type: 'email', email: 'Lost@Example.com', phone: '', login: 'lost-mail' }, from)
    expect(await begun('lost@example.COM', from, 'email')).toMatchObject({ method: 'sms', next_method: '' })
    const [sent] = (await sandbox(api)).outbox
    expect(sent).toMatchObject({ contact: 'Lost@Example.com', body: expect.stringMatching(/^Your code is \d{6}\./u) })
    expect(sent?.body).toMatch(/\n@localhost(?::\d+)? #\d{6}$/u)
  })

  it.each([
    ['no phone', 'phone', '', 110],
    ['no number', 'phone', '12', 112],
    ['no e-mail', 'email', '', 120],
    ['no address', 'email', 'ivan', 122],
  ])('refuses %s', async (_case, kind, value, code) =>
    expect(await ask(value, { address: '10.1.1.2' }, kind)).toMatchObject(refusal(code)),
  )

  it('says −200 for a contact that nobody has, and no more than twenty times an hour from one place', async () => {
    const from = { address: '10.1.1.3' }
    expect(rawOf(await ask('+79990000999', from))).toBe(-200)
    for (let at = 1; at < 20; at += 1) expect(rawOf(await ask('+79990000999', from))).toBe(-200)
    // What is promised is true: by then there is one again.
    expect(await ask('+79990000999', from)).toMatchObject({ ...refusal(5), args: { seconds: 180 } })
    pass(179_000)
    expect(await ask('+79990000999', from)).toMatchObject(refusal(5))
    pass(1000)
    expect(rawOf(await ask('+79990000999', from))).toBe(-200)
    api.clock.fix(TEST_NOW)
  })

  it('wants a challenge of its own', async () => {
    const { phone, from } = await somebody()
    const recaptcha = await solved(api, 'login')
    const body = { kind: 'phone', value: phone, recaptcha }
    expect(await post(api, '/v2/auth/send-verification-code/', body, from)).toMatchObject(refusal(24))
  })

  it('locks half a minute after a wrong code, and judges five of one contact, whatever is sent at once or begun anew', async () => {
    const { phone, from } = await somebody()
    const first = await begun(phone, from)
    const right = await lastCode(api)
    const wrong = wrongOf(right)
    const flood = await Promise.all(Array.from({ length: 50 }, () => check(first.hash, wrong)))
    expect(flood.filter((answer) => rawOf(answer) === 100)).toHaveLength(1)
    expect(flood.filter((answer) => rawOf(answer) === 2)).toHaveLength(49)
    expect(await check(first.hash, right)).toMatchObject(refusal(2))
    let judged = 1
    for (let at = 0; at < 3; at += 1) {
      pass(timing.wrongCodeLockout)
      if (rawOf(await check(first.hash, wrong)) === 100) judged += 1
    }
    // A new one, in a new server: what was counted stays.
    const again = await restarted(api)
    pass(timing.verificationRepeat)
    const recaptcha = await solved(api, 'recover')
    const second = await post(
      again,
      '/v2/auth/send-verification-code/',
      { kind: 'phone', value: phone, recaptcha },
      from,
    )
    expect(second).toMatchObject({ kind: 'accepted' })
    await again.app.close()
    pass(timing.wrongCodeLockout)
    if (rawOf(await check(first.hash, wrong)) === 100) judged += 1
    pass(timing.wrongCodeLockout)
    expect(await check(first.hash, right)).toMatchObject(refusal(6))
    expect(judged).toBe(5)
    api.clock.fix(TEST_NOW)
  })

  it('takes the ways in turn, two minutes apart, and five a day', async () => {
    const { phone, from } = await somebody()
    expect(await begun(phone, from)).toMatchObject({ method: 'sms', next_method: 'wait-call' })
    expect(await ask(phone, from)).toMatchObject(refusal(2))
    pass(timing.verificationRepeat)
    const call = await begun(phone, from)
    expect(call).toMatchObject({ method: 'wait-call', next_method: 'wait-sms', number: '+78000000001', text: '' })
    pass(timing.verificationRepeat)
    expect(await begun(phone, from)).toMatchObject({ method: 'wait-sms', next_method: 'sms', number: '+78000000002' })
    for (let at = 0; at < 2; at += 1) {
      pass(timing.verificationRepeat)
      await begun(phone, from)
    }
    pass(timing.verificationRepeat)
    expect(await ask(phone, from)).toMatchObject(refusal(6))
    api.clock.fix(TEST_NOW)
  })

  it('offers a text only where there is a number for it', async () => {
    const { phone, from } = await somebody('+3729')
    await begun(phone, from)
    pass(timing.verificationRepeat)
    expect(await begun(phone, from)).toMatchObject({ method: 'wait-call', next_method: 'sms' })
    api.clock.fix(TEST_NOW)
  })

  it('waits for a call until it has come, from that phone alone', async () => {
    const { phone, from } = await somebody()
    await begun(phone, from)
    pass(timing.verificationRepeat)
    const { hash } = await begun(phone, from)
    const arrived = (of: string) => post(api, '/v2/auth/check-wait-call/', { hash, phone: of })
    expect(await arrived(phone)).toMatchObject({ payload: { confirmed: false } })
    expect(await setPassword(hash, 'remembered')).toMatchObject(refusal(4))
    expect(await arrived('+79990000999')).toMatchObject(refusal(4))
    const [awaited] = (await sandbox(api)).outbox
    await sandbox(api, 'arrived', { id: awaited?.id })
    expect(await arrived(phone)).toMatchObject({ payload: { confirmed: true } })
    expect(await setPassword(hash, 'remembered')).toMatchObject({ kind: 'accepted' })
    api.clock.fix(TEST_NOW)
  })

  it('goes on by another way where one is closed, and to support where all are', async () => {
    const { phone, from } = await somebody()
    await sandbox(api, 'method', { method: 'sms', closed: true })
    expect(await ask(phone, from)).toMatchObject({ ...refusal(27), nextMethod: 'wait-call' })
    expect(await begun(phone, from)).toMatchObject({ method: 'wait-call' })
    for (const method of ['wait-call', 'wait-sms']) await sandbox(api, 'method', { method, closed: true })
    pass(timing.verificationRepeat)
    expect(await ask(phone, from)).toMatchObject(refusal(6))
    for (const method of ['sms', 'wait-call', 'wait-sms']) await sandbox(api, 'method', { method, closed: false })
    api.clock.fix(TEST_NOW)
  })

  it('leads on from a call that is awaited in vain, at once and once', async () => {
    const { phone, from } = await somebody()
    await begun(phone, from)
    pass(timing.verificationRepeat)
    const { hash, method } = await begun(phone, from)
    expect(method).toBe('wait-call')
    const arrived = () => post(api, '/v2/auth/check-wait-call/', { hash, phone })
    await sandbox(api, 'method', { method: 'wait-call', closed: true })
    expect(await arrived()).toMatchObject({ ...refusal(27), nextMethod: 'wait-sms' })
    expect(await begun(phone, from)).toMatchObject({ method: 'wait-sms', next_method: 'sms' })
    // That one is open: whoever wants another waits.
    expect(await ask(phone, from)).toMatchObject(refusal(2))
    // The call that was made before its way was closed has come.
    const made = (await sandbox(api)).outbox.find((entry) => entry.method === 'wait-call' && entry.contact === phone)
    await sandbox(api, 'arrived', { id: made?.id })
    expect(await arrived()).toMatchObject({ payload: { confirmed: true } })
    await sandbox(api, 'method', { method: 'wait-call', closed: false })
    api.clock.fix(TEST_NOW)
  })

  it('leads from a call that is awaited to support where no way is open', async () => {
    const { phone, from } = await somebody()
    await begun(phone, from)
    pass(timing.verificationRepeat)
    const { hash } = await begun(phone, from)
    for (const method of ['sms', 'wait-call', 'wait-sms']) await sandbox(api, 'method', { method, closed: true })
    expect(await post(api, '/v2/auth/check-wait-call/', { hash, phone })).toMatchObject(refusal(6))
    for (const method of ['sms', 'wait-call', 'wait-sms']) await sandbox(api, 'method', { method, closed: false })
    expect(await post(api, '/v2/auth/check-wait-call/', { hash, phone })).toMatchObject({
      payload: { confirmed: false },
    })
    api.clock.fix(TEST_NOW)
  })

  it('ends after ten minutes, and leaves ten more to who has passed', async () => {
    const { phone, from } = await somebody()
    const late = await begun(phone, from)
    pass(10 * MINUTE)
    expect(await check(late.hash, await lastCode(api))).toMatchObject(refusal(4))
    api.clock.fix(TEST_NOW)
    const { phone: other, from: there } = await somebody()
    const { hash } = await begun(other, there)
    pass(9 * MINUTE)
    await check(hash, await lastCode(api))
    pass(9 * MINUTE)
    expect(await setPassword(hash, 'remembered')).toMatchObject({ kind: 'accepted' })
    api.clock.fix(TEST_NOW)
  })

  it('hashes no password for who has proved nothing: a flood of made-up hashes would keep every login waiting', async () => {
    const { phone, from } = await somebody()
    const { hash } = await begun(phone, from)
    let hashed = 0
    const hook = createHook({ init: (_id, type) => (hashed += type === 'ARGON2REQUEST' ? 1 : 0) }).enable()
    for (const made of [hash, 'x'.repeat(40)]) expect(await setPassword(made, 'remembered')).toMatchObject(refusal(4))
    expect(hashed).toBe(0)
    await check(hash, await lastCode(api))
    expect(await setPassword(hash, 'remembered')).toMatchObject({ kind: 'accepted' })
    expect(hashed).toBe(1)
    hook.disable()
  })

  it('sets no password by a hash that was not passed, made up, or of somebody who is blocked', async () => {
    const { phone, from } = await somebody()
    const { hash } = await begun(phone, from)
    for (const made of [hash, '', 'x'.repeat(40), `${hash}=`, hash.toUpperCase(), "' or 1=1 --", '__proto__', '0']) {
      expect(await setPassword(made, 'remembered')).toMatchObject(refusal(4))
    }
    await check(hash, await lastCode(api))
    const player = (await sandbox(api)).players.find(({ contact }) => contact === phone)
    await sandbox(api, 'player', { id: player?.id, blocked: true })
    expect(await setPassword(hash, 'remembered')).toMatchObject(refusal(26))
  })

  describe('of a contact that its player has changed meanwhile', () => {
    const update = (token: string, fields: { phone: string; email?: string }) =>
      post(api, '/v2/user/update/', { ...personalData, ...fields }, { token })
    /** Somebody who has asked for a recovery by phone, and typed the code that came there. */
    const proved = async () => {
      const person = await somebody()
      const { hash } = await begun(person.phone, person.from)
      expect(await check(hash, await lastCode(api))).toMatchObject({ kind: 'accepted' })
      return { ...person, hash, corrected: `${person.phone.slice(0, -4)}77${person.phone.slice(-2)}` }
    }

    it('sets no password, and confirms no phone that was not proved', async () => {
      const { hash, token, login, from, corrected, phone } = await proved()
      expect(await update(token, { phone: corrected })).toMatchObject({ kind: 'accepted' })
      expect(await setPassword(hash, 'remembered')).toMatchObject(refusal(4))
      expect(await readAs(api, getStatus, { token })).toMatchObject({ phone: corrected, phone_confirmed: false })
      expect(await logIn(login, 'for-gotten', from)).toMatchObject({ kind: 'accepted' })
      // Nor later: what was begun for a contact ends with it.
      expect(await update(token, { phone })).toMatchObject({ kind: 'accepted' })
      expect(await setPassword(hash, 'remembered')).toMatchObject(refusal(4))
    })

    it('sets none by an e-mail either', async () => {
      const from = { address: '10.1.1.9' }
      const token = await signUp(
        api,
        { type: 'email', email: 'old@example.com', phone: '', login: 'moved-mail', password: 'for-gotten' },
        from,
      )
      const { hash } = await begun('old@example.com', from, 'email')
      expect(await check(hash, await lastCode(api))).toMatchObject({ kind: 'accepted' })
      const own = { phone: '+79994450001', email: 'new@example.com' }
      expect(await update(token, own)).toMatchObject({ kind: 'accepted' })
      expect(await setPassword(hash, 'remembered')).toMatchObject(refusal(4))
      expect(await readAs(api, getStatus, { token })).toMatchObject({ email: own.email, email_confirmed: false })
    })

    it('is not put off by a change of anything else, nor by another way of writing the e-mail', async () => {
      const { hash, token, phone } = await proved()
      expect(await update(token, { phone, email: 'Mine@Example.com' })).toMatchObject({ kind: 'accepted' })
      expect(await setPassword(hash, 'remembered')).toMatchObject({ kind: 'accepted' })
      const from = { address: '10.1.1.10' }
      const other = await signUp(
        api,
        { type: 'email', email: 'Written@example.com', phone: '', login: 'written-mail', password: 'for-gotten' },
        from,
      )
      const begin = await begun('written@example.com', from, 'email')
      expect(await check(begin.hash, await lastCode(api))).toMatchObject({ kind: 'accepted' })
      const own = { phone: '+79994450002', email: 'written@Example.com' }
      expect(await update(other, own)).toMatchObject({ kind: 'accepted' })
      expect(await setPassword(begin.hash, 'remembered')).toMatchObject({ kind: 'accepted' })
    })

    it('stands for nothing even where it was proved in the moment of the change', async () => {
      const { hash, phone, corrected } = await proved()
      // As a change leaves it that has not seen the verification begin.
      await api.database.db.updateTable('players').set({ phone: corrected }).where('phone', '=', phone).execute()
      expect(await setPassword(hash, 'remembered')).toMatchObject(refusal(4))
    })
  })

  describe('a change of the password', () => {
    const change = (token: string, current: string, password: string) =>
      post(api, '/v2/auth/change-current-password/', { current, password }, { token })

    it('wants the present one, and signs out everywhere else', async () => {
      const { login, from, token } = await somebody()
      const elsewhere = tokenOf(await logIn(login, 'for-gotten', from))
      expect(await change(token, '', 'remembered')).toMatchObject(refusal(132))
      expect(await change(token, 'wrong', 'remembered')).toMatchObject(refusal(135))
      expect(await change(token, 'for-gotten', '1234567')).toMatchObject(refusal(131))
      expect(await change(token, 'for-gotten', '')).toMatchObject(refusal(130))
      expect(await change(token, 'for-gotten', 'remembered')).toMatchObject({ kind: 'accepted' })
      expect(await isPlayer(token)).toBe(true)
      expect(await isPlayer(elsewhere)).toBe(false)
      expect(await logIn(login, 'remembered', from)).toMatchObject({ kind: 'accepted' })
    })

    it('is tried five times, and not by a guest', async () => {
      const { token } = await somebody()
      for (let at = 0; at < 5; at += 1) expect(await change(token, 'wrong', 'remembered')).toMatchObject(refusal(135))
      expect(await change(token, 'for-gotten', 'remembered')).toMatchObject(refusal(2))
      expect(await change('dead', 'for-gotten', 'remembered')).toMatchObject(refusal(200))
    })
  })
})
