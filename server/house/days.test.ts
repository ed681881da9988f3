import { afterAll, describe, expect, it } from 'vitest'
import { getActiveTournaments, getTournament, getTournaments } from '#contract/tournaments.ts'
import { startTestApi, testSources, TEST_NOW } from '#server/testing/test-api.ts'

const DAY = 86_400_000
const { sources, stop } = await testSources()
afterAll(stop)

describe.each(sources)('a server that runs for weeks on %s', (_, source) => {
  it('has tournaments that run and tournaments to come on each day, and a table of those that run', async () => {
    const api = await startTestApi(source)
    for (let day = 0; day <= 20; day += 1) {
      api.clock.fix(TEST_NOW + day * DAY)
      const { active, upcoming, finished } = await api.read(getTournaments, '/api/v2/tournament/all')
      expect([day, active.length > 0, upcoming.length > 0]).toEqual([day, true, true])
      expect(active.length + upcoming.length + finished.length).toBe(10)
      expect((await api.read(getActiveTournaments, '/api/v2/tournament/active')).items).toHaveLength(active.length)
    }
    for (const { url } of (await api.read(getTournaments, '/api/v2/tournament/all')).active) {
      // The house fills a silence evenly with its rounds.
      api.clock.fix(api.clock.now() + DAY / 24)
      const { results } = await api.read(getTournament, `/api/v2/tournament/${url}`)
      expect([url, results.length > 0]).toEqual([url, true])
    }
    await api.stop()
  })

  it('moves no tournament that runs: each ends when it said it would, is shown as over for a while, and is announced again', async () => {
    const api = await startTestApi(source)
    const read = async () => (await api.read(getTournament, '/api/v2/tournament/best-ratio')).tournament
    const { started_at, ended_at } = await read()
    for (const at of [ended_at - 1000, ended_at, ended_at + DAY / 2]) {
      api.clock.fix(at)
      expect(await read()).toMatchObject({ started_at, ended_at })
    }
    api.clock.fix(ended_at + 2 * DAY)
    const next = await read()
    expect(next.started_at).toBeGreaterThan(api.clock.now())
    expect(next.ended_at - next.started_at).toBe(ended_at - started_at)
    // Who sets the clock back finds what was there.
    api.clock.fix(TEST_NOW)
    expect(await read()).toMatchObject({ started_at, ended_at })
    await api.stop()
  })
})
