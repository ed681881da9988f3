import type { Bilingual } from '#contract/core/languages.ts'
import { amberCoastRules } from './amber-coast/explanation.ts'
import { amberCoastPage } from './amber-coast/page.ts'
import { blackjackRules } from './blackjack/explanation.ts'
import { blackjackPage } from './blackjack/page.ts'
import { cherryRowRules } from './cherry-row/explanation.ts'
import { cherryRowPage } from './cherry-row/page.ts'
import { jacksPlusRules } from './jacks-plus/explanation.ts'
import { jacksPlusPage } from './jacks-plus/page.ts'
import type { GamePage } from './kit/document.ts'
import { minesRules } from './mines/explanation.ts'
import { minesPage } from './mines/page.ts'
import { nevaRouletteRules } from './neva-roulette/explanation.ts'
import { nevaRoulettePage } from './neva-roulette/page.ts'
import type { EngineId } from './registry.ts'
import { wheelOfSeasonsRules } from './wheel-of-seasons/explanation.ts'

/** What a server shows of a game. */
interface Presentation {
  /** Rules and paytable as HTML. */
  rules: Bilingual
  /** The page of its frame; `null` for a Flash game. */
  page: GamePage | null
}

export const presentations: Readonly<Record<EngineId, Presentation>> = {
  'cherry-row': { rules: cherryRowRules, page: cherryRowPage },
  'amber-coast': { rules: amberCoastRules, page: amberCoastPage },
  'neva-roulette': { rules: nevaRouletteRules, page: nevaRoulettePage },
  'jacks-plus': { rules: jacksPlusRules, page: jacksPlusPage },
  'wheel-of-seasons': { rules: wheelOfSeasonsRules, page: null },
  mines: { rules: minesRules, page: minesPage },
  blackjack: { rules: blackjackRules, page: blackjackPage },
}
