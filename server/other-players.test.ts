import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allCalls } from '#contract/all-calls.ts'
import { callPath } from '#contract/call.ts'
import { readEnvelope } from '#contract/envelope.ts'
import { read, registerUser, type From } from './testing/accounts.ts'
import { reaching } from './testing/other-players.ts'
import { rightInputs, type Input } from './testing/right-inputs.ts'
import { sandbox } from './testing/sandbox.ts'
import { startTestApi, testSources, type TestApi } from './testing/test-api.ts'

/*
 * Every call of a player, sent by one about something of another: it is refused, or is about the sender's own, and what is the
 * other's stays as it was.
 */

const { sources, stop } = await testSources()
afterAll(stop)

const playerCalls = allCalls.filter(({ guest }) => !guest)
type PlayerCall = (typeof playerCalls)[number]

it('knows of every call of a player what it can name of another', () => {
  expect(Object.keys(reaching).toSorted()).toEqual(playerCalls.map(({ name }) => name).toSorted())
})

describe.each(sources)('a stranger on %s', (_, source) => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi(source)
  })
  afterAll(() => api.stop())

  const send = async (call: PlayerCall, { params = '', query = {}, body = {} }: Input, { token, address }: From) => {
    const names = [...call.path.matchAll(/:(\w+)/gu)].map(([, name = '']) => [name, params])
    const answer = await api.app.inject({
      method: call.method,
      url: `/api${callPath(call, Object.fromEntries(names), query)}`,
      ...(address === undefined ? {} : { remoteAddress: address }),
      headers: { authorization: `Token ${token}`, 'idempotency-key': randomUUID() },
      ...(call.method === 'GET' ? {} : { payload: body }),
    })
    return { envelope: readEnvelope(answer.json()), text: answer.body }
  }
  /** All that is told of a player. */
  const seenBy = (from: From) =>
    Promise.all(
      playerCalls
        .filter(({ method, name }) => method === 'GET' && name !== 'getVerifyMethod')
        .map(async ({ path, name }) => [name, await read(api, path, from)]),
    ).then(async (answers) => [...answers, await read(api, '/v2/status/', from)])

  const scene = async (name: string) => {
    const owner = await registerUser(api, 'owner')
    const stranger = await registerUser(api, 'stranger')
    await sandbox(api, 'notify', { id: owner.id, title: 'Only for the owner', text: name })
    await sandbox(api, 'give', { id: owner.id, offer: 'cherry-spins' })
    await sandbox(api, 'player', { id: owner.id, cashback: 77 })
    return { api, owner, stranger }
  }

  it.each(playerCalls.map((call) => [call.name, call] as const))('reaches nothing by %s', async (name, call) => {
    const { owner, stranger } = await scene(name)
    const how = reaching[name]
    const attempts =
      typeof how === 'function' ? await how({ api, owner, stranger }) : [{ input: rightInputs[name] ?? {}, code: null }]
    const before = await seenBy(owner.from)
    for (const { input, code } of attempts) {
      const { envelope, text } = await send(call, input, stranger.from)
      if (code !== null) expect(envelope.kind === 'refused' ? envelope.code : 0, text).toBe(code)
      for (const own of [owner.phone, owner.token, 'Only for the owner', `owner-`]) expect(text).not.toContain(own)
    }
    expect(await seenBy(owner.from)).toEqual(before)
    for (const attempt of attempts)
      if ('still' in attempt) expect(await attempt.still?.()).toMatchObject({ kind: 'accepted' })
  })
})
