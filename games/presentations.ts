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

/** Games whose look does not follow from their cover. */
const presentations = {
  'neva-roulette': { rules: nevaRouletteRules, page: nevaRoulettePage },
  'jacks-plus': { rules: jacksPlusRules, page: jacksPlusPage },
  'wheel-of-seasons': { rules: wheelOfSeasonsRules, page: null },
  mines: { rules: minesRules, page: minesPage },
  blackjack: { rules: blackjackRules, page: blackjackPage },
} as const

/** Slots have the symbols of their cover. `isOwn`: the game that gave the rules their name, which has a scene of its own. */
const slots = {
  'cherry-row': (motif: string, isOwn: boolean) => ({
    rules: cherryRowRules(motif),
    page: cherryRowPage(motif, isOwn),
  }),
  'amber-coast': (motif: string, isOwn: boolean) => ({
    rules: amberCoastRules(motif),
    page: amberCoastPage(motif, isOwn),
  }),
} as const

/** Slots by engine, motif and look: their pictures are read once. */
const read: Map<string, Presentation> = new Map()

/** What a server shows of a game of the catalogue, by its engine, slug and cover motif. */
export function presentationOf(engine: EngineId, { slug, motif }: { slug: string; motif: string }): Presentation {
  if (engine !== 'cherry-row' && engine !== 'amber-coast') return presentations[engine]
  const isOwn = slug === engine
  const key = [engine, motif, isOwn].join(' ')
  const known = read.get(key) ?? slots[engine](motif, isOwn)
  read.set(key, known)
  return known
}

/** What a server shows of the game that gave an engine its name. */
export const ownPresentation = (engine: EngineId): Presentation => presentationOf(engine, { slug: engine, motif: '' })
