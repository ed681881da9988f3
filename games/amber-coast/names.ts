import type { Bilingual } from '#contract/core/languages.ts'
import type { CoastSymbol } from './reels.ts'

/** Names of the symbols, in lower case. */
export const coastNames: Readonly<Record<CoastSymbol, Bilingual>> = {
  ship: { ru: 'парусник', en: 'sailing ship' },
  anchor: { ru: 'якорь', en: 'anchor' },
  helm: { ru: 'штурвал', en: 'ship’s wheel' },
  shell: { ru: 'ракушка', en: 'shell' },
  starfish: { ru: 'морская звезда', en: 'starfish' },
  fish: { ru: 'рыба', en: 'fish' },
  pebble: { ru: 'галька', en: 'pebbles' },
  amber: { ru: 'янтарь', en: 'amber' },
  lighthouse: { ru: 'маяк', en: 'lighthouse' },
}
