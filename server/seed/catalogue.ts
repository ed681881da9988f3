import { slots } from './slots.ts'
import { instants, tables } from './tables.ts'
import type { CatalogueGame } from '#server/content/shapes.ts'
import { jackpotGames, type Title } from './titles.ts'
import { pots } from './site-content.ts'

/** All games that the site offers. */
export const catalogue: readonly Title[] = [...slots, ...tables, ...instants]

const tableSlugs = new Set(tables.map(([slug]) => slug))

/** The catalogue with what else is known of each game. */
export const catalogueGames: readonly CatalogueGame[] = catalogue.map(([slug, ru, en, scene, engine]) => {
  const jackpot = jackpotGames.indexOf(slug)
  return {
    slug,
    name: { ru, en },
    scene,
    engine,
    isTable: tableSlugs.has(slug),
    jackpot: jackpot < 0 ? null : 1 + (jackpot % pots.length),
  }
})
