import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getTournament } from '#contract/lobby/tournaments.ts'
import { startTestApi, TEST_NOW, raceDatabase, type TestApi } from '#server/testing/test-api.ts'

const { name, source, stop } = await raceDatabase()
afterAll(stop)

describe(`bots on ${name}`, () => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi(source)
  })
  afterAll(() => api.stop())

  it('play as time passes, once per period, also for concurrent requests', async () => {
    const count = async () =>
      Number(
        (
          await api.database.db
            .selectFrom('bot_rounds')
            .select(({ fn }) => fn.countAll().as('n'))
            .executeTakeFirstOrThrow()
        ).n,
      )
    const before = await count()
    const { tournament } = await api.read(getTournament, '/api/v2/tournament/polar-race')
    expect(await count()).toBe(before)
    api.clock.fix(TEST_NOW + 3_600_000)
    const responses = await Promise.all([1, 2, 3].map(() => api.read(getTournament, '/api/v2/tournament/polar-race')))
    expect(await count()).toBe(before + 300)
    expect(responses[2]?.tournament.results_updated_at).toBeGreaterThan(tournament.results_updated_at ?? 0)
    api.clock.fix(TEST_NOW)
  })
})
