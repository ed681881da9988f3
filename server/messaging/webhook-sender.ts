import { MessageNotSent, type SendMessage } from './send-message.ts'

const TIMEOUT_MS = 10_000

/** Posts messages as JSON to a gateway, with a bearer token if there is one. */
export const createWebhookSender =
  (url: string, token: string | null, timeoutMs = TIMEOUT_MS): SendMessage =>
  async (message) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(message),
      // A redirect could lead the code and the token to another host.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((cause: unknown) => {
      throw new MessageNotSent(`The ${message.channel} gateway did not respond.`, { cause })
    })
    await response.body?.cancel()
    if (!response.ok) throw new MessageNotSent(`The ${message.channel} gateway responded with ${response.status}.`)
  }
