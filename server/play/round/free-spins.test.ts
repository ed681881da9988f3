import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { errorCode } from '#contract/errors/codes.ts'
import { callPlay, startPlaying } from '#server/testing/launch.ts'
import { seededMemory, startTestApi, type TestApi } from '#server/testing/test-api.ts'

const FULL = 100_000
const id = randomUUID()

describe('a round of Amber Coast with free spins', () => {
  let api: TestApi
  let token = ''
  beforeAll(async () => {
    api = await startTestApi(seededMemory())
    token = await startPlaying(api, {}, 'amber-coast')
    // The golden seeds of `games/golden.test.ts`: this round wins eight free spins.
    const { db } = api.database
    const { id: used, purse_id } = await db.selectFrom('seed_pairs').selectAll().executeTakeFirstOrThrow()
    await db.updateTable('seed_pairs').set({ revealed_at: new Date() }).where('id', '=', used).execute()
    await db
      .insertInto('seed_pairs')
      .values({ purse_id, server_seed: 'server', client_seed: 'client', next_server_seed: 'next', nonce: 83 })
      .execute()
  })
  afterAll(() => api.stop())

  const call = async (path: string, body?: object) => (await callPlay(api, token, path, body)).json()

  it('stays open until the last of them, and pays at its end', async () => {
    const bet = await call('round', { id, bet: { stake: 1000 } })
    expect(bet.data).toMatchObject({ isOver: false, win: 0, balance: FULL - 1000, view: { total: 2000 } })
    expect(bet.data.view.free).toEqual({ played: 0, won: 8, added: 8 })
    expect(await call('round', { id: randomUUID(), bet: { stake: 1000 } })).toMatchObject({
      error: errorCode.unfinishedGame,
    })
    for (let step = 0; step < 8; step += 1) {
      const { data: state } = await call('state')
      expect(state.open).toMatchObject({ id, step, view: { free: { played: step, won: 8 } } })
      const spun = await call(`round/${id}/act`, { step, action: { spin: true } })
      expect(spun.data).toMatchObject({ isOver: step === 7, view: { free: { played: step + 1 } } })
      // A repeated request is the same spin.
      expect(await call(`round/${id}/act`, { step, action: { spin: true } })).toEqual(spun)
    }
    const { data: state } = await call('state')
    expect(state).toMatchObject({ open: null, balance: FULL - 1000 + 19_200 })
  })

  it('takes no other action', async () => {
    expect(await call(`round/${id}/act`, { step: 8, action: { spin: true } })).toMatchObject({
      error: errorCode.invalidRequest,
    })
    expect(await call(`round/${id}/act`, { step: 0, action: { held: [] } })).toMatchObject({
      error: errorCode.invalidRequest,
    })
  })
})
