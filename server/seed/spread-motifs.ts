interface Popular {
  id: number
  popularity: number
}
interface Ranked extends Popular {
  motif: string
  hits: number
}

/** More than a first screen of the lobby shows, because each kind of device has games of its own. */
const FIRST_GAMES = 18
/** The first row of the widest grid, which is seen together with the slides. */
const FIRST_ROW = 5

/** The order of the lobby. */
export const byPopularity = (a: Popular, b: Popular): number => b.popularity - a.popularity || a.id - b.id

/**
 * Lets the most popular games differ in their motif: a game whose motif already has been seen exchanges its popularity
 * with the next one of another motif. The first row also differs from the scenes of the slides above it. Returns the games
 * in the given order.
 */
export function spreadMotifs<Game extends Ranked>(games: readonly Game[], slides: ReadonlySet<string>): Game[] {
  const ranked = games.toSorted(byPopularity)
  const seen = new Set<string>()
  for (let rank = 0; rank < Math.min(FIRST_GAMES, ranked.length); rank += 1) {
    const isFree = (motif: string) => !seen.has(motif) && (rank >= FIRST_ROW || !slides.has(motif))
    const next = ranked.findIndex(({ motif }, other) => other >= rank && isFree(motif))
    const [game, distinct] = [ranked[rank], ranked[next]]
    if (game === undefined || distinct === undefined) break
    ranked[rank] = distinct
    ranked[next] = game
    seen.add(distinct.motif)
  }
  // Popularities are handed out anew, strictly decreasing on the first screen, where an id must not decide.
  const values = games.toSorted(byPopularity).map(({ popularity, hits }) => ({ popularity, hits }))
  const spread = new Map<number, Game>()
  let above = Number.POSITIVE_INFINITY
  for (const [rank, game] of ranked.entries()) {
    const { popularity = 0, hits = 0 } = values[rank] ?? {}
    above = rank < FIRST_GAMES ? Math.min(popularity, above - 1) : Math.min(popularity, above)
    spread.set(game.id, { ...game, popularity: above, hits })
  }
  return games.map((game) => spread.get(game.id) ?? game)
}

/** Puts the first game of each motif before the others, so that the first row of a list has different covers. */
export function firstOfEachMotif<Game extends { motif: string }>(games: readonly Game[]): Game[] {
  const isFirst = (game: Game) => games.find(({ motif }) => motif === game.motif) === game
  return [...games.filter(isFirst), ...games.filter((game) => !isFirst(game))]
}
