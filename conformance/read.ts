import type { AnyCall } from '#contract/all-calls.ts'
import type * as z from 'zod/mini'
import { readPayload, writePayload } from '#contract/core/call.ts'
import { readEnvelope } from '#contract/core/envelope.ts'
import { errorCode } from '#contract/errors/codes.ts'
import type { RawResponse } from './send.ts'
import { corrections } from './strict.ts'

/** A response as the app reads it. */
export type Outcome =
  /** `dropped`: parts that cannot be read, and are left out. `corrected`: fields in another form than the contract's. */
  | { kind: 'data'; payload: unknown; dropped: string[]; corrected: string[] }
  | { kind: 'rejected'; code: number; raw: number; status: number; data: unknown }
  /** The back end does not implement the call. */
  | { kind: 'absent'; reason: string }
  | { kind: 'broken'; reason: string }

const OK = 200
const NOT_FOUND = 404
const MAX_CORRECTIONS = 5

/** Parses JSON; `undefined` for anything else. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Reads the response of a call as the app does. */
export function readOutcome(call: AnyCall, { status, headers, text }: RawResponse): Outcome {
  const envelope = readEnvelope(parseJson(text))
  if (envelope.kind === 'noEnvelope') {
    if (status === NOT_FOUND) return { kind: 'absent', reason: 'HTTP 404' }
    const type = headers['content-type'] ?? 'no content type'
    return { kind: 'broken', reason: `HTTP ${status} (${type}) without the envelope { error, code, data }` }
  }
  if (envelope.kind === 'rejected') {
    const { code, raw, data } = envelope
    if (code === errorCode.invalidRequest) return { kind: 'absent', reason: 'error 1' }
    return { kind: 'rejected', code, raw, status, data }
  }
  if (status !== OK) return { kind: 'broken', reason: `error 0 with HTTP ${status}` }
  const read = readPayload(call, envelope.payload)
  if (read.kind === 'broken') return { kind: 'broken', reason: `field \`${read.path}\` ${read.reason}` }
  return {
    kind: 'data',
    payload: envelope.payload,
    dropped: read.dropped.map(({ path, reason }) => `\`${path}\` ${reason}, so it is left out`),
    corrected: corrections(envelope.payload, writePayload(call, read.data)).slice(0, MAX_CORRECTIONS),
  }
}

/** The data of an outcome; `null` if it has none. */
export function dataOf<Data>(call: { data: z.ZodMiniType<Data> }, outcome: Outcome): Data | null {
  if (outcome.kind !== 'data') return null
  const read = readPayload(call, outcome.payload)
  return read.kind === 'read' ? read.data : null
}
