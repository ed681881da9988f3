import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registerUser } from '#server/testing/accounts.ts'
import { callPlay, enterGame, openLaunch } from '#server/testing/launch.ts'
import { raceDatabase, startTestApi, type TestApi } from '#server/testing/test-api.ts'

const { name, source, stop } = await raceDatabase()
afterAll(stop)

const DAY = 24 * 60 * 60_000
const times = <Result>(count: number, run: () => Promise<Result>) => Promise.all(Array.from({ length: count }, run))

describe(`game launch on ${name}`, () => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi(source)
  })
  afterAll(() => api.stop())

  it('is entered once by concurrent requests', async () => {
    const token = await openLaunch(api)
    const answers = await times(10, () => enterGame(api, token))
    expect(answers.filter(({ error }) => error === 0)).toHaveLength(1)
  })

  it('opens one purse for a player in several tabs', async () => {
    const { id, from } = await registerUser(api, 'tabs')
    const tokens = await times(6, () => openLaunch(api, from))
    const answers = await Promise.all(tokens.map((token) => enterGame(api, token)))
    for (const { data } of answers) expect((await callPlay(api, data.token, 'state')).statusCode).toBe(200)
    const purses = await api.database.db.selectFrom('play_purses').select('id').where('player_id', '=', id).execute()
    expect(purses).toHaveLength(1)
  })

  it('is swept by concurrent launches', async () => {
    for (const token of await times(20, () => openLaunch(api))) await enterGame(api, token)
    api.clock.fix(api.clock.now() + 2 * DAY)
    await times(10, () => openLaunch(api))
    expect(await api.database.db.selectFrom('launches').select('token_hash').execute()).toHaveLength(10)
  })
})
