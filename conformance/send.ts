import { setTimeout as wait } from 'node:timers/promises'

/** A request below the back end's origin. */
export interface SentRequest {
  method: string
  /** With its query: `/api/v2/status/`. */
  path: string
  headers: Readonly<Record<string, string>>
  /** JSON; `null` for none. */
  body: string | null
}

/** A response as it came, before anything is read from it. */
export interface RawResponse {
  status: number
  headers: Readonly<Record<string, string>>
  text: string
}

/** The back end could not be reached, or did not answer in time. */
export class NoResponse extends Error {
  override name = 'NoResponse'
  constructor(origin: string, failure: unknown) {
    // The reason of a failed fetch is its cause; a time limit has none.
    const reason = failure instanceof Error && failure.cause instanceof Error ? failure.cause : failure
    super(`${origin} does not answer: ${reason instanceof Error ? reason.message : String(reason)}`, { cause: failure })
  }
}

/** Sends a request. @throws NoResponse */
export type Send = (request: SentRequest) => Promise<RawResponse>

const TIMEOUT_MS = 30_000
const MAX_WAIT_SECONDS = 60
const MAX_WAITS = 3

/** Sends requests by HTTP to an origin, and waits where the back end says that there are too many. */
export const sendTo =
  (origin: string): Send =>
  async ({ method, path, headers, body }) => {
    for (let waits = 0; ; waits += 1) {
      const response = await fetch(`${origin}${path}`, {
        method,
        headers,
        ...(body === null ? {} : { body }),
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      }).catch((error: unknown) => {
        throw new NoResponse(origin, error)
      })
      const text = await response.text()
      const seconds = Number(response.headers.get('retry-after') ?? '')
      if (seconds === 0 || !(seconds <= MAX_WAIT_SECONDS) || waits === MAX_WAITS)
        return { status: response.status, headers: Object.fromEntries(response.headers), text }
      await wait(seconds * 1000)
    }
  }
