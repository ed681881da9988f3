import { expect, it } from 'vitest'
import type { Game } from '#contract/lobby/games.ts'
import { sortGames } from './sort-games.ts'

const game = (id: number, name: string, created_at: number, online: number): Game => ({
  id,
  name,
  slug: name,
  logo: '',
  provider_id: 1,
  image: '',
  online,
  is_roulette: false,
  hits: 0,
  created_at,
})
const games = [game(1, 'ёлка', 2, 5), game(2, 'Apple', 3, 1), game(3, 'дом', 1, 9), game(4, 'Жук', 3, 0)]
/** The poll says that the last game has most players. */
const catalogue = { online: new Map([[4, 20]]) }

it.each<['' | 'new' | 'online' | 'name', number[]]>([
  ['', [1, 2, 3, 4]],
  ['new', [2, 4, 1, 3]],
  ['online', [4, 3, 1, 2]],
  ['name', [2, 3, 1, 4]],
])('sortGames orders games by %s, equal ones as in the list', (sort, ids) => {
  expect(sortGames(games, sort, catalogue, 'en').map(({ id }) => id)).toEqual(ids)
})
