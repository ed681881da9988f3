import { describe, expect, it } from 'vitest'
import { Game, isSameGame, type GameList } from '#contract/games.ts'
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
  throw new Error('not a list of games')
}

describe('a fresh list of games', () => {
  it('is the old one where it says the same', () => {
    const before = list([game(1), game(2)])
    expect(shareGameList(before, list([game(1), game(2)]))).toBe(before)
  })

  it('keeps the games that have not changed, wherever they stand now', () => {
    const before = list([game(1), game(2), game(3)])
    const after = shareGameList(before, list([game(3), game(2, { online: 6 }), game(1), game(4)]))
    expect(after).toEqual(list([game(3), game(2, { online: 6 }), game(1), game(4)]))
    expect(gamesOf(after)[0]).toBe(before.games[2])
    expect(gamesOf(after)[1]).not.toBe(before.games[1])
  })

  it('is new where only what surrounds the games has changed, and the games stay', () => {
    const before = list([game(1)])
    const after = shareGameList(before, list([game(1)], { favorites: [1] }))
    expect(after).not.toBe(before)
    expect(gamesOf(after)).toBe(before.games)
  })

  it('is taken as it is where there was none', () => {
    const fresh = list([game(1)])
    expect(shareGameList(undefined, fresh)).toBe(fresh)
  })
})

describe('two games', () => {
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
  it.each(Object.keys(Game.shape))('differ where %s does', (field) => {
    const changed = { ...game(1), ...Object.fromEntries(Object.entries(other).filter(([name]) => name === field)) }
    expect(isSameGame(game(1), game(1))).toBe(true)
    expect(isSameGame(game(1), changed)).toBe(false)
  })
})
