/** A message with a verification code. */
export interface Message {
  /** Unique per message, so that a gateway can drop duplicates. */
  id: string
  channel: 'sms' | 'email'
  /** Phone number (`+79990000001`) or e-mail address. */
  to: string
  text: string
}

/** Sends a message. Never called inside a database transaction, because a gateway may be slow. @throws MessageNotSent */
export type SendMessage = (message: Message) => Promise<void>

/** A gateway did not accept a message. The text contains neither the recipient nor the code. */
export class MessageNotSent extends Error {
  override name = 'MessageNotSent'
}
