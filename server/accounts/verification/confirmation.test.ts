import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { timing } from '#contract/core/constants.ts'
import { awaitUserCall, sendUserCode } from '#contract/player/confirmation.ts'
import type { Envelope } from '#contract/core/envelope.ts'
import { getStatus } from '#contract/player/status.ts'
import { personalData, post, read, readAs, rejection, registerUser, type From } from '#server/testing/accounts.ts'
import { lastCode, sandbox } from '#server/testing/sandbox.ts'
import { startTestApi, TEST_NOW, seededMemory, type TestApi } from '#server/testing/test-api.ts'

const accepted = { kind: 'accepted' }
const MINUTE = 60_000
const payloadOf = (envelope: Envelope): unknown => (envelope.kind === 'accepted' ? envelope.payload : envelope)

describe('contact confirmation', () => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi(seededMemory())
  })
  afterAll(() => api.stop())

  const status = (from: From) => readAs(api, getStatus, from)
  const send = (from: From, kind: string) => post(api, '/v2/user/send-code/', { kind }, from)
  const getMethod = (from: From, kind: string, value = '') =>
    read(api, `/v2/user/verify-method?operation=confirm&confirm_by=${kind}&value=${encodeURIComponent(value)}`, from)
  const startWait = async (from: From, path: 'wait-call' | 'wait-sms', phone: string) =>
    awaitUserCall.data.parse(payloadOf(await post(api, `/v2/user/${path}/`, { phone }, from)))
  const advance = (ms: number) => api.clock.fix(api.clock.now() + ms)

  it('by a code that only the phone receives', async () => {
    const { from } = await registerUser(api, 'coded')
    expect(payloadOf(await getMethod(from, 'phone'))).toMatchObject({ method: 'sms', next_method: 'wait-call' })
    const started = payloadOf(await send(from, 'phone'))
    expect(sendUserCode.data.parse(started)).toMatchObject({ timeout: 10, method: 'sms', next_method: 'wait-call' })
    const code = await lastCode(api)
    expect(JSON.stringify(started)).not.toContain(code)
    expect(await post(api, '/v2/user/verify-phone/', { code: '' }, from)).toMatchObject(rejection(114))
    const wrong = code === '000000' ? '000001' : '000000'
    expect(await post(api, '/v2/user/verify-phone/', { code: wrong }, from)).toMatchObject(rejection(100))
    expect(await post(api, '/v2/user/verify-phone/', { code }, from)).toMatchObject(rejection(2))
    advance(timing.wrongCodeLockout)
    expect(await post(api, '/v2/user/verify-phone/', { code }, from)).toMatchObject(accepted)
    expect(await status(from)).toMatchObject({ phone_confirmed: true, email_confirmed: false })
    expect(await send(from, 'phone')).toMatchObject(rejection(50))
    expect(await getMethod(from, 'phone')).toMatchObject(rejection(50))
    expect(await post(api, '/v2/user/verify-phone/', { code }, from)).toMatchObject(rejection(50))
  })

  it('accepts an earlier code after another was requested', async () => {
    const { from } = await registerUser(api, 'patient')
    await send(from, 'phone')
    const first = await lastCode(api)
    advance(timing.confirmationRepeat)
    await send(from, 'phone')
    expect(await post(api, '/v2/user/verify-phone/', { code: first }, from)).toMatchObject(accepted)
    expect(await status(from)).toMatchObject({ phone_confirmed: true })
    api.clock.fix(TEST_NOW)
  })

  it('accepts each code until its own expiry', async () => {
    const { from } = await registerUser(api, 'late')
    await send(from, 'phone')
    const first = await lastCode(api)
    advance(9 * MINUTE)
    await send(from, 'phone')
    const second = await lastCode(api)
    advance(MINUTE)
    if (first !== second)
      expect(await post(api, '/v2/user/verify-phone/', { code: first }, from)).toMatchObject(rejection(100))
    advance(timing.wrongCodeLockout)
    expect(await post(api, '/v2/user/verify-phone/', { code: second }, from)).toMatchObject(accepted)
    api.clock.fix(TEST_NOW)
  })

  it('by a code to the e-mail, if there is one', async () => {
    const { from, phone } = await registerUser(api, 'lettered')
    expect(await send(from, 'email')).toMatchObject(rejection(120))
    await post(api, '/v2/user/update/', { ...personalData, phone, email: `letter${phone.slice(1)}@example.com` }, from)
    expect(payloadOf(await getMethod(from, 'email'))).toMatchObject({ method: 'sms', next_method: '' })
    expect(await send(from, 'email')).toMatchObject(accepted)
    const code = await lastCode(api)
    // A code of one contact does not confirm the other.
    expect(await post(api, '/v2/user/verify-phone/', { code }, from)).toMatchObject(rejection(4))
    expect(await post(api, '/v2/user/verify-email/', { code }, from)).toMatchObject(accepted)
    expect(await status(from)).toMatchObject({ phone_confirmed: false, email_confirmed: true })
    const other = { ...personalData, phone, email: 'other@example.com' }
    expect(await post(api, '/v2/user/update/', other, from)).toMatchObject(rejection(50))
  })

  it.each([
    ['wait-call', 'verify-wait-call'],
    ['wait-sms', 'verify-wait-sms'],
  ] as const)('by %s once it arrives', async (path, check) => {
    const { from, phone } = await registerUser(api, 'waiting')
    const { hash, number, text } = await startWait(from, path, phone)
    expect(hash.length).toBeGreaterThanOrEqual(32)
    expect(number).toMatch(/^\+\d{10,}$/u)
    expect(text === '').toBe(path === 'wait-call')
    expect(payloadOf(await post(api, `/v2/user/${check}/`, { hash }, from))).toEqual({ confirmed: false })
    const [pendingEntry] = (await sandbox(api)).outbox
    await sandbox(api, 'arrived', { id: pendingEntry?.id })
    const stranger = await registerUser(api, 'stranger')
    expect(await post(api, `/v2/user/${check}/`, { hash }, stranger.from)).toMatchObject(rejection(4))
    expect(payloadOf(await post(api, `/v2/user/${check}/`, { hash }, from))).toEqual({ confirmed: true })
    expect(await status(from)).toMatchObject({ phone_confirmed: true })
    expect(payloadOf(await post(api, `/v2/user/${check}/`, { hash }, from))).toEqual({ confirmed: true })
  })

  it('rejects a phone of another player', async () => {
    const { from } = await registerUser(api, 'curious')
    expect(await post(api, '/v2/user/wait-call/', { phone: '+79995556677' }, from)).toMatchObject(rejection(112))
  })

  it('can be repeated after three minutes, at most five times per day', async () => {
    const { from } = await registerUser(api, 'eager')
    expect(await send(from, 'phone')).toMatchObject(accepted)
    expect(await send(from, 'phone')).toMatchObject(rejection(2))
    advance(timing.confirmationRepeat - 1)
    expect(await send(from, 'phone')).toMatchObject(rejection(2))
    advance(1)
    expect(await send(from, 'phone')).toMatchObject(accepted)
    for (let attempt = 0; attempt < 3; attempt += 1) {
      advance(timing.confirmationRepeat)
      expect(await send(from, 'phone')).toMatchObject(accepted)
    }
    advance(timing.confirmationRepeat)
    expect(await send(from, 'phone')).toMatchObject(rejection(6))
    api.clock.fix(TEST_NOW)
  })

  it('switches to another method if one is closed', async () => {
    const { from, phone } = await registerUser(api, 'switched')
    await sandbox(api, 'method', { method: 'sms', closed: true })
    expect(await send(from, 'phone')).toMatchObject({ ...rejection(27), nextMethod: 'wait-call' })
    expect(payloadOf(await getMethod(from, 'phone'))).toMatchObject({ method: 'wait-call' })
    expect((await startWait(from, 'wait-call', phone)).number).not.toBe('')
    await sandbox(api, 'method', { method: 'wait-call', closed: true })
    await sandbox(api, 'method', { method: 'wait-sms', closed: true })
    expect(await getMethod(from, 'phone')).toMatchObject(rejection(27))
    for (const method of ['sms', 'wait-call', 'wait-sms']) await sandbox(api, 'method', { method, closed: false })
  })

  it('switches from a pending call whose method is closed, and still accepts an earlier code', async () => {
    const { from, phone } = await registerUser(api, 'waiting')
    await send(from, 'phone')
    const code = await lastCode(api)
    advance(timing.confirmationRepeat)
    const { hash } = await startWait(from, 'wait-call', phone)
    for (const method of ['sms', 'wait-call']) await sandbox(api, 'method', { method, closed: true })
    expect(await post(api, '/v2/user/verify-wait-call/', { hash }, from)).toMatchObject({
      ...rejection(27),
      nextMethod: 'wait-sms',
    })
    expect(payloadOf(await getMethod(from, 'phone'))).toMatchObject({ method: 'wait-sms' })
    expect((await startWait(from, 'wait-sms', phone)).number).not.toBe('')
    expect(await post(api, '/v2/user/verify-phone/', { code }, from)).toMatchObject(accepted)
    for (const method of ['sms', 'wait-call']) await sandbox(api, 'method', { method, closed: false })
    api.clock.fix(TEST_NOW)
  })

  it('rejects unknown operations', async () => {
    const { from } = await registerUser(api, 'curious')
    expect(await read(api, '/v2/user/verify-method?operation=withdraw&confirm_by=phone&value=', from)).toMatchObject(
      rejection(1),
    )
    expect(await getMethod(from, 'pigeon')).toMatchObject(rejection(1))
  })
})
