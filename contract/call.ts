import * as z from 'zod/mini'
import { collectingDrops, pathText, type DroppedItem } from './reader.ts'

export type Method = 'GET' | 'POST' | 'DELETE'

/** Empty params, query or body. */
export type Nothing = Record<never, never>
const nothing: z.ZodMiniType<Nothing> = z.object({})

/**
 * One API call, declared once: the app uses it through `call`, the reference API through `route`.
 *
 * `path` is relative to `/api`, with colon parameters: `/v2/games/:game`. `guest`: whether the call works without a
 * token; otherwise a missing or expired token is error 200.
 */
export interface Call<Params, Query, Body, Data> {
  readonly name: string
  readonly method: Method
  readonly path: string
  readonly guest: boolean
  /**
   * Whether the call needs an `Idempotency-Key` because it moves money or a bonus. Errors: 431 the key was used with
   * another body, 20 the first request is still running.
   */
  readonly idempotent?: true
  readonly params: z.ZodMiniType<Params>
  readonly query: z.ZodMiniType<Query>
  readonly body: z.ZodMiniType<Body>
  readonly data: z.ZodMiniType<Data>
}

/** Defaults of a declaration: no params, query or body. */
export const noInput = { params: nothing, query: nothing, body: nothing }

/** Declares a call. Side-effect free, so bundlers drop unused declarations. */
/* @__NO_SIDE_EFFECTS__ */
export function declareCall<Params, Query, Body, Data>(
  declaration: Call<Params, Query, Body, Data>,
): Call<Params, Query, Body, Data> {
  return declaration
}

/** Builds the URL below `/api` from params and query. Omits absent query values. */
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

/** A parsed payload with its dropped list items, or the first field that made it unusable. */
export type PayloadRead<T> =
  | { kind: 'read'; data: T; dropped: DroppedItem[] }
  | { kind: 'broken'; path: string; reason: string }

/** Parses a response payload by the call's declaration. */
export function readPayload<Data>(call: { data: z.ZodMiniType<Data> }, payload: unknown): PayloadRead<Data> {
  const { result, dropped } = collectingDrops(() => z.safeParse(call.data, payload))
  if (result.success) return { kind: 'read', data: result.data, dropped }
  const first = result.error.issues[0]
  return { kind: 'broken', path: pathText(first?.path ?? []), reason: first?.message ?? 'broken' }
}

/** Serialises response data to its wire format. */
export function writePayload<Data>(call: { data: z.ZodMiniType<Data> }, data: Data): unknown {
  return z.encode(call.data, data)
}
