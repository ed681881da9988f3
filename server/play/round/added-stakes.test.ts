import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { errorCode } from '#contract/errors/codes.ts'
import { getBetHistory } from '#contract/money/history.ts'
import { getRound } from '#contract/play/rounds.ts'
import { readStatus } from '#server/accounts/status/read-status.ts'
import { findContradictions } from '#server/money/reconcile.ts'
import { bonusesOf, post, readAs, registerUser, type From } from '#server/testing/accounts.ts'
import { callPlay, startPlaying } from '#server/testing/launch.ts'
import { sandbox } from '#server/testing/sandbox.ts'
import { seededMemory, startTestApi, TEST_NOW, type TestApi } from '#server/testing/test-api.ts'
import { ABANDONED_MS } from './finish-abandoned.ts'

/* Actions that add to the stake of their round: doubles and splits of Blackjack, with the golden seeds. */

const BLACKJACK = 'classic-twenty-one'
/** Golden rounds of `games/golden.test.ts`: a double that wins, and a pair of tens. */
const [DOUBLE_WINS, PAIR] = [24, 7]
const [DOUBLE, SPLIT, STAND] = [{ move: 'double' }, { move: 'split' }, { move: 'stand' }]

describe('an action that adds to the stake', () => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi(seededMemory())
  })
  afterEach(async () => {
    api.clock.fix(TEST_NOW)
    expect(await findContradictions(api.database.db)).toEqual([])
  })
  afterAll(() => api.stop())

  const { list, giveUp, status } = bonusesOf(() => api)
  const call = async (token: string, path: string, payload?: object) =>
    (await callPlay(api, token, path, payload)).json()

  const player = async (balance: number) => {
    const user = await registerUser(api, 'doubler')
    if (balance > 0) await sandbox(api, 'player', { id: user.id, balance })
    return user
  }

  /** Opens the game, with the golden round as its next one, and bets 10 ₽ on it. */
  async function begin(from: From, nonce: number, mode: 'demo' | 'real' = 'real') {
    const { db } = api.database
    const token = await startPlaying(api, from, BLACKJACK, mode)
    const { purse_id } = await db
      .selectFrom('seed_pairs')
      .select('purse_id')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    await db.updateTable('seed_pairs').set({ revealed_at: new Date() }).where('purse_id', '=', purse_id).execute()
    await db
      .insertInto('seed_pairs')
      .values({ purse_id, server_seed: 'server', client_seed: 'client', next_server_seed: 'next', nonce })
      .execute()
    const id = randomUUID()
    const { data } = await call(token, 'round', { id, bet: { stake: 1000 } })
    const act = (step: number, action: object) => call(token, `round/${id}/act`, { step, action })
    return { id, token, dealt: data, act, purse: purse_id }
  }

  it('takes it once, however often it is sent, and the win is that of the whole stake', async () => {
    const { from } = await player(100)
    const { id, token, dealt, act } = await begin(from, DOUBLE_WINS)
    expect(dealt).toMatchObject({ isOver: false, stake: 1000, balance: 9000 })
    const doubled = await act(0, DOUBLE)
    expect(doubled).toMatchObject({ error: 0, data: { isOver: true, stake: 2000, win: 4000, balance: 12_000 } })
    expect(await act(0, DOUBLE)).toEqual(doubled)
    expect(await act(0, STAND)).toMatchObject({ error: errorCode.parametersInvalid })
    expect((await call(token, 'state')).data).toMatchObject({ balance: 12_000, open: null })
    expect(await readAs(api, { ...getRound, path: `/v2/play/rounds/${id}` }, from)).toMatchObject({
      stake: 20,
      win: 40,
      money: { own_stake: 20, own_win: 40, balance_before: 100, balance_after: 120 },
    })
  })

  it('is refused without the money, and the round goes on as it was', async () => {
    const { from } = await player(25)
    const { token, act } = await begin(from, PAIR)
    expect((await act(0, SPLIT)).data).toMatchObject({ stake: 2000, balance: 500, isOver: false })
    expect(await act(1, DOUBLE)).toMatchObject({ error: errorCode.insufficientFunds, data: null })
    expect((await call(token, 'state')).data).toMatchObject({ balance: 500, open: { step: 1, stake: 2000 } })
    await act(1, STAND)
    expect((await act(2, STAND)).data).toMatchObject({ isOver: true, stake: 2000, win: 0, balance: 500 })
  })

  it('is refused without play money in a demo', async () => {
    const { act, token, purse } = await begin({}, DOUBLE_WINS, 'demo')
    const leave = (kopecks: number) =>
      api.database.db.updateTable('play_purses').set({ kopecks }).where('id', '=', purse).execute()
    await leave(999)
    expect(await act(0, DOUBLE)).toMatchObject({ error: errorCode.insufficientFunds })
    expect((await call(token, 'state')).data).toMatchObject({ balance: 999, open: { step: 0, stake: 1000 } })
    await leave(1000)
    expect((await act(0, DOUBLE)).data).toMatchObject({ stake: 2000, win: 4000, balance: 4000 })
  })

  it('takes bonus money where own money ends, and the win goes back in the parts of the whole stake', async () => {
    const { from, id: owner } = await player(10)
    await post(api, '/v2/user/bonuses', { promocode: 'SANDBOX' }, from)
    const { id, act } = await begin(from, DOUBLE_WINS)
    expect((await act(0, DOUBLE)).data).toMatchObject({ win: 4000, balance: 2000, bonus: 51_000 })
    const stake = await api.database.db
      .selectFrom('stakes')
      .select(['own_kopecks', 'bonus_kopecks', 'own_win_kopecks', 'bonus_win_kopecks'])
      .where('round_id', '=', id)
      .executeTakeFirstOrThrow()
    expect(stake).toEqual({ own_kopecks: 1000, bonus_kopecks: 1000, own_win_kopecks: 2000, bonus_win_kopecks: 2000 })
    // A tenth of 20 ₽ counts towards the wager, and a tenth of the own 10 ₽ towards the points.
    expect(await status(from)).toMatchObject({ wagerbets: 4998 })
    const { point_rest_kopecks: points } = await api.database.db
      .selectFrom('players')
      .select('point_rest_kopecks')
      .where('id', '=', owner)
      .executeTakeFirstOrThrow()
    expect(points).toBe(100)
  })

  it('is refused if the bonus that is part of the stake has ended', async () => {
    const { from } = await player(5)
    await post(api, '/v2/user/bonuses', { promocode: 'SANDBOX' }, from)
    const { act } = await begin(from, DOUBLE_WINS)
    const [bonus] = await list(from)
    await giveUp(from, bonus?.id)
    expect(await act(0, DOUBLE)).toMatchObject({ error: errorCode.insufficientFunds })
    // Half of the stake was that of the bonus, whose part of the win stays with the house.
    expect((await act(0, STAND)).data).toMatchObject({ isOver: true, stake: 1000, balance: expect.any(Number) })
  })

  it('is not paid by another bonus than the one that is part of the stake', async () => {
    const { from } = await player(5)
    await post(api, '/v2/user/bonuses', { promocode: 'SANDBOX' }, from)
    const { act } = await begin(from, DOUBLE_WINS)
    const [bonus] = await list(from)
    await giveUp(from, bonus?.id)
    await api.database.db.deleteFrom('promo_codes_used').execute()
    expect(await post(api, '/v2/user/bonuses', { promocode: 'SANDBOX' }, from)).toMatchObject({ kind: 'accepted' })
    expect(await act(0, DOUBLE)).toMatchObject({ error: errorCode.insufficientFunds })
  })

  it('is refused while a bonus has free spins, which come first', async () => {
    const { from } = await player(100)
    const { act } = await begin(from, DOUBLE_WINS)
    await post(api, '/v2/user/bonuses', { promocode: 'CHERRY20' }, from)
    expect(await act(0, DOUBLE)).toMatchObject({ error: errorCode.freeSpinsActive })
    expect((await act(0, STAND)).data).toMatchObject({ isOver: true, stake: 1000 })
  })

  it('names no balances in the history if something else has moved money before its end', async () => {
    const { from, id: owner } = await player(100)
    const { act } = await begin(from, PAIR)
    await act(0, SPLIT)
    await sandbox(api, 'player', { id: owner, balance: 500 })
    await act(1, STAND)
    await act(2, STAND)
    const { items } = await readAs(api, { ...getBetHistory, path: '/v2/bets/history?month=0' }, from)
    expect(items).toMatchObject([{ balance_before: null, balance_after: null }])
  })

  it('stays in a round that was left for thirty days, to which the policy adds nothing', async () => {
    const { from, id: owner } = await player(100)
    const { id, act } = await begin(from, PAIR)
    await act(0, SPLIT)
    api.clock.fix(TEST_NOW + ABANDONED_MS)
    expect((await readStatus(api.payments, owner, 'ru', api.clock.now())).user).toMatchObject({ balance: 80 })
    const round = await api.database.db
      .selectFrom('rounds')
      .select(['actions', 'stake_kopecks', 'win_kopecks'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(round).toEqual({ actions: [SPLIT, STAND, STAND], stake_kopecks: 2000, win_kopecks: 0 })
  })
})
