import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bonusesOf, post, rejection, registerUser, type From } from '#server/testing/accounts.ts'
import { sandbox } from '#server/testing/sandbox.ts'
import { startTestApi, TEST_NOW, seededMemory, type TestApi } from '#server/testing/test-api.ts'

const accepted = { kind: 'accepted' }
const DAY = 24 * 60 * 60 * 1000

describe('Idempotency-Key', () => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi(seededMemory())
  })
  afterAll(() => api.stop())

  const { status, activate, list } = bonusesOf(() => api)

  describe('repeated', () => {
    const key = '3f0c8a52-0b5e-4b7c-9d1f-7a2f6f1f9c11'
    const cashback = (from: From) => post(api, '/v2/user/cashback', {}, from)

    it('activates a promo code or bonus once and repeats the accepted response', async () => {
      const { id, from } = await registerUser(api, 'doubtful')
      const code = { promocode: 'SANDBOX' }
      for (const each of [key, key])
        expect(await post(api, '/v2/user/bonuses', code, { ...from, key: each })).toMatchObject(accepted)
      expect(await activate(from, code)).toMatchObject(rejection(301))
      expect(await list(from)).toHaveLength(1)
      const other = await registerUser(api, 'doubtful')
      await sandbox(api, 'give', { id: other.id, offer: 'gift' })
      const [bonus] = await list(other.from)
      for (const each of [key, key])
        expect(await post(api, '/v2/user/bonuses', { id: bonus?.id }, { ...other.from, key: each })).toMatchObject(
          accepted,
        )
      expect(id).not.toBe(other.id)
    })

    it('is required for calls that move money', async () => {
      const { id, from } = await registerUser(api, 'keyless')
      await sandbox(api, 'player', { id, cashback: 5, balance: 0 })
      for (const [path, body] of [
        ['/v2/user/cashback', {}],
        ['/v2/user/bonuses', { promocode: 'SANDBOX' }],
      ] as const)
        expect(await post(api, path, body, { ...from, key: null })).toMatchObject(rejection(1))
      expect(await status(from)).toMatchObject({ cashback: 5, balance: 0 })
    })

    it('repeats a stored rejection; a new key is evaluated again', async () => {
      const { id, from } = await registerUser(api, 'doubtful')
      expect(await cashback({ ...from, key })).toMatchObject(rejection(320))
      await sandbox(api, 'player', { id, cashback: 5, balance: 0 })
      expect(await cashback({ ...from, key })).toMatchObject(rejection(320))
      expect(await cashback({ ...from, key: 'another' })).toMatchObject(accepted)
      expect(await status(from)).toMatchObject({ cashback: 0, balance: 5 })
      const code = (newKey: string) => post(api, '/v2/user/bonuses', { promocode: 'STATUS' }, { ...from, key: newKey })
      expect(await code('high')).toMatchObject({ ...rejection(8), args: [2] })
      await sandbox(api, 'player', { id, level: 3 })
      expect(await code('high')).toMatchObject({ ...rejection(8), args: [2] })
      expect(await code('higher')).toMatchObject(accepted)
    })

    it('does not store rate-limited requests', async () => {
      const { from } = await registerUser(api, 'doubtful')
      const code = (newKey: string, promocode: string) =>
        post(api, '/v2/user/bonuses', { promocode }, { ...from, key: newKey })
      for (let attempt = 0; attempt < 10; attempt += 1) await code(`try-${attempt}`, `GUESS${attempt}`)
      expect(await code(key, 'SANDBOX')).toMatchObject(rejection(5))
      // Repeating a stored response does not count as an attempt.
      expect(await code('try-0', 'GUESS0')).toMatchObject(rejection(304))
      api.clock.fix(TEST_NOW + 30_000)
      expect(await code(key, 'SANDBOX')).toMatchObject(accepted)
      api.clock.fix(TEST_NOW)
    })

    it('rejects a different request with the same key', async () => {
      const { from } = await registerUser(api, 'doubtful')
      expect(await activate({ ...from, key }, { promocode: 'SANDBOX' })).toMatchObject(accepted)
      expect(await activate({ ...from, key }, { promocode: 'CHERRY20' })).toMatchObject(rejection(431))
      expect(await cashback({ ...from, key })).toMatchObject(rejection(431))
    })

    it('is scoped to a player and expires after a day', async () => {
      const [first, second] = [await registerUser(api, 'doubtful'), await registerUser(api, 'doubtful')]
      for (const { id, from } of [first, second]) {
        await sandbox(api, 'player', { id, cashback: 10, balance: 0 })
        expect(await cashback({ ...from, key })).toMatchObject(accepted)
        expect(await status(from)).toMatchObject({ balance: 10 })
      }
      await sandbox(api, 'player', { id: first.id, cashback: 10 })
      api.clock.fix(TEST_NOW + DAY)
      expect(await cashback({ ...first.from, key })).toMatchObject(accepted)
      expect(await status(first.from)).toMatchObject({ cashback: 0, balance: 20 })
      api.clock.fix(TEST_NOW)
    })

    it.each(['', ' ', 'x'.repeat(256), 'ключ', 'a b'])('rejects the invalid key %j', async (invalidKey) => {
      const { id, from } = await registerUser(api, 'doubtful')
      await sandbox(api, 'player', { id, cashback: 10 })
      expect(await cashback({ ...from, key: invalidKey })).toMatchObject(rejection(1))
      expect(await status(from)).toMatchObject({ cashback: 10 })
    })
  })
})
