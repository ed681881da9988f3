import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { readPayload, writePayload, type Call } from '#contract/core/call.ts'
import { accepted } from '#contract/core/envelope.ts'

/** Smaller responses fit in one packet anyway. */
export const COMPRESSION_THRESHOLD = 1024

const compress = promisify(brotliCompress)
/** Out of 11: compresses a game list six times in two milliseconds. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

/**
 * Serialises a response and reads it back. @throws if its declaration cannot read it: a server bug that no player
 * should discover
 */
export function serialisePayload<Data>(call: Call<unknown, unknown, unknown, Data>, data: Data): unknown {
  const payload = writePayload(call, data)
  const read = readPayload(call, payload)
  if (read.kind === 'broken')
    throw new Error(`${call.name} returned a response its declaration cannot read: ${read.path} ${read.reason}`)
  if (read.dropped.length > 0)
    throw new Error(`${call.name} returned items that would be dropped: ${read.dropped[0]?.path}`)
  return payload
}

const NOT_MODIFIED = 304

/** A response that is validated, serialised and compressed once, and sent many times. */
export class PreparedResponse {
  readonly text: string
  /** Its `ETag`; `null` for none. A client that has it gets 304 instead of the text. */
  readonly tag: string | null
  #compressed: Promise<Buffer> | null = null

  constructor(text: string, tag: string | null = null) {
    this.text = text
    this.tag = tag
  }

  static of<Data>(
    call: Call<unknown, unknown, unknown, Data>,
    data: Data,
    tag: string | null = null,
  ): PreparedResponse {
    return new PreparedResponse(JSON.stringify(accepted(serialisePayload(call, data))), tag)
  }

  /** The response to a client that has sent this tag, which is still true. */
  static unchanged(tag: string): PreparedResponse {
    return new PreparedResponse('', tag)
  }

  async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    if (this.tag !== null) void reply.header('etag', this.tag)
    if (this.tag !== null && request.headers['if-none-match'] === this.tag) return reply.status(NOT_MODIFIED).send()
    void reply.type('application/json; charset=utf-8').header('vary', 'accept-encoding')
    if (this.text.length < COMPRESSION_THRESHOLD) return reply.send(this.text)
    // Other encodings are left to the compression of all responses.
    if (!/\bbr\b/u.test(request.headers['accept-encoding'] ?? '')) return reply.send(this.text)
    this.#compressed ??= compress(this.text, BROTLI)
    return reply.header('content-encoding', 'br').send(await this.#compressed)
  }
}
