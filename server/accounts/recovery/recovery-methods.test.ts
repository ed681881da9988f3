import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { timing } from '#contract/core/constants.ts'
import { post, rejection } from '#server/testing/accounts.ts'
import { recoveryHelpers } from '#server/testing/recovery.ts'
import { lastCode, sandbox } from '#server/testing/sandbox.ts'
import { startTestApi, TEST_NOW, seededMemory, type TestApi } from '#server/testing/test-api.ts'

const MINUTE = 60_000

describe('recovery methods', () => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi(seededMemory())
  })
  afterAll(() => api.stop())
  const { registerUser, requestRecovery, startRecovery, checkCode, setPassword, advance } = recoveryHelpers(() => api)

  it('rotate, two minutes apart, at most five per day', async () => {
    const { phone, from } = await registerUser()
    expect(await startRecovery(phone, from)).toMatchObject({ method: 'sms', next_method: 'wait-call' })
    expect(await requestRecovery(phone, from)).toMatchObject(rejection(2))
    advance(timing.verificationRepeat)
    const call = await startRecovery(phone, from)
    expect(call).toMatchObject({ method: 'wait-call', next_method: 'wait-sms', number: '+78000000001', text: '' })
    advance(timing.verificationRepeat)
    expect(await startRecovery(phone, from)).toMatchObject({
      method: 'wait-sms',
      next_method: 'sms',
      number: '+78000000002',
    })
    for (let attempt = 0; attempt < 2; attempt += 1) {
      advance(timing.verificationRepeat)
      await startRecovery(phone, from)
    }
    advance(timing.verificationRepeat)
    expect(await requestRecovery(phone, from)).toMatchObject(rejection(6))
    api.clock.fix(TEST_NOW)
  })

  it('offer an incoming SMS only for countries with a receiving number', async () => {
    const { phone, from } = await registerUser('+3729')
    await startRecovery(phone, from)
    advance(timing.verificationRepeat)
    expect(await startRecovery(phone, from)).toMatchObject({ method: 'wait-call', next_method: 'sms' })
    api.clock.fix(TEST_NOW)
  })

  it('wait for a call from the right phone only', async () => {
    const { phone, from } = await registerUser()
    await startRecovery(phone, from)
    advance(timing.verificationRepeat)
    const { hash } = await startRecovery(phone, from)
    const checkCall = (caller: string) => post(api, '/v2/auth/check-wait-call/', { hash, phone: caller })
    expect(await checkCall(phone)).toMatchObject({ payload: { confirmed: false } })
    expect(await setPassword(hash, 'remembered')).toMatchObject(rejection(4))
    expect(await checkCall('+79990000999')).toMatchObject(rejection(4))
    const [pendingCall] = (await sandbox(api)).outbox
    await sandbox(api, 'arrived', { id: pendingCall?.id })
    expect(await checkCall(phone)).toMatchObject({ payload: { confirmed: true } })
    expect(await setPassword(hash, 'remembered')).toMatchObject({ kind: 'accepted' })
    api.clock.fix(TEST_NOW)
  })

  it('switch if one is closed, and reject without a next one if all are', async () => {
    const { phone, from } = await registerUser()
    await sandbox(api, 'method', { method: 'sms', closed: true })
    expect(await requestRecovery(phone, from)).toMatchObject({ ...rejection(27), nextMethod: 'wait-call' })
    expect(await startRecovery(phone, from)).toMatchObject({ method: 'wait-call' })
    for (const method of ['wait-call', 'wait-sms']) await sandbox(api, 'method', { method, closed: true })
    advance(timing.verificationRepeat)
    expect(await requestRecovery(phone, from)).toMatchObject({ ...rejection(27), nextMethod: null })
    for (const method of ['sms', 'wait-call', 'wait-sms']) await sandbox(api, 'method', { method, closed: false })
    api.clock.fix(TEST_NOW)
  })

  it('switch once, without delay, if the pending call method is closed', async () => {
    const { phone, from } = await registerUser()
    await startRecovery(phone, from)
    advance(timing.verificationRepeat)
    const { hash, method } = await startRecovery(phone, from)
    expect(method).toBe('wait-call')
    const checkCall = () => post(api, '/v2/auth/check-wait-call/', { hash, phone })
    await sandbox(api, 'method', { method: 'wait-call', closed: true })
    expect(await checkCall()).toMatchObject({ ...rejection(27), nextMethod: 'wait-sms' })
    expect(await startRecovery(phone, from)).toMatchObject({ method: 'wait-sms', next_method: 'sms' })
    // The new method is open, so another request must wait.
    expect(await requestRecovery(phone, from)).toMatchObject(rejection(2))
    // A call made before its method was closed still counts.
    const call = (await sandbox(api)).outbox.find((entry) => entry.method === 'wait-call' && entry.contact === phone)
    await sandbox(api, 'arrived', { id: call?.id })
    expect(await checkCall()).toMatchObject({ payload: { confirmed: true } })
    await sandbox(api, 'method', { method: 'wait-call', closed: false })
    api.clock.fix(TEST_NOW)
  })

  it('reject a pending call without a next method while all are closed', async () => {
    const { phone, from } = await registerUser()
    await startRecovery(phone, from)
    advance(timing.verificationRepeat)
    const { hash } = await startRecovery(phone, from)
    for (const method of ['sms', 'wait-call', 'wait-sms']) await sandbox(api, 'method', { method, closed: true })
    expect(await post(api, '/v2/auth/check-wait-call/', { hash, phone })).toMatchObject({
      ...rejection(27),
      nextMethod: null,
    })
    for (const method of ['sms', 'wait-call', 'wait-sms']) await sandbox(api, 'method', { method, closed: false })
    expect(await post(api, '/v2/auth/check-wait-call/', { hash, phone })).toMatchObject({
      payload: { confirmed: false },
    })
    api.clock.fix(TEST_NOW)
  })

  it('expire after ten minutes, and ten minutes after a passed check', async () => {
    const { phone, from } = await registerUser()
    const expired = await startRecovery(phone, from)
    advance(10 * MINUTE)
    expect(await checkCode(expired.hash, await lastCode(api))).toMatchObject(rejection(4))
    api.clock.fix(TEST_NOW)
    const { phone: other, from: otherNetwork } = await registerUser()
    const { hash } = await startRecovery(other, otherNetwork)
    advance(9 * MINUTE)
    await checkCode(hash, await lastCode(api))
    advance(9 * MINUTE)
    expect(await setPassword(hash, 'remembered')).toMatchObject({ kind: 'accepted' })
    api.clock.fix(TEST_NOW)
  })
})
