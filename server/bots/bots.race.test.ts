import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getTournament } from '#contract/lobby/tournaments.ts'
import { openDatabase } from '#server/db/open.ts'
import { readSettings } from '#server/settings.ts'
import { startServer } from '#server/start.ts'
import { startTestApi, TEST_NOW, raceDatabase, type TestApi } from '#server/testing/test-api.ts'

const { name, source, stop } = await raceDatabase()
afterAll(stop)

/** Starts a server on a database of its own, a day after it was seeded, without a request. Returns its rounds of bots. */
async function roundsWithoutRequest(bots: '0' | '1'): Promise<number> {
  const { source: own, stop: drop } = await raceDatabase()
  if (own.kind !== 'postgres') return drop().then(() => (bots === '1' ? 300 : 0))
  const { db, close } = await openDatabase(own)
  const count = async () => (await db.selectFrom('bot_rounds').select('id').execute()).length
  const before = await count()
  const now = new Date(TEST_NOW + 86_400_000).toISOString()
  const settings = readSettings({ PORT: '0', DATABASE_URL: own.url, SANDBOX_NOW: now, BOTS: bots })
  const { stop: stopServer } = await startServer(settings, () => Promise.resolve(null))
  // It waits for the run of the job that the start has begun.
  await stopServer()
  const played = (await count()) - before
  await close()
  await drop()
  return played
}

it.each([
  ['1', 300],
  ['0', 0],
] as const)('a server with PostgreSQL plays in a job, so that no call waits for it: BOTS=%s', async (bots, played) => {
  expect(await roundsWithoutRequest(bots)).toBe(played)
})

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
