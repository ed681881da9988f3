import { describe, expect, it, vi } from 'vitest'
import { getGames } from '#contract/lobby/games.ts'
import { getJackpots } from '#contract/lobby/jackpots.ts'
import { getNotifications } from '#contract/lobby/site.ts'
import { getActiveTournaments, getTournament, getTournaments } from '#contract/lobby/tournaments.ts'
import { seedContent } from '#server/seed/seed.ts'
import { TEST_SEED } from '#server/testing/seeded-databases.ts'
import { startTestApi, newSeededMemory, seededMemory, TEST_NOW } from '#server/testing/test-api.ts'

const DAY = 86_400_000
describe('server running for weeks', () => {
  it('has running and upcoming tournaments every day, with results', async () => {
    const api = await startTestApi(seededMemory())
    for (let day = 0; day <= 20; day += 1) {
      api.clock.fix(TEST_NOW + day * DAY)
      const { active, upcoming, finished } = await api.read(getTournaments, '/api/v2/tournament/all')
      expect([day, active.length > 0, upcoming.length > 0]).toEqual([day, true, true])
      expect(active.length + upcoming.length + finished.length).toBe(10)
      expect((await api.read(getActiveTournaments, '/api/v2/tournament/active')).items).toHaveLength(active.length)
    }
    for (const { url } of (await api.read(getTournaments, '/api/v2/tournament/all')).active) {
      // Bots fill the gap evenly with rounds.
      api.clock.fix(api.clock.now() + DAY / 24)
      const { results } = await api.read(getTournament, `/api/v2/tournament/${url}`)
      expect([url, results.length > 0]).toEqual([url, true])
    }
    await api.stop()
  })

  it('keeps the dates of running and recently finished tournaments, then announces them again', async () => {
    const api = await startTestApi(seededMemory())
    const read = async () => (await api.read(getTournament, '/api/v2/tournament/best-ratio')).tournament
    const { started_at, ended_at } = await read()
    for (const time of [ended_at - 1000, ended_at, ended_at + DAY / 2]) {
      api.clock.fix(time)
      expect(await read()).toMatchObject({ started_at, ended_at })
    }
    api.clock.fix(ended_at + 2 * DAY)
    const next = await read()
    expect(next.started_at).toBeGreaterThan(api.clock.now())
    expect(next.ended_at - next.started_at).toBe(ended_at - started_at)
    // Setting the clock back restores the earlier run.
    api.clock.fix(TEST_NOW)
    expect(await read()).toMatchObject({ started_at, ended_at })
    await api.stop()
  })

  it('announces the tournament that ends first in both languages, then the next one', async () => {
    const api = await startTestApi(seededMemory())
    const withPlainSpaces = (text: string | undefined) => text?.replaceAll('\u00a0', ' ')
    const bannerText = async (language: string) =>
      withPlainSpaces((await api.read(getNotifications, '/api/v2/notifications', language)).at(-1))
    const running = async () => (await api.read(getActiveTournaments, '/api/v2/tournament/active')).items
    const [first, second] = await running()
    expect([await bannerText('ru'), await bannerText('en')]).toEqual([
      'Идёт турнир «Лучший множитель»: фонд 50 000 ₽, призовых мест — 10.',
      'The “Best Multiplier” tournament is on: a prize pool of 50,000 ₽, 10 prizes.',
    ])
    api.clock.fix((first?.ended_at ?? 0) - 1000)
    expect(await bannerText('ru')).toContain('«Лучший множитель»')
    api.clock.fix(first?.ended_at ?? 0)
    expect(second?.name).toBe('Полярная гонка')
    expect(await bannerText('ru')).toBe('Идёт турнир «Полярная гонка»: фонд 500 000 ₽, призовых мест — 40.')
    for (const day of [30, 60]) {
      // No request was made in between; the tournaments of the day must still be announced.
      api.clock.fix(TEST_NOW + day * DAY)
      const text = await bannerText('ru')
      const [next] = await running()
      expect([day, text]).toEqual([day, expect.stringContaining(`«${next?.name}»`)])
    }
    await api.stop()
  })

  it('announces no tournament while none is running', async () => {
    const api = await startTestApi(seededMemory())
    const bannerText = async (language: string) =>
      (await api.read(getNotifications, '/api/v2/notifications', language)).at(-1)
    // Announce the tournaments of this day first.
    await bannerText('ru')
    await api.database.db
      .updateTable('tournaments')
      .set({ ended_at: new Date(TEST_NOW) })
      .execute()
    expect([await bannerText('ru'), await bannerText('en')]).toEqual([
      'Следующие турниры и их фонды — в разделе «Турниры».',
      'Upcoming tournaments and their prize pools are under “Tournaments”.',
    ])
    await api.stop()
  })

  it('writes its content once, also when it starts again on a later day', async () => {
    const api = await startTestApi(newSeededMemory())
    const { db } = api.database
    const restart = (now: number) => seedContent(db, { ...TEST_SEED, now })
    expect([await restart(TEST_NOW), await restart(TEST_NOW + 20 * DAY)]).toEqual([false, false])
    // Tournaments of the future would not run.
    expect(await restart(TEST_NOW - 2 * DAY)).toBe(true)
    await api.stop()
  })

  it('forgets the rounds of bots that no page shows any more', async () => {
    const api = await startTestApi(newSeededMemory())
    const oldest = async () => {
      const { at } = await api.database.db
        .selectFrom('bot_rounds')
        .select(({ fn }) => fn.min('played_at').as('at'))
        .executeTakeFirstOrThrow()
      return Number(at)
    }
    api.clock.fix(TEST_NOW + 100 * DAY)
    expect(await oldest()).toBeLessThan(TEST_NOW)
    await api.read(getJackpots, '/api/v2/jackpot/')
    expect(await oldest()).toBeGreaterThan(TEST_NOW + 10 * DAY - 1)
    await api.stop()
  })

  it('goes on playing after the clock was set back', async () => {
    const api = await startTestApi(seededMemory())
    const total = async () => (await api.read(getJackpots, '/api/v2/jackpot/')).total
    api.clock.fix(TEST_NOW + DAY)
    await total()
    api.clock.fix(TEST_NOW)
    const before = await total()
    api.clock.fix(TEST_NOW + DAY / 24)
    expect(await total()).toBeGreaterThan(before)
    await api.stop()
  })

  it('answers with older data when it cannot write', async () => {
    const api = await startTestApi(newSeededMemory())
    await api.database.db.schema.alterTable('bot_rounds').renameTo('bot_rounds_on_a_full_disk').execute()
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    api.clock.fix(TEST_NOW + DAY)
    const games = await api.read(getGames, '/api/v2/games/')
    expect(games.games.length).toBeGreaterThan(0)
    const lines = log.mock.calls.map(([line]) => String(line))
    expect(lines.filter((line) => line.includes('"event":"botRoundsFailed"'))).toHaveLength(1)
    // Prizes follow from the scores, not from the rounds.
    expect(lines.filter((line) => line.includes('"event":"prizesNotPaid"'))).toEqual([])
    log.mockRestore()
    await api.stop()
  })
})
