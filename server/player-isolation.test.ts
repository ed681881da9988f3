import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allCalls } from '#contract/all-calls.ts'
import { callPath } from '#contract/core/call.ts'
import { readEnvelope } from '#contract/core/envelope.ts'
import { read, registerUser, type From } from './testing/accounts.ts'
import { crossPlayerAttacks } from './testing/cross-player-attacks.ts'
import { validInputs, type Input } from './testing/valid-inputs.ts'
import { sandbox } from './testing/sandbox.ts'
import { startTestApi, seededMemory, type TestApi } from './testing/test-api.ts'

/* Every player call, sent by one player about another's data: it must be rejected or affect only the sender. */

const playerCalls = allCalls.filter(({ guest }) => !guest)
type PlayerCall = (typeof playerCalls)[number]

it('crossPlayerAttacks covers every call of a signed-in player', () => {
  expect(Object.keys(crossPlayerAttacks).toSorted()).toEqual(playerCalls.map(({ name }) => name).toSorted())
})

describe('player isolation', () => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi(seededMemory())
  })
  afterAll(() => api.stop())

  const send = async (call: PlayerCall, { params = '', query = {}, body = {} }: Input, { token, address }: From) => {
    const names = [...call.path.matchAll(/:(\w+)/gu)].map(([, name = '']) => [name, params])
    const response = await api.app.inject({
      method: call.method,
      url: `/api${callPath(call, Object.fromEntries(names), query)}`,
      ...(address === undefined ? {} : { remoteAddress: address }),
      headers: { authorization: `Token ${token}`, 'idempotency-key': randomUUID() },
      ...(call.method === 'GET' ? {} : { payload: body }),
    })
    return { envelope: readEnvelope(response.json()), text: response.body }
  }
  /** Everything a player can read about themselves. */
  const readAll = (from: From) =>
    Promise.all(
      playerCalls
        .filter(({ method, name }) => method === 'GET' && name !== 'getVerifyMethod')
        .map(async ({ path, name }) => [name, await read(api, path, from)]),
    ).then(async (responses) => [...responses, await read(api, '/v2/status/', from)])

  const createPlayers = async (name: string) => {
    const owner = await registerUser(api, 'owner')
    const stranger = await registerUser(api, 'stranger')
    await sandbox(api, 'notify', { id: owner.id, title: 'Only for the owner', text: name })
    await sandbox(api, 'give', { id: owner.id, offer: 'cherry-spins' })
    await sandbox(api, 'player', { id: owner.id, cashback: 77 })
    return { api, owner, stranger }
  }

  it.each(playerCalls.map((call) => [call.name, call] as const))(
    'keeps data of other players safe from %s',
    async (name, call) => {
      const { owner, stranger } = await createPlayers(name)
      const attack = crossPlayerAttacks[name]
      const attempts =
        typeof attack === 'function'
          ? await attack({ api, owner, stranger })
          : [{ input: validInputs[name] ?? {}, code: null }]
      const before = await readAll(owner.from)
      for (const { input, code } of attempts) {
        const { envelope, text } = await send(call, input, stranger.from)
        if (code !== null) expect(envelope.kind === 'rejected' ? envelope.code : 0, text).toBe(code)
        for (const secret of [owner.phone, owner.token, 'Only for the owner', `owner-`])
          expect(text).not.toContain(secret)
      }
      expect(await readAll(owner.from)).toEqual(before)
      for (const attempt of attempts)
        if ('still' in attempt) expect(await attempt.still?.()).toMatchObject({ kind: 'accepted' })
    },
  )
})
