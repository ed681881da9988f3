import { replaceEqualDeep } from '@tanstack/react-query'
import { isSameGame, type Game, type GameList } from '#contract/lobby/games.ts'

/** Narrows cached data. It was validated by the contract when it was fetched. */
export const isGameList = (value: unknown): value is GameList =>
  typeof value === 'object' && value !== null && 'games' in value && 'favorites' in value

function shareGames(previous: Game[], next: Game[]): Game[] {
  const previousById = new Map(previous.map((game) => [game.id, game]))
  return next.map((game) => {
    const old = previousById.get(game.id)
    return old !== undefined && isSameGame(old, game) ? old : game
  })
}

function areSameGames(previous: readonly Game[], next: readonly Game[]): boolean {
  if (previous.length !== next.length) return false
  for (let index = 0; index < previous.length; index += 1) {
    const [old, game] = [previous[index], next[index]]
    if (old === undefined || game === undefined || !isSameGame(old, game)) return false
  }
  return true
}

/**
 * Structural sharing for game lists: an equal response returns the previous list, and unchanged games keep their
 * identity. Faster than the built-in version, which walks every field of 10,000 games.
 */
export function shareGameList(previous: unknown, next: unknown): unknown {
  if (!isGameList(previous) || !isGameList(next)) return next
  const games = areSameGames(previous.games, next.games) ? previous.games : shareGames(previous.games, next.games)
  return replaceEqualDeep(games === previous.games ? previous : { ...previous, games }, { ...next, games })
}
