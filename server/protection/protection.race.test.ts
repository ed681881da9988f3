import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TIMEOUT } from '#ci/timeouts.ts'
import { LIMIT_WINDOW_MS, RAISE_DELAY_MS, type LimitKind, type MoneyPeriod } from '#contract/play/protection-rules.ts'
import { getExclusion } from '#contract/play/exclusion.ts'
import { getLimits } from '#contract/play/limits.ts'
import { testRuns } from '#contract/testing/test-runs.ts'
import { openDatabase } from '#server/db/open.ts'
import { noRequestLimits } from '#server/http/limits/request-limits.ts'
import { createSandboxClock } from '#server/sandbox/sandbox-clock.ts'
import { codeOf, codesOf, deleteAt, post, readAs, registerUser, type From } from '#server/testing/accounts.ts'
import { payDeposit, requestDeposit } from '#server/testing/deposits.ts'
import { callPlay, startPlaying } from '#server/testing/launch.ts'
import { sandbox } from '#server/testing/sandbox.ts'
import { bothDatabases, restarted, startTestApi, TEST_NOW, type TestApi } from '#server/testing/test-api.ts'
import { setLimit } from './change-limits.ts'
import { readProtection } from './facts.ts'
import { limitAt } from './limits.ts'

const MINUTE = 60_000
const ROUNDS = testRuns(300, 60)
const databases = await bothDatabases()
afterAll(() => Promise.all(databases.map(({ stop }) => stop())))

const times = <Result>(count: number, run: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => run(index)))

describe.each(databases)('protection on $name', ({ source }) => {
  let api: TestApi
  /** The same API whose system time passes a minute with each reading, so that the pace allows every bet. */
  let hurried: TestApi
  beforeAll(async () => {
    api = await startTestApi(source, { limits: noRequestLimits })
    let systemTime = api.clock.systemNow()
    const clock = Object.assign(createSandboxClock(TEST_NOW), { systemNow: () => (systemTime += MINUTE) })
    hurried = await restarted({ ...api, clock }, { limits: noRequestLimits })
  })
  afterAll(async () => {
    await hurried.app.close()
    await api.stop()
  })

  const start = async (balance = 10_000, game = 'cherry-row') => {
    const player = await registerUser(api, 'protected')
    await sandbox(api, 'player', { id: player.id, balance })
    return { ...player, play: await startPlaying(api, player.from, game, 'real') }
  }
  const bet = async (play: string): Promise<number> =>
    (await callPlay(hurried, play, 'round', { id: randomUUID(), bet: { stake: 1000 } })).json().error
  const set = (from: From, kind: LimitKind, period: string, amount: number | null) =>
    post(api, '/v2/play/limits', { kind, period, amount }, from)
  const limits = (from: From) => readAs(api, getLimits, from)
  const count = (codes: readonly number[], code: number) => codes.filter((one) => one === code).length

  it('accepts of 20 stakes at once as many as the wager limit allows', async () => {
    const { play, from } = await start()
    await set(from, 'wager', 'day', 55)
    const codes = await times(20, () => bet(play))
    expect([count(codes, 0), count(codes, 600)]).toEqual([5, 15])
    expect((await limits(from)).items).toMatchObject([{ used: 50, left: 5 }])
  })

  it('obeys a lower limit in a process whose clock is behind', async () => {
    const { play, from } = await start()
    await set(from, 'wager', 'day', 1000)
    api.clock.fix(TEST_NOW + 3000)
    await set(from, 'wager', 'day', 25)
    const codes = await times(20, () => bet(play))
    api.clock.fix(TEST_NOW)
    expect([count(codes, 0), count(codes, 600)]).toEqual([2, 18])
  })

  it('accepts one of 20 deposits at once, and then none above the deposit limit', async () => {
    const { from } = await start()
    await set(from, 'deposit', 'week', 1500)
    const deposit = () => requestDeposit(api, from, { system: 'transfer', amount: 1002 })
    const codes = codesOf(await times(20, deposit))
    // One that has read no other deposit may find it counted by the limit a moment later.
    expect([count(codes, 0), count(codes, 424) + count(codes, 600)]).toEqual([1, 19])
    await sandbox(api, 'payin', { id: (await sandbox(api)).payins[0]?.id, action: 'paid' })
    expect(codesOf(await times(20, deposit))).toEqual(Array.from({ length: 20 }, () => 600))
  })

  it('keeps the lowest of 20 limits that are set at once, and one raise that waits', async () => {
    const { from } = await start()
    await times(20, (index) => set(from, 'loss', 'day', 100 + ((index * 7) % 20)))
    const lowered = await limits(from)
    expect(lowered.items).toMatchObject([{ amount: 100 }])
    expect(lowered.pending.length).toBeLessThanOrEqual(1)
    await times(20, (index) => set(from, 'loss', 'day', 200 + index))
    const { items, pending } = await limits(from)
    expect([items.length, items[0]?.amount, pending.length]).toEqual([1, 100, 1])
    const cancelled = codesOf(await times(20, () => deleteAt(api, `/v2/play/limits/${pending[0]?.id}`, from)))
    expect([count(cancelled, 0), count(cancelled, 18)]).toEqual([1, 19])
  })

  it('accepts no stake after a self-exclusion, and leaves no round open', async () => {
    const { play, from, id } = await start(10_000, 'jacks-plus')
    const [excluded, ...codes] = await Promise.all([
      post(api, '/v2/play/exclusion', { term: 'year', password: 'for-getful' }, from).then(codeOf),
      ...Array.from({ length: 20 }, () => bet(play)),
    ])
    expect(excluded).toBe(0)
    expect(codes.filter((code) => ![0, 502, 601].includes(code))).toEqual([])
    expect(await bet(play)).toBe(601)
    expect(await readAs(api, getExclusion, from)).toMatchObject({ state: 'excluded', open_round: null })
    const open = await api.database.db
      .selectFrom('stakes')
      .select('round_id')
      .where('player_id', '=', id)
      .where('settled_at', 'is', null)
      .execute()
    expect(open).toEqual([])
  })

  it('keeps the longest of 5 breaks that begin at once', async () => {
    const { from } = await start()
    const terms = ['week', 'month', 'halfYear', 'year', 'day'] as const
    const begun = await times(5, (index) =>
      post(api, '/v2/play/exclusion', { term: terms[index], password: 'for-getful' }, from),
    )
    expect(codesOf(begun).every((code) => code === 0 || code === 605)).toBe(true)
    expect(await readAs(api, getExclusion, from)).toMatchObject({
      state: 'excluded',
      until: TEST_NOW + 366 * 24 * 60 * MINUTE,
    })
  })

  it.runIf(source.kind === 'postgres')('obeys a limit of another process at the next stake', async () => {
    const { play, from, id } = await start()
    expect(await bet(play)).toBe(0)
    if (source.kind !== 'postgres') return
    const other = await openDatabase(source)
    await setLimit(other.db, id, { kind: 'wager', period: 'month', amount: 15 }, TEST_NOW)
    expect(await bet(play)).toBe(600)
    await other.close()
    expect((await limits(from)).items).toMatchObject([{ used: 10, left: 5 }])
  })

  /** Kopecks that count for a kind: what was staked, lost or paid in, each with its time. */
  async function countedBy(player: number, kind: LimitKind, now: number): Promise<{ kopecks: number; at: number }[]> {
    const { db } = api.database
    if (kind !== 'deposit') {
      const stakes = await db.selectFrom('stakes').selectAll().where('player_id', '=', player).execute()
      return stakes.map((stake) => ({
        kopecks:
          kind === 'wager'
            ? stake.own_kopecks + stake.bonus_kopecks
            : stake.own_kopecks - stake.own_win_kopecks - stake.pot_kopecks,
        at: stake.placed_at.getTime(),
      }))
    }
    const payins = await db.selectFrom('payins').selectAll().where('player_id', '=', player).execute()
    const credited = await db.selectFrom('payin_steps').selectAll().where('step', '=', 'credited').execute()
    return payins.flatMap(({ id, kopecks, stage }) => {
      if (stage === 'open' || stage === 'working') return [{ kopecks, at: now }]
      const step = credited.find(({ payin_id }) => payin_id === id)
      return stage === 'paid' && step !== undefined ? [{ kopecks, at: step.made_at.getTime() }] : []
    })
  }
  const KINDS = ['deposit', 'wager', 'loss'] as const
  const PERIODS: readonly MoneyPeriod[] = ['day', 'week', 'month']
  const usesAt = async (player: number, now: number) =>
    Promise.all(
      KINDS.flatMap((kind) =>
        PERIODS.map(async (period) => {
          const counted = await countedBy(player, kind, now)
          const inWindow = counted.filter(({ at }) => at > now - LIMIT_WINDOW_MS[period])
          return { kind, period, used: inWindow.reduce((sum, { kopecks }) => sum + kopecks, 0) }
        }),
      ),
    )

  /** A window of more days has a higher limit, so that stakes are accepted again and again. */
  const FACTORS = { day: 2, week: 5, month: 15 } as const
  const operation = fc.record({
    what: fc.constantFrom('bet', 'bet', 'bet', 'bet', 'bet', 'bet', 'deposit', 'pay', 'decline', 'set', 'end', 'check'),
    kind: fc.constantFrom(...KINDS),
    period: fc.constantFrom(...PERIODS),
    rubles: fc.integer({ min: 10, max: 40 }),
  })
  const batch = fc.record({
    passed: fc.constantFrom(1, 1, 5, 30, 60, 12 * 60, 24 * 60, 24 * 60, 8 * 24 * 60),
    operations: fc.array(operation, { minLength: 4, maxLength: 12 }),
  })

  it(
    `passes no limit in ${ROUNDS} batches of random stakes, deposits and changes at once`,
    async () => {
      const { from, id } = await start(1_000_000)
      let now = TEST_NOW
      let accepted = 0
      for (const { passed, operations } of fc.sample(batch, { numRuns: ROUNDS, seed: 11 })) {
        now += passed * MINUTE
        for (const one of [api, hurried]) one.clock.fix(now)
        const play = await startPlaying(api, from, 'cherry-row', 'real')
        const facts = await readProtection(api.database.db, id)
        const before = await usesAt(id, now)
        await Promise.all(
          operations.map(async ({ what, kind, period, rubles }) => {
            if (what === 'bet') accepted += (await bet(play)) === 0 ? 1 : 0
            else if (what === 'deposit')
              await requestDeposit(api, from, { system: 'transfer', amount: 30 * rubles + 1 })
            else if (what === 'pay' || what === 'decline') {
              const [payin] = (await sandbox(api)).payins
              const action = what === 'pay' ? 'paid' : 'declined'
              if (payin?.stage === 'open') await post(api, '/sandbox/payin', { id: payin.id, action }, from)
            } else if (what === 'check') await post(api, '/v2/play/session/checked', {}, from)
            else
              await set(
                from,
                kind,
                period,
                what === 'end' ? null : rubles * FACTORS[period] * (kind === 'deposit' ? 30 : 1),
              )
          }),
        )
        for (const [index, { kind, period, used }] of (await usesAt(id, now)).entries()) {
          const held = limitAt(facts.limits, { kind, period }, now)?.amount ?? Infinity
          expect(used, `${kind} ${period} at ${now}`).toBeLessThanOrEqual(Math.max(held, before[index]?.used ?? 0))
        }
      }
      expect(accepted).toBeGreaterThan(ROUNDS / 20)
      expect(RAISE_DELAY_MS).toBe(LIMIT_WINDOW_MS.day)
    },
    TIMEOUT.walkRound * ROUNDS,
  )

  it('counts a deposit of another tab', async () => {
    const { from } = await start()
    await set(from, 'deposit', 'day', 1500)
    await payDeposit(api, from, 1002)
    expect(codeOf(await requestDeposit(api, from, { system: 'card', amount: 501 }))).toBe(600)
  })
})
