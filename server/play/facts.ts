import { KOPECKS_PER_RUBLE } from '#contract/core/constants.ts'
import type { Language } from '#contract/core/languages.ts'
import type { GameFacts } from '#contract/play/facts.ts'
import { engines, type EngineId } from '#games/registry.ts'
import { formatPercent, percentOf } from '#games/explanation-numbers.ts'
import { JACKPOT_RETURN } from '#server/jackpots/feed.ts'
import { presentationOf } from '#games/presentations.ts'

/** The return with the jackpots, which own stakes alone play for. */
const jackpotNote = (returns: readonly [number, number], language: Language): string => {
  const [total, jackpots] = [formatPercent(returns, language), formatPercent([JACKPOT_RETURN, 1], language, 0)]
  return language === 'ru'
    ? `<p>Возврат этой игры вместе с джекпотами: ${total}. Из них ${jackpots} приходится на джекпоты, за которые играют только
      ставки собственными деньгами.</p>`
    : `<p>The return of this game with its jackpots: ${total}. Of this, ${jackpots} comes from the jackpots, which only bets of
      your own money play for.</p>`
}

/** The row of a game, as far as it decides its facts. */
interface PlayedGame {
  slug: string
  motif: string
  engine: EngineId
  pot_id: number | null
}

/** Returns the facts of a game with its rules in a language. The return includes the jackpots, if it plays for them. */
export function factsOf(game: PlayedGame, language: Language): GameFacts {
  const { engine } = game
  const hasJackpot = game.pot_id !== null
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
    rules: `${presentationOf(engine, game).rules[language]}${hasJackpot ? jackpotNote(withJackpots, language) : ''}`,
  }
}
