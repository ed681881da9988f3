import { readdir, readFile } from 'node:fs/promises'
import * as z from 'zod/mini'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allCalls, frameCalls, type AnyCall } from '#contract/all-calls.ts'
import { readPayload } from '#contract/core/call.ts'
import { exampleRequests } from '#contract/example-requests.ts'
import { seededMemory, startTestApi, type TestApi } from '#server/testing/test-api.ts'
import { mismatches } from '#server/testing/documented-responses.ts'
import { examples } from './examples.ts'
import { openApi, responseSchemaOf } from './openapi.ts'
import { describeWire, type WireSchema } from './wire-schema.ts'
import { sendSuccessfully } from '#server/testing/successful-requests.ts'

const everyCall = [...allCalls, ...frameCalls]
function callNamed(name: string): AnyCall {
  const call = everyCall.find((one) => one.name === name)
  if (call === undefined) throw new Error(`There is no call ${name}`)
  return call
}

let api: TestApi
beforeAll(async () => {
  api = await startTestApi(seededMemory())
})
afterAll(() => api.stop())

describe('API documentation', () => {
  it('lists the errors of each call with their meaning', () => {
    const errors = (call: AnyCall) => responseSchemaOf(call).oneOf[1]?.properties?.['error']
    expect(errors(callNamed('getJackpots'))?.enum).toEqual([1, 3, 5, 11])
    expect(new Set(errors(callNamed('changeSeeds'))?.enum)).toEqual(new Set([1, 3, 5, 11, 19, 25, 26, 200, 502]))
    expect(errors(callNamed('login'))?.description).toContain('- `42` wrongCredentials: ')
    expect(errors(callNamed('sendVerificationCode'))?.description).toContain('- `-200` no account has this contact')
    expect(JSON.stringify(openApi())).not.toContain('undefined')
  })

  it('tells required fields from optional ones', () => {
    const data = describeWire(callNamed('getGames').data)
    const game = data.properties?.['games']?.items
    expect(game?.required).toEqual(['id', 'slug', 'name', 'created_at'])
    expect([game?.properties?.['id']?.type, game?.properties?.['online']?.type]).toEqual([
      'integer',
      ['integer', 'null'],
    ])
    expect(describeWire(callNamed('createInvoice').body).required).toEqual(['psp', 'amount', 'params'])
    expect(describeWire(callNamed('getVerification').data).properties?.['documents']?.enum).toContain('sent')
  })

  it('lists every declared call', async () => {
    const folder = new URL('../../contract/', import.meta.url)
    const names: string[] = []
    for (const file of await readdir(folder, { recursive: true })) {
      if (!file.endsWith('.ts') || file.endsWith('.test.ts')) continue
      const text = await readFile(new URL(file, folder), 'utf8')
      names.push(...[...text.matchAll(/export const (\w+) = declareCall/gu)].map(([, name = '']) => name))
    }
    expect([...allCalls, ...frameCalls].map(({ name }) => name).toSorted()).toEqual(names.toSorted())
  })

  it('is served as HTML and as OpenAPI JSON', async () => {
    expect((await api.app.inject('/api/docs')).body).toContain('/api/v2/tournament/:tournament')
    expect((await api.app.inject('/api/docs')).body).toContain(
      '<code>/play/round/:id/act</code></td><td>actInRound</td>',
    )
    expect((await api.app.inject('/api/docs/openapi.json')).json()).toEqual(JSON.parse(JSON.stringify(openApi())))
  })

  it.each(everyCall.map((call) => [call.name, call] as const))('has a valid example of %s', (name, call) => {
    const example = { error: 0, code: 0, data: examples[name] }
    expect(name in examples, `${name} needs the data of a response in server/docs/examples.json`).toBe(true)
    expect(mismatches(example, responseSchemaOf(call))).toEqual([])
    expect(readPayload(call, examples[name])).toMatchObject({ kind: 'read', dropped: [] })
    const body = describeWire(call.body)
    const isFrameCall = frameCalls.includes(call)
    if (body.properties !== undefined && Object.keys(body.properties).length > 0 && !isFrameCall)
      expect(mismatches(exampleRequests[name]?.body, body)).toEqual([])
  })

  it('keeps the rules that linters of OpenAPI recommend', () => {
    const { paths, servers, info } = openApi()
    expect(servers.length).toBeGreaterThan(0)
    expect(info.license.name).not.toBe('')
    const operations = Object.values(paths).flatMap((path) => Object.values(path))
    const read = z.array(
      z.object({ operationId: z.string(), summary: z.string().check(z.minLength(1)), tags: z.array(z.string()) }),
    )
    const ids = read.parse(operations).map(({ operationId }) => operationId)
    expect(new Set(ids).size).toBe(everyCall.length)
    expect(Object.keys(paths).filter((path) => path.endsWith('/'))).toEqual([])
    const shapes = Object.keys(paths).map((path) => path.replaceAll(/\{\w+\}/gu, '{}'))
    expect(new Set(shapes).size).toBe(shapes.length)
  })

  it.each(allCalls.map((call) => [call.name, call] as const))('matches the response of %s', async (name, call) => {
    const response = await sendSuccessfully(api, call)
    // An error response would contain no data to check.
    expect(
      response.json().error,
      `server/testing/successful-requests.ts has to prepare ${name}, which responded ${response.body}`,
    ).toBe(0)
    expect(mismatches(response.json(), responseSchemaOf(call))).toEqual([])
  })

  it('check detects undocumented response fields (control)', () => {
    const schema: WireSchema = { type: 'object', properties: { a: { type: 'integer' } } }
    expect(mismatches({ a: 'x', b: 1 }, schema)).toEqual(['.a is string, not integer', '.b is not described'])
  })
})
