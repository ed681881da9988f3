import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bonusesOf, codeOf, post, rejection, registerUser, type From } from '#server/testing/accounts.ts'
import { sandbox } from '#server/testing/sandbox.ts'
import { startTestApi, raceDatabase, type TestApi } from '#server/testing/test-api.ts'

const { name, source, stop } = await raceDatabase()
afterAll(stop)

describe(`bonuses on ${name}`, () => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi(source)
  })
  afterAll(() => api.stop())

  const { status, activate, list } = bonusesOf(() => api)

  it('activate only one of six concurrently', async () => {
    const { id, from } = await registerUser(api, 'hasty')
    for (let index = 0; index < 6; index += 1) await sandbox(api, 'give', { id, offer: 'gift' })
    const bonuses = await list(from)
    const responses = await Promise.all(bonuses.map((bonus) => activate(from, { id: bonus.id })))
    expect(responses.map(codeOf).toSorted((a, b) => a - b)).toEqual([0, 307, 307, 307, 307, 307])
    expect((await list(from)).filter(({ state }) => state === 'active')).toHaveLength(1)
  })

  describe('promo codes', () => {
    const code = (from: From, promocode: string) => activate(from, { promocode })

    it('for a single player go to the first', async () => {
      const players = [
        await registerUser(api, 'first'),
        await registerUser(api, 'second'),
        await registerUser(api, 'third'),
      ]
      const responses = await Promise.all(players.map(({ from }) => code(from, 'ONLYONE')))
      expect(responses.map(codeOf).toSorted((a, b) => a - b)).toEqual([0, 306, 306])
    })
  })

  it('pay cashback once for concurrent requests', async () => {
    const { id, from } = await registerUser(api, 'patient')
    expect(await post(api, '/v2/user/cashback', {}, from)).toMatchObject(rejection(320))
    await sandbox(api, 'player', { id, cashback: 150.55, balance: 10 })
    expect(await status(from)).toMatchObject({ cashback: 150.55, balance: 10 })
    const responses = await Promise.all(Array.from({ length: 20 }, () => post(api, '/v2/user/cashback', {}, from)))
    expect(responses.map(codeOf).toSorted((a, b) => a - b)).toEqual([0, ...Array.from({ length: 19 }, () => 320)])
    expect(await status(from)).toMatchObject({ cashback: 0, balance: 160.55 })
  })
})
