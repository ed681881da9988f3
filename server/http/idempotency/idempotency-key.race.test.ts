import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bonusesOf, codeOf, post, registerUser, type From } from '#server/testing/accounts.ts'
import { sandbox } from '#server/testing/sandbox.ts'
import { startTestApi, raceDatabase, type TestApi } from '#server/testing/test-api.ts'

const { name, source, stop } = await raceDatabase()
afterAll(stop)

const accepted = { kind: 'accepted' }

describe(`Idempotency-Key on ${name}`, () => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi(source)
  })
  afterAll(() => api.stop())

  const { status } = bonusesOf(() => api)

  describe('repeated', () => {
    const key = '3f0c8a52-0b5e-4b7c-9d1f-7a2f6f1f9c11'
    const cashback = (from: From) => post(api, '/v2/user/cashback', {}, from)

    it('pays cashback once, also for concurrent requests; another key is another request', async () => {
      const { id, from } = await registerUser(api, 'doubtful')
      await sandbox(api, 'player', { id, cashback: 100, balance: 0 })
      const responses = await Promise.all(Array.from({ length: 10 }, () => cashback({ ...from, key })))
      // Concurrent requests are rejected with 20.
      expect(responses.map(codeOf)).toContain(0)
      expect(responses.map(codeOf).filter((code) => code !== 0 && code !== 20)).toEqual([])
      expect(await status(from)).toMatchObject({ cashback: 0, balance: 100 })
      expect(await cashback({ ...from, key })).toMatchObject(accepted)
      // Cashback accumulated later is not paid for the same key.
      await sandbox(api, 'player', { id, cashback: 30 })
      expect(await cashback({ ...from, key })).toMatchObject(accepted)
      expect(await status(from)).toMatchObject({ cashback: 30, balance: 100 })
      expect(await cashback({ ...from, key: 'another' })).toMatchObject(accepted)
      expect(await status(from)).toMatchObject({ cashback: 0, balance: 130 })
    })
  })
})
