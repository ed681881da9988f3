import { readdir, readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allCalls, type AnyCall } from '#contract/all-calls.ts'
import { seededMemory, startTestApi, type TestApi } from '#server/testing/test-api.ts'
import { openApi, type WireSchema } from './openapi.ts'
import { sendSuccessfully } from '#server/testing/successful-requests.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi(seededMemory())
})
afterAll(() => api.stop())

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function kindsOf(value: unknown): string[] {
  if (value === null) return ['null']
  if (Array.isArray(value)) return ['array']
  if (typeof value === 'number') return Number.isInteger(value) ? ['integer', 'number'] : ['number']
  return [typeof value]
}

/** Returns one line per mismatch between a value and its schema. */
function mismatches(value: unknown, schema: WireSchema, path = ''): string[] {
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
function responseSchemaOf({ path, method }: AnyCall): WireSchema {
  const operation = openApi().paths[`/api${path.replaceAll(/:([a-z]\w*)/giu, '{$1}')}`]?.[method.toLowerCase()]
  const responses = isRecord(operation) ? operation['responses'] : null
  const content = isRecord(responses) && isRecord(responses['200']) ? responses['200']['content'] : null
  const json = isRecord(content) ? content['application/json'] : null
  if (!isRecord(json) || !isRecord(json['schema'])) throw new Error(`${path} is not described`)
  return json['schema']
}

describe('API documentation', () => {
  it('lists the errors of each call', () => {
    const description = JSON.stringify(openApi().paths['/api/v2/auth/check-wait-call/'])
    expect(description).toContain('or an error: 1, 2, 3, 4, 5, 6, 11, 26, 27.')
    expect(JSON.stringify(openApi().paths['/api/v2/user/activity'])).toContain('or an error: 1, 3, 5, 11, 25, 26, 200.')
    expect(JSON.stringify(openApi().paths['/api/v2/jackpot/'])).toContain('or an error: 1, 3, 5, 11."')
  })

  it('lists every declared call', async () => {
    const folder = new URL('../../contract/', import.meta.url)
    const names: string[] = []
    for (const file of await readdir(folder, { recursive: true })) {
      if (!file.endsWith('.ts') || file.endsWith('.test.ts')) continue
      const text = await readFile(new URL(file, folder), 'utf8')
      names.push(...[...text.matchAll(/export const (\w+) = declareCall/gu)].map(([, name = '']) => name))
    }
    expect(allCalls.map(({ name }) => name).toSorted()).toEqual(names.toSorted())
  })

  it('is served as HTML and as OpenAPI JSON', async () => {
    expect((await api.app.inject('/api/docs')).body).toContain('/api/v2/tournament/:tournament')
    expect((await api.app.inject('/api/docs/openapi.json')).json()).toEqual(JSON.parse(JSON.stringify(openApi())))
  })

  it.each(allCalls.map((call) => [call.name, call] as const))('matches the response of %s', async (_name, call) => {
    const response = await sendSuccessfully(api, call)
    // An error response would contain no data to check.
    expect(response.json().error, response.body).toBe(0)
    expect(mismatches(response.json(), responseSchemaOf(call))).toEqual([])
  })

  it('check detects undocumented response fields (control)', () => {
    const schema: WireSchema = { type: 'object', properties: { a: { type: 'integer' } } }
    expect(mismatches({ a: 'x', b: 1 }, schema)).toEqual(['.a is string, not integer', '.b is not described'])
  })
})
