import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startFakeMessageGateway, type FakeMessageGateway } from '#server/testing/fake-message-gateway.ts'
import { chooseSender } from './choose-sender.ts'
import { MessageNotSent, type Message } from './send-message.ts'
import { createWebhookSender } from './webhook-sender.ts'

const message: Message = { id: 'id-1', channel: 'sms', to: '+79990000001', text: 'Your code is 123456' }

describe('webhook sender', () => {
  let gateway: FakeMessageGateway
  beforeEach(async () => {
    gateway = await startFakeMessageGateway()
  })
  afterEach(() => gateway.stop())

  it('posts the message with the bearer token', async () => {
    await createWebhookSender(gateway.url, 'secret')(message)
    await createWebhookSender(gateway.url, null)(message)
    expect(gateway.received).toEqual([
      { authorization: 'Bearer secret', body: message },
      { authorization: undefined, body: message },
    ])
  })

  it.each([500, 401, 302])('fails for status %i, without the recipient and the code in the error', async (status) => {
    gateway.status = status
    const error: unknown = await createWebhookSender(gateway.url, 'secret')(message).catch((cause: unknown) => cause)
    expect(error).toBeInstanceOf(MessageNotSent)
    expect(String(error)).not.toMatch(/\+7999|123456|secret/u)
    expect(gateway.received).toHaveLength(1)
  })

  it('fails when the gateway does not respond in time, or is not reachable', async () => {
    gateway.status = null
    await expect(createWebhookSender(gateway.url, null, 100)(message)).rejects.toThrow('did not respond')
    await expect(createWebhookSender('http://127.0.0.1:1', null)(message)).rejects.toThrow('did not respond')
  })

  it('is used for the channels that have a gateway', async () => {
    const outbox = vi.fn<() => Promise<void>>().mockResolvedValue()
    const send = chooseSender({ smsUrl: gateway.url, emailUrl: null, token: null }, outbox)
    await send(message)
    expect([gateway.received.length, outbox.mock.calls.length]).toEqual([1, 0])
    const email: Message = { ...message, channel: 'email', to: 'user@example.com' }
    await send(email)
    expect(gateway.received).toHaveLength(1)
    expect(outbox).toHaveBeenCalledExactlyOnceWith(email)
  })
})
