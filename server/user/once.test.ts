import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bonusesOf, codeOf, post, refusal, registerUser, type From } from '#server/testing/accounts.ts'
import { sandbox } from '#server/testing/sandbox.ts'
import { startTestApi, TEST_NOW, testSources, type TestApi } from '#server/testing/test-api.ts'

const { sources, stop } = await testSources()
afterAll(stop)

const done = { kind: 'accepted' }
const DAY = 24 * 60 * 60 * 1000

describe.each(sources)('money that is moved by a key on %s', (_, source) => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi(source)
  })
  afterAll(() => api.stop())

  const { status, take, list } = bonusesOf(() => api)

  describe('asked for again with the same key', () => {
    const key = '3f0c8a52-0b5e-4b7c-9d1f-7a2f6f1f9c11'
    const cashback = (from: From) => post(api, '/v2/user/cashback', {}, from)

    it('cashback is moved once and answered the same, at once and together; another key is another request', async () => {
      const { id, from } = await registerUser(api, 'doubtful')
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
      const { id, from } = await registerUser(api, 'doubtful')
      const code = { promocode: 'SANDBOX' }
      for (const each of [key, key])
        expect(await post(api, '/v2/user/bonuses', code, { ...from, key: each })).toMatchObject(done)
      expect(await take(from, code)).toMatchObject(refusal(301))
      expect(await list(from)).toHaveLength(1)
      const other = await registerUser(api, 'doubtful')
      await sandbox(api, 'give', { id: other.id, offer: 'gift' })
      const [gift] = await list(other.from)
      for (const each of [key, key])
        expect(await post(api, '/v2/user/bonuses', { id: gift?.id }, { ...other.from, key: each })).toMatchObject(done)
      expect(id).not.toBe(other.id)
    })

    it('without a key nothing that moves money is done', async () => {
      const { id, from } = await registerUser(api, 'keyless')
      await sandbox(api, 'player', { id, cashback: 5, balance: 0 })
      for (const [path, body] of [
        ['/v2/user/cashback', {}],
        ['/v2/user/bonuses', { promocode: 'SANDBOX' }],
      ] as const)
        expect(await post(api, path, body, { ...from, key: null })).toMatchObject(refusal(1))
      expect(await status(from)).toMatchObject({ cashback: 5, balance: 0 })
    })

    it('what was refused is refused the same, whatever has come since; with a new key it is judged anew', async () => {
      const { id, from } = await registerUser(api, 'doubtful')
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
      const { from } = await registerUser(api, 'doubtful')
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
      const { from } = await registerUser(api, 'doubtful')
      expect(await take({ ...from, key }, { promocode: 'SANDBOX' })).toMatchObject(done)
      expect(await take({ ...from, key }, { promocode: 'CHERRY20' })).toMatchObject(refusal(431))
      expect(await cashback({ ...from, key })).toMatchObject(refusal(431))
    })

    it('it is another player’s own, and forgotten after a day', async () => {
      const [first, second] = [await registerUser(api, 'doubtful'), await registerUser(api, 'doubtful')]
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
      const { id, from } = await registerUser(api, 'doubtful')
      await sandbox(api, 'player', { id, cashback: 10 })
      expect(await cashback({ ...from, key: wrong })).toMatchObject(refusal(1))
      expect(await status(from)).toMatchObject({ cashback: 10 })
    })
  })
})
