import { describe, expect, it } from 'vitest'
import type { Game, GameList } from '#contract/games.ts'
import { catalogueOf, filterGames, searchGames, type LobbyFilter } from './catalogue.ts'

const game = (id: number, name: string, more: Partial<Game> = {}): Game => ({
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
  ...more,
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
const found = (typed: string) => searchGames(catalogue, typed).map(({ id }) => id)
const all: LobbyFilter = { type: 'all', providers: new Set(), search: '', bonusGames: [] }
const filtered = (filter: Partial<LobbyFilter>) => filterGames(catalogue, { ...all, ...filter }).map(({ id }) => id)

describe('the search', () => {
  it.each([
    ['case', 'CHERRY', [3]],
    ['ё = е', 'черный еж', [4]],
    ['е = ё', 'ёж', [4]],
    ['a slip of the keyboard layout', 'ghbdtn', [1]],
    ['the slip the other way', 'сруккн', [3]],
    ['transliteration', 'samovar', [1]],
    ['transliteration with a digraph', 'zhar', [2]],
    ['transliteration into Russian', 'черри', [3]],
    ['one wrong letter', 'самавар', [1]],
    ['one missing letter', 'самвар', [1]],
    ['one extra letter', 'cherrry', [3]],
    ['two swapped letters', 'cehrry', [3]],
    ['a provider', 'quanta', [2]],
    ['a provider on the wrong layout', 'ctdthysq', [1, 3, 4, 5]],
    ['a typo in a provider', 'севрный круг', [1, 3, 4, 5]],
    ['a typo in Latin letters, over two words', 'chernyi yzh', [4]],
    ['a part of a word', 'велен', [5]],
  ])('forgives %s', (_, typed, ids) => {
    expect(found(typed)).toEqual(ids)
  })

  it('finds nothing where nothing is near, and everything for spaces', () => {
    expect(found('zzzzzz')).toEqual([])
    expect(found('  ')).toHaveLength(5)
  })

  it('does not forgive a typo in a short text', () => {
    expect(found('чо')).toEqual([])
  })
})

describe('the filters', () => {
  it('show types', () => {
    expect(filtered({ type: 'table' })).toEqual([4])
    expect(filtered({ type: 'slot' })).toEqual([1, 2, 3, 5])
    expect(filtered({ type: 'jackpot' })).toEqual([2])
    expect(filtered({ type: 'favorite' })).toEqual([3])
    expect(filtered({ type: 'bonus', bonusGames: [5] })).toEqual([5])
  })

  it('join with providers and the search', () => {
    expect(filtered({ providers: new Set([1]), search: 'samovar' })).toEqual([1])
    expect(filtered({ providers: new Set([2]), search: 'samovar' })).toEqual([])
  })

  it('hold the 30 most played and the 30 newest', () => {
    const games = Array.from({ length: 50 }, (_, at) => game(at + 1, `g${at}`, { hits: at, created_at: 50 - at }))
    const many = catalogueOf({ ...list, games })
    expect(filterGames(many, { ...all, type: 'hot' }).map(({ id }) => id)).toEqual(games.slice(20).map(({ id }) => id))
    expect(filterGames(many, { ...all, type: 'new' }).map(({ id }) => id)).toEqual(
      games.slice(0, 30).map(({ id }) => id),
    )
  })
})

describe('the catalogue', () => {
  it('is derived once for a list', () => {
    expect(catalogueOf(list)).toBe(catalogue)
  })

  it('names the game of the day, and none where the id is unknown', () => {
    expect(catalogue.gameOfDay?.name).toBe('Cherry Row')
    expect(catalogue.gameOfMonth).toBeNull()
  })
})
