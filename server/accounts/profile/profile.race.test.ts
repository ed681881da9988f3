import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { personalData, post, registerUser, type From } from '#server/testing/accounts.ts'
import { startTestApi, raceDatabase, type TestApi } from '#server/testing/test-api.ts'

const { name, source, stop } = await raceDatabase()
afterAll(stop)

describe(`profile on ${name}`, () => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi(source)
  })
  afterAll(() => api.stop())

  const update = (from: From, fields: object) => post(api, '/v2/user/update/', { ...personalData, ...fields }, from)

  describe('personal data', () => {
    it('assign a contact to one of ten concurrent requests', async () => {
      const players = []
      for (let index = 0; index < 10; index += 1) players.push(await registerUser(api, 'quick'))
      const responses = await Promise.all(
        players.map(({ from, phone }) => update(from, { phone, email: 'one@example.com' })),
      )
      expect(
        responses.map((envelope) => (envelope.kind === 'rejected' ? envelope.code : 0)).toSorted((a, b) => a - b),
      ).toEqual([0, ...Array.from({ length: 9 }, () => 123)])
    })
  })
})
