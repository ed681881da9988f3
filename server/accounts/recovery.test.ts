import { createHook } from 'node:async_hooks'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { timing } from '#contract/constants.ts'
import type { Envelope } from '#contract/envelope.ts'
import { networkOf, post, refusal, signUp, solved } from '#server/testing/accounts.ts'
import { recoveriesOf } from '#server/testing/recoveries.ts'
import { lastCode, sandbox } from '#server/testing/sandbox.ts'
import { restarted, startTestApi, TEST_NOW, testSources, type TestApi } from '#server/testing/test-api.ts'

const { sources, stop } = await testSources()
afterAll(stop)

const wrongOf = (code: string) => (code === '000000' ? '000001' : '000000')
/** The refusal's code, and its sign. */
const rawOf = (answer: Envelope) => (answer.kind === 'refused' ? answer.raw : 0)

describe.each(sources)('the recovery on %s', (_, source) => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi(source)
  })
  afterAll(() => api.stop())
  const { somebody, ask, begun, check, setPassword, logIn, pass, isPlayer } = recoveriesOf(() => api)

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
    const from = networkOf(3)
    expect(rawOf(await ask('+79990000999', from()))).toBe(-200)
    for (let at = 1; at < 20; at += 1) expect(rawOf(await ask('+79990000999', from()))).toBe(-200)
    // What is promised is true: by then there is one again.
    expect(await ask('+79990000999', from())).toMatchObject({ ...refusal(5), args: { seconds: 180 } })
    pass(179_000)
    expect(await ask('+79990000999', from())).toMatchObject(refusal(5))
    pass(1000)
    expect(rawOf(await ask('+79990000999', from()))).toBe(-200)
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
    expect(flood.find((answer) => rawOf(answer) === 100)).toMatchObject({ args: { tries: 4 } })
    let judged = 1
    for (const tries of [3, 2, 1]) {
      pass(timing.wrongCodeLockout)
      const answer = await check(first.hash, wrong)
      expect(answer).toMatchObject({ args: { tries } })
      if (rawOf(answer) === 100) judged += 1
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
})
