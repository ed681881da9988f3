import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bonusesOf, codeOf, post, rejection, registerUser, type From } from '#server/testing/accounts.ts'
import { findContradictions } from '#server/money/reconcile.ts'
import { payDeposit } from '#server/testing/deposits.ts'
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

  const { status, activate, list, welcome, giveUp } = bonusesOf(() => api)

  it('activate only one of six concurrently', async () => {
    const { id, from } = await registerUser(api, 'hasty')
    for (let index = 0; index < 6; index += 1) await sandbox(api, 'give', { id, offer: 'gift' })
    const bonuses = await list(from)
    const responses = await Promise.all(bonuses.map((bonus) => activate(from, { id: bonus.id })))
    expect(responses.map(codeOf).toSorted((a, b) => a - b)).toEqual([0, 307, 307, 307, 307, 307])
    expect((await list(from)).filter(({ state }) => state === 'active')).toHaveLength(1)
  })

  it('activate one bonus of a deposit', async () => {
    const { id, from } = await registerUser(api, 'saver')
    await sandbox(api, 'give', { id, offer: 'welcome-1' })
    await payDeposit(api, from, 1002)
    const bonuses = (await welcome(from)).filter(({ deposit }) => deposit === 1)
    const responses = await Promise.all(bonuses.map((bonus) => activate(from, { id: bonus.id })))
    expect(responses.map(codeOf).toSorted((a, b) => a - b)).toEqual([0, 307])
    expect(await status(from)).toMatchObject({ balance: 1002, bonus_balance: 1002 })
  })

  it('are given up or staked, with no money lost between the two', async () => {
    const { id, from } = await registerUser(api, 'hesitant')
    await sandbox(api, 'player', { id, balance: 20 })
    await sandbox(api, 'give', { id, offer: 'gift' })
    const [bonus] = await list(from)
    await activate(from, { id: bonus?.id })
    // 20 ₽ of a stake are own, and 30 ₽ of the bonus as long as there is one.
    const stake = () =>
      api.app.inject({ method: 'POST', url: '/api/sandbox/stake', payload: { id, amount: 50, win: 50 } })
    const [response] = await Promise.all([giveUp(from, bonus?.id), ...Array.from({ length: 4 }, stake)])
    expect(codeOf(response)).toBe(0)
    expect(await status(from)).toMatchObject({ balance: 20, bonus_balance: 0, wagerbets: 0 })
    expect(await findContradictions(api.database.db)).toEqual([])
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
