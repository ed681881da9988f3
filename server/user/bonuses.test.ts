import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getUserNotifications } from '#contract/account.ts'
import { bonusesOf, codeOf, post, readAs, refusal, registerUser, type From } from '#server/testing/accounts.ts'
import { sandbox } from '#server/testing/sandbox.ts'
import { startTestApi, TEST_NOW, testSources, type TestApi } from '#server/testing/test-api.ts'

const { sources, stop } = await testSources()
afterAll(stop)

const done = { kind: 'accepted' }
const DAY = 24 * 60 * 60 * 1000

describe.each(sources)('bonuses on %s', (_, source) => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi(source)
  })
  afterAll(() => api.stop())

  const { status, take, list } = bonusesOf(() => api)

  it('are given, listed with their terms, and taken once', async () => {
    const { id, from } = await registerUser(api, 'gifted')
    expect(await list(from)).toEqual([])
    await sandbox(api, 'give', { id, offer: 'cherry-spins' })
    expect(await status(from)).toMatchObject({ has_bonuses: true, wagerbetsall: 0, bonus_games: [] })
    const [bonus] = await list(from)
    expect(bonus).toMatchObject({ kind: 'freespins', amount: 100, wager: 3, state: 'available' })
    expect(bonus?.expires_at).toBe(TEST_NOW + 7 * DAY)
    expect(await take(from, { id: bonus?.id })).toMatchObject(done)
    const player = await status(from)
    expect(player).toMatchObject({ has_bonuses: false, wagerbets: 300, wagerbetsall: 300 })
    expect(player.bonus_games).toHaveLength(1)
    expect(await list(from)).toMatchObject([{ state: 'active' }])
    expect(await take(from, { id: bonus?.id })).toMatchObject(refusal(307))
  })

  it('are nobody else’s', async () => {
    const { id, from } = await registerUser(api, 'owner')
    await sandbox(api, 'give', { id, offer: 'gift' })
    const [bonus] = await list(from)
    const stranger = await registerUser(api, 'stranger')
    expect(await take(stranger.from, { id: bonus?.id })).toMatchObject(refusal(300))
    expect(await list(stranger.from)).toEqual([])
    expect(await take(from, { id: 999_999 })).toMatchObject(refusal(300))
    expect(await take(from, {})).toMatchObject(refusal(1))
  })

  it('wait for a level or a deposit where they need one', async () => {
    const { id, from } = await registerUser(api, 'small')
    await sandbox(api, 'give', { id, offer: 'status' })
    await sandbox(api, 'give', { id, offer: 'welcome-1' })
    const [welcome, forStatus] = await list(from)
    expect(await take(from, { id: forStatus?.id })).toMatchObject({ ...refusal(8), args: [2] })
    expect(await take(from, { id: welcome?.id })).toMatchObject(refusal(9))
    await sandbox(api, 'player', { id, level: 3 })
    expect(await take(from, { id: forStatus?.id })).toMatchObject(done)
  })

  it('run out: what was not taken in time, and what was not wagered in time, which makes room', async () => {
    const { id, from } = await registerUser(api, 'slow')
    await sandbox(api, 'give', { id, offer: 'cherry-spins' })
    await sandbox(api, 'give', { id, offer: 'gift' })
    const [gift, spins] = await list(from)
    expect(await take(from, { id: gift?.id })).toMatchObject(done)
    api.clock.fix(TEST_NOW + 8 * DAY)
    expect(await take(from, { id: spins?.id })).toMatchObject(refusal(302))
    await sandbox(api, 'give', { id, offer: 'gift' })
    const [next] = await list(from)
    expect(await take(from, { id: next?.id })).toMatchObject(refusal(307))
    api.clock.fix(TEST_NOW + 31 * DAY)
    expect(await take(from, { id: next?.id })).toMatchObject(done)
    expect((await list(from)).map(({ state }) => state)).toEqual(['active', 'used', 'expired'])
    api.clock.fix(TEST_NOW)
  })

  it('of six that are taken at the same time begin one', async () => {
    const { id, from } = await registerUser(api, 'hasty')
    for (let at = 0; at < 6; at += 1) await sandbox(api, 'give', { id, offer: 'gift' })
    const bonuses = await list(from)
    const answers = await Promise.all(bonuses.map((bonus) => take(from, { id: bonus.id })))
    expect(answers.map(codeOf).toSorted((a, b) => a - b)).toEqual([0, 307, 307, 307, 307, 307])
    expect((await list(from)).filter(({ state }) => state === 'active')).toHaveLength(1)
  })

  describe('promo codes', () => {
    const code = (from: From, promocode: string) => take(from, { promocode })

    it.each([
      ['', 303],
      ['  ', 303],
      ['nonsense', 304],
      ['constructor', 304],
      ['SPRING25', 302],
      ['STATUS', 8],
    ])('%j is refused with %i', async (promocode, refused) => {
      const { from } = await registerUser(api, 'typist')
      expect(await code(from, promocode)).toMatchObject(refusal(refused))
      expect(await list(from)).toEqual([])
    })

    it('begin a bonus at once, whatever the case of their letters, and once for each player', async () => {
      const { from } = await registerUser(api, 'typist')
      expect(await code(from, ' sandbox ')).toMatchObject(done)
      expect(await list(from)).toMatchObject([{ kind: 'promo', state: 'active', amount: 500 }])
      expect(await code(from, 'SANDBOX')).toMatchObject(refusal(301))
      expect(await code(from, 'CHERRY20')).toMatchObject(refusal(307))
      const other = await registerUser(api, 'typist')
      expect(await code(other.from, 'SANDBOX')).toMatchObject(done)
    })

    it('for one player alone go to the first', async () => {
      const people = [
        await registerUser(api, 'first'),
        await registerUser(api, 'second'),
        await registerUser(api, 'third'),
      ]
      const answers = await Promise.all(people.map(({ from }) => code(from, 'ONLYONE')))
      expect(answers.map(codeOf).toSorted((a, b) => a - b)).toEqual([0, 306, 306])
    })

    it('are not guessed: ten tries, then they are slowed', async () => {
      const { from } = await registerUser(api, 'guesser')
      for (let at = 0; at < 10; at += 1) expect(await code(from, `GUESS${at}`)).toMatchObject(refusal(304))
      expect(await code(from, 'SANDBOX')).toMatchObject({ ...refusal(5), args: { seconds: 30 } })
    })
  })

  describe('the code of a registration', () => {
    const newcomer = async (promocode: string) => {
      const { from } = await registerUser(api, 'newcomer', { promocode })
      const news = (await readAs(api, getUserNotifications, from)).items
      return { bonuses: await list(from), news }
    }

    it('begins its bonus at once', async () => {
      const { bonuses, news } = await newcomer(' cherry20 ')
      expect(bonuses).toMatchObject([{ kind: 'freespins', state: 'active' }])
      expect(news).toEqual([])
    })

    it('that cannot be used is told with its reason, and harmlessly', async () => {
      const { bonuses, news } = await newcomer('<img src=x onerror=alert(1)>')
      expect(bonuses).toEqual([])
      expect(news).toMatchObject([{ title: 'Промокод не принят' }])
      expect(news[0]?.text).toContain('&lt;img')
      expect(news[0]?.text).toContain('Такого промокода не существует')
    })
  })

  it('cashback is taken once, whole, however often it is pressed', async () => {
    const { id, from } = await registerUser(api, 'patient')
    expect(await post(api, '/v2/user/cashback', {}, from)).toMatchObject(refusal(320))
    await sandbox(api, 'player', { id, cashback: 150.55, balance: 10 })
    expect(await status(from)).toMatchObject({ cashback: 150.55, balance: 10 })
    const answers = await Promise.all(Array.from({ length: 20 }, () => post(api, '/v2/user/cashback', {}, from)))
    expect(answers.map(codeOf).toSorted((a, b) => a - b)).toEqual([0, ...Array.from({ length: 19 }, () => 320)])
    expect(await status(from)).toMatchObject({ cashback: 0, balance: 160.55 })
  })
})
