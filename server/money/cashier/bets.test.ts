import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getBetHistory } from '#contract/money/history.ts'
import { getRound } from '#contract/play/rounds.ts'
import { post, readAs, registerUser, type From } from '#server/testing/accounts.ts'
import { callPlay, startPlaying } from '#server/testing/launch.ts'
import { storeRounds } from '#server/testing/real-rounds.ts'
import { sandbox } from '#server/testing/sandbox.ts'
import { seededMemory, startTestApi, TEST_NOW, type TestApi } from '#server/testing/test-api.ts'

const PACE_MS = 5000

let api: TestApi
beforeAll(async () => {
  api = await startTestApi(seededMemory())
})
afterAll(() => api.stop())

const betsOf = (from: From, game = '') =>
  readAs(api, { ...getBetHistory, path: `/v2/bets/history?month=0&game=${game}` }, from)

describe('the numbers and balances of the bet history', () => {
  const player = async (name: string, balance: number) => {
    const user = await registerUser(api, name)
    await sandbox(api, 'player', { id: user.id, balance })
    return user
  }
  let placedAt = TEST_NOW
  const bet = async (token: string, more: object = {}, stake = 1000) => {
    api.pass(PACE_MS)
    api.clock.fix((placedAt += PACE_MS))
    const { id } = (await callPlay(api, token, 'round', { id: randomUUID(), bet: { stake }, ...more })).json().data
    return String(id)
  }

  it('are those of each round, also with a deposit and another game between them', async () => {
    const { from, id } = await player('balanced', 100)
    const cherry = await startPlaying(api, from, 'cherry-row', 'real')
    const rounds = [await bet(cherry), await bet(cherry)]
    await sandbox(api, 'player', { id, balance: 500 })
    const poker = await startPlaying(api, from, 'jacks-plus', 'real')
    const held = { step: 0, action: { held: [true, true, true, true, true] } }
    rounds.push(await bet(poker))
    await callPlay(api, poker, `round/${rounds[2]}/act`, held)
    const { items } = await betsOf(from)
    expect(items.map(({ nonce }) => nonce)).toEqual([2, 1, 0])
    for (const { id: round, balance_before: before, balance_after: after, bet: stake, win } of items) {
      const { money } = await readAs(api, { ...getRound, path: `/v2/play/rounds/${round}` }, from)
      expect([before, after]).toEqual([money?.balance_before, money?.balance_after])
      expect(after).toBe((before ?? 0) - stake + win)
    }
    expect(items.map(({ id: round }) => round)).toEqual(rounds.toReversed())
    expect([items[0]?.balance_before, items[2]?.balance_before]).toEqual([500, 100])
  })

  it('name no balances of an open round, or of one during which something else has changed them', async () => {
    const { from, id } = await player('interrupted', 100)
    const poker = await startPlaying(api, from, 'jacks-plus', 'real')
    const round = await bet(poker)
    expect((await betsOf(from)).items).toMatchObject([{ is_open: true, balance_before: null, balance_after: null }])
    await sandbox(api, 'player', { id, balance: 500 })
    const held = { step: 0, action: { held: [true, true, true, true, true] } }
    await callPlay(api, poker, `round/${round}/act`, held)
    expect((await betsOf(from)).items).toMatchObject([{ is_open: false, balance_before: null, balance_after: null }])
  })

  it('are the same before and after a free spin, whatever it wins', async () => {
    const { from } = await player('spinner', 100)
    await post(api, '/v2/user/bonuses', { promocode: 'CHERRY20' }, from)
    const cherry = await startPlaying(api, from, 'cherry-row', 'real')
    for (let spin = 0; spin < 5; spin += 1) await bet(cherry, { isFreeSpin: true }, 500)
    const balances = (await betsOf(from)).items.map((item) => [item.balance_before, item.balance_after])
    expect(balances).toEqual(Array.from({ length: 5 }, () => [100, 100]))
  })

  it('are not known of a round from before transfers had balances, also if it has won its stake', async () => {
    const { from } = await player('early', 100)
    const round = await bet(await startPlaying(api, from, 'cherry-row', 'real'))
    const { db } = api.database
    await sql`update transfers set own_after_kopecks = null where ref like ${`round:${round}:%`}`.execute(db)
    const stake = db.updateTable('stakes').where('round_id', '=', round)
    const { own_win_kopecks } = await db
      .selectFrom('stakes')
      .select('own_win_kopecks')
      .where('round_id', '=', round)
      .executeTakeFirstOrThrow()
    await stake.set({ own_win_kopecks: 1000 }).execute()
    expect((await betsOf(from)).items).toMatchObject([{ is_open: false, balance_before: null, balance_after: null }])
    // The ledger is checked at the end.
    await stake.set({ own_win_kopecks }).execute()
  })

  it('are not known of a round of the console', async () => {
    const { from, id } = await player('undrawn', 0)
    await storeRounds(api, id, [{ game: { id: 1, slug: 'cherry-row' }, stake: 500, at: api.clock.now() }])
    expect((await betsOf(from)).items).toMatchObject([{ nonce: null, balance_before: null, balance_after: null }])
  })
})

describe('the games of the bet history', () => {
  it('filter rounds and sums, and stay those of the whole month', async () => {
    const { from, id } = await registerUser(api, 'chooser')
    const games = await api.database.db.selectFrom('games').selectAll().orderBy('name_ru').limit(2).execute()
    const [first, second] = games
    if (first === undefined || second === undefined) throw new Error('No games.')
    const at = api.clock.now()
    await storeRounds(api, id, [
      { game: first, stake: 500, at },
      { game: second, stake: 700, win: 900, at },
      { game: first, stake: 300, at },
      { game: { id: 1, slug: 'withdrawn' }, stake: 100, at },
    ])
    const played = [first, second].map(({ slug, name_ru: name }) => ({ slug, name }))
    expect(await betsOf(from)).toMatchObject({ games: played, bet_total: 16 })
    const filtered = await betsOf(from, second.slug)
    expect(filtered).toMatchObject({ items: [{ slug: second.slug, bet: 7 }], bet_total: 7, win_total: 9 })
    expect(filtered.games).toEqual(played)
    expect(await betsOf(from, 'unknown')).toMatchObject({ items: [], bet_total: 0 })
  })
})
