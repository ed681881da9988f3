import { amberCoast } from './amber-coast/rules.ts'
import { blackjack } from './blackjack/rules.ts'
import { cherryRow } from './cherry-row/rules.ts'
import { createEngine, type GameEngine } from './game.ts'
import { jacksPlus } from './jacks-plus/rules.ts'
import { mines } from './mines/rules.ts'
import { nevaRoulette } from './neva-roulette/rules.ts'
import { wheelOfSeasons } from './wheel-of-seasons/rules.ts'

/** The games that have rules. */
export const ENGINE_IDS = [
  'cherry-row',
  'amber-coast',
  'neva-roulette',
  'jacks-plus',
  'wheel-of-seasons',
  'mines',
  'blackjack',
] as const
export type EngineId = (typeof ENGINE_IDS)[number]

export const engines: Readonly<Record<EngineId, GameEngine>> = {
  'cherry-row': createEngine(cherryRow),
  'amber-coast': createEngine(amberCoast),
  'neva-roulette': createEngine(nevaRoulette),
  'jacks-plus': createEngine(jacksPlus),
  'wheel-of-seasons': createEngine(wheelOfSeasons),
  mines: createEngine(mines),
  blackjack: createEngine(blackjack),
}

/** Tables of the catalogue with a wheel or dice. */
const WHEELS_AND_DICE = /(?:^|-)(?:roulette|wheels|dice|craps)(?:-|$)/u

/** Tables of the catalogue that are blackjack, which is also called twenty-one. */
const BLACKJACK = /(?:^|-)(?:blackjack|twenty-one)(?:-|$)/u

/** A game of the catalogue, as far as it decides which engine plays it. */
interface CatalogueGame {
  slug: string
  isTable: boolean
  /** Whether it takes part in a jackpot. */
  hasJackpot: boolean
}

/** Which game plays a game of the catalogue. */
export function engineFor({ slug, isTable, hasJackpot }: CatalogueGame): EngineId {
  if (slug === 'wheel-of-seasons' || slug === 'amber-coast') return slug
  if (slug === 'minefield-25') return 'mines'
  if (!isTable) return hasJackpot ? 'amber-coast' : 'cherry-row'
  if (BLACKJACK.test(slug)) return 'blackjack'
  return WHEELS_AND_DICE.test(slug) ? 'neva-roulette' : 'jacks-plus'
}
