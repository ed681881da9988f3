import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { KOPECKS_PER_RUBLE } from '#contract/core/constants.ts'
import { POINTS_PER_TIER, VIP_TIERS } from '#contract/lobby/levels.ts'
import { getAccountHistory, getUserNotifications } from '#contract/player/account.ts'
import { getGameFacts } from '#contract/play/facts.ts'
import { getPromoCode, type Bonus } from '#contract/player/bonuses.ts'
import { addPoints } from '#server/accounts/levels/points.ts'
import { bonusesOf, read, readAs, rejection, registerUser, type From } from '#server/testing/accounts.ts'
import { sandbox } from '#server/testing/sandbox.ts'
import { startTestApi, TEST_NOW, seededMemory, type TestApi } from '#server/testing/test-api.ts'
import { MAX_BONUSES } from './bonus-rows.ts'

const accepted = { kind: 'accepted' }
const DAY = 24 * 60 * 60 * 1000

describe('bonuses', () => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi(seededMemory())
  })
  afterAll(() => api.stop())

  const { status, activate, list } = bonusesOf(() => api)

  it('are granted, listed with their terms, and activated once', async () => {
    const { id, from } = await registerUser(api, 'gifted')
    expect(await list(from)).toEqual([])
    await sandbox(api, 'give', { id, offer: 'cherry-spins' })
    expect(await status(from)).toMatchObject({ has_bonuses: true, wagerbetsall: 0, bonus_games: [] })
    const [bonus] = await list(from)
    expect(bonus).toMatchObject({ kind: 'freespins', amount: 0, wager: 3, state: 'available', spins: 20 })
    expect(bonus).toMatchObject({
      wager_total: 0,
      wager_left: 0,
      max_bet: 500,
      days: 7,
      opens: 'now',
      spins_left: 0,
    })
    expect(bonus?.expires_at).toBe(TEST_NOW + 7 * DAY)
    expect(await activate(from, { id: bonus?.id })).toMatchObject(accepted)
    const { items } = await readAs(api, getAccountHistory, { ...from, language: 'en' })
    expect(items[0]?.text).toBe('Free spins activated: 20')
    const player = await status(from)
    expect(player).toMatchObject({ has_bonuses: false, wagerbets: 0, wagerbetsall: 0 })
    expect(player.bonus_games).toHaveLength(1)
    expect(await list(from)).toMatchObject([{ state: 'active', spins_left: 20, wager_games: ['cherry-row'] }])
    expect(await activate(from, { id: bonus?.id })).toMatchObject(rejection(307))
  })

  it('name the most played games that wager them in full, once they are active and have a wager', async () => {
    const { id, from } = await registerUser(api, 'wagerer')
    await sandbox(api, 'give', { id, offer: 'gift' })
    const [bonus] = await list(from)
    expect(bonus?.wager_games).toEqual([])
    await activate(from, { id: bonus?.id })
    const games = (await list(from))[0]?.wager_games ?? []
    expect(games).toHaveLength(12)
    const played = await api.database.db
      .selectFrom('games')
      .select(['slug', 'popularity', 'is_table'])
      .where('slug', 'in', games)
      .orderBy('popularity', 'desc')
      .orderBy('id')
      .execute()
    expect(played.map(({ slug }) => slug)).toEqual(games)
    for (const slug of games) {
      const facts = await readAs(api, { ...getGameFacts, path: `/v2/play/facts/${slug}` }, from)
      expect([slug, facts.contribution]).toEqual([slug, 100])
    }
  })

  it('belong to one player', async () => {
    const { id, from } = await registerUser(api, 'owner')
    await sandbox(api, 'give', { id, offer: 'gift' })
    const [bonus] = await list(from)
    const stranger = await registerUser(api, 'stranger')
    expect(await activate(stranger.from, { id: bonus?.id })).toMatchObject(rejection(300))
    expect(await list(stranger.from)).toEqual([])
    expect(await activate(from, { id: 999_999 })).toMatchObject(rejection(300))
    expect(await activate(from, {})).toMatchObject(rejection(1))
  })

  it('are listed with the active one first of all, then with those that have not ended', async () => {
    const { id, from } = await registerUser(api, 'collector')
    for (const offer of ['cherry-spins', 'gift']) await sandbox(api, 'give', { id, offer })
    const spins = (await list(from)).find(({ kind }) => kind === 'freespins')
    expect(await activate(from, { id: spins?.id })).toMatchObject(accepted)
    const states = async () => (await list(from)).map(({ state }) => state)
    const at = new Date(TEST_NOW)
    const given = { player_id: id, offer: 'gift', given_at: at } as const
    const insert = (row: typeof given) =>
      api.database.db
        .insertInto('bonuses')
        .values(Array.from({ length: MAX_BONUSES }, () => row))
        .execute()
    const ended = { ...given, activated_at: at, ended_at: at, outcome: 'lost' } as const
    await insert(ended)
    expect((await states()).slice(-2)).toEqual(['available', 'active'])
    await insert(given)
    expect((await states()).at(-1)).toBe('active')
  })

  it('require their level', async () => {
    const { id, from } = await registerUser(api, 'small')
    await sandbox(api, 'give', { id, offer: 'status' })
    const [forStatus] = await list(from)
    expect(await activate(from, { id: forStatus?.id })).toMatchObject({ ...rejection(8), args: [2] })
    await sandbox(api, 'player', { id, level: 3 })
    expect(await activate(from, { id: forStatus?.id })).toMatchObject(accepted)
  })

  it('are given for each new tier, also for one that is passed at once, and once', async () => {
    const { id, from } = await registerUser(api, 'climber')
    const { db } = api.database
    /** Stakes that earn so many points. */
    const earn = (points: number) =>
      db.transaction().execute((transaction) => addPoints(transaction, id, points * 100 * KOPECKS_PER_RUBLE, TEST_NOW))
    const amounts = async () => (await list(from)).map(({ amount }) => amount).toSorted((a, b) => a - b)
    const [first, second, third] = POINTS_PER_TIER
    await earn(first + second + third)
    const expected = VIP_TIERS.slice(1, 4).flatMap(({ statusBonus }) => (statusBonus > 0 ? [statusBonus] : []))
    expect(expected.length).toBeGreaterThan(1)
    expect(await amounts()).toEqual(expected.toSorted((a, b) => a - b))
    await earn(1)
    expect(await amounts()).toHaveLength(expected.length)
  })

  it('expire if not activated or not wagered in time, which allows another one', async () => {
    const { id, from } = await registerUser(api, 'slow')
    await sandbox(api, 'give', { id, offer: 'cherry-spins' })
    await sandbox(api, 'give', { id, offer: 'gift' })
    const [gift, spins] = await list(from)
    expect(await activate(from, { id: gift?.id })).toMatchObject(accepted)
    api.clock.fix(TEST_NOW + 8 * DAY)
    expect(await activate(from, { id: spins?.id })).toMatchObject(rejection(302))
    await sandbox(api, 'give', { id, offer: 'gift' })
    const [next] = await list(from)
    expect(await activate(from, { id: next?.id })).toMatchObject(rejection(307))
    api.clock.fix(TEST_NOW + 31 * DAY)
    expect(await activate(from, { id: next?.id })).toMatchObject(accepted)
    expect((await list(from)).map(({ state }) => state)).toEqual(['active', 'expired', 'expired'])
    api.clock.fix(TEST_NOW)
  })

  describe('promo codes', () => {
    const code = (from: From, promocode: string) => activate(from, { promocode })

    it.each([
      ['', 303],
      ['  ', 303],
      ['nonsense', 304],
      ['constructor', 304],
      ['SPRING25', 302],
      ['STATUS', 8],
    ])('reject %j with %i', async (promocode, errorCode) => {
      const { from } = await registerUser(api, 'typist')
      expect(await code(from, promocode)).toMatchObject(rejection(errorCode))
      expect(await list(from)).toEqual([])
    })

    it('activate a bonus, ignoring case, once per player', async () => {
      const { from } = await registerUser(api, 'typist')
      expect(await code(from, ' sandbox ')).toMatchObject(accepted)
      expect(await list(from)).toMatchObject([{ kind: 'promo', state: 'active', amount: 500 }])
      expect(await code(from, 'SANDBOX')).toMatchObject(rejection(301))
      expect(await code(from, 'CHERRY20')).toMatchObject(rejection(307))
      const other = await registerUser(api, 'typist')
      expect(await code(other.from, 'SANDBOX')).toMatchObject(accepted)
    })

    it('show their bonus with its terms, which uses nothing up', async () => {
      const { from } = await registerUser(api, 'reader')
      const preview = (promocode: string) => read(api, `/v2/user/promo-code?code=${promocode}`, from)
      const shown = await preview('sandbox')
      expect(shown).toMatchObject({
        kind: 'accepted',
        payload: { id: 0, state: 'available', opens: 'now', amount: 500 },
      })
      expect(await list(from)).toEqual([])
      expect(await code(from, 'SANDBOX')).toMatchObject(accepted)
      const terms = ({ title, amount, wager_total, days, max_bet, edge }: Bonus) => ({
        title,
        amount,
        wager_total,
        days,
        max_bet,
        edge,
      })
      if (shown.kind !== 'accepted') throw new Error(shown.kind)
      const [active] = await list(from)
      expect(active).toMatchObject(terms(getPromoCode.data.parse(shown.payload)))
      expect(await preview('sandbox')).toMatchObject(rejection(301))
      expect(await preview('nonsense')).toMatchObject(rejection(304))
      expect(await preview('SPRING25')).toMatchObject(rejection(302))
      expect(await preview('')).toMatchObject(rejection(303))
    })

    it('for a single player are shown to others as used by another', async () => {
      const [first, second] = [await registerUser(api, 'first'), await registerUser(api, 'second')]
      const preview = (from: From) => read(api, '/v2/user/promo-code?code=onlyone', from)
      expect(await preview(second.from)).toMatchObject({ kind: 'accepted' })
      expect(await code(first.from, 'ONLYONE')).toMatchObject(accepted)
      expect(await preview(first.from)).toMatchObject(rejection(301))
      expect(await preview(second.from)).toMatchObject(rejection(306))
    })

    it('are rate limited after ten attempts', async () => {
      const { from } = await registerUser(api, 'guesser')
      for (let attempt = 0; attempt < 10; attempt += 1)
        expect(await code(from, `GUESS${attempt}`)).toMatchObject(rejection(304))
      expect(await code(from, 'SANDBOX')).toMatchObject({ ...rejection(5), args: { seconds: 30 } })
    })
  })

  describe('promo code of a sign-up', () => {
    const registerWithCode = async (promocode: string) => {
      const { from } = await registerUser(api, 'newcomer', { promocode })
      const notifications = (await readAs(api, getUserNotifications, from)).items
      return { bonuses: await list(from), notifications }
    }

    it('gives its bonus without activating it, because that closes withdrawals', async () => {
      const { bonuses, notifications } = await registerWithCode(' cherry20 ')
      expect(bonuses).toMatchObject([{ kind: 'freespins', state: 'available' }])
      expect(notifications).toMatchObject([{ title: 'Промокод принят: Фриспины в «Вишнёвом Ряду»' }])
      expect(notifications[0]?.text).toContain('href="/profile?tab=promo&amp;sub=bonuses"')
    })

    it('longer than any code is unknown and not quoted', async () => {
      const { bonuses, notifications } = await registerWithCode('x'.repeat(10_000))
      expect(bonuses).toEqual([])
      expect(notifications).toMatchObject([{ title: 'Промокод не принят' }])
      expect(notifications[0]?.text).not.toContain('xxx')
      expect(notifications[0]?.text).toContain('Такого промокода не существует')
    })

    it('rejected sends a notification with the escaped code and the reason', async () => {
      const { bonuses, notifications } = await registerWithCode('<img src=x onerror=alert(1)>')
      expect(bonuses).toEqual([])
      expect(notifications).toMatchObject([{ title: 'Промокод не принят' }])
      expect(notifications[0]?.text).toContain('&lt;img')
      expect(notifications[0]?.text).toContain('Такого промокода не существует')
    })
  })
})
