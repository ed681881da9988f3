import * as z from 'zod/mini'
import { collectingDrops, pathText, type DroppedItem } from './reader.ts'

export type Method = 'GET' | 'POST' | 'DELETE'
/** What a parameter may be before it is written into an address. */
type AddressValues = z.ZodMiniObject<Record<string, z.ZodMiniType>>
type AnySchema = z.ZodMiniType

const nothing = z.object({})
type Nothing = typeof nothing

/**
 * One call of the wire, declared once: the app reads with it (`call`), the reference API answers with it (`route`).
 *
 * `path` is relative to `/api` and names its parameters with a colon: `/v2/games/:game`.
 * `guest`: whether it works without a token; otherwise a missing or dead token is error 200.
 */
export interface Call<
  Params extends AddressValues = AddressValues,
  Query extends AddressValues = AddressValues,
  Body extends AnySchema = AnySchema,
  Data extends AnySchema = AnySchema,
> {
  readonly name: string
  readonly method: Method
  readonly path: string
  readonly guest: boolean
  readonly params: Params
  readonly query: Query
  readonly body: Body
  readonly data: Data
}

/** What the app sends with a call. */
export interface Request<C extends Call> {
  params: z.output<C['params']>
  query: z.output<C['query']>
  body: z.output<C['body']>
}
/** What a call answers, read. */
export type Answer<C extends Call> = z.output<C['data']>

interface Declaration<P, Q, B, D> {
  name: string
  method: Method
  path: string
  guest: boolean
  params?: P
  query?: Q
  body?: B
  data: D
}

/** Declares a call; what it does not send defaults to nothing. */
export function declareCall<
  D extends AnySchema,
  P extends AddressValues = Nothing,
  Q extends AddressValues = Nothing,
  B extends AnySchema = Nothing,
>(declaration: Declaration<P, Q, B, D>): Call<P | Nothing, Q | Nothing, B | Nothing, D> {
  return { params: nothing, query: nothing, body: nothing, ...declaration }
}

/** The address of a call below `/api`, with its parameters and query written in. Absent query values are left out. */
export function callPath(call: Call, params: Record<string, unknown>, query: Record<string, unknown>): string {
  const path = call.path.replace(/:([a-z]\w*)/giu, (_, name: string) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) search.set(key, String(value))
  }
  const text = search.toString()
  return text === '' ? path : `${path}?${text}`
}

/** A payload that was read, with what its lists left out, or the first field that made it unusable. */
export type PayloadRead<T> =
  { kind: 'read'; data: T; dropped: DroppedItem[] } | { kind: 'broken'; path: string; reason: string }

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
