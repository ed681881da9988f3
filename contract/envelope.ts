import { isKnownCode, type ErrorCode } from './errors/codes.ts'

/** Values for `%s`, in order, or by name for `{min_amount}` and its like. */
export type ErrorArgs = readonly (string | number)[] | Readonly<Record<string, string | number>>

/** What every answer carries around its payload (`spec §7`). */
export interface WireEnvelope {
  error: number
  code: number | string
  data: unknown
  message?: string
  args?: ErrorArgs
  next_method?: string
}

/** An answer that was read and says no. The raw sign is kept: −200 in recovery is not 200. */
export interface Refusal {
  kind: 'refused'
  /** The code of the catalogue, or the unknown number as it came. */
  code: number
  /** `error` as it came, with its sign. */
  raw: number
  message: string | null
  args: ErrorArgs
  nextMethod: string | null
  data: unknown
}

/** An answer that is no envelope at all. */
export interface NoEnvelope {
  kind: 'noEnvelope'
}

export type Envelope = { kind: 'accepted'; payload: unknown } | Refusal | NoEnvelope

const ENVELOPE_KEYS = new Set(['error', 'code', 'message', 'args', 'next_method'])
/** "Internal error": what the player is told when an answer cannot be used. */
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

/** `error` decides; `code` counts only where `error` is not in the catalogue and `code` is. */
function catalogueCode(error: number, code: unknown): number {
  const byError = Math.abs(error)
  if (isKnownCode(byError)) return byError
  const byCode = Math.abs(toInteger(code) ?? 0)
  return isKnownCode(byCode) ? byCode : byError
}

/**
 * Reads the envelope around an answer, whatever the HTTP status was. The payload lies under `data`, or at the top level
 * beside `error` and `code` where a back end has no `data` key. What has neither is somebody else's: gateways' errors
 * are JSON as well, with words under `error`, and say nothing of what the back end has done.
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
    kind: 'refused',
    code: catalogueCode(raw, body['code']),
    raw,
    message: typeof message === 'string' && message !== '' ? message : null,
    args: readArgs(body['args']),
    nextMethod: typeof nextMethod === 'string' && nextMethod !== '' ? nextMethod : null,
    data: body['data'] ?? null,
  }
}

/** The envelope of success. */
export function accepted(data: unknown): WireEnvelope {
  return { error: 0, code: 0, data }
}

/** What a refusal may carry beside its code. */
export interface RefusalExtras {
  data?: unknown
  message?: string
  args?: ErrorArgs
  nextMethod?: string
  /** The sign of `error`: −200 in recovery is not 200 (`spec §8`). */
  negative?: boolean
}

/** The envelope of a refusal; `code` is a number of the catalogue. */
export function refused(code: ErrorCode, more: RefusalExtras = {}): WireEnvelope {
  return {
    error: more.negative === true ? -code : code,
    code,
    data: more.data ?? null,
    ...(more.message === undefined ? {} : { message: more.message }),
    ...(more.args === undefined ? {} : { args: more.args }),
    ...(more.nextMethod === undefined ? {} : { next_method: more.nextMethod }),
  }
}
