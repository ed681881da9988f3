import { describe, expect, it } from 'vitest'
import { Game, isSameGame, type GameList } from '#contract/lobby/games.ts'
import { shareGameList } from './share-game-list.ts'

const game = (id: number, changes: Partial<Game> = {}): Game => ({
  id,
  slug: `game-${id}`,
  name: `Игра ${id}`,
  logo: '/logo.svg',
  image: '/cover.svg',
  provider_id: 1,
  online: 5,
  is_roulette: false,
  hits: 10,
  created_at: 1_767_000_000_000,
  ...changes,
})
const list = (games: Game[], changes: Partial<GameList> = {}): GameList => ({
  games,
  providers: [{ id: 1, name: 'Лиса и Ключ' }],
  online: [{ id: 1, total: 5 }],
  favorites: [],
  jackpots: [],
  gameOfDay: 1,
  gameOfMonth: null,
  ...changes,
})

function gamesOf(value: unknown): unknown[] {
  if (typeof value === 'object' && value !== null && 'games' in value && Array.isArray(value.games)) return value.games
  throw new Error('Not a game list')
}

describe('shareGameList', () => {
  it('returns the previous list when nothing changed', () => {
    const previous = list([game(1), game(2)])
    expect(shareGameList(previous, list([game(1), game(2)]))).toBe(previous)
  })

  it('keeps unchanged game objects when their order changes', () => {
    const previous = list([game(1), game(2), game(3)])
    const shared = shareGameList(previous, list([game(3), game(2, { online: 6 }), game(1), game(4)]))
    expect(shared).toEqual(list([game(3), game(2, { online: 6 }), game(1), game(4)]))
    expect(gamesOf(shared)[0]).toBe(previous.games[2])
    expect(gamesOf(shared)[1]).not.toBe(previous.games[1])
  })

  it('returns a new list with the same games array when only favourites changed', () => {
    const previous = list([game(1)])
    const shared = shareGameList(previous, list([game(1)], { favorites: [1] }))
    expect(shared).not.toBe(previous)
    expect(gamesOf(shared)).toBe(previous.games)
  })

  it('returns the new list when there was none', () => {
    const next = list([game(1)])
    expect(shareGameList(undefined, next)).toBe(next)
  })
})

describe('isSameGame', () => {
  const other: Required<Game> = game(2, {
    slug: 'other',
    name: 'Другая',
    logo: '',
    image: '',
    provider_id: 2,
    online: 6,
    is_roulette: true,
    hits: 11,
    created_at: 0,
  })
  it.each(Object.keys(Game.shape))('detects a changed %s', (field) => {
    const changed = { ...game(1), ...Object.fromEntries(Object.entries(other).filter(([name]) => name === field)) }
    expect(isSameGame(game(1), game(1))).toBe(true)
    expect(isSameGame(game(1), changed)).toBe(false)
  })
})
