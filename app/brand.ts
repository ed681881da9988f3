import type { Language } from '#contract/languages.ts'

/** Name, licence line and operator: what an operator replaces to make the product its own. */
export interface Brand {
  name: string
  operator: string
  licence: string
  disclaimer: string
  /** The licence's seal: where it is proved, its picture and what that says; `null` without one. */
  seal: { href: string; image: string; name: string } | null
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
    disclaimer: 'Reference build, play money: no real funds are staked.',
    seal: null,
  },
}
