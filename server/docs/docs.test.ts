import { readdir, readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allCalls, frameCalls } from '#contract/all-calls.ts'
import { seededMemory, startTestApi, type TestApi } from '#server/testing/test-api.ts'
import { mismatches, responseSchemaOf } from '#server/testing/documented-responses.ts'
import { openApi, type WireSchema } from './openapi.ts'
import { sendSuccessfully } from '#server/testing/successful-requests.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi(seededMemory())
})
afterAll(() => api.stop())

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
    expect([...allCalls, ...frameCalls].map(({ name }) => name).toSorted()).toEqual(names.toSorted())
  })

  it('is served as HTML and as OpenAPI JSON', async () => {
    expect((await api.app.inject('/api/docs')).body).toContain('/api/v2/tournament/:tournament')
    expect((await api.app.inject('/api/docs')).body).toContain(
      '<code>/play/round/:id/act</code></td><td>actInRound</td>',
    )
    expect(JSON.stringify(openApi().paths['/play/seeds'])).toContain('or an error: 1, 3, 5, 11, 19, 25, 26, 200, 502.')
    expect((await api.app.inject('/api/docs/openapi.json')).json()).toEqual(JSON.parse(JSON.stringify(openApi())))
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
