import { urlOfCall, type AnyCall } from '#contract/all-calls.ts'
import { openApi, type WireSchema } from '#server/docs/openapi.ts'

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

/** Returns the documented response schema of a call. */
export function responseSchemaOf(call: AnyCall): WireSchema {
  const path = urlOfCall(call).replaceAll(/:([a-z]\w*)/giu, '{$1}')
  const operation = openApi().paths[path]?.[call.method.toLowerCase()]
  const responses = isRecord(operation) ? operation['responses'] : null
  const content = isRecord(responses) && isRecord(responses['200']) ? responses['200']['content'] : null
  const json = isRecord(content) ? content['application/json'] : null
  if (!isRecord(json) || !isRecord(json['schema'])) throw new Error(`${path} is not described`)
  return json['schema']
}
