import type { FastifyInstance } from 'fastify'
import type { Language } from '#contract/core/languages.ts'

/** The address of calls by the server itself. No client has it. */
export const OWN_ADDRESS = '0.0.0.0'

const TIMEOUT_MS = 1000
const MAX_BYTES = 2_000_000

/** Reads a response of an untrusted back end. @throws if it is too large */
async function readLimited(response: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength
    if (bytes > MAX_BYTES) throw new Error('The response is too large.')
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

/** Requests a path below `/api`. @throws without a response in time */
export type FetchApi = (path: string, language: Language) => Promise<Response>

/** Calls the embedded API in this process. */
export const fetchEmbedded =
  (app: Pick<FastifyInstance, 'inject'>): FetchApi =>
  async (path, language) => {
    const { statusCode, body } = await app.inject({
      url: `/api${path}`,
      headers: { 'accept-language': language },
      remoteAddress: OWN_ADDRESS,
    })
    return new Response(body, { status: statusCode })
  }

/** Calls an operator's back end at `url`, as a guest. */
export const fetchOperator =
  (url: string): FetchApi =>
  async (path, language) => {
    const response = await fetch(`${url}/api${path}`, {
      headers: { 'accept-language': language },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return new Response(await readLimited(response), { status: response.status })
  }
