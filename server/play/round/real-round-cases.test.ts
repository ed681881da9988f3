import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { errorCode } from '#contract/errors/codes.ts'
import { getBetHistory } from '#contract/money/history.ts'
import { getRound } from '#contract/play/rounds.ts'
import { getLimits } from '#contract/play/limits.ts'
import { getPlaySession } from '#contract/play/session.ts'
import { climb } from '#server/accounts/levels/points.ts'
import { potTotals } from '#server/jackpots/pots.ts'
import { readPurses } from '#server/money/ledger.ts'
import { findContradictions } from '#server/money/reconcile.ts'
import { post, read, readAs, registerUser } from '#server/testing/accounts.ts'
import { interleave } from '#server/testing/interleave.ts'
import { callPlay, startPlaying } from '#server/testing/launch.ts'
import { sandbox } from '#server/testing/sandbox.ts'
import { seededMemory, startTestApi, type TestApi } from '#server/testing/test-api.ts'

const PACE_MS = 5000
const HELD = [true, true, true, true, true]
/** With these seeds a stake of 10 ₽ hits the smallest jackpot. */
const HIT = { serverSeed: 's', clientSeed: 'c', nonce: 1921 }

describe('real rounds', () => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi(seededMemory())
  })
  afterEach(async () => expect(await findContradictions(api.database.db)).toEqual([]))
  afterAll(() => api.stop())

  const bet = async (token: string, id: string = randomUUID()) => {
    api.pass(PACE_MS)
    return (await callPlay(api, token, 'round', { id, bet: { stake: 1000 } })).json()
  }
  const start = async (game: string) => {
    const player = await registerUser(api, 'case')
    await sandbox(api, 'player', { id: player.id, balance: 100 })
    return { ...player, token: await startPlaying(api, player.from, game, 'real') }
  }
  const betsOf = (from: { token: string }) => readAs(api, { ...getBetHistory, path: '/v2/bets/history?month=0' }, from)

  it('pay a jackpot to own money, and count it as won, also for the loss limit', async () => {
    const { db } = api.database
    const game = await db.selectFrom('games').select('slug').where('pot_id', 'is not', null).executeTakeFirstOrThrow()
    const { id, token, from } = await start(game.slug)
    await sql`update seed_pairs set server_seed = ${HIT.serverSeed}, client_seed = ${HIT.clientSeed}, nonce = ${HIT.nonce}
      where revealed_at is null`.execute(db)
    await post(api, '/v2/play/limits', { kind: 'loss', period: 'day', amount: 50 }, from)
    const mini = (await potTotals(db)).get(1)
    const { data } = await bet(token)
    // The stake itself feeds the jackpot by 0.4 percent first.
    expect(data.jackpot).toBe((mini?.kopecks ?? 0) + 4)
    expect((await potTotals(db)).get(1)?.kopecks).toBe(mini?.seed_kopecks)
    const win = data.win + data.jackpot
    if (data.isOver) expect(data.balance).toBe(10_000 - 1000 + win)
    expect(data.jackpotName).toEqual({ ru: 'Мини', en: 'Mini' })
    const session = await readAs(api, getPlaySession, from)
    expect(session.won).toBe(win / 100)
    expect(session.jackpot).toEqual({ round: data.id, name: 'Мини', sum: data.jackpot / 100 })
    const round = await readAs(api, { ...getRound, path: `/v2/play/rounds/${data.id}` }, from)
    expect([round.jackpot, round.jackpot_name]).toEqual([data.jackpot / 100, 'Мини'])
    expect(round.money?.balance_after).toBe(data.balance / 100)
    expect((await betsOf(from)).win_total).toBe(win / 100)
    await sandbox(api, 'stake', { id, amount: 40, win: 0 })
    expect((await readAs(api, getLimits, from)).items).toMatchObject([{ kind: 'loss', used: 0, left: 50 }])
  })

  it('are listed while they are open, with their stake in the sum', async () => {
    const { token, from } = await start('jacks-plus')
    const { data: dealt } = await bet(token)
    const open = { id: dealt.id, slug: 'jacks-plus', bet: 10, win: 0, is_open: true }
    expect(await betsOf(from)).toMatchObject({ items: [open], bet_total: 10, win_total: 0 })
    const { data: drawn } = (
      await callPlay(api, token, `round/${dealt.id}/act`, { step: 0, action: { held: HELD } })
    ).json()
    const win = drawn.win / 100
    expect(await betsOf(from)).toMatchObject({
      items: [{ ...open, win, is_open: false }],
      bet_total: 10,
      win_total: win,
    })
  })

  it('can be opened again to be finished, whatever bonus has begun meanwhile', async () => {
    const { token, from } = await start('jacks-plus')
    await bet(token)
    await post(api, '/v2/user/bonuses', { promocode: 'CHERRY20' }, from)
    expect(await read(api, '/v2/games/jacks-plus?type=real', from)).toMatchObject({ kind: 'accepted' })
  })

  it('keep their id for their own game', async () => {
    const { token, from } = await start('cherry-row')
    const id = randomUUID()
    expect(await bet(token, id)).toMatchObject({ error: 0 })
    const other = await startPlaying(api, from, 'jacks-plus', 'real')
    expect(await bet(other, id)).toMatchObject({ error: errorCode.parametersInvalid })
  })

  type Started = Awaited<ReturnType<typeof start>>
  const ends: readonly [string, (player: Started) => Promise<unknown>, number, object][] = [
    ['logout', ({ from }) => post(api, '/v2/auth/logout/', {}, from), 401, { error: errorCode.notSignedIn }],
    ['block', ({ id }) => sandbox(api, 'player', { id, blocked: true }), 403, { error: errorCode.accountBlocked }],
    [
      'second game',
      ({ from }) => startPlaying(api, from, 'cherry-row', 'real'),
      401,
      { error: errorCode.notSignedIn, data: { reason: 'elsewhere' } },
    ],
  ]
  it.each(ends)('in flight are not staked after a %s', async (_, end, statusCode, answer) => {
    const player = await start('cherry-row')
    const isPlayToken = ({ rows: [row] }: { rows: readonly object[] }) => row !== undefined && 'is_superseded' in row
    const raced = await interleave(api, isPlayToken, () => end(player))
    const response = await callPlay(raced, player.token, 'round', { id: randomUUID(), bet: { stake: 1000 } })
    await raced.app.close()
    expect(response.statusCode).toBe(statusCode)
    expect(response.json()).toMatchObject(answer)
    expect((await readPurses(api.database.db, player.id)).own).toBe(10_000)
  })
})

describe('climb', () => {
  it('passes several tiers at once, and the last one gathers points', () => {
    expect(climb({ level: 0, points: 4 })).toEqual({ level: 0, points: 4 })
    expect(climb({ level: 0, points: 30 })).toEqual({ level: 2, points: 5 })
    expect(climb({ level: 17, points: 90_000 })).toEqual({ level: 17, points: 90_000 })
  })
})
