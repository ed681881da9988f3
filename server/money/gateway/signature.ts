import { createHmac, timingSafeEqual } from 'node:crypto'

/* Signatures between this server and the payment gateway: HMAC-SHA256 over the time in seconds, a dot, and the body. */

export const TIMESTAMP_HEADER = 'x-signature-timestamp'
export const SIGNATURE_HEADER = 'x-signature'

/** An older or newer event is refused: it may be a recording. Its payment is read from the gateway instead. */
export const WINDOW_MS = 5 * 60_000

const SECOND = 1000

const signatureOf = (secret: string, timestamp: string, body: string): Buffer =>
  createHmac('sha256', secret).update(`${timestamp}.${body}`).digest()

/** The headers that sign a body. */
export function sign(secret: string, body: string, now: number) {
  const timestamp = String(Math.floor(now / SECOND))
  return {
    [TIMESTAMP_HEADER]: timestamp,
    [SIGNATURE_HEADER]: signatureOf(secret, timestamp, body).toString('hex'),
  }
}

/** Checks the signature of a body in constant time, then its age. */
export function checkSignature(
  secret: string,
  { body, timestamp, signature }: { body: string; timestamp: string; signature: string },
  now: number,
): 'valid' | 'forged' | 'late' {
  const expected = signatureOf(secret, timestamp, body)
  const sent = Buffer.from(signature, 'hex')
  if (sent.length !== expected.length || !timingSafeEqual(sent, expected)) return 'forged'
  return Math.abs(now - Number(timestamp) * SECOND) <= WINDOW_MS ? 'valid' : 'late'
}
