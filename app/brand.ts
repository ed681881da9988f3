import type { Language } from '#contract/core/languages.ts'
import type { Brand as UiBrand } from '#ui/index.ts'

/** Brand texts, and a logo and art if they are not Cassiopeia's. An operator replaces them with its own. */
export interface Brand extends UiBrand {
  name: string
  operator: string
  licence: string
  disclaimer: string
  /** The licence seal: verification URL, image and alternative text; `null` without one. */
  seal: { href: string; image: string; name: string } | null
}

/** Adds the brand to a title of a document that does not have it. */
export function withBrand(title: string, language: Language): string {
  const { name } = brands[language]
  if (title === '' || title.includes(name)) return title
  return `${title}${language === 'ru' ? ' — ' : ' | '}${name}`
}

export const brands: Readonly<Record<Language, Brand>> = {
  ru: {
    name: 'Кассиопея',
    operator: 'Cassiopeia Reference N.V.',
    licence: 'Деятельность ведётся по лицензии Кюрасао.',
    disclaimer: 'Эталонная сборка: игровые деньги, без ставок на реальные средства.',
    seal: null,
  },
  en: {
    name: 'Cassiopeia',
    operator: 'Cassiopeia Reference N.V.',
    licence: 'Operated under a Curacao licence.',
    disclaimer: 'Reference build: play money, no real-money bets.',
    seal: null,
  },
}
