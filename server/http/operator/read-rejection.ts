import type { Readable } from 'node:stream'
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib'
import { readEnvelope } from '#contract/core/envelope.ts'

/** Larger than any error of the contract. */
const MAX_BYTES = 64 * 1024

const limits = { maxOutputLength: MAX_BYTES }
const DECODERS: Readonly<Record<string, (body: Buffer) => Buffer>> = {
  '': (body) => body,
  br: (body) => brotliDecompressSync(body, limits),
  deflate: (body) => inflateSync(body, limits),
  gzip: (body) => gunzipSync(body, limits),
}

async function readBody(stream: Readable): Promise<Buffer> {
  const chunks: Buffer[] = []
  let byteCount = 0
  for await (const chunk of stream) {
    chunks.push(chunk)
    byteCount += chunk.length
    if (byteCount > MAX_BYTES) throw new Error('The error response is too large.')
  }
  return Buffer.concat(chunks)
}

/**
 * Reads the contract's envelope from an error response, without further fields, which may contain a stack; `null` if
 * there is none.
 */
export async function readRejection(stream: Readable, contentEncoding: string): Promise<object | null> {
  try {
    const body = DECODERS[contentEncoding]?.(await readBody(stream))
    const envelope = readEnvelope(JSON.parse(body?.toString() ?? ''))
    if (envelope.kind !== 'rejected') return null
    const { code, raw, message, args, nextMethod } = envelope
    return {
      error: raw,
      code,
      data: null,
      args,
      ...(message === null ? {} : { message }),
      ...(nextMethod === null ? {} : { next_method: nextMethod }),
    }
  } catch {
    return null
  }
}
