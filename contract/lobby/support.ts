import * as z from 'zod/mini'
import { declareCall, noInput } from '../core/call.ts'
import { errorCode } from '../errors/codes.ts'
import { list } from '../core/containers.ts'
import { instant, intOr, text, textOr, word } from '../core/reader.ts'

/** The author's client info (`spec §3`). A guest has id 0 and nothing else. */
export const SupportClient = z.object({
  id: intOr(0),
  phone: textOr(),
  email: textOr(),
  username: textOr(),
  level: intOr(0),
  login: textOr(),
})
export type SupportClient = z.output<typeof SupportClient>

export const SUPPORT_AUTHORS = ['visitor', 'support'] as const

/** A chat message. The sender generates `id`, so resending it is idempotent. */
export const SupportMessage = z.object({
  id: text(),
  author: word(SUPPORT_AUTHORS, 'support'),
  text: text(),
  sent_at: instant(),
})
export type SupportMessage = z.output<typeof SupportMessage>

const Conversation = z.object({ items: list('items', SupportMessage) })
/** `visit` identifies the conversation: 32 random hexadecimal digits stored only in this browser. */
const params = z.object({ visit: text() })

/** Returns the conversation, oldest message first. */
export const getSupportMessages = declareCall({
  ...noInput,
  name: 'getSupportMessages',
  method: 'GET',
  path: '/v2/support/:visit',
  guest: true,
  params,
  data: Conversation,
})

/** Adds a message and returns the conversation. Errors: 1 empty or too long, 6 the conversation is full. */
export const sendSupportMessage = declareCall({
  ...noInput,
  name: 'sendSupportMessage',
  method: 'POST',
  path: '/v2/support/:visit',
  guest: true,
  errors: [errorCode.limitExhausted],
  params,
  body: z.object({ id: text(), text: text(), client: SupportClient }),
  data: Conversation,
})
