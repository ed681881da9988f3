import { describe, expect, it } from 'vitest'
import type { Game, GameList } from '#contract/lobby/games.ts'
import { catalogueOf, filterGames, searchGames, type LobbyFilter } from './catalogue.ts'

const game = (id: number, name: string, overrides: Partial<Game> = {}): Game => ({
  id,
  slug: `game-${id}`,
  name,
  logo: '',
  image: '',
  provider_id: 1,
  online: 0,
  is_roulette: false,
  hits: id,
  created_at: id,
  ...overrides,
})

const list: GameList = {
  games: [
    game(1, 'Привет, Самовар'),
    game(2, 'Жар-птица Полночи', { provider_id: 2 }),
    game(3, 'Cherry Row'),
    game(4, 'Чёрный Ёж', { is_roulette: true }),
    game(5, 'Щучье Веленье'),
  ],
  providers: [
    { id: 1, name: 'Северный Круг' },
    { id: 2, name: 'Quanta & Co' },
  ],
  online: [],
  favorites: [3],
  jackpots: [{ id: 2, total: 100 }],
  gameOfDay: 3,
  gameOfMonth: 77,
}
const catalogue = catalogueOf(list)
const search = (typed: string) => searchGames(catalogue, typed).map(({ id }) => id)
const NO_FILTER: LobbyFilter = { type: 'all', providers: new Set(), search: '', bonusGames: [] }
const filtered = (filter: Partial<LobbyFilter>) =>
  filterGames(catalogue, { ...NO_FILTER, ...filter }).map(({ id }) => id)

describe('searchGames', () => {
  it.each([
    ['letter case', 'CHERRY', [3]],
    ['ё = е', 'черный еж', [4]],
    ['е = ё', 'ёж', [4]],
    ['the wrong keyboard layout', 'ghbdtn', [1]],
    ['the wrong layout in the other direction', 'сруккн', [3]],
    ['transliteration', 'samovar', [1]],
    ['transliteration with a digraph', 'zhar', [2]],
    ['transliteration into Russian', 'черри', [3]],
    ['one wrong letter', 'самавар', [1]],
    ['one missing letter', 'самвар', [1]],
    ['one extra letter', 'cherrry', [3]],
    ['two swapped letters', 'cehrry', [3]],
    ['a provider name', 'quanta', [2]],
    ['a provider on the wrong layout', 'ctdthysq', [1, 3, 4, 5]],
    ['a typo in a provider', 'севрный круг', [1, 3, 4, 5]],
    ['a typo in Latin letters, over two words', 'chernyi yzh', [4]],
    ['a part of a word', 'велен', [5]],
  ])('matches despite %s', (_, typed, ids) => {
    expect(search(typed)).toEqual(ids)
  })

  it('finds nothing without a near match, and everything for spaces', () => {
    expect(search('zzzzzz')).toEqual([])
    expect(search('  ')).toHaveLength(5)
  })

  it('does not tolerate a typo in a short text', () => {
    expect(search('чо')).toEqual([])
  })
})

describe('filterGames', () => {
  it('filters by type', () => {
    expect(filtered({ type: 'table' })).toEqual([4])
    expect(filtered({ type: 'slot' })).toEqual([1, 2, 3, 5])
    expect(filtered({ type: 'jackpot' })).toEqual([2])
    expect(filtered({ type: 'favorite' })).toEqual([3])
    expect(filtered({ type: 'bonus', bonusGames: [5] })).toEqual([5])
  })

  it('combines providers and search', () => {
    expect(filtered({ providers: new Set([1]), search: 'samovar' })).toEqual([1])
    expect(filtered({ providers: new Set([2]), search: 'samovar' })).toEqual([])
  })

  it('limits hot and new to 30 games', () => {
    const games = Array.from({ length: 50 }, (_, index) =>
      game(index + 1, `g${index}`, { hits: index, created_at: 50 - index }),
    )
    const largeCatalogue = catalogueOf({ ...list, games })
    expect(filterGames(largeCatalogue, { ...NO_FILTER, type: 'hot' }).map(({ id }) => id)).toEqual(
      games.slice(20).map(({ id }) => id),
    )
    expect(filterGames(largeCatalogue, { ...NO_FILTER, type: 'new' }).map(({ id }) => id)).toEqual(
      games.slice(0, 30).map(({ id }) => id),
    )
  })
})

describe('catalogueOf', () => {
  it('is computed once per list', () => {
    expect(catalogueOf(list)).toBe(catalogue)
  })

  it('resolves the game of the day, and null for an unknown id', () => {
    expect(catalogue.gameOfDay?.name).toBe('Cherry Row')
    expect(catalogue.gameOfMonth).toBeNull()
  })
})
