import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { post, registerUser, rejection } from '#server/testing/accounts.ts'
import { startFakeMessageGateway, type FakeMessageGateway } from '#server/testing/fake-message-gateway.ts'
import { sandbox } from '#server/testing/sandbox.ts'
import { seededMemory, startTestApi, type TestApi } from '#server/testing/test-api.ts'
import { createWebhookSender } from './webhook-sender.ts'

describe('verification messages with a gateway', () => {
  let api: TestApi
  let gateway: FakeMessageGateway
  const logLines: string[] = []
  beforeAll(async () => {
    gateway = await startFakeMessageGateway()
    const options = { log: { write: (line: string) => void logLines.push(line) } }
    api = await startTestApi(seededMemory(), options, null, { sendMessage: createWebhookSender(gateway.url, 'secret') })
  })
  afterAll(async () => {
    await api.stop()
    await gateway.stop()
  })

  it('are sent there only, and their code confirms the contact', async () => {
    const { from, phone } = await registerUser(api, 'sent')
    expect(await post(api, '/v2/user/send-code/', { kind: 'phone' }, from)).toMatchObject({ kind: 'accepted' })
    expect(gateway.received).toMatchObject([{ body: { channel: 'sms', to: phone } }])
    const code = /\d{6}/u.exec(JSON.stringify(gateway.received[0]?.body).split('"text":')[1] ?? '')?.[0]
    expect((await sandbox(api)).outbox).toEqual([])
    expect(await post(api, '/v2/user/verify-phone/', { code }, from)).toMatchObject({ kind: 'accepted' })
  })

  it('that are not sent reject the call with an internal error and are logged without the phone; a retry needs no delay', async () => {
    const { from, phone } = await registerUser(api, 'unsent')
    gateway.status = 503
    expect(await post(api, '/v2/user/send-code/', { kind: 'phone' }, from)).toMatchObject(rejection(3))
    expect(logLines.join('\n')).toContain('The sms gateway responded with 503.')
    expect(logLines.join('\n')).not.toContain(phone)
    // Failures of the gateway do not use up the codes of a day.
    for (let failure = 0; failure < 6; failure += 1)
      expect(await post(api, '/v2/user/send-code/', { kind: 'phone' }, from)).toMatchObject(rejection(3))
    gateway.status = 202
    expect(await post(api, '/v2/user/send-code/', { kind: 'phone' }, from)).toMatchObject({ kind: 'accepted' })
    expect(await post(api, '/v2/user/send-code/', { kind: 'phone' }, from)).toMatchObject(rejection(2))
  })
})
