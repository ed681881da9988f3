import type { EngineId } from '#games/registry.ts'
import type { Bilingual } from '../shapes.ts'
import { amberCoastRules } from './amber-coast.ts'
import { cherryRowRules } from './cherry-row.ts'
import { jacksPlusRules } from './jacks-plus.ts'
import { nevaRouletteRules } from './neva-roulette.ts'
import { wheelOfSeasonsRules } from './wheel-of-seasons.ts'

/** Rules and paytables as HTML, with the numbers of `games/`. */
export const gameRules: Readonly<Record<EngineId, Bilingual>> = {
  'cherry-row': cherryRowRules,
  'amber-coast': amberCoastRules,
  'neva-roulette': nevaRouletteRules,
  'jacks-plus': jacksPlusRules,
  'wheel-of-seasons': wheelOfSeasonsRules,
}
