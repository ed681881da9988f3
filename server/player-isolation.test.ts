import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allCalls } from '#contract/all-calls.ts'
import { callPath } from '#contract/core/call.ts'
import { readEnvelope } from '#contract/core/envelope.ts'
import { read, registerUser, type From } from './testing/accounts.ts'
import { crossPlayerAttacks } from './testing/cross-player-attacks.ts'
import { hasInput, validInputs, type Input } from './testing/valid-inputs.ts'
import { sandbox } from './testing/sandbox.ts'
import { startTestApi, seededMemory, type TestApi } from './testing/test-api.ts'

/* Every player call, sent by one player about another's data: it must be rejected or affect only the sender. */

const playerCalls = allCalls.filter(({ guest }) => !guest)
type PlayerCall = (typeof playerCalls)[number]

it('crossPlayerAttacks covers every call with input of a signed-in player', () => {
  const calls = playerCalls.filter(hasInput).map(({ name }) => name)
  const covered = Object.keys(crossPlayerAttacks)
  expect(
    calls.filter((name) => !covered.includes(name)),
    'calls that server/testing/cross-player-attacks.ts lacks',
  ).toEqual([])
  expect(
    covered.filter((name) => !calls.includes(name)),
    'rows of server/testing/cross-player-attacks.ts without a call that has input',
  ).toEqual([])
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

  type Player = Awaited<ReturnType<typeof registerUser>>
  const createOwner = async (): Promise<Player> => {
    const owner = await registerUser(api, 'owner')
    await sandbox(api, 'notify', { id: owner.id, title: 'Only for the owner', text: 'A text' })
    await sandbox(api, 'give', { id: owner.id, offer: 'cherry-spins' })
    await sandbox(api, 'player', { id: owner.id, cashback: 77 })
    return owner
  }

  /** Sends the requests of a stranger, which must not show the owner's data. */
  async function attack(
    call: PlayerCall,
    inputs: readonly { input: Input; code: number | null }[],
    owner: Player,
    from: From,
  ) {
    for (const { input, code } of inputs) {
      const { envelope, text } = await send(call, input, from)
      if (code !== null) expect(envelope.kind === 'rejected' ? envelope.code : 0, text).toBe(code)
      for (const secret of [owner.phone, owner.token, 'Only for the owner', `owner-`])
        expect(text).not.toContain(secret)
    }
  }

  const factories = playerCalls.flatMap((call) => {
    const createAttempts = crossPlayerAttacks[call.name]
    return typeof createAttempts === 'function' ? [{ name: call.name, call, createAttempts }] : []
  })
  it.each(factories)('keeps data of other players safe from $name', async ({ call, createAttempts }) => {
    const [owner, stranger] = [await createOwner(), await registerUser(api, 'stranger')]
    const attempts = await createAttempts({ api, owner, stranger })
    const before = await readAll(owner.from)
    await attack(call, attempts, owner, stranger.from)
    expect(await readAll(owner.from)).toEqual(before)
    for (const { still } of attempts) if (still !== undefined) expect(await still()).toMatchObject({ kind: 'accepted' })
  })

  /** No such call can name the owner, so they share one. */
  describe('keeps data of other players safe from a call without an id of a player:', () => {
    let owner: Player
    let before: unknown
    beforeAll(async () => {
      owner = await createOwner()
      before = await readAll(owner.from)
    })

    const others = playerCalls.filter(({ name }) => typeof crossPlayerAttacks[name] !== 'function')
    it.each(others.map((call) => [call.name, call] as const))('%s', async (name, call) => {
      const stranger = await registerUser(api, 'stranger')
      await attack(call, [{ input: validInputs[name] ?? {}, code: null }], owner, stranger.from)
      const [previous, after] = [before, await readAll(owner.from)]
      before = after
      expect(after).toEqual(previous)
    })
  })
})
