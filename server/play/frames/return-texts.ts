import type { Language } from '#contract/core/languages.ts'
import type { Facts } from '#games/game.ts'

const PERCENT = 100

/** Returns the sentence about a game's exact return, for its rules. */
export function returnTexts({ returns: [numerator, denominator] }: Pick<Facts, 'returns'>): Record<Language, string> {
  const percent = (language: Language) =>
    new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(
      (numerator / denominator) * PERCENT,
    )
  return {
    ru: `Возврат игроку ${percent('ru')}\u00A0%.`,
    en: `Return to player: ${percent('en')}%.`,
  }
}
