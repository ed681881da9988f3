import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { errorCode } from '#contract/errors/codes.ts'
import { getGameFacts } from '#contract/play/facts.ts'
import { engines } from '#games/registry.ts'
import { fairnessPage } from '#server/content/pages/page-fairness.ts'
import { formatReturn } from '#games/explanation-numbers.ts'
import { ownPresentation } from '#games/presentations.ts'
import { seededMemory, startTestApi, type TestApi } from '#server/testing/test-api.ts'

describe('facts of a game', () => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi(seededMemory())
  })
  afterAll(() => api.stop())
  const factsOf = (game: string, language = 'ru') =>
    api.read(getGameFacts, `/api/v2/play/facts/${game}`, language).then(({ rules, ...facts }) => ({ rules, facts }))

  it.each([
    [
      'cherry-row',
      { return: 96.02, volatility: 'high', min: 0.1, max: 100, max_win: 350, pace_ms: 2500, contribution: 100 },
    ],
    [
      'amber-coast',
      { return: 96.25, volatility: 'medium', min: 1, max: 100, max_win: 1000, pace_ms: 2500, contribution: 100 },
    ],
    [
      'night-roulette',
      { return: 97.3, volatility: 'medium', min: 5, max: 20_000, max_win: 36, pace_ms: 5000, contribution: 20 },
    ],
    [
      'jacks-plus',
      { return: 99.54, volatility: 'medium', min: 1, max: 500, max_win: 800, pace_ms: 5000, contribution: 10 },
    ],
    [
      'minefield-25',
      { return: 98, volatility: 'medium', min: 1, max: 500, max_win: 929.76, pace_ms: 2500, contribution: 20 },
    ],
    [
      'classic-twenty-one',
      { return: 99.49, volatility: 'low', min: 1, max: 500, max_win: 8, pace_ms: 5000, contribution: 10 },
    ],
  ])('are those of the rules that play %s', async (game, expected) => {
    expect((await factsOf(game)).facts).toEqual(expected)
  })

  it('count the jackpots of a game in its return, and say so', async () => {
    const { slug } = await api.database.db
      .selectFrom('games')
      .select('slug')
      .where('pot_id', 'is not', null)
      .executeTakeFirstOrThrow()
    const { facts, rules } = await factsOf(slug)
    // 96.25 % of the game, and the jackpots.
    expect(facts.return).toBe(98.25)
    expect(rules).toContain('98,25\u00A0%')
    expect((await factsOf(slug, 'en')).rules).toContain('98.25%')
    expect((await factsOf('amber-coast')).rules).not.toContain('98,25')
  })

  it('have rules in the language of the caller', async () => {
    expect((await factsOf('jacks-plus', 'ru')).rules).toContain('<td>Флеш-рояль</td><td>800</td>')
    expect((await factsOf('jacks-plus', 'en')).rules).toContain('<td>Royal flush</td><td>800</td>')
  })

  it('have rules with the symbols of the game’s cover', async () => {
    expect((await factsOf('fox-and-key', 'ru')).rules).toContain('<td>Три лисы</td>')
    expect((await factsOf('altai-hoard', 'en')).rules).toContain('Three or more chests')
  })

  it('are not found for an unknown game', async () => {
    const response = await api.get('/api/v2/play/facts/no-such-game')
    expect(response.statusCode).toBe(404)
    expect(response.json()).toMatchObject({ error: errorCode.gameNotFound })
  })
})

/** The exact returns as they are published. */
const RETURNS = [
  ['cherry-row', '96,02\u00a0%', '96.02%'],
  ['amber-coast', '96,25\u00a0%', '96.25%'],
  ['neva-roulette', '97,30\u00a0%', '97.30%'],
  ['jacks-plus', '99,54\u00a0%', '99.54%'],
  ['wheel-of-seasons', '96,30\u00a0%', '96.30%'],
  ['mines', '98,00\u00a0%', '98.00%'],
  ['blackjack', '99,49\u00a0%', '99.49%'],
] as const

describe('the return of a game', () => {
  it.each(RETURNS)('is in the rules of %s', (engine, ru, en) => {
    expect(ownPresentation(engine).rules.ru).toContain(ru)
    expect(ownPresentation(engine).rules.en).toContain(en)
  })

  it.each(RETURNS)('is on the fairness page for %s', (_, ru, en) => {
    expect(fairnessPage.content.ru).toContain(`<td>${ru}</td>`)
    expect(fairnessPage.content.en).toContain(`<td>${en}</td>`)
  })

  it('is the one of its facts', () => {
    for (const [engine, ru] of RETURNS) expect(formatReturn(engines[engine].facts, 'ru')).toBe(ru)
  })
})
