import * as z from 'zod/mini'
import { allCalls, frameCalls, urlOfCall } from '#contract/all-calls.ts'
import { ERROR_CODES } from '#contract/errors/codes.ts'
import { partOf, readFlag, readFullText, readInstant, readInt, readNumber, readText } from '#contract/core/reader.ts'

/** The subset of OpenAPI 3.1 schemas that the contract needs. */
export interface WireSchema {
  type?: string | string[]
  description?: string
  format?: string
  properties?: Record<string, WireSchema>
  required?: string[]
  items?: WireSchema
  /** `true`: more fields, of any kind. */
  additionalProperties?: WireSchema | true
}

/** Formats the reference API writes per field kind. Readers accept more formats: see the contract's rules. */
const formats = new Map<object, WireSchema>([
  [readInt, { type: ['integer', 'null'] }],
  [readNumber, { type: ['number', 'null'] }],
  [readText, { type: 'string' }],
  [readFullText, { type: 'string' }],
  [readFlag, { type: ['boolean', 'integer'], description: 'true or false; 1 or 0 where the field is a bit.' }],
  [readInstant, { type: ['string', 'null'], format: 'YYYY-MM-DD HH:mm:ss in Moscow' }],
])

const isSchema = (value: unknown): value is z.ZodMiniType =>
  typeof value === 'object' && value !== null && '_zod' in value

/** Describes a contract schema as OpenAPI. */
export function describeWire(schema: object): WireSchema {
  const part = partOf(schema)
  if (part !== undefined) {
    const field = formats.get(part)
    if (field !== undefined) return field
    // A closed set of words uses its own reader.
    if (!isSchema(part)) return { type: 'string' }
    const item = describeWire(part)
    if (emptyOf(schema) === null) return { ...item, type: [...new Set([item.type ?? [], 'null'].flat())] }
    return z.safeParse(z.array(z.unknown()), emptyOf(schema)).success
      ? { type: 'array', items: item }
      : { type: 'object', additionalProperties: item }
  }
  if (schema instanceof z.ZodMiniObject) {
    const entries = Object.entries(schema.def.shape).filter((entry): entry is [string, z.ZodMiniType] =>
      isSchema(entry[1]),
    )
    return {
      type: 'object',
      properties: Object.fromEntries(entries.map(([key, field]) => [key, describeWire(field)])),
      ...(schema.def.catchall === undefined ? {} : { additionalProperties: true }),
    }
  }
  if (schema instanceof z.ZodMiniUnknown) return { additionalProperties: true }
  if (schema instanceof z.ZodMiniString) return { type: 'string' }
  if (schema instanceof z.ZodMiniBoolean) return { type: 'boolean' }
  if (schema instanceof z.ZodMiniNumber) return { type: 'number' }
  if (schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniNullable) {
    const inner: unknown = schema.def.innerType
    const described = isSchema(inner) ? describeWire(inner) : {}
    const types = [described.type ?? []].flat()
    return { ...described, type: [...new Set([...types, 'null'])] }
  }
  return {}
}

/** The empty value of a list or map: `[]` or `{}`. */
const emptyOf = (schema: object): unknown => (isSchema(schema) ? z.safeParse(schema, null).data : undefined)

const parameters = (location: 'path' | 'query', schema: z.ZodMiniType) =>
  Object.entries(describeWire(schema).properties ?? {}).map(([name, shape]) => ({
    name,
    in: location,
    required: location === 'path',
    schema: shape,
  }))

/** Header that identifies retries. */
const idempotencyHeader = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  description:
    'A UUID. Without it the call is rejected (1). A repeated key with the same body returns the stored result for a day.',
  schema: { type: 'string' },
}

const envelope = (data: WireSchema): WireSchema => ({
  type: 'object',
  required: ['error', 'code', 'data'],
  properties: {
    error: { type: 'integer', description: '0 is success; otherwise its absolute value is an error code.' },
    code: { type: ['integer', 'string'] },
    data,
  },
})

const errorList = (errors: readonly number[]): string => errors.toSorted((a, b) => Math.abs(a) - Math.abs(b)).join(', ')

const header = (description: string) => ({ type: 'apiKey', in: 'header', name: 'Authorization', description })

/** Generates the OpenAPI 3.1 document from the call declarations. */
export function openApi() {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const call of [...allCalls, ...frameCalls]) {
    const path = urlOfCall(call).replaceAll(/:([a-z]\w*)/giu, '{$1}')
    const body = describeWire(call.body)
    const sends = Object.keys(body.properties ?? {}).length > 0
    paths[path] = {
      ...paths[path],
      [call.method.toLowerCase()]: {
        operationId: call.name,
        security: call.guest ? [] : [{ [frameCalls.includes(call) ? 'playToken' : 'token']: [] }],
        parameters: [
          ...parameters('path', call.params),
          ...parameters('query', call.query),
          ...(call.idempotent === true ? [idempotencyHeader] : []),
        ],
        ...(sends ? { requestBody: { content: { 'application/json': { schema: body } } } } : {}),
        responses: {
          200: {
            description: `The envelope with its data, or an error: ${errorList(call.errors)}.`,
            content: { 'application/json': { schema: envelope(describeWire(call.data)) } },
          },
        },
      },
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Cassiopeia',
      version: '2',
      description: `Every response is an envelope. Error codes: ${ERROR_CODES.join(', ')}.`,
    },
    components: { securitySchemes: { token: header('Token …'), playToken: header('Play …, a play token') } },
    paths,
  }
}
