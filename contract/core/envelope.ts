import { isKnownCode, type ErrorCode } from '../errors/codes.ts'

/** Message arguments: by position for `%s`, or by name for `{min_amount}`. */
export type ErrorArgs = readonly (string | number)[] | Readonly<Record<string, string | number>>

/** The response envelope (`spec §7`). */
export interface WireEnvelope {
  error: number
  code: number | string
  data: unknown
  message?: string
  args?: ErrorArgs
  next_method?: string
}

/** An error response. The sign of `error` is significant: −200 in recovery is not 200. */
export interface RejectedEnvelope {
  kind: 'rejected'
  /** The catalogue code, or the unknown number as received. */
  code: number
  /** `error` as received, including its sign. */
  raw: number
  message: string | null
  args: ErrorArgs
  nextMethod: string | null
  data: unknown
}

/** A response body without an envelope. */
export interface NoEnvelope {
  kind: 'noEnvelope'
}

export type Envelope = { kind: 'accepted'; payload: unknown } | RejectedEnvelope | NoEnvelope

const ENVELOPE_KEYS = new Set(['error', 'code', 'message', 'args', 'next_method'])
/** "Internal error": the code for a response that cannot be used. */
export const INTERNAL_ERROR = 3

function toInteger(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isSafeInteger(number) ? number : null
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function readArgs(value: unknown): ErrorArgs {
  const isArg = (entry: unknown): entry is string | number => typeof entry === 'string' || typeof entry === 'number'
  if (Array.isArray(value)) return value.filter(isArg)
  if (!isRecord(value)) return []
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string | number] => isArg(entry[1])),
  )
}

/** `error` takes precedence; `code` is used only if `error` is not in the catalogue and `code` is. */
function catalogueCode(error: number, code: unknown): number {
  const byError = Math.abs(error)
  if (isKnownCode(byError)) return byError
  const byCode = Math.abs(toInteger(code) ?? 0)
  return isKnownCode(byCode) ? byCode : byError
}

/**
 * Parses the response envelope, whatever the HTTP status. The payload is `data`, or the top level if a back end sends
 * no `data` key.
 *
 * A body without either is not an envelope: gateways also answer with JSON, and their errors do not tell whether the
 * back end ran the call.
 */
export function readEnvelope(body: unknown): Envelope {
  if (!isRecord(body)) return { kind: 'noEnvelope' }
  const raw = toInteger(body['error']) ?? ('data' in body ? INTERNAL_ERROR : null)
  if (raw === null) return { kind: 'noEnvelope' }
  if (raw === 0) {
    const payload =
      'data' in body
        ? body['data']
        : Object.fromEntries(Object.entries(body).filter(([key]) => !ENVELOPE_KEYS.has(key)))
    return { kind: 'accepted', payload }
  }
  const message = body['message']
  const nextMethod = body['next_method']
  return {
    kind: 'rejected',
    code: catalogueCode(raw, body['code']),
    raw,
    message: typeof message === 'string' && message !== '' ? message : null,
    args: readArgs(body['args']),
    nextMethod: typeof nextMethod === 'string' && nextMethod !== '' ? nextMethod : null,
    data: body['data'] ?? null,
  }
}

/** Builds a success envelope. */
export function accepted(data: unknown): WireEnvelope {
  return { error: 0, code: 0, data }
}

/** Optional parts of an error envelope. */
export interface RejectionDetails {
  data?: unknown
  message?: string
  args?: ErrorArgs
  nextMethod?: string
  /** Sends a negative `error`: −200 in recovery is not 200 (`spec §8`). */
  negative?: boolean
}

/** Builds an error envelope; `code` is a code of the catalogue. */
export function rejected(code: ErrorCode, more: RejectionDetails = {}): WireEnvelope {
  return {
    error: more.negative === true ? -code : code,
    code,
    data: more.data ?? null,
    ...(more.message === undefined ? {} : { message: more.message }),
    ...(more.args === undefined ? {} : { args: more.args }),
    ...(more.nextMethod === undefined ? {} : { next_method: more.nextMethod }),
  }
}
