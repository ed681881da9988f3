import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { errorCode } from '#contract/errors/codes.ts'
import { createSandboxClock } from '#server/sandbox/sandbox-clock.ts'
import { callPlay, startPlaying } from '#server/testing/launch.ts'
import { noRequestLimits } from '#server/http/limits/request-limits.ts'
import { raceDatabase, restarted, startTestApi, TEST_NOW, type TestApi } from '#server/testing/test-api.ts'

const { name, source, stop } = await raceDatabase()
afterAll(stop)

const PARALLEL = 20
const MINUTE = 60_000
const HELD = [true, false, true, false, true]
const times = <Result>(run: () => Promise<Result>) => Promise.all(Array.from({ length: PARALLEL }, run))

describe(`rounds of one purse on ${name}`, () => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi(source)
  })
  afterAll(() => api.stop())
  const send = async (token: string, path: string, payload?: object) =>
    (await callPlay(api, token, path, payload)).json()
  const purseOf = async (id: string) =>
    (await api.database.db.selectFrom('rounds').select('purse_id').where('id', '=', id).executeTakeFirstOrThrow())
      .purse_id

  it('play one of several concurrent bets and refuse the others for the pace', async () => {
    const token = await startPlaying(api)
    const responses = await times(() => send(token, 'round', { id: randomUUID(), bet: { stake: 1000 } }))
    const [played, ...others] = responses.filter(({ error }) => error === 0)
    expect(others).toEqual([])
    expect(responses.filter(({ error }) => error === errorCode.tooManyRequests)).toHaveLength(PARALLEL - 1)
    expect((await send(token, 'state')).data).toMatchObject({ balance: played.data.balance, fairness: { nonce: 1 } })
  })

  it('play a bet once that is sent concurrently', async () => {
    const token = await startPlaying(api)
    const payload = { id: randomUUID(), bet: { stake: 1000 } }
    const responses = await times(() => send(token, 'round', payload))
    expect(new Set(responses.map((response) => JSON.stringify(response))).size).toBe(1)
    expect((await send(token, 'state')).data.balance).toBe(responses[0].data.balance)
  })

  it('never stake more than the purse holds, when the pace allows every bet', async () => {
    let systemTime = api.clock.systemNow()
    const clock = Object.assign(createSandboxClock(TEST_NOW), { systemNow: () => (systemTime += MINUTE) })
    const hurried = await restarted({ ...api, clock }, { limits: noRequestLimits })
    const token = await startPlaying(hurried)
    await hurried.database.db.updateTable('play_purses').set({ kopecks: 5000 }).execute()
    const bet = async () => (await callPlay(hurried, token, 'round', { id: randomUUID(), bet: { stake: 1000 } })).json()
    const responses = await times(bet)
    const played = responses.filter(({ error }) => error === 0)
    expect(played.length).toBeGreaterThanOrEqual(5)
    expect(responses.filter(({ error }) => error === errorCode.insufficientFunds)).toHaveLength(
      PARALLEL - played.length,
    )
    const balance = played.reduce((sum, { data }) => sum - data.stake + data.win, 5000)
    expect((await send(token, 'state')).data).toMatchObject({ balance, fairness: { nonce: played.length } })
    await hurried.app.close()
  })

  it('settle a deal once that is acted on concurrently', async () => {
    const token = await startPlaying(api, {}, 'jacks-plus')
    const id = randomUUID()
    const dealt = await send(token, 'round', { id, bet: { stake: 1000 } })
    const responses = await times(() => send(token, `round/${id}/act`, { step: 0, action: { held: HELD } }))
    expect(new Set(responses.map((response) => JSON.stringify(response))).size).toBe(1)
    const [{ data }] = responses
    expect((await send(token, 'state')).data.balance).toBe(dealt.data.balance + data.win)
  })

  it('add to their stake once, when a double is sent concurrently', async () => {
    const token = await startPlaying(api, {}, 'classic-twenty-one')
    const id = randomUUID()
    const dealt = await send(token, 'round', { id, bet: { stake: 1000 } })
    // A blackjack of the deal is over; then all doubles are refused alike.
    const responses = await times(() => send(token, `round/${id}/act`, { step: 0, action: { move: 'double' } }))
    expect(new Set(responses.map((response) => JSON.stringify(response))).size).toBe(1)
    const [{ data }] = responses
    const balance = data === null ? dealt.data.balance : dealt.data.balance - 1000 + data.win
    expect((await send(token, 'state')).data.balance).toBe(balance)
  })

  it('change their seeds one after the other: each to the server seed that the change before it has published', async () => {
    const token = await startPlaying(api)
    const { fairness: first } = (await send(token, 'state')).data
    const changes = await times(() => send(token, 'seeds', {}))
    const published = [first, ...changes.map(({ data }) => data.fairness)]
    const byHash = new Map(published.map((fairness) => [fairness.hash, fairness]))
    expect(byHash.size).toBe(PARALLEL + 1)
    let last = first
    for (let change = 0; change < PARALLEL; change += 1) last = byHash.get(last.nextHash)
    expect((await send(token, 'state')).data.fairness).toEqual(last)
  })

  it('change their seeds once for the same hash of the next server seed', async () => {
    const token = await startPlaying(api)
    const { nextHash } = (await send(token, 'state')).data.fairness
    const changes = await times(() => send(token, 'seeds', { nextHash }))
    const [changed, ...others] = changes.filter(({ error }) => error === 0)
    expect(others).toEqual([])
    expect(changes.filter(({ error }) => error === errorCode.alreadyFinal)).toHaveLength(PARALLEL - 1)
    expect((await send(token, 'state')).data.fairness).toEqual(changed.data.fairness)
  })

  it('change their seeds before or after a concurrent deal, never during it', async () => {
    const token = await startPlaying(api, {}, 'jacks-plus')
    const id = randomUUID()
    const [dealt, ...changes] = await Promise.all([
      send(token, 'round', { id, bet: { stake: 1000 } }),
      ...Array.from({ length: PARALLEL }, () => send(token, 'seeds', {})),
    ])
    expect(dealt.error).toBe(0)
    const hashes = changes.filter(({ error }) => error === 0).map(({ data }) => data.fairness.hash)
    expect(new Set(hashes).size).toBe(hashes.length)
    const drawn = await send(token, `round/${id}/act`, { step: 0, action: { held: HELD } })
    expect(drawn.data.view.cards[0]).toBe(dealt.data.view.cards[0])
    const inUse = await api.database.db
      .selectFrom('seed_pairs')
      .select('id')
      .where('purse_id', '=', await purseOf(id))
      .where('revealed_at', 'is', null)
      .execute()
    expect(inUse).toHaveLength(1)
  })
})
