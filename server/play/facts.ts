import { KOPECKS_PER_RUBLE } from '#contract/core/constants.ts'
import type { Language } from '#contract/core/languages.ts'
import type { GameFacts } from '#contract/play/facts.ts'
import { engines, type EngineId } from '#games/registry.ts'
import { formatPercent, percentOf } from '#games/explanation-numbers.ts'
import { JACKPOT_RETURN } from '#server/jackpots/feed.ts'
import { presentations } from '#games/presentations.ts'

/** The return with the jackpots, which own stakes alone play for. */
const jackpotNote = (returns: readonly [number, number], language: Language): string => {
  const [total, jackpots] = [formatPercent(returns, language), formatPercent([JACKPOT_RETURN, 1], language, 0)]
  return language === 'ru'
    ? `<p>Возврат этой игры вместе с джекпотами: ${total}. Из них ${jackpots} приходится на джекпоты, за которые играют только
      ставки собственными деньгами.</p>`
    : `<p>The return of this game with its jackpots: ${total}. Of this, ${jackpots} comes from the jackpots, which only bets of
      your own money play for.</p>`
}

/** Returns the facts of a game with its rules in a language. The return includes the jackpots, if it plays for them. */
export function factsOf(engine: EngineId, hasJackpot: boolean, language: Language): GameFacts {
  const { returns, volatility, minStake, maxStake, maxWin, paceMs, contribution } = engines[engine].facts
  const [paid, staked] = returns
  const withJackpots = [hasJackpot ? paid + JACKPOT_RETURN * staked : paid, staked] as const
  return {
    return: percentOf(withJackpots),
    volatility,
    min: minStake / KOPECKS_PER_RUBLE,
    max: maxStake / KOPECKS_PER_RUBLE,
    max_win: maxWin,
    pace_ms: paceMs,
    contribution,
    rules: `${presentations[engine].rules[language]}${hasJackpot ? jackpotNote(withJackpots, language) : ''}`,
  }
}
