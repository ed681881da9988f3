import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bets, KOPECKS_PER_RUBLE } from '#contract/core/constants.ts'
import { LANGUAGES } from '#contract/core/languages.ts'
import { errorCode } from '#contract/errors/codes.ts'
import { getGameFacts } from '#contract/play/facts.ts'
import { ENGINE_IDS, engines } from '#games/registry.ts'
import { STAKES } from '#games/stakes.ts'
import { fairnessPage } from '#server/content/pages/page-fairness.ts'
import { formatReturn } from '#server/content/rules/numbers.ts'
import { gameRules } from '#server/content/rules/rules.ts'
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
      { return: 96.02, volatility: 'high', min: 1, max: 10, max_win: 350, pace_ms: 2500, contribution: 100 },
    ],
    [
      'night-roulette',
      { return: 97.3, volatility: 'medium', min: 5, max: 1000, max_win: 36, pace_ms: 5000, contribution: 20 },
    ],
    [
      'jacks-plus',
      { return: 99.54, volatility: 'medium', min: 1, max: 10, max_win: 800, pace_ms: 5000, contribution: 10 },
    ],
  ])('are those of the rules that play %s', async (game, expected) => {
    expect((await factsOf(game)).facts).toEqual(expected)
  })

  it('have rules in the language of the caller', async () => {
    expect((await factsOf('jacks-plus', 'ru')).rules).toContain('<td>Флеш-рояль</td><td>800</td>')
    expect((await factsOf('jacks-plus', 'en')).rules).toContain('<td>Royal flush</td><td>800</td>')
  })

  it('are not found for an unknown game', async () => {
    const response = await api.get('/api/v2/play/facts/no-such-game')
    expect(response.statusCode).toBe(404)
    expect(response.json()).toMatchObject({ error: errorCode.gameNotFound })
  })
})

describe.each(ENGINE_IDS)('rules of %s', (engine) => {
  it.each(LANGUAGES)('name the exact return in %s', (language) => {
    expect(gameRules[engine][language]).toContain(formatReturn(engines[engine].facts, language))
  })
})

it('the stakes of slots are ten credits of the bet options', () => {
  expect(STAKES).toEqual(bets.options.map((option) => Math.round(option * 10 * KOPECKS_PER_RUBLE)))
})

describe('the fairness page', () => {
  it.each(LANGUAGES)('names the return of every game of the catalogue in %s', (language) => {
    for (const engine of ['cherry-row', 'neva-roulette', 'jacks-plus'] as const)
      expect(fairnessPage.content[language]).toContain(`<td>${formatReturn(engines[engine].facts, language)}</td>`)
  })
})
