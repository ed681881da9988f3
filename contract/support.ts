import * as z from 'zod/mini'
import { declareCall, sendsNothing } from './call.ts'
import { instant, intOr, list, text, textOr, word } from './reader.ts'

/** Who writes to support (`spec §3`, chat client info). A guest has id 0 and nothing else. */
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

/** One message of a conversation. `id` is given by who wrote it: sent twice, it is one message. */
export const SupportMessage = z.object({
  id: text(),
  author: word(SUPPORT_AUTHORS, 'support'),
  text: text(),
  sent_at: instant(),
})
export type SupportMessage = z.output<typeof SupportMessage>

const Conversation = z.object({ items: list('items', SupportMessage) })
/** `visit` names the conversation: 32 random hexadecimal digits that only this browser has. */
const params = z.object({ visit: text() })

/** The conversation so far, oldest first. */
export const getSupportMessages = declareCall({
  ...sendsNothing,
  name: 'getSupportMessages',
  method: 'GET',
  path: '/v2/support/:visit',
  guest: true,
  params,
  data: Conversation,
})

/** Adds a message and answers the conversation. Errors: 1 empty or too long, 6 as many as a conversation holds. */
export const sendSupportMessage = declareCall({
  ...sendsNothing,
  name: 'sendSupportMessage',
  method: 'POST',
  path: '/v2/support/:visit',
  guest: true,
  params,
  body: z.object({ id: text(), text: text(), client: SupportClient }),
  data: Conversation,
})
