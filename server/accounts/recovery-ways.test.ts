import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { timing } from '#contract/constants.ts'
import { post, refusal } from '#server/testing/accounts.ts'
import { recoveriesOf } from '#server/testing/recoveries.ts'
import { lastCode, sandbox } from '#server/testing/sandbox.ts'
import { startTestApi, TEST_NOW, testSources, type TestApi } from '#server/testing/test-api.ts'

const { sources, stop } = await testSources()
afterAll(stop)

const MINUTE = 60_000

describe.each(sources)('the ways of a recovery on %s', (_, source) => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi(source)
  })
  afterAll(() => api.stop())
  const { somebody, ask, begun, check, setPassword, pass } = recoveriesOf(() => api)

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
})
