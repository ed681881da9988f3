import { cherryRow } from './cherry-row/rules.ts'
import { createEngine, type GameEngine } from './game.ts'
import { jacksPlus } from './jacks-plus/rules.ts'
import { nevaRoulette } from './neva-roulette/rules.ts'
import { wheelOfSeasons } from './wheel-of-seasons/rules.ts'

/** The games that have rules. */
export const ENGINE_IDS = ['cherry-row', 'neva-roulette', 'jacks-plus', 'wheel-of-seasons'] as const
export type EngineId = (typeof ENGINE_IDS)[number]

export const engines: Readonly<Record<EngineId, GameEngine>> = {
  'cherry-row': createEngine(cherryRow),
  'neva-roulette': createEngine(nevaRoulette),
  'jacks-plus': createEngine(jacksPlus),
  'wheel-of-seasons': createEngine(wheelOfSeasons),
}

/** Tables of the catalogue with a wheel or dice. */
const WHEELS_AND_DICE = /(?:^|-)(?:roulette|wheels|dice|craps)(?:-|$)/u

/** Which game plays a game of the catalogue. */
export function engineFor({ slug, isTable }: { slug: string; isTable: boolean }): EngineId {
  if (slug === 'wheel-of-seasons') return slug
  if (!isTable) return 'cherry-row'
  return WHEELS_AND_DICE.test(slug) ? 'neva-roulette' : 'jacks-plus'
}
