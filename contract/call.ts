import * as z from 'zod/mini'
import { collectingDrops, pathText, type DroppedItem } from './reader.ts'

export type Method = 'GET' | 'POST' | 'DELETE'

/** What a call does not send. */
export type Nothing = Record<never, never>
const nothing: z.ZodMiniType<Nothing> = z.object({})

/**
 * One call of the wire, declared once: the app reads with it (`call`), the reference API answers with it (`route`).
 *
 * `path` is relative to `/api` and names its parameters with a colon: `/v2/games/:game`.
 * `guest`: whether it works without a token; otherwise a missing or dead token is error 200.
 */
export interface Call<Params, Query, Body, Data> {
  readonly name: string
  readonly method: Method
  readonly path: string
  readonly guest: boolean
  /**
   * Whether it moves money or a bonus, and needs an `Idempotency-Key`: the same key with the same body is done once, and answers the
   * same. Error 431: the key belongs to another body; 20: the first still runs.
   */
  readonly once?: true
  readonly params: z.ZodMiniType<Params>
  readonly query: z.ZodMiniType<Query>
  readonly body: z.ZodMiniType<Body>
  readonly data: z.ZodMiniType<Data>
}

/** What a declaration starts from: a call that sends nothing but its path. */
export const sendsNothing = { params: nothing, query: nothing, body: nothing }

/** Declares a call. Nothing happens: a bundle keeps the declarations that it uses. */
/* @__NO_SIDE_EFFECTS__ */
export function declareCall<Params, Query, Body, Data>(
  declaration: Call<Params, Query, Body, Data>,
): Call<Params, Query, Body, Data> {
  return declaration
}

/** The address of a call below `/api`, with its parameters and query written in. Absent query values are left out. */
export function callPath(call: { path: string }, params: object, query: object): string {
  const values = new Map(Object.entries(params))
  const path = call.path.replace(/:([a-z]\w*)/giu, (_, name: string) => encodeURIComponent(String(values.get(name))))
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) search.set(key, String(value))
  }
  const text = search.toString()
  return text === '' ? path : `${path}?${text}`
}

/** A payload that was read, with what its lists left out, or the first field that made it unusable. */
export type PayloadRead<T> =
  | { kind: 'read'; data: T; dropped: DroppedItem[] }
  | { kind: 'broken'; path: string; reason: string }

/** Reads the payload of an answer by its declaration. */
export function readPayload<Data>(call: { data: z.ZodMiniType<Data> }, payload: unknown): PayloadRead<Data> {
  const { result, dropped } = collectingDrops(() => z.safeParse(call.data, payload))
  if (result.success) return { kind: 'read', data: result.data, dropped }
  const first = result.error.issues[0]
  return { kind: 'broken', path: pathText(first?.path ?? []), reason: first?.message ?? 'broken' }
}

/** Writes an answer as the wire has it. */
export function writePayload<Data>(call: { data: z.ZodMiniType<Data> }, data: Data): unknown {
  return z.encode(call.data, data)
}
