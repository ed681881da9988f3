import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { timing } from '#contract/constants.ts'
import { awaitUserCall, sendUserCode } from '#contract/confirmation.ts'
import type { Envelope } from '#contract/envelope.ts'
import { getStatus } from '#contract/status.ts'
import { personalData, post, read, readAs, refusal, registerUser, type From } from '#server/testing/accounts.ts'
import { lastCode, sandbox } from '#server/testing/sandbox.ts'
import { startTestApi, TEST_NOW, testSources, type TestApi } from '#server/testing/test-api.ts'

const { sources, stop } = await testSources()
afterAll(stop)

const done = { kind: 'accepted' }
const MINUTE = 60_000
const payloadOf = (answer: Envelope): unknown => (answer.kind === 'accepted' ? answer.payload : answer)

describe.each(sources)('the confirmation of a contact on %s', (_, source) => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi(source)
  })
  afterAll(() => api.stop())

  const status = (from: From) => readAs(api, getStatus, from)
  const send = (from: From, kind: string) => post(api, '/v2/user/send-code/', { kind }, from)
  const way = (from: From, kind: string, value = '') =>
    read(api, `/v2/user/verify-method?operation=confirm&confirm_by=${kind}&value=${encodeURIComponent(value)}`, from)
  const wait = async (from: From, path: 'wait-call' | 'wait-sms', phone: string) =>
    awaitUserCall.data.parse(payloadOf(await post(api, `/v2/user/${path}/`, { phone }, from)))
  const later = (milliseconds: number) => api.clock.fix(api.clock.now() + milliseconds)

  it('by a code that only the phone gets', async () => {
    const { from } = await registerUser(api, 'coded')
    expect(payloadOf(await way(from, 'phone'))).toMatchObject({ method: 'sms', next_method: 'wait-call' })
    const begun = payloadOf(await send(from, 'phone'))
    expect(sendUserCode.data.parse(begun)).toMatchObject({ timeout: 10, method: 'sms', next_method: 'wait-call' })
    const code = await lastCode(api)
    expect(JSON.stringify(begun)).not.toContain(code)
    expect(await post(api, '/v2/user/verify-phone/', { code: '' }, from)).toMatchObject(refusal(114))
    const wrong = code === '000000' ? '000001' : '000000'
    expect(await post(api, '/v2/user/verify-phone/', { code: wrong }, from)).toMatchObject(refusal(100))
    expect(await post(api, '/v2/user/verify-phone/', { code }, from)).toMatchObject(refusal(2))
    later(timing.wrongCodeLockout)
    expect(await post(api, '/v2/user/verify-phone/', { code }, from)).toMatchObject(done)
    expect(await status(from)).toMatchObject({ phone_confirmed: true, email_confirmed: false })
    expect(await send(from, 'phone')).toMatchObject(refusal(50))
    expect(await way(from, 'phone')).toMatchObject(refusal(50))
    expect(await post(api, '/v2/user/verify-phone/', { code }, from)).toMatchObject(refusal(50))
  })

  it('by the code of a text that comes late, after another was asked for', async () => {
    const { from } = await registerUser(api, 'patient')
    await send(from, 'phone')
    const first = await lastCode(api)
    later(timing.confirmationRepeat)
    await send(from, 'phone')
    expect(await post(api, '/v2/user/verify-phone/', { code: first }, from)).toMatchObject(done)
    expect(await status(from)).toMatchObject({ phone_confirmed: true })
    api.clock.fix(TEST_NOW)
  })

  it('by a code until its own end, whatever was sent after it', async () => {
    const { from } = await registerUser(api, 'late')
    await send(from, 'phone')
    const first = await lastCode(api)
    later(9 * MINUTE)
    await send(from, 'phone')
    const second = await lastCode(api)
    later(MINUTE)
    if (first !== second)
      expect(await post(api, '/v2/user/verify-phone/', { code: first }, from)).toMatchObject(refusal(100))
    later(timing.wrongCodeLockout)
    expect(await post(api, '/v2/user/verify-phone/', { code: second }, from)).toMatchObject(done)
    api.clock.fix(TEST_NOW)
  })

  it('is tried five times, however many codes are alive, and once at a time', async () => {
    const { from } = await registerUser(api, 'guessing')
    const guess = async (code: string) => {
      const answer = await post(api, '/v2/user/verify-phone/', { code }, from)
      return answer.kind === 'refused' ? answer.code : 0
    }
    const codes: string[] = []
    for (let at = 0; at < 3; at += 1) {
      later(timing.confirmationRepeat)
      await send(from, 'phone')
      codes.push(await lastCode(api))
    }
    const wrong = Array.from({ length: 9 }, (_, digit) => String(digit).repeat(6)).filter(
      (code) => !codes.includes(code),
    )
    const flood = await Promise.all(wrong.map(guess))
    expect(flood.filter((code) => code === 100)).toHaveLength(1)
    expect(flood.filter((code) => code === 2)).toHaveLength(flood.length - 1)
    for (let at = 0; at < 4; at += 1) {
      later(timing.wrongCodeLockout)
      expect(await guess(wrong[at] ?? '')).toBe(100)
    }
    for (const code of codes) {
      later(timing.wrongCodeLockout)
      expect(await guess(code)).toBe(6)
    }
    api.clock.fix(TEST_NOW)
  })

  it('by a letter, where there is an e-mail', async () => {
    const { from, phone } = await registerUser(api, 'lettered')
    expect(await send(from, 'email')).toMatchObject(refusal(120))
    await post(api, '/v2/user/update/', { ...personalData, phone, email: `letter${phone.slice(1)}@example.com` }, from)
    expect(payloadOf(await way(from, 'email'))).toMatchObject({ method: 'sms', next_method: '' })
    expect(await send(from, 'email')).toMatchObject(done)
    const code = await lastCode(api)
    // A code for the one contact says nothing of the other.
    expect(await post(api, '/v2/user/verify-phone/', { code }, from)).toMatchObject(refusal(4))
    expect(await post(api, '/v2/user/verify-email/', { code }, from)).toMatchObject(done)
    expect(await status(from)).toMatchObject({ phone_confirmed: false, email_confirmed: true })
    const other = { ...personalData, phone, email: 'other@example.com' }
    expect(await post(api, '/v2/user/update/', other, from)).toMatchObject(refusal(50))
  })

  it.each([
    ['wait-call', 'verify-wait-call'],
    ['wait-sms', 'verify-wait-sms'],
  ] as const)('by %s, when it has come', async (path, check) => {
    const { from, phone } = await registerUser(api, 'waiting')
    const { hash, number, text } = await wait(from, path, phone)
    expect(hash.length).toBeGreaterThanOrEqual(32)
    expect(number).toMatch(/^\+\d{10,}$/u)
    expect(text === '').toBe(path === 'wait-call')
    expect(payloadOf(await post(api, `/v2/user/${check}/`, { hash }, from))).toEqual({ confirmed: false })
    const [awaited] = (await sandbox(api)).outbox
    await sandbox(api, 'arrived', { id: awaited?.id })
    const stranger = await registerUser(api, 'stranger')
    expect(await post(api, `/v2/user/${check}/`, { hash }, stranger.from)).toMatchObject(refusal(4))
    expect(payloadOf(await post(api, `/v2/user/${check}/`, { hash }, from))).toEqual({ confirmed: true })
    expect(await status(from)).toMatchObject({ phone_confirmed: true })
    expect(payloadOf(await post(api, `/v2/user/${check}/`, { hash }, from))).toEqual({ confirmed: true })
  })

  it('of another phone than the own is refused', async () => {
    const { from } = await registerUser(api, 'curious')
    expect(await post(api, '/v2/user/wait-call/', { phone: '+79995556677' }, from)).toMatchObject(refusal(112))
  })

  it('is repeated after three minutes, and at most five times a day', async () => {
    const { from } = await registerUser(api, 'eager')
    expect(await send(from, 'phone')).toMatchObject(done)
    expect(await send(from, 'phone')).toMatchObject(refusal(2))
    later(timing.confirmationRepeat - 1)
    expect(await send(from, 'phone')).toMatchObject(refusal(2))
    later(1)
    expect(await send(from, 'phone')).toMatchObject(done)
    for (let at = 0; at < 3; at += 1) {
      later(timing.confirmationRepeat)
      expect(await send(from, 'phone')).toMatchObject(done)
    }
    later(timing.confirmationRepeat)
    expect(await send(from, 'phone')).toMatchObject(refusal(6))
    api.clock.fix(TEST_NOW)
  })

  it('goes another way where one is closed, and says which', async () => {
    const { from, phone } = await registerUser(api, 'switched')
    await sandbox(api, 'method', { method: 'sms', closed: true })
    expect(await send(from, 'phone')).toMatchObject({ ...refusal(27), nextMethod: 'wait-call' })
    expect(payloadOf(await way(from, 'phone'))).toMatchObject({ method: 'wait-call' })
    expect((await wait(from, 'wait-call', phone)).number).not.toBe('')
    await sandbox(api, 'method', { method: 'wait-call', closed: true })
    await sandbox(api, 'method', { method: 'wait-sms', closed: true })
    expect(await way(from, 'phone')).toMatchObject(refusal(6))
    for (const method of ['sms', 'wait-call', 'wait-sms']) await sandbox(api, 'method', { method, closed: false })
  })

  it('leads on from a call that is awaited in vain, and takes a code that was sent before', async () => {
    const { from, phone } = await registerUser(api, 'waiting')
    await send(from, 'phone')
    const code = await lastCode(api)
    later(timing.confirmationRepeat)
    const { hash } = await wait(from, 'wait-call', phone)
    for (const method of ['sms', 'wait-call']) await sandbox(api, 'method', { method, closed: true })
    expect(await post(api, '/v2/user/verify-wait-call/', { hash }, from)).toMatchObject({
      ...refusal(27),
      nextMethod: 'wait-sms',
    })
    expect(payloadOf(await way(from, 'phone'))).toMatchObject({ method: 'wait-sms' })
    expect((await wait(from, 'wait-sms', phone)).number).not.toBe('')
    expect(await post(api, '/v2/user/verify-phone/', { code }, from)).toMatchObject(done)
    for (const method of ['sms', 'wait-call']) await sandbox(api, 'method', { method, closed: false })
    api.clock.fix(TEST_NOW)
  })

  it('knows no other operation', async () => {
    const { from } = await registerUser(api, 'curious')
    expect(await read(api, '/v2/user/verify-method?operation=withdraw&confirm_by=phone&value=', from)).toMatchObject(
      refusal(1),
    )
    expect(await way(from, 'pigeon')).toMatchObject(refusal(1))
  })
})
