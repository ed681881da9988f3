import { afterAll, describe, expect, it } from 'vitest'
import { getActiveTournaments, getTournament, getTournaments } from '#contract/tournaments.ts'
import { restarted, startTestApi, testSources, TEST_NOW, type TestApi } from '#server/testing/test-api.ts'

const DAY = 86_400_000
const { sources, stop } = await testSources()
afterAll(stop)

const listed = async (api: TestApi) => {
  const { active, upcoming, finished } = await api.read(getTournaments, '/api/v2/tournament/all')
  return [active, upcoming, finished].map((list) => list.map(({ url }) => url))
}

describe.each(sources)('a server that runs for days on %s', (_, source) => {
  it('has tournaments that run, come and are over on each of them, with a table that moves', async () => {
    const api = await startTestApi(source)
    const first = await listed(api)
    expect(first.map((list) => list.length)).toEqual([3, 2, 5])
    for (const day of [1, 12, 40]) {
      api.clock.fix(TEST_NOW + day * DAY)
      expect([day, await listed(api)]).toEqual([day, first])
      expect((await api.read(getActiveTournaments, '/api/v2/tournament/active')).items).toHaveLength(3)
      const { tournament, results } = await api.read(getTournament, '/api/v2/tournament/polar-race')
      expect(results.length).toBeGreaterThan(0)
      expect(tournament.ended_at).toBeGreaterThan(api.clock.now())
    }
    await api.stop()
  })

  it('is led back by nobody whose clock is a second behind at midnight', async () => {
    const api = await startTestApi(source)
    const midnight = TEST_NOW - (TEST_NOW % DAY) + DAY
    const startOf = async (one: TestApi) =>
      (await one.read(getTournament, '/api/v2/tournament/polar-race')).tournament.started_at
    api.clock.fix(midnight)
    const renewed = await startOf(api)
    const another = await restarted(api)
    api.clock.fix(midnight - 1000)
    expect(await startOf(another)).toBe(renewed)
    api.clock.fix(midnight - 3 * DAY)
    expect(await startOf(another)).toBe(renewed - 3 * DAY)
    await another.app.close()
    await api.stop()
  })
})
