import * as z from 'zod/mini'
import {
  partOf,
  readFlag,
  readFullText,
  readInstant,
  readInt,
  readNumber,
  readNumberOrNull,
  readText,
  wordsOf,
} from '#contract/core/reader.ts'

/** The subset of OpenAPI 3.1 schemas that the contract needs. */
export interface WireSchema {
  type?: string | string[]
  description?: string
  format?: string
  enum?: readonly (string | number | null)[]
  properties?: Record<string, WireSchema>
  required?: string[]
  items?: WireSchema
  oneOf?: WireSchema[]
  /** `true`: more fields, of any kind. */
  additionalProperties?: WireSchema | true
}

/** Formats the reference API writes per field kind. Readers accept more formats: see the contract's rules. */
const formats = new Map<object, WireSchema>([
  [readInt, { type: 'integer' }],
  [readNumber, { type: 'number' }],
  [readNumberOrNull, { type: ['number', 'null'] }],
  [readText, { type: 'string' }],
  [readFullText, { type: 'string' }],
  [readFlag, { type: ['boolean', 'integer'], description: 'true or false; 1 or 0 where the field is a bit.' }],
  [readInstant, { type: 'string', format: 'YYYY-MM-DD HH:mm:ss in Moscow' }],
])

const isSchema = (value: unknown): value is z.ZodMiniType =>
  typeof value === 'object' && value !== null && '_zod' in value

/** Whether a payload or a request may lack the field: it then has its fallback. */
const isOptional = (field: z.ZodMiniType): boolean => z.safeParse(field, undefined).success

const withNull = (schema: WireSchema): WireSchema =>
  schema.type === undefined
    ? schema
    : {
        ...schema,
        type: [...new Set([schema.type, 'null'].flat())],
        ...(schema.enum === undefined ? {} : { enum: [...new Set([...schema.enum, null])] }),
      }

/** The empty value of a list or map: `[]` or `{}`. */
const emptyOf = (schema: object): unknown => (isSchema(schema) ? z.safeParse(schema, null).data : undefined)

function describePart(schema: object, part: object): WireSchema {
  const words = wordsOf.get(part)
  if (words !== undefined) return { type: 'string', enum: words }
  const field = formats.get(part)
  if (field !== undefined) return field
  // A reader of its own, such as that of masked accounts.
  if (!isSchema(part)) return { type: 'string' }
  const item = describeWire(part)
  if (emptyOf(schema) === null) return item
  return z.safeParse(z.array(z.unknown()), emptyOf(schema)).success
    ? { type: 'array', items: item }
    : { type: 'object', additionalProperties: item }
}

function describeObject(schema: z.ZodMiniObject): WireSchema {
  const fields = Object.entries(schema.def.shape).filter((entry): entry is [string, z.ZodMiniType] =>
    isSchema(entry[1]),
  )
  const required = fields.filter(([, field]) => !isOptional(field)).map(([key]) => key)
  return {
    type: 'object',
    ...(required.length === 0 ? {} : { required }),
    properties: Object.fromEntries(
      fields.map(([key, field]) => [key, isOptional(field) ? withNull(describeWire(field)) : describeWire(field)]),
    ),
    ...(schema.def.catchall === undefined ? {} : { additionalProperties: true }),
  }
}

/** Describes a contract schema as OpenAPI. Required fields cannot be `null`, optional ones can, and can be absent. */
export function describeWire(schema: object): WireSchema {
  const part = partOf(schema)
  if (part !== undefined) return describePart(schema, part)
  if (schema instanceof z.ZodMiniObject) return describeObject(schema)
  if (schema instanceof z.ZodMiniUnknown) return { additionalProperties: true }
  if (schema instanceof z.ZodMiniString) return { type: 'string' }
  if (schema instanceof z.ZodMiniBoolean) return { type: 'boolean' }
  if (schema instanceof z.ZodMiniNumber) return { type: 'number' }
  if (schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniNullable) {
    const inner: unknown = schema.def.innerType
    return isSchema(inner) ? withNull(describeWire(inner)) : {}
  }
  return {}
}
