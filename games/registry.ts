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
