import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { errorCode } from '#contract/errors/codes.ts'
import { seedHash } from '#games/numbers.ts'
import { interleave } from '#server/testing/interleave.ts'
import { callPlay, startPlaying } from '#server/testing/launch.ts'
import { seededMemory, startTestApi, TEST_NOW, type TestApi } from '#server/testing/test-api.ts'

const SLOT_PACE_MS = 2500
const TABLE_PACE_MS = 5000
const FULL = 100_000

describe('rounds of demo games', () => {
  let api: TestApi
  let token = ''
  let [first, second] = ['', '']
  beforeAll(async () => {
    api = await startTestApi(seededMemory())
  })
  afterAll(() => api.stop())
  beforeEach(async () => {
    ;[first, second] = [randomUUID(), randomUUID()]
    token = await startPlaying(api)
  })
  afterEach(() => api.clock.fix(TEST_NOW))

  const readState = async () => (await callPlay(api, token, 'state')).json()
  const bet = async (id: string, sent: unknown, from = api) =>
    (await callPlay(from, token, 'round', { id, bet: sent })).json()
  const spin = (id: string, stake = 1000, from = api) => bet(id, { stake }, from)
  const act = async (id: string, step: number, held: unknown) =>
    (await callPlay(api, token, `round/${id}/act`, { step, action: { held } })).json()
  const changeSeeds = async (body: object = {}) => (await callPlay(api, token, 'seeds', body)).json()
  const setBalance = (kopecks: number) => api.database.db.updateTable('play_purses').set({ kopecks }).execute()

  it('play a round once per id and reject a stake that is not offered', async () => {
    const played = await spin(first)
    expect(played).toMatchObject({ error: 0, data: { id: first, nonce: 0, step: 0, isOver: true, stake: 1000 } })
    expect(played.data.balance).toBe(FULL - 1000 + played.data.win)
    expect(await spin(first)).toEqual(played)
    expect(await spin(second, 777)).toMatchObject({ error: errorCode.invalidRequest })
    expect(await readState()).toMatchObject({ data: { balance: played.data.balance, fairness: { nonce: 1 } } })
  })

  it('reject a played id with another bet', async () => {
    const { data } = await spin(first)
    expect(await spin(first, 500)).toMatchObject({ error: errorCode.parametersInvalid })
    expect(await readState()).toMatchObject({ data: { balance: data.balance } })
  })

  it('reject the round id of another purse without taking a stake', async () => {
    await spin(first)
    token = await startPlaying(api)
    const response = await callPlay(api, token, 'round', { id: first, bet: { stake: 1000 } })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ error: errorCode.invalidRequest })
    expect(await readState()).toMatchObject({ data: { balance: FULL, waitMs: 0, fairness: { nonce: 0 } } })
  })

  it.each([
    {},
    { id: 'x', bet: { stake: 1000 } },
    { id: '00000000-0000-4000-8000-000000000000' },
    { id: '00000000-0000-4000-8000-000000000000', bet: null },
    { id: '00000000-0000-4000-8000-000000000000', bet: { stake: '1000' } },
  ])('reject the malformed request %j', async (payload) => {
    const response = await callPlay(api, token, 'round', payload)
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ error: errorCode.invalidRequest })
  })

  it('record the game of their launch, whatever game the frame names', async () => {
    await callPlay(api, token, 'round', { id: first, bet: { stake: 1000 }, game: 'no-such-game' })
    const round = await api.database.db
      .selectFrom('rounds')
      .select(['game_slug', 'engine'])
      .where('id', '=', first)
      .executeTakeFirstOrThrow()
    expect(round).toEqual({ game_slug: 'cherry-row', engine: 'cherry-row' })
  })

  it.each([
    ['cherry-row', { stake: 1000 }, SLOT_PACE_MS],
    ['neva-roulette', { chips: [{ on: 'red', kopecks: 500 }] }, TABLE_PACE_MS],
  ])('of %s are paced by system time, also with a fixed sandbox clock', async (game, sent, paceMs) => {
    token = await startPlaying(api, {}, game)
    expect(await bet(first, sent)).toMatchObject({ data: { waitMs: paceMs } })
    api.pass(paceMs - 1)
    expect(await bet(first, sent)).toMatchObject({ data: { waitMs: 1 } })
    expect(await bet(second, sent)).toMatchObject({ error: errorCode.tooManyRequests, data: { waitMs: 1 } })
    expect(await readState()).toMatchObject({ data: { waitMs: 1 } })
    api.pass(1)
    expect(await bet(second, sent)).toMatchObject({ error: 0 })
    const played = await api.database.db
      .selectFrom('rounds')
      .select('began_at')
      .where('id', 'in', [first, second])
      .execute()
    expect(played.map(({ began_at }) => began_at.getTime())).toEqual([TEST_NOW, TEST_NOW])
  })

  it('judge the delay by the time when the purse is locked, not when the request arrived', async () => {
    await spin(first)
    const isLocked = ({ rows: [row] }: { rows: readonly object[] }) => row !== undefined && 'last_round_at' in row
    const waiting = await interleave(api, isLocked, async () => api.pass(SLOT_PACE_MS))
    expect(await spin(second, 1000, waiting)).toMatchObject({ error: 0 })
    await waiting.app.close()
  })

  it('keep the delay when the sandbox clock moves, and drop it when the system clock was set back', async () => {
    await spin(first)
    api.clock.fix(TEST_NOW + 60_000)
    expect(await spin(second)).toMatchObject({ error: errorCode.tooManyRequests, data: { waitMs: SLOT_PACE_MS } })
    api.pass(-60_000)
    expect(await spin(second)).toMatchObject({ error: 0 })
  })

  it('need a balance, which can be refilled when it is almost empty', async () => {
    expect(await callPlay(api, token, 'refill', {}).then((response) => response.json())).toMatchObject({
      data: { balance: FULL, canRefill: false },
    })
    await setBalance(999)
    expect(await spin(first)).toMatchObject({ error: errorCode.insufficientFunds })
    expect(await readState()).toMatchObject({ data: { balance: 999, canRefill: true, waitMs: 0 } })
    const refilled = await callPlay(api, token, 'refill', {})
    expect(refilled.json()).toMatchObject({ data: { balance: FULL, canRefill: false } })
  })

  it('of roulette settle every bet', async () => {
    token = await startPlaying(api, {}, 'night-roulette')
    expect(await readState()).toMatchObject({
      data: { bet: { chips: [500, 1000, 5000, 10_000, 50_000, 500_000], maxBets: 30 } },
    })
    const on = ['red', 'black', 'straight-0']
    const { data } = await bet(first, { chips: on.map((name) => ({ on: name, kopecks: 500 })) })
    const { number, chips } = data.view
    expect(chips.map((chip: { on: string }) => chip.on)).toEqual(on)
    expect(data).toMatchObject({ stake: 1500, win: number === 0 ? 18_000 : 1000, isOver: true })
  })

  it('of poker stay open until the draw, also in another frame', async () => {
    token = await startPlaying(api, {}, 'jacks-plus')
    const { data: dealt } = await spin(first)
    expect(dealt).toMatchObject({ step: 0, isOver: false, win: 0, balance: FULL - 1000 })
    expect(await readState()).toMatchObject({ data: { open: { ...dealt } } })
    expect(await spin(second)).toMatchObject({ error: errorCode.unfinishedGame })
    expect(await changeSeeds()).toMatchObject({ error: errorCode.unfinishedGame })

    const held = [true, false, true, false, false]
    expect(await act(first, 1, held)).toMatchObject({ error: errorCode.invalidRequest })
    expect(await act(first, 0, [true])).toMatchObject({ error: errorCode.invalidRequest })
    expect(await act(second, 0, held)).toMatchObject({ error: errorCode.invalidRequest })
    const drawn = await act(first, 0, held)
    expect(drawn).toMatchObject({ error: 0, data: { step: 1, isOver: true, view: { held } } })
    expect(drawn.data.balance).toBe(FULL - 1000 + drawn.data.win)
    const { cards } = drawn.data.view
    expect([cards[0], cards[2]]).toEqual([dealt.view.cards[0], dealt.view.cards[2]])
    expect(new Set([...cards, ...dealt.view.cards]).size).toBe(8)

    expect(await act(first, 0, held)).toEqual(drawn)
    expect(await spin(first)).toEqual(drawn)
    expect(await act(first, 0, [false, false, false, false, false])).toMatchObject({
      error: errorCode.parametersInvalid,
    })
    expect(await act(first, 1, held)).toMatchObject({ error: errorCode.invalidRequest })
    expect(await readState()).toMatchObject({ data: { open: null, balance: drawn.data.balance } })
  })

  it('of one step take no action', async () => {
    await spin(first)
    expect(await act(first, 0, [true, true, true, true, true])).toMatchObject({ error: errorCode.invalidRequest })
  })

  it('are drawn from seeds whose hash is published before', async () => {
    const { data: state } = await readState()
    const { data: round } = await spin(first)
    const { data } = await changeSeeds({ clientSeed: 'my-seed_1' })
    const { hash, clientSeed } = state.fairness
    expect(data.revealed).toMatchObject({ hash, clientSeed, roundCount: 1 })
    expect(seedHash(data.revealed.serverSeed)).toBe(hash)
    expect(data.fairness).toMatchObject({ clientSeed: 'my-seed_1', nonce: 0 })
    expect(data.fairness.hash).not.toBe(hash)
    api.pass(SLOT_PACE_MS)
    expect(await spin(second)).toMatchObject({ data: { nonce: 0 } })
    // The old round is still recomputed from its own seeds.
    expect(await spin(first)).toMatchObject({ data: { ...round, waitMs: SLOT_PACE_MS } })
  })

  it('can be checked later with the last seeds that played, also if the response to their change is lost', async () => {
    expect(await readState()).toMatchObject({ data: { revealed: null } })
    await spin(first)
    const { data } = await changeSeeds()
    await changeSeeds()
    expect(await readState()).toMatchObject({ data: { revealed: { ...data.revealed, roundCount: 1 } } })
  })

  it('keep their seeds if the shown hash of the next server seed is not published any more', async () => {
    const { nextHash } = (await readState()).data.fairness
    const { data } = await changeSeeds({ nextHash, clientSeed: 'elsewhere' })
    expect(data.fairness).toMatchObject({ hash: nextHash, clientSeed: 'elsewhere' })
    expect(await changeSeeds({ nextHash, clientSeed: 'mine' })).toMatchObject({ error: errorCode.alreadyFinal })
    expect((await readState()).data.fairness).toEqual(data.fairness)
  })

  it('keep only the seeds that played a round', async () => {
    await spin(first)
    for (let change = 0; change < 3; change += 1) await changeSeeds()
    const kept = await api.database.db
      .selectFrom('rounds')
      .innerJoin('seed_pairs', 'seed_pairs.purse_id', 'rounds.purse_id')
      .select('seed_pairs.nonce')
      .where('rounds.id', '=', first)
      .orderBy('seed_pairs.id')
      .execute()
    expect(kept).toEqual([{ nonce: 1 }, { nonce: 0 }])
  })

  it.each(['', 'a b', 'x'.repeat(65), 'ключ', 7])('reject the client seed %j', async (clientSeed) => {
    expect(await changeSeeds({ clientSeed })).toMatchObject({ error: errorCode.invalidRequest })
  })

  it('end with a sandbox reset, until the game is opened again', async () => {
    await spin(first)
    await api.app.inject({ method: 'POST', url: '/api/sandbox/reset', payload: {} })
    for (const [path, payload] of [
      ['state'],
      ['refill', {}],
      ['seeds', {}],
      ['round', { id: second, bet: { stake: 1000 } }],
      [`round/${first}/act`, { step: 0, action: {} }],
    ] as const) {
      const response = await callPlay(api, token, path, payload)
      expect([path, response.statusCode, response.json().error]).toEqual([path, 401, errorCode.notSignedIn])
    }
    expect(await api.database.db.selectFrom('play_purses').select('id').execute()).toEqual([])
    token = await startPlaying(api)
    expect(await spin(first)).toMatchObject({ error: 0 })
  })
})
