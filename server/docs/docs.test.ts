import { readdir, readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allCalls } from '#contract/all-calls.ts'
import { signUp } from '#server/testing/accounts.ts'
import { seededMemory, startTestApi, type TestApi } from '#server/testing/test-api.ts'
import { openApi, type WireSchema } from './openapi.ts'

let api: TestApi
let token = ''
beforeAll(async () => {
  api = await startTestApi(seededMemory())
  token = await signUp(api)
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

/** What stands for a parameter when a call is replayed. */
const examples: Readonly<Record<string, string>> = {
  game: 'cherry-row',
  visit: '0123456789abcdef0123456789abcdef',
  key: 'levels',
  tournament: 'polar-race',
  id: '1',
}

/** What a call asks about when it is replayed: without it there is nothing to answer. */
const queries: Readonly<Record<string, string>> = {
  getVerifyMethod: '?operation=confirm&confirm_by=phone&value=',
}

describe('the description of the API', () => {
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

  it.each(allCalls.filter(({ method }) => method === 'GET').map((call) => [call.name, call] as const))(
    'is what the server answers: %s',
    async (name, call) => {
      const document = openApi()
      const path = `/api${call.path.replaceAll(/:([a-z]\w*)/giu, '{$1}')}`
      const operation = document.paths[path]?.['get']
      const responses = isRecord(operation) && isRecord(operation['responses']) ? operation['responses'] : {}
      const answer =
        isRecord(responses['200']) && isRecord(responses['200']['content']) ? responses['200']['content'] : {}
      const json = answer['application/json']
      const schema = isRecord(json) && isRecord(json['schema']) ? json['schema'] : null
      expect(schema, name).not.toBeNull()
      const url = path.replaceAll(/\{(\w+)\}/gu, (_, parameter: string) => examples[parameter] ?? '')
      const headers = call.guest ? {} : { authorization: `Token ${token}` }
      const response = await api.app.inject({ url: `${url}${queries[call.name] ?? ''}`, headers })
      expect(response.statusCode).toBe(200)
      expect(mismatches(response.json(), schema ?? {})).toEqual([])
    },
  )

  it('would notice an answer that is not described', () => {
    const schema: WireSchema = { type: 'object', properties: { a: { type: 'integer' } } }
    expect(mismatches({ a: 'x', b: 1 }, schema)).toEqual(['.a is string, not integer', '.b is not described'])
  })
})
