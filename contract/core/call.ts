import * as z from 'zod/mini'
import type { CallErrorCode } from '../errors/codes.ts'
import { commonErrors, idempotencyErrors, sessionErrors } from '../errors/groups.ts'
import { collectingDrops, pathText, type DroppedItem } from './reader.ts'

export type Method = 'GET' | 'POST' | 'DELETE'

/** Empty params, query or body. */
export type Nothing = Record<never, never>
const nothing: z.ZodMiniType<Nothing> = z.object({})

/**
 * The declaration of an API call: the app uses it through `call`, the reference API through `route`.
 *
 * `path` is relative to `/api`, with colon parameters: `/v2/games/:game`. `guest`: whether the call works without a
 * token; otherwise a missing or expired token is error 200.
 */
interface CallDeclaration<Params, Query, Body, Data> {
  readonly name: string
  readonly method: Method
  readonly path: string
  readonly guest: boolean
  /** Whether the call needs an `Idempotency-Key` because it moves money or a bonus. */
  readonly idempotent?: true
  /** Whether a player can make one such call at a time, because it changes money, although it needs no key. */
  readonly exclusive?: true
  /** Errors of this call. `declareCall` adds those of any call, of the session and of the idempotency key. */
  readonly errors?: readonly CallErrorCode[]
  readonly params: z.ZodMiniType<Params>
  readonly query: z.ZodMiniType<Query>
  readonly body: z.ZodMiniType<Body>
  readonly data: z.ZodMiniType<Data>
}

/** A declared call with every error it can return. */
export interface Call<Params, Query, Body, Data> extends CallDeclaration<Params, Query, Body, Data> {
  readonly errors: readonly CallErrorCode[]
}

/** Defaults of a declaration: no params, query or body. */
export const noInput = { params: nothing, query: nothing, body: nothing }

/** No data: the envelope alone says that the call succeeded, whatever its `data` is. */
export const noData: z.ZodMiniType<Nothing> = z.codec(z.unknown(), z.object({}), {
  decode: () => ({}),
  encode: () => ({}),
})

/** Errors that a call can return because of its kind. */
export const inheritedErrors = ({
  guest,
  idempotent,
}: Pick<Call<unknown, unknown, unknown, unknown>, 'guest' | 'idempotent'>): readonly CallErrorCode[] => [
  ...commonErrors,
  ...(guest ? [] : sessionErrors),
  ...(idempotent === true ? idempotencyErrors : []),
]

/** Declares a call. Side-effect free, so bundlers drop unused declarations. */
/* @__NO_SIDE_EFFECTS__ */
export function declareCall<Params, Query, Body, Data>(
  declaration: CallDeclaration<Params, Query, Body, Data>,
): Call<Params, Query, Body, Data> {
  return { ...declaration, errors: [...new Set([...inheritedErrors(declaration), ...(declaration.errors ?? [])])] }
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
