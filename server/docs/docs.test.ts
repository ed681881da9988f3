import { readdir, readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allCalls } from '#contract/all-calls.ts'
import { seededMemory, startTestApi, type TestApi } from '#server/testing/test-api.ts'
import { openApi, type WireSchema } from './openapi.ts'
import { replay } from '#server/testing/replay.ts'

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

/** Where a value is not what its schema says, a line each. */
function mismatches(value: unknown, schema: WireSchema, path = ''): string[] {
  const allowed = [schema.type ?? []].flat()
  const kinds = kindsOf(value)
  if (allowed.length > 0 && !kinds.some((kind) => allowed.includes(kind))) {
    return [`${path} is ${kinds.join('/')}, not ${allowed.join('/')}`]
  }
  if (Array.isArray(value)) return value.flatMap((item, at) => mismatches(item, schema.items ?? {}, `${path}[${at}]`))
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

/** What the description says that a call answers. */
function answerOf({ path, method }: (typeof allCalls)[number]): WireSchema {
  const operation = openApi().paths[`/api${path.replaceAll(/:([a-z]\w*)/giu, '{$1}')}`]?.[method.toLowerCase()]
  const responses = isRecord(operation) ? operation['responses'] : null
  const answer = isRecord(responses) && isRecord(responses['200']) ? responses['200']['content'] : null
  const json = isRecord(answer) ? answer['application/json'] : null
  if (!isRecord(json) || !isRecord(json['schema'])) throw new Error(`${path} is not described`)
  return json['schema']
}

describe('the description of the API', () => {
  it('says with what a call of identity may be refused, and says nothing of a call that is not told of', () => {
    const told = JSON.stringify(openApi().paths['/api/v2/auth/check-wait-call/'])
    expect(told).toContain('or a refusal: 1, 2, 3, 4, 5, 6, 11, 26, 27.')
    expect(JSON.stringify(openApi().paths['/api/v2/user/activity'])).toContain('or a refusal: 1, 3, 5, 11, 25, 200.')
    expect(JSON.stringify(openApi().paths['/api/v2/jackpot/'])).toContain('or a refusal."')
  })

  it('names every call that is declared', async () => {
    const folder = new URL('../../contract/', import.meta.url)
    const names: string[] = []
    for (const file of await readdir(folder)) {
      if (!file.endsWith('.ts') || file.endsWith('.test.ts')) continue
      const text = await readFile(new URL(file, folder), 'utf8')
      names.push(...[...text.matchAll(/export const (\w+) = declareCall/gu)].map(([, name = '']) => name))
    }
    expect(allCalls.map(({ name }) => name).toSorted()).toEqual(names.toSorted())
  })

  it('is served for people and for machines', async () => {
    expect((await api.app.inject('/api/docs')).body).toContain('/api/v2/tournament/:tournament')
    expect((await api.app.inject('/api/docs/openapi.json')).json()).toEqual(JSON.parse(JSON.stringify(openApi())))
  })

  it.each(allCalls.map((call) => [call.name, call] as const))('is what the server answers: %s', async (_name, call) => {
    const answer = await replay(api, call)
    // A refusal would show nothing of the data.
    expect(answer.json().error, answer.body).toBe(0)
    expect(mismatches(answer.json(), answerOf(call))).toEqual([])
  })

  it('would notice an answer that is not described', () => {
    const schema: WireSchema = { type: 'object', properties: { a: { type: 'integer' } } }
    expect(mismatches({ a: 'x', b: 1 }, schema)).toEqual(['.a is string, not integer', '.b is not described'])
  })
})
