import { KOPECKS_PER_RUBLE } from '#contract/core/constants.ts'
import type { Language } from '#contract/core/languages.ts'
import type { GameFacts } from '#contract/play/facts.ts'
import { engines, type EngineId } from '#games/registry.ts'
import { percentOf } from '#server/content/rules/numbers.ts'
import { gameRules } from '#server/content/rules/rules.ts'

/** Returns the facts of a game with its rules in a language. */
export function factsOf(engine: EngineId, language: Language): GameFacts {
  const { returns, volatility, minStake, maxStake, maxWin, paceMs, contribution } = engines[engine].facts
  return {
    return: percentOf(returns),
    volatility,
    min: minStake / KOPECKS_PER_RUBLE,
    max: maxStake / KOPECKS_PER_RUBLE,
    max_win: maxWin,
    pace_ms: paceMs,
    contribution,
    rules: gameRules[engine][language],
  }
}
