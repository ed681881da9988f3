import type { WireSchema } from '#server/docs/wire-schema.ts'

/* Whether a response is what `/api/docs` describes. */

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function kindsOf(value: unknown): string[] {
  if (value === null) return ['null']
  if (Array.isArray(value)) return ['array']
  if (typeof value === 'number') return Number.isInteger(value) ? ['integer', 'number'] : ['number']
  return [typeof value]
}

/** Returns one line per mismatch between a value and its schema. */
export function mismatches(value: unknown, schema: WireSchema, path = ''): string[] {
  if (schema.oneOf !== undefined) {
    const tries = schema.oneOf.map((one) => mismatches(value, one, path))
    return tries.some((lines) => lines.length === 0) ? [] : (tries[0] ?? [])
  }
  if (schema.enum !== undefined && !schema.enum.some((one) => one === value))
    return [`${path} is ${JSON.stringify(value)}, none of ${schema.enum.join(', ')}`]
  const allowed = [schema.type ?? []].flat()
  const kinds = kindsOf(value)
  if (allowed.length > 0 && !kinds.some((kind) => allowed.includes(kind))) {
    return [`${path} is ${kinds.join('/')}, not ${allowed.join('/')}`]
  }
  if (Array.isArray(value))
    return value.flatMap((item, index) => mismatches(item, schema.items ?? {}, `${path}[${index}]`))
  if (!isRecord(value)) return []
  const missing = (schema.required ?? []).filter((key) => !(key in value)).map((key) => `${path}.${key} is missing`)
  return [
    ...missing,
    ...Object.entries(value).flatMap(([key, entry]) => {
      const field = schema.properties?.[key] ?? schema.additionalProperties
      if (field === true) return []
      return field === undefined ? [`${path}.${key} is not described`] : mismatches(entry, field, `${path}.${key}`)
    }),
  ]
}
