import type { Message, SendMessage } from './send-message.ts'
import { createWebhookSender } from './webhook-sender.ts'

/** The gateways of messages; a channel without one uses the outbox. */
export interface MessagingSettings {
  smsUrl: string | null
  emailUrl: string | null
  token: string | null
}

/** Returns a sender that uses the gateway of a message's channel, or else `outbox`. */
export function chooseSender({ smsUrl, emailUrl, token }: MessagingSettings, outbox: SendMessage): SendMessage {
  const senderOf = (url: string | null) => (url === null ? outbox : createWebhookSender(url, token))
  const senders: Readonly<Record<Message['channel'], SendMessage>> = {
    sms: senderOf(smsUrl),
    email: senderOf(emailUrl),
  }
  return (message) => senders[message.channel](message)
}
