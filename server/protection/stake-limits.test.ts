import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { getLimits } from '#contract/play/limits.ts'
import { readProtectionHelp } from '#contract/play/protection-help.ts'
import { getPlaySession } from '#contract/play/session.ts'
import {
  accountsOf,
  bonusesOf,
  post,
  readAs,
  registerUser,
  rejection,
  tokenOf,
  type From,
} from '#server/testing/accounts.ts'
import { callPlay, enterGame, openLaunch, startPlaying } from '#server/testing/launch.ts'
import { sandbox } from '#server/testing/sandbox.ts'
import { seededMemory, startTestApi, TEST_NOW, type TestApi } from '#server/testing/test-api.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** Rubles of a stake of these tests. */
const STAKE = 10

describe('protection of stakes', () => {
  let api: TestApi
  let now = TEST_NOW
  beforeAll(async () => {
    api = await startTestApi(seededMemory())
  })
  beforeEach(() => {
    now = TEST_NOW
  })
  afterEach(() => api.clock.fix(TEST_NOW))
  afterAll(() => api.stop())
  const { activate, list } = bonusesOf(() => api)
  const { signIn } = accountsOf(() => api)

  const pass = (ms: number) => {
    now += ms
    api.clock.fix(now)
  }
  const set = (from: From, kind: string, period: string, amount: number) =>
    post(api, '/v2/play/limits', { kind, period, amount }, from)
  const session = (from: From) => readAs(api, getPlaySession, from)
  const check = (from: From) => post(api, '/v2/play/session/checked', {}, from)
  const start = async (game = 'cherry-row', balance = 10_000) => {
    const player = await registerUser(api, 'limited')
    await sandbox(api, 'player', { id: player.id, balance })
    return { ...player, play: await startPlaying(api, player.from, game, 'real') }
  }
  const bet = async (play: string, rubles = STAKE, more: object = {}) => {
    api.pass(10_000)
    const body = { id: randomUUID(), bet: { stake: rubles * 100 }, ...more }
    return (await callPlay(api, play, 'round', body)).json()
  }
  const helpOf = ({ data }: { data: unknown }) => readProtectionHelp(data)

  it('allows stakes up to the wager limit, and refuses the next one until a part comes free', async () => {
    const { play, from } = await start()
    await set(from, 'wager', 'day', 3 * STAKE)
    await set(from, 'wager', 'week', 5 * STAKE)
    const began = now
    for (let round = 0; round < 3; round += 1) {
      pass(MINUTE)
      expect(await bet(play)).toMatchObject({ error: 0 })
    }
    const refused = await bet(play)
    expect(refused).toMatchObject({ error: 600 })
    expect(helpOf(refused)).toEqual({ kind: 'wager', period: 'day', left: 0, until: began + MINUTE + DAY })
    expect((await readAs(api, getLimits, from)).items).toMatchObject([
      { kind: 'wager', period: 'day', used: 30, left: 0, frees_at: began + MINUTE + DAY },
      { kind: 'wager', period: 'week', used: 30, left: 20 },
    ])
    expect(await bet(play, 1)).toMatchObject({ error: 600 })
  })

  it('refuses a stake that could lose more than the loss limit, and counts wins against losses', async () => {
    const { play, from, id } = await start('cherry-row', 1000)
    await set(from, 'loss', 'day', 3 * STAKE)
    await sandbox(api, 'stake', { id, amount: 25, win: 0 })
    expect(helpOf(await bet(play, STAKE))).toMatchObject({ kind: 'loss', period: 'day', left: 5 })
    await sandbox(api, 'stake', { id, amount: 5, win: 5 })
    expect(helpOf(await bet(play, STAKE))).toMatchObject({ left: 5 })
    // What was won restores the limit, and adds nothing to it.
    await sandbox(api, 'stake', { id, amount: 5, win: 500 })
    expect((await readAs(api, getLimits, from)).items).toMatchObject([{ used: 0, left: 30 }])
    expect(helpOf(await bet(play, 100))).toMatchObject({ kind: 'loss', left: 30 })
    expect(await bet(play, 20)).toMatchObject({ error: 0 })
  })

  it('counts bonus money as staked, but not as lost, and a free spin as neither', async () => {
    const { play, from, id } = await start('cherry-row', 0)
    await set(from, 'loss', 'day', 0)
    await set(from, 'wager', 'day', STAKE)
    await sandbox(api, 'give', { id, offer: 'gift' })
    await activate(from, { id: (await list(from))[0]?.id })
    expect(await bet(play)).toMatchObject({ error: 0 })
    expect(helpOf(await bet(play))).toMatchObject({ kind: 'wager', left: 0 })
    const other = await start('cherry-row', 0)
    await set(other.from, 'loss', 'day', 0)
    await set(other.from, 'wager', 'day', 0)
    await activate(other.from, { promocode: 'CHERRY20' })
    expect(await bet(other.play, 5, { isFreeSpin: true })).toMatchObject({ error: 0 })
  })

  /** Deals hands of blackjack until one is open: a blackjack of the deal leaves nothing to play. */
  const dealOpen = async (play: string) => {
    let dealt = { id: '', isOver: true }
    let staked = 0
    while (dealt.isOver) {
      dealt = (await bet(play)).data
      staked += STAKE
    }
    const act = async (move: string) =>
      (await callPlay(api, play, `round/${dealt.id}/act`, { step: 0, action: { move } })).json()
    return { act, staked }
  }

  it('refuses a double above the wager limit, but never a move that stakes nothing', async () => {
    const { play, from } = await start('classic-twenty-one')
    await set(from, 'wager', 'day', 10 * STAKE)
    const { act, staked } = await dealOpen(play)
    await set(from, 'wager', 'day', staked)
    expect(await act('double')).toMatchObject({ error: 600 })
    expect(await act('stand')).toMatchObject({ error: 0 })
  })

  it('counts a round from the last stake in it, however long ago it was dealt', async () => {
    const { play, phone } = await start('classic-twenty-one')
    await dealOpen(play)
    pass(DAY + MINUTE)
    const again = { token: tokenOf(await signIn(phone, 'for-getful')) }
    await set(again, 'wager', 'day', 2 * STAKE)
    const reopened = await startPlaying(api, again, 'classic-twenty-one', 'real')
    const { data } = (await callPlay(api, reopened, 'state')).json()
    const double = { step: 0, action: { move: 'double' } }
    expect((await callPlay(api, reopened, `round/${data.open.id}/act`, double)).json()).toMatchObject({ error: 0 })
    expect((await readAs(api, getLimits, again)).items).toMatchObject([{ used: 20, left: 0, frees_at: now + DAY }])
    expect(await bet(reopened)).toMatchObject({ error: 600 })
  })

  it('counts a double once beside its deal', async () => {
    const { play, from } = await start('classic-twenty-one')
    await set(from, 'wager', 'day', 1000)
    const { act, staked } = await dealOpen(play)
    pass(MINUTE)
    expect(await act('double')).toMatchObject({ error: 0 })
    expect((await readAs(api, getLimits, from)).items).toMatchObject([{ used: staked + STAKE }])
  })

  it('lets an open round be played to its end when a reality check or the end of the session has come', async () => {
    const { play, from } = await start('classic-twenty-one')
    await post(api, '/v2/play/session/reality', { every: 15 }, from)
    await set(from, 'session', 'session', 20)
    const { act } = await dealOpen(play)
    pass(25 * MINUTE)
    expect(await session(from)).toMatchObject({ pause_until: expect.any(Number) })
    expect(await act('double')).toMatchObject({ error: 0 })
    expect(await bet(play)).toMatchObject({ error: 603 })
  })

  it('asks for a reality check by 60 minutes, which must be acknowledged before the next stake', async () => {
    const { play, from } = await start()
    expect(await bet(play)).toMatchObject({ error: 0 })
    for (const minutes of [20, 20, 19]) {
      pass(minutes * MINUTE)
      expect(await bet(play)).toMatchObject({ error: 0 })
    }
    // What is not due cannot be put off.
    await check(from)
    pass(MINUTE)
    expect((await session(from)).reality).toEqual({ every: 60, due_at: now, is_due: true })
    expect(await bet(play)).toMatchObject({ error: 604, data: { kind: '', left: null } })
    // A game opens, and asks inside.
    expect(await openLaunch(api, from, 'cherry-row', 'real')).not.toBe('')
    expect(await post(api, '/v2/play/session/reality', { every: 15 }, from)).toMatchObject(rejection(604))
    await check(from)
    expect((await session(from)).reality).toMatchObject({ due_at: now + HOUR, is_due: false })
    expect(await bet(play)).toMatchObject({ error: 0 })
  })

  it('asks by the minutes that the player has chosen, and not for the time between two sessions', async () => {
    const { play, from } = await start()
    expect(await post(api, '/v2/play/session/reality', { every: 20 }, from)).toMatchObject(rejection(1))
    await post(api, '/v2/play/session/reality', { every: 15 }, from)
    await bet(play)
    pass(15 * MINUTE)
    expect(await bet(play)).toMatchObject({ error: 604 })
    pass(30 * MINUTE)
    expect(await session(from)).toMatchObject({ started_at: null, reality: { every: 15, due_at: null } })
    expect(await bet(play)).toMatchObject({ error: 0 })
  })

  it('ends a session at its limit with a pause of an hour, which opening a game does not shorten', async () => {
    const { play, from } = await start()
    await set(from, 'session', 'session', 25)
    await bet(play)
    const began = now
    pass(20 * MINUTE)
    expect(await bet(play)).toMatchObject({ error: 0 })
    expect(await session(from)).toMatchObject({ ends_at: began + 25 * MINUTE, pause_until: null })
    pass(5 * MINUTE)
    const refused = await bet(play)
    expect(refused).toMatchObject({ error: 603 })
    expect(helpOf(refused).until).toBe(began + 85 * MINUTE)
    expect(await session(from)).toMatchObject({ started_at: began, ends_at: null, pause_until: began + 85 * MINUTE })
    for (const minutes of [10, 40]) {
      pass(minutes * MINUTE)
      await expect(openLaunch(api, from, 'cherry-row', 'real')).rejects.toThrow('603')
      expect(await bet(play)).toMatchObject({ error: 603 })
    }
    pass(10 * MINUTE)
    expect(await bet(play)).toMatchObject({ error: 0 })
    expect((await session(from)).started_at).toBe(now)
  })

  it.each([10, null, 1000])('keeps the pause when the limit becomes %j in it', async (amount) => {
    const { play, from } = await start()
    await set(from, 'session', 'session', 25)
    await bet(play)
    const began = now
    pass(24 * MINUTE)
    await bet(play)
    pass(50 * MINUTE)
    await post(api, '/v2/play/limits', { kind: 'session', period: 'session', amount }, from)
    expect((await session(from)).pause_until).toBe(began + 85 * MINUTE)
    pass(11 * MINUTE - 1)
    expect(await bet(play)).toMatchObject({ error: 603 })
    pass(1)
    expect(await bet(play)).toMatchObject({ error: 0 })
    expect(await session(from)).toMatchObject({ started_at: now, pause_until: null })
  })

  it('does not continue a paused session with a launch token of before', async () => {
    const { play, from } = await start()
    await set(from, 'session', 'session', 25)
    await bet(play)
    pass(24 * MINUTE)
    await bet(play)
    const token = await openLaunch(api, from, 'cherry-row', 'real')
    pass(MINUTE)
    const { data } = await enterGame(api, token)
    expect(await bet(data.token)).toMatchObject({ error: 603 })
  })

  it('leaves demo play alone', async () => {
    const { from } = await start()
    await set(from, 'wager', 'day', 0)
    await set(from, 'session', 'session', 1)
    const demo = await startPlaying(api, from, 'cherry-row')
    pass(2 * HOUR)
    expect(await bet(demo)).toMatchObject({ error: 0 })
  })

  it('ends play in one tab by a limit of another', async () => {
    const { play, from } = await start()
    expect(await bet(play)).toMatchObject({ error: 0 })
    await set(from, 'wager', 'day', STAKE)
    expect(await bet(play)).toMatchObject({ error: 600 })
  })
})
