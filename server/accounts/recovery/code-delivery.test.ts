import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { timing } from '#contract/core/constants.ts'
import { rejection } from '#server/testing/accounts.ts'
import { startFakeMessageGateway, type FakeMessageGateway } from '#server/testing/fake-message-gateway.ts'
import { recoveryHelpers } from '#server/testing/recovery.ts'
import { restarted, seededMemory, startTestApi, type TestApi } from '#server/testing/test-api.ts'
import { createWebhookSender } from '#server/messaging/webhook-sender.ts'

describe('recovery code with a gateway', () => {
  let api: TestApi
  let gateway: FakeMessageGateway
  beforeAll(async () => {
    gateway = await startFakeMessageGateway()
    api = await startTestApi(seededMemory(), {}, null, { sendMessage: createWebhookSender(gateway.url, 'secret') })
  })
  afterAll(async () => {
    await api.stop()
    await gateway.stop()
  })
  const { registerUser, requestRecovery, startRecovery, advance } = recoveryHelpers(() => api)

  it('is sent by the same method after the gateway failed', async () => {
    const { phone, from } = await registerUser()
    gateway.status = 503
    expect(await requestRecovery(phone, from)).toMatchObject(rejection(3))
    gateway.status = 202
    expect(await startRecovery(phone, from)).toMatchObject({ method: 'sms', next_method: 'wait-call' })
  })

  it('is the only method in production', async () => {
    const sendMessage = createWebhookSender(gateway.url, 'secret')
    const production = await restarted(api, {}, { sandbox: null, sendMessage })
    const recovery = recoveryHelpers(() => production)
    const { phone, from } = await registerUser()
    expect(await recovery.startRecovery(phone, from)).toMatchObject({ method: 'sms', next_method: '' })
    advance(timing.verificationRepeat)
    expect(await recovery.startRecovery(phone, from)).toMatchObject({ method: 'sms', next_method: '' })
    await production.app.close()
  })
})
