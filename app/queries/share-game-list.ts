import { replaceEqualDeep } from '@tanstack/react-query'
import { isSameGame, type Game, type GameList } from '#contract/games.ts'

// The cache does not know what it holds; under this key lie lists that the contract has read.
export const isGameList = (value: unknown): value is GameList =>
  typeof value === 'object' && value !== null && 'games' in value && 'favorites' in value

function shareGames(before: Game[], fresh: Game[]): Game[] {
  const known = new Map(before.map((game) => [game.id, game]))
  return fresh.map((game) => {
    const old = known.get(game.id)
    return old !== undefined && isSameGame(old, game) ? old : game
  })
}

function areSameGames(before: readonly Game[], fresh: readonly Game[]): boolean {
  if (before.length !== fresh.length) return false
  for (let at = 0; at < before.length; at += 1) {
    const [old, game] = [before[at], fresh[at]]
    if (old === undefined || game === undefined || !isSameGame(old, game)) return false
  }
  return true
}

/**
 * Keeps of an older list whatever says the same in a fresh one: an equal answer is the old list itself, so that nothing
 * is derived or rendered again, and a game that has not changed stays the same object. For the cache's structural sharing,
 * whose own way walks every field of ten thousand games by its name.
 */
export function shareGameList(before: unknown, fresh: unknown): unknown {
  if (!isGameList(before) || !isGameList(fresh)) return fresh
  const games = areSameGames(before.games, fresh.games) ? before.games : shareGames(before.games, fresh.games)
  return replaceEqualDeep(games === before.games ? before : { ...before, games }, { ...fresh, games })
}
