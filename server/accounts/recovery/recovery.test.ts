import { createHook } from 'node:async_hooks'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Envelope } from '#contract/core/envelope.ts'
import { timing } from '#contract/core/constants.ts'
import { getUserNotifications } from '#contract/player/account.ts'
import { networkOf, newUser, post, readAs, rejection, signUp, solveFor, tokenOf } from '#server/testing/accounts.ts'
import { recoveryHelpers } from '#server/testing/recovery.ts'
import { lastCode, sandbox } from '#server/testing/sandbox.ts'
import { startTestApi, TEST_NOW, seededMemory, type TestApi } from '#server/testing/test-api.ts'

/** The signed error code, or 0. */
const rawOf = (envelope: Envelope) => (envelope.kind === 'rejected' ? envelope.raw : 0)

describe('recovery', () => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi(seededMemory())
  })
  afterAll(() => api.stop())
  const { registerUser, requestRecovery, startRecovery, checkCode, setPassword, signIn, advance, isPlayer } =
    recoveryHelpers(() => api)

  it('sends a code that the response does not contain, and sets a password that ends all sessions', async () => {
    const { phone, login, from, token } = await registerUser()
    const verification = await startRecovery(`8${phone.slice(2)}`, from)
    expect(verification).toMatchObject({ timeout: 10, method: 'sms', next_method: 'wait-call', number: '', text: '' })
    expect(verification.hash.length).toBeGreaterThanOrEqual(32)
    const code = await lastCode(api)
    expect(JSON.stringify(verification)).not.toContain(code)
    expect(await checkCode(verification.hash, ` ${code.slice(0, 3)} ${code.slice(3)}`)).toMatchObject({
      kind: 'accepted',
    })
    expect(await isPlayer(token)).toBe(true)
    expect(await setPassword(verification.hash, '1234567')).toMatchObject(rejection(131))
    expect(await setPassword(verification.hash, 'password1')).toMatchObject(rejection(136))
    expect(await setPassword(verification.hash, 'remembered')).toMatchObject({ kind: 'accepted' })
    expect(await isPlayer(token)).toBe(false)
    expect(await signIn(login, 'for-gotten', from)).toMatchObject(rejection(42))
    expect(await signIn(login, 'remembered', from)).toMatchObject({ kind: 'accepted' })
    expect(await setPassword(verification.hash, 'remembered-2')).toMatchObject(rejection(4))
    expect(await checkCode(verification.hash, code)).toMatchObject(rejection(4))
  })

  it('by e-mail sends a code in the request language', async () => {
    const from = { address: '10.1.1.1', language: 'en' }
    await signUp(api, { type: 'email', email: 'Lost@Example.com', phone: '', login: 'lost-mail' }, from)
    expect(await startRecovery('lost@example.COM', from, 'email')).toMatchObject({ method: 'sms', next_method: '' })
    const [sent] = (await sandbox(api)).outbox
    expect(sent).toMatchObject({ contact: 'Lost@Example.com', body: expect.stringMatching(/^Your code is \d{6}\./u) })
    // Without SITE_URL nothing binds the code: the Host header can be forged.
    expect(sent?.body).not.toContain('@')
  })

  it('binds the code to the configured site, whatever the Host header says', async () => {
    const site = await startTestApi(seededMemory(), { origin: 'https://casino.example' })
    const recaptcha = await solveFor(site, 'register')
    await post(site, '/v2/auth/register/', { ...newUser, recaptcha })
    await site.app.inject({
      method: 'POST',
      url: '/api/v2/auth/send-verification-code/',
      headers: { host: 'evil.example' },
      payload: { kind: 'phone', value: newUser.phone, recaptcha: await solveFor(site, 'recover') },
    })
    expect((await sandbox(site)).outbox[0]?.body).toMatch(/\n@casino\.example #\d{6}$/u)
    await site.stop()
  })

  it('stays open for a known network after strangers used up messages and attempts', async () => {
    const email = 'besieged@example.com'
    const from = { address: '10.1.1.7' }
    await signUp(api, { type: 'email', email, phone: '', login: 'besieged' }, from)
    const stranger = networkOf(7)
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const { hash } = await startRecovery(email, stranger(), 'email')
      const wrong = (await lastCode(api)) === '000000' ? '000001' : '000000'
      expect(await checkCode(hash, wrong, stranger())).toMatchObject(rejection(100))
      advance(timing.verificationRepeat)
    }
    expect(await requestRecovery(email, stranger(), 'email')).toMatchObject(rejection(6))
    const { hash } = await startRecovery(email, from, 'email')
    expect(await checkCode(hash, await lastCode(api), from)).toMatchObject({ kind: 'accepted' })
    expect(await setPassword(hash, 'remembered')).toMatchObject({ kind: 'accepted' })
    api.clock.fix(TEST_NOW)
  })

  it('notifies the player of the new password', async () => {
    const { phone, login, from } = await registerUser()
    const { hash } = await startRecovery(phone, from)
    await checkCode(hash, await lastCode(api))
    await setPassword(hash, 'remembered')
    const token = tokenOf(await signIn(login, 'remembered', from))
    const { items } = await readAs(api, getUserNotifications, { token, language: 'en' })
    expect(items.map(({ title }) => title)).toContain('Your password was reset')
  })

  it.each([
    ['no phone', 'phone', '', 110],
    ['no number', 'phone', '12', 112],
    ['no e-mail', 'email', '', 120],
    ['no address', 'email', 'ivan', 122],
  ])('rejects %s', async (_case, kind, value, code) =>
    expect(await requestRecovery(value, { address: '10.1.1.2' }, kind)).toMatchObject(rejection(code)),
  )

  it('returns −200 for an unknown contact, at most twenty times per hour and network', async () => {
    const from = networkOf(3)
    expect(rawOf(await requestRecovery('+79990000999', from()))).toBe(-200)
    for (let attempt = 1; attempt < 20; attempt += 1)
      expect(rawOf(await requestRecovery('+79990000999', from()))).toBe(-200)
    // After the announced delay one request is allowed again.
    expect(await requestRecovery('+79990000999', from())).toMatchObject({ ...rejection(5), args: { seconds: 180 } })
    advance(179_000)
    expect(await requestRecovery('+79990000999', from())).toMatchObject(rejection(5))
    advance(1000)
    expect(rawOf(await requestRecovery('+79990000999', from()))).toBe(-200)
    api.clock.fix(TEST_NOW)
  })

  it('rejects a challenge issued for another action', async () => {
    const { phone, from } = await registerUser()
    const recaptcha = await solveFor(api, 'login')
    const body = { kind: 'phone', value: phone, recaptcha }
    expect(await post(api, '/v2/auth/send-verification-code/', body, from)).toMatchObject(rejection(24))
  })

  it('hashes no password for an unverified request, which could block every sign-in', async () => {
    const { phone, from } = await registerUser()
    const { hash } = await startRecovery(phone, from)
    let hashCount = 0
    const hook = createHook({ init: (_id, type) => (hashCount += type === 'ARGON2REQUEST' ? 1 : 0) }).enable()
    for (const invalid of [hash, 'x'.repeat(40)])
      expect(await setPassword(invalid, 'remembered')).toMatchObject(rejection(4))
    expect(hashCount).toBe(0)
    await checkCode(hash, await lastCode(api))
    expect(await setPassword(hash, 'remembered')).toMatchObject({ kind: 'accepted' })
    expect(hashCount).toBe(1)
    hook.disable()
  })

  it('sets no password for an unverified or forged hash, or for a blocked player', async () => {
    const { phone, from } = await registerUser()
    const { hash } = await startRecovery(phone, from)
    for (const invalid of [hash, '', 'x'.repeat(40), `${hash}=`, hash.toUpperCase(), "' or 1=1 --", '__proto__', '0']) {
      expect(await setPassword(invalid, 'remembered')).toMatchObject(rejection(4))
    }
    await checkCode(hash, await lastCode(api))
    const player = (await sandbox(api)).players.find(({ contact }) => contact === phone)
    await sandbox(api, 'player', { id: player?.id, blocked: true })
    expect(await setPassword(hash, 'remembered')).toMatchObject(rejection(26))
  })
})
