import { randomUUID } from 'node:crypto'
import fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { frameCalls, type AnyCall } from '#contract/all-calls.ts'
import { framePath, getPlayState } from '#contract/play/frame-calls.ts'
import { rejected } from '#contract/core/envelope.ts'
import { errorCode } from '#contract/errors/codes.ts'
import { expectDeclaredErrors } from '#server/testing/declared-errors.ts'
import { callPlay, openLaunch, startPlaying } from '#server/testing/launch.ts'
import { responseSchemaOf } from '#server/docs/openapi.ts'
import { mismatches } from '#server/testing/documented-responses.ts'
import { seededMemory, startTestApi, type TestApi } from '#server/testing/test-api.ts'

/* Every call of a frame: its documented response, its envelope for invalid input, and its errors. */

const invalidValues: readonly unknown[] = [null, -1, 1.5, 2 ** 53, true, '', 'x'.repeat(5000), [], {}, 'a\0b', '\uD800']

let api: TestApi
beforeAll(async () => {
  api = await startTestApi(seededMemory())
})
afterAll(() => api.stop())

interface Sent {
  params?: object
  body?: object
}

/** A valid request of each call, for a fresh game of Jacks Plus. */
const prepare: Readonly<Record<string, (token: string) => Promise<Sent>>> = {
  enterPlay: async () => ({ body: { token: await openLaunch(api, {}, 'jacks-plus') } }),
  getPlayState: async () => ({}),
  beginRound: async () => ({ body: { id: randomUUID(), bet: { stake: 1000 }, isFreeSpin: false } }),
  async actInRound(token) {
    const id = randomUUID()
    await callPlay(api, token, 'round', { id, bet: { stake: 1000 } })
    return { params: { id }, body: { step: 0, action: { held: [true, true, true, true, true] } } }
  },
  refillPurse: async () => ({ body: {} }),
  changeSeeds: async () => ({ body: { clientSeed: 'marina' } }),
}

async function prepared(call: AnyCall) {
  const token = await startPlaying(api, {}, 'jacks-plus')
  return { token, ...(await prepare[call.name]?.(token)) }
}

const send = (call: AnyCall, authorization: string, { params, body = {} }: Sent) =>
  api.app.inject({
    method: call.method,
    url: framePath(call, params),
    headers: { authorization },
    ...(call.method === 'GET' ? {} : { payload: body }),
  })

const fieldsOf = (part: unknown): string[] => (part instanceof z.ZodMiniObject ? Object.keys(part.def.shape) : [])
const named = frameCalls.map((call) => [call.name, call] as const)

describe('calls of a frame', () => {
  it.each(named)('respond as documented: %s', async (_, call) => {
    const { token, ...sent } = await prepared(call)
    const response = await send(call, `Play ${token}`, sent)
    expect(response.json().error, response.body).toBe(0)
    expect(mismatches(response.json(), responseSchemaOf(call))).toEqual([])
  })

  it.each(named)('respond to invalid input with a declared error: %s', async (_, call) => {
    const { token, params, body } = await prepared(call)
    const cases: Sent[] = [
      ...fieldsOf(call.body).flatMap((field) =>
        invalidValues.map((value) => ({ ...(params && { params }), body: { ...body, [field]: value } })),
      ),
      ...fieldsOf(call.params).flatMap((field) =>
        ['1', 'x'.repeat(50), "' or 1=1 --"].map((value) => ({ params: { [field]: value }, ...(body && { body }) })),
      ),
    ]
    for (const one of cases) {
      const response = await send(call, `Play ${token}`, one)
      expect(response.statusCode, JSON.stringify(one)).toBeLessThan(500)
      expect([0, ...call.errors], JSON.stringify(one)).toContain(response.json().error)
    }
  })

  it.each(named.filter(([, { guest }]) => !guest))('need a play token: %s', async (_, call) => {
    const { token, ...sent } = await prepared(call)
    for (const authorization of ['', 'Play dead', `Token ${token}`, `Bearer ${token}`]) {
      const response = await send(call, authorization, sent)
      expect([response.statusCode, response.json().error]).toEqual([401, errorCode.notSignedIn])
    }
  })

  it('fail a test that gets an undeclared error', async () => {
    const app = fastify()
    expectDeclaredErrors(app)
    app.get(framePath(getPlayState), () => rejected(errorCode.noDemo))
    expect((await app.inject(framePath(getPlayState))).body).toContain('getPlayState returned the undeclared error 501')
    await app.close()
  })
})
