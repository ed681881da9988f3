import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getUserNotifications } from '#contract/account.ts'
import { getBonuses } from '#contract/bonuses.ts'
import type { Envelope } from '#contract/envelope.ts'
import { getStatus } from '#contract/status.ts'
import { post, readAs, somebody, type From } from '#server/testing/accounts.ts'
import { sandbox } from '#server/testing/sandbox.ts'
import { startTestApi, TEST_NOW, testSources, type TestApi } from '#server/testing/test-api.ts'

const { sources, stop } = await testSources()
afterAll(stop)

const refusal = (code: number) => ({ kind: 'refused', code })
const done = { kind: 'accepted' }
const codeOf = (answer: Envelope): number => (answer.kind === 'refused' ? answer.code : 0)
const DAY = 24 * 60 * 60 * 1000

describe.each(sources)('bonuses on %s', (_, source) => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi(source)
  })
  afterAll(() => api.stop())

  const status = (from: From) => readAs(api, getStatus, from)
  const take = (from: From, body: object) => post(api, '/v2/user/bonuses', body, from)
  const list = async (from: From) => (await readAs(api, getBonuses, from)).items

  it('are given, listed with their terms, and taken once', async () => {
    const { id, from } = await somebody(api, 'gifted')
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
    const { id, from } = await somebody(api, 'owner')
    await sandbox(api, 'give', { id, offer: 'gift' })
    const [bonus] = await list(from)
    const stranger = await somebody(api, 'stranger')
    expect(await take(stranger.from, { id: bonus?.id })).toMatchObject(refusal(300))
    expect(await list(stranger.from)).toEqual([])
    expect(await take(from, { id: 999_999 })).toMatchObject(refusal(300))
    expect(await take(from, {})).toMatchObject(refusal(1))
  })

  it('wait for a level or a deposit where they need one', async () => {
    const { id, from } = await somebody(api, 'small')
    await sandbox(api, 'give', { id, offer: 'status' })
    await sandbox(api, 'give', { id, offer: 'welcome-1' })
    const [welcome, forStatus] = await list(from)
    expect(await take(from, { id: forStatus?.id })).toMatchObject({ ...refusal(8), args: [2] })
    expect(await take(from, { id: welcome?.id })).toMatchObject(refusal(9))
    await sandbox(api, 'player', { id, level: 3 })
    expect(await take(from, { id: forStatus?.id })).toMatchObject(done)
  })

  it('run out: what was not taken in time, and what was not wagered in time, which makes room', async () => {
    const { id, from } = await somebody(api, 'slow')
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
    const { id, from } = await somebody(api, 'hasty')
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
      const { from } = await somebody(api, 'typist')
      expect(await code(from, promocode)).toMatchObject(refusal(refused))
      expect(await list(from)).toEqual([])
    })

    it('begin a bonus at once, whatever the case of their letters, and once for each player', async () => {
      const { from } = await somebody(api, 'typist')
      expect(await code(from, ' sandbox ')).toMatchObject(done)
      expect(await list(from)).toMatchObject([{ kind: 'promo', state: 'active', amount: 500 }])
      expect(await code(from, 'SANDBOX')).toMatchObject(refusal(301))
      expect(await code(from, 'CHERRY20')).toMatchObject(refusal(307))
      const other = await somebody(api, 'typist')
      expect(await code(other.from, 'SANDBOX')).toMatchObject(done)
    })

    it('for one player alone go to the first', async () => {
      const people = [await somebody(api, 'first'), await somebody(api, 'second'), await somebody(api, 'third')]
      const answers = await Promise.all(people.map(({ from }) => code(from, 'ONLYONE')))
      expect(answers.map(codeOf).toSorted((a, b) => a - b)).toEqual([0, 306, 306])
    })

    it('are not guessed: ten tries, then they are slowed', async () => {
      const { from } = await somebody(api, 'guesser')
      for (let at = 0; at < 10; at += 1) expect(await code(from, `GUESS${at}`)).toMatchObject(refusal(304))
      expect(await code(from, 'SANDBOX')).toMatchObject({ ...refusal(5), args: { seconds: 30 } })
    })
  })

  describe('the code of a registration', () => {
    const newcomer = async (promocode: string) => {
      const { from } = await somebody(api, 'newcomer', { promocode })
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
    const { id, from } = await somebody(api, 'patient')
    expect(await post(api, '/v2/user/cashback', {}, from)).toMatchObject(refusal(320))
    await sandbox(api, 'player', { id, cashback: 150.55, balance: 10 })
    expect(await status(from)).toMatchObject({ cashback: 150.55, balance: 10 })
    const answers = await Promise.all(Array.from({ length: 20 }, () => post(api, '/v2/user/cashback', {}, from)))
    expect(answers.map(codeOf).toSorted((a, b) => a - b)).toEqual([0, ...Array.from({ length: 19 }, () => 320)])
    expect(await status(from)).toMatchObject({ cashback: 0, balance: 160.55 })
  })

  describe('asked for again with the same key', () => {
    const key = '3f0c8a52-0b5e-4b7c-9d1f-7a2f6f1f9c11'
    const cashback = (from: From) => post(api, '/v2/user/cashback', {}, from)

    it('cashback is moved once and answered the same, at once and together; another key is another request', async () => {
      const { id, from } = await somebody(api, 'doubtful')
      await sandbox(api, 'player', { id, cashback: 100, balance: 0 })
      const answers = await Promise.all(Array.from({ length: 10 }, () => cashback({ ...from, key })))
      // Those that came while the first was running were told so.
      expect(answers.map(codeOf)).toContain(0)
      expect(answers.map(codeOf).filter((code) => code !== 0 && code !== 20)).toEqual([])
      expect(await status(from)).toMatchObject({ cashback: 0, balance: 100 })
      expect(await cashback({ ...from, key })).toMatchObject(done)
      // What has gathered since is not what the key was for.
      await sandbox(api, 'player', { id, cashback: 30 })
      expect(await cashback({ ...from, key })).toMatchObject(done)
      expect(await status(from)).toMatchObject({ cashback: 30, balance: 100 })
      expect(await cashback({ ...from, key: 'another' })).toMatchObject(done)
      expect(await status(from)).toMatchObject({ cashback: 0, balance: 130 })
    })

    it('a promo code and a bonus begin once, and are not told as used', async () => {
      const { id, from } = await somebody(api, 'doubtful')
      const code = { promocode: 'SANDBOX' }
      for (const each of [key, key])
        expect(await post(api, '/v2/user/bonuses', code, { ...from, key: each })).toMatchObject(done)
      expect(await take(from, code)).toMatchObject(refusal(301))
      expect(await list(from)).toHaveLength(1)
      const other = await somebody(api, 'doubtful')
      await sandbox(api, 'give', { id: other.id, offer: 'gift' })
      const [gift] = await list(other.from)
      for (const each of [key, key])
        expect(await post(api, '/v2/user/bonuses', { id: gift?.id }, { ...other.from, key: each })).toMatchObject(done)
      expect(id).not.toBe(other.id)
    })

    it('without a key nothing that moves money is done', async () => {
      const { id, from } = await somebody(api, 'keyless')
      await sandbox(api, 'player', { id, cashback: 5, balance: 0 })
      for (const [path, body] of [
        ['/v2/user/cashback', {}],
        ['/v2/user/bonuses', { promocode: 'SANDBOX' }],
      ] as const)
        expect(await post(api, path, body, { ...from, key: null })).toMatchObject(refusal(1))
      expect(await status(from)).toMatchObject({ cashback: 5, balance: 0 })
    })

    it('what was refused is refused the same, whatever has come since; with a new key it is judged anew', async () => {
      const { id, from } = await somebody(api, 'doubtful')
      expect(await cashback({ ...from, key })).toMatchObject(refusal(320))
      await sandbox(api, 'player', { id, cashback: 5, balance: 0 })
      expect(await cashback({ ...from, key })).toMatchObject(refusal(320))
      expect(await cashback({ ...from, key: 'another' })).toMatchObject(done)
      expect(await status(from)).toMatchObject({ cashback: 0, balance: 5 })
      const code = (sent: string) => post(api, '/v2/user/bonuses', { promocode: 'STATUS' }, { ...from, key: sent })
      expect(await code('high')).toMatchObject({ ...refusal(8), args: [2] })
      await sandbox(api, 'player', { id, level: 3 })
      expect(await code('high')).toMatchObject({ ...refusal(8), args: [2] })
      expect(await code('higher')).toMatchObject(done)
    })

    it('what was not judged, for too many tries, is judged when it may be', async () => {
      const { from } = await somebody(api, 'doubtful')
      const code = (sent: string, promocode: string) =>
        post(api, '/v2/user/bonuses', { promocode }, { ...from, key: sent })
      for (let at = 0; at < 10; at += 1) await code(`try-${at}`, `GUESS${at}`)
      expect(await code(key, 'SANDBOX')).toMatchObject(refusal(5))
      // A repeat of what was answered costs no try.
      expect(await code('try-0', 'GUESS0')).toMatchObject(refusal(304))
      api.clock.fix(TEST_NOW + 30_000)
      expect(await code(key, 'SANDBOX')).toMatchObject(done)
      api.clock.fix(TEST_NOW)
    })

    it('but for something else it is refused, and nothing happens', async () => {
      const { from } = await somebody(api, 'doubtful')
      expect(await take({ ...from, key }, { promocode: 'SANDBOX' })).toMatchObject(done)
      expect(await take({ ...from, key }, { promocode: 'CHERRY20' })).toMatchObject(refusal(431))
      expect(await cashback({ ...from, key })).toMatchObject(refusal(431))
    })

    it('it is another player’s own, and forgotten after a day', async () => {
      const [first, second] = [await somebody(api, 'doubtful'), await somebody(api, 'doubtful')]
      for (const { id, from } of [first, second]) {
        await sandbox(api, 'player', { id, cashback: 10, balance: 0 })
        expect(await cashback({ ...from, key })).toMatchObject(done)
        expect(await status(from)).toMatchObject({ balance: 10 })
      }
      await sandbox(api, 'player', { id: first.id, cashback: 10 })
      api.clock.fix(TEST_NOW + DAY)
      expect(await cashback({ ...first.from, key })).toMatchObject(done)
      expect(await status(first.from)).toMatchObject({ cashback: 0, balance: 20 })
      api.clock.fix(TEST_NOW)
    })

    it.each(['', ' ', 'x'.repeat(256), 'ключ', 'a b'])('%j is no key', async (wrong) => {
      const { id, from } = await somebody(api, 'doubtful')
      await sandbox(api, 'player', { id, cashback: 10 })
      expect(await cashback({ ...from, key: wrong })).toMatchObject(refusal(1))
      expect(await status(from)).toMatchObject({ cashback: 10 })
    })
  })
})
