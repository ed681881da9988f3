import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tournament as rules } from '#contract/core/constants.ts'
import { readEnvelope } from '#contract/core/envelope.ts'
import { getFaq, getPaymentInfo, getPromos } from '#contract/lobby/info.ts'
import { PAGES } from '#contract/lobby/pages.ts'
import { getMeta, getMetaPage } from '#contract/lobby/meta.ts'
import {
  getActiveTournaments,
  getTournament,
  getTournamentGames,
  getTournamentResults,
  getTournaments,
} from '#contract/lobby/tournaments.ts'
import { getLuckyWinners, getWinners } from '#contract/lobby/winners.ts'
import { startTestApi, TEST_NOW, seededMemory, type TestApi } from './testing/test-api.ts'

describe('public page calls', () => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi(seededMemory())
  })
  afterAll(() => api.stop())

  it('return winners by amount and jackpots by date', async () => {
    const { weekly, monthly, jackpot } = await api.read(getWinners, '/api/v2/winners')
    expect(weekly.map(({ win }) => win)).toEqual(weekly.map(({ win }) => win).toSorted((a, b) => b - a))
    expect(monthly[0]?.win).toBeGreaterThanOrEqual(weekly[0]?.win ?? 0)
    expect(jackpot.map(({ date }) => date)).toEqual(jackpot.map(({ date }) => date).toSorted((a, b) => b - a))
    expect(weekly.every(({ date }) => date <= TEST_NOW && date > TEST_NOW - 7 * 86_400_000)).toBe(true)
  })

  it('return FAQ and payment info in both languages', async () => {
    for (const language of ['ru', 'en']) {
      const { items: faq } = await api.read(getFaq, '/api/v2/faq', language)
      const { items: payments } = await api.read(getPaymentInfo, '/api/v2/payment-info', language)
      expect(faq).toHaveLength(8)
      expect(payments).toHaveLength(5)
      for (const { title, answers } of [...faq, ...payments]) {
        expect(title).not.toBe('')
        expect(answers.length).toBeGreaterThanOrEqual(3)
        expect(answers.every(({ text }) => text.length > 30)).toBe(true)
        expect(/[а-яё]{3}/iu.test(title)).toBe(language === 'ru')
      }
    }
  })

  it('return six active and two inactive promotions', async () => {
    const { items } = await api.read(getPromos, '/api/v2/promo')
    expect(items.filter(({ is_active }) => is_active)).toHaveLength(6)
    expect(items).toHaveLength(8)
    for (const { path, text } of items) {
      expect(text).toContain('<')
      expect((await api.app.inject(path)).statusCode).toBe(200)
    }
  })

  it('return metadata of every page in both languages', async () => {
    for (const language of ['ru', 'en']) {
      const { items } = await api.read(getMeta, '/api/v2/meta', language)
      for (const page of Object.keys(PAGES)) {
        expect(items[page]?.title, page).not.toBe('')
        expect(items[page]?.description.length, page).toBeGreaterThan(80)
        expect(items[page]?.keywords, page).not.toBe('')
      }
      for (const page of [
        'terms-and-conditions',
        'instructions',
        'responsible-gaming',
        'levels',
        'fairness',
        'privacy',
        'complaints',
        'accessibility',
      ]) {
        expect((await api.read(getMetaPage, `/api/v2/meta/${page}`, language)).content.length, page).toBeGreaterThan(
          300,
        )
      }
    }
  })

  it('split tournaments into three running, two upcoming and five finished', async () => {
    const { active, upcoming, finished } = await api.read(getTournaments, '/api/v2/tournament/all')
    expect([active.length, upcoming.length, finished.length]).toEqual([3, 2, 5])
    expect(active.every(({ started_at, ended_at }) => started_at <= TEST_NOW && ended_at > TEST_NOW)).toBe(true)
    expect(upcoming.every(({ started_at }) => started_at > TEST_NOW)).toBe(true)
    expect(finished.every(({ ended_at }) => ended_at <= TEST_NOW)).toBe(true)
  })

  it('compute a leaderboard from the rounds of participants', async () => {
    const { tournament, games, prizes, results } = await api.read(getTournament, '/api/v2/tournament/polar-race')
    expect(prizes.reduce((sum, { amount }) => sum + amount, 0)).toBe(tournament.fund)
    expect(prizes).toHaveLength(40)
    expect(games).toHaveLength(24)
    expect(results.map(({ place }) => place)).toEqual(results.map((_, index) => index + 1))
    expect(results.map(({ result }) => result)).toEqual(results.map(({ result }) => result).toSorted((a, b) => b - a))
    expect(results.length).toBeGreaterThan(40)
    const rounds = await api.database.db
      .selectFrom('bot_rounds as round')
      .innerJoin('tournament_bots as entry', 'entry.bot_id', 'round.bot_id')
      .innerJoin('tournament_games as game', (join) =>
        join.onRef('game.game_id', '=', 'round.game_id').onRef('game.tournament_id', '=', 'entry.tournament_id'),
      )
      .select(['round.bot_id', 'round.stake_kopecks'])
      .where('entry.tournament_id', '=', tournament.id)
      .where('round.played_at', '>=', new Date(tournament.started_at))
      .where('round.played_at', '<', new Date(TEST_NOW))
      .execute()
    const byBot = new Map<number, number>()
    for (const { bot_id, stake_kopecks } of rounds) {
      byBot.set(bot_id, (byBot.get(bot_id) ?? 0) + stake_kopecks)
    }
    expect(results[0]?.result).toBe(Math.floor(Math.max(...byBot.values()) / 1000))
  })

  it.each([
    ['small-eight', 8],
    // Of 250 players.
    ['great-crowd', rules.resultsSent],
    ['quiet-start', 0],
    ['amber-cup', 0],
  ])('return the results of tournament %s: %d places', async (slug, count) => {
    const { tournament, results, games } = await api.read(getTournament, `/api/v2/tournament/${slug}`)
    expect(results).toHaveLength(count)
    expect((await api.read(getTournamentResults, `/api/v2/tournament/${tournament.id}/results`)).items).toEqual(results)
    expect((await api.read(getTournamentGames, `/api/v2/tournament/${tournament.id}/games`)).items).toEqual(games)
  })

  it.each(['none', '999', '%3Cscript%3E', "x'--"])('return 404 for the unknown tournament %s', async (slug) => {
    const response = await api.get(`/api/v2/tournament/${slug}`)
    expect(response.statusCode).toBe(404)
    expect(readEnvelope(response.json())).toMatchObject({ kind: 'rejected', code: 1 })
  })

  it('return the same lucky winners hash in every language', async () => {
    const russian = await api.read(getLuckyWinners, '/api/v2/winners/lucky')
    const english = await api.read(getLuckyWinners, '/api/v2/winners/lucky', 'en')
    expect(russian.items.length).toBeGreaterThan(3)
    expect(english.hash).toBe(russian.hash)
    expect(english.items.map(({ slug }) => slug)).toEqual(russian.items.map(({ slug }) => slug))
    expect(english.items.map(({ game }) => game)).not.toEqual(russian.items.map(({ game }) => game))
  })

  it('return three active tournaments', async () => {
    const { items } = await api.read(getActiveTournaments, '/api/v2/tournament/active')
    expect(items).toHaveLength(3)
    expect(items.every(({ started_at, ended_at }) => started_at <= TEST_NOW && ended_at > TEST_NOW)).toBe(true)
  })
})
