import * as z from 'zod/mini'
import { allCalls } from '#contract/all-calls.ts'
import { ERROR_CODES } from '#contract/errors/codes.ts'
import { errorsOf } from '#contract/errors/of-calls.ts'
import { partOf, readFlag, readFullText, readInstant, readInt, readNumber, readText } from '#contract/reader.ts'

/** A schema of OpenAPI 3.1, as far as the contract needs it. */
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

/** What the reference API writes for each kind of field. Whoever reads may find more forms: see the contract's rules. */
const written = new Map<object, WireSchema>([
  [readInt, { type: ['integer', 'null'] }],
  [readNumber, { type: ['number', 'null'] }],
  [readText, { type: 'string' }],
  [readFullText, { type: 'string' }],
  [readFlag, { type: ['boolean', 'integer'], description: 'true or false; 1 or 0 where the field is a bit.' }],
  [readInstant, { type: ['string', 'null'], format: 'YYYY-MM-DD HH:mm:ss in Moscow' }],
])

const isSchema = (value: unknown): value is z.ZodMiniType =>
  typeof value === 'object' && value !== null && '_zod' in value

/** Describes a schema of the contract as the wire has it. */
export function describeWire(schema: object): WireSchema {
  const part = partOf(schema)
  if (part !== undefined) {
    const field = written.get(part)
    if (field !== undefined) return field
    // A closed set of words has a reader of its own.
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
  if (schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniNullable) {
    const inner: unknown = schema.def.innerType
    const described = isSchema(inner) ? describeWire(inner) : {}
    const types = [described.type ?? []].flat()
    return { ...described, type: [...new Set([...types, 'null'])] }
  }
  return {}
}

/** What a list or a map makes of nothing: `[]` or `{}`. */
const emptyOf = (schema: object): unknown => (isSchema(schema) ? z.safeParse(schema, null).data : undefined)

const parameters = (place: 'path' | 'query', schema: z.ZodMiniType) =>
  Object.entries(describeWire(schema).properties ?? {}).map(([name, shape]) => ({
    name,
    in: place,
    required: place === 'path',
    schema: shape,
  }))

/** What a repeat is known by. */
const onceHeader = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  description:
    'A UUID. Without it the call is refused (1). The same key with the same body is done once and answers the same, for a day.',
  schema: { type: 'string' },
}

const envelope = (data: WireSchema): WireSchema => ({
  type: 'object',
  required: ['error', 'code', 'data'],
  properties: {
    error: { type: 'integer', description: '0 is success; otherwise its absolute value is a code of the catalogue.' },
    code: { type: ['integer', 'string'] },
    data,
  },
})

const toldRefusals = (call: { name: string; guest: boolean }): string => {
  const codes = errorsOf(call)
  return codes === null ? '' : `: ${codes.join(', ')}`
}

/** The contract as OpenAPI 3.1, made from the very declarations that the server answers with. */
export function openApi() {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const call of allCalls) {
    const path = `/api${call.path.replaceAll(/:([a-z]\w*)/giu, '{$1}')}`
    const body = describeWire(call.body)
    const sends = Object.keys(body.properties ?? {}).length > 0
    paths[path] = {
      ...paths[path],
      [call.method.toLowerCase()]: {
        operationId: call.name,
        security: call.guest ? [] : [{ token: [] }],
        parameters: [
          ...parameters('path', call.params),
          ...parameters('query', call.query),
          ...('once' in call ? [onceHeader] : []),
        ],
        ...(sends ? { requestBody: { content: { 'application/json': { schema: body } } } } : {}),
        responses: {
          200: {
            description: `The envelope with its data, or a refusal${toldRefusals(call)}.`,
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
      description: `Every answer is an envelope. Codes of errors: ${ERROR_CODES.join(', ')}.`,
    },
    components: { securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'Authorization' } } },
    paths,
  }
}
