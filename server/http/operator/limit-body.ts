import { pipeline, Transform } from 'node:stream'
import type { preParsingAsyncHookHandler } from 'fastify'
import { documentLimits, uploadPassport } from '#contract/player/profile.ts'

/** The body exceeds the limit of its call. */
export class BodyTooLarge extends Error {
  override name = 'BodyTooLarge'
  readonly statusCode = 413
}

/** The images of an identity document. */
const UPLOAD_LIMIT = documentLimits.count * documentLimits.largest

const isUpload = (url: string): boolean =>
  (url.split('?')[0] ?? '').replace(/\/$/u, '') === `/api${uploadPassport.path}`

/** Limits bodies to those of the contract: `limit` bytes, and two images more for an upload. */
export function limitBody(limit: number): preParsingAsyncHookHandler {
  return async ({ url, headers }, _, payload) => {
    const maxBytes = isUpload(url) ? limit + UPLOAD_LIMIT : limit
    if (Number(headers['content-length'] ?? 0) > maxBytes) throw new BodyTooLarge()
    // A chunked body declares no length.
    let byteCount = 0
    const counter = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        byteCount += chunk.length
        if (byteCount > maxBytes) done(new BodyTooLarge())
        else done(null, chunk)
      },
    })
    // The error reaches the reader of the counter.
    pipeline(payload, counter, () => undefined)
    return counter
  }
}
