import * as z from 'zod/mini'
import { declareCall, sendsNothing } from './call.ts'
import { PLAY_MODES } from './games.ts'
import { int, list, text, word } from './reader.ts'

/* What is done with one game: opened, marked, counted. */

/** Where a game's frame lies; `renderer: "flash"` is an old game that needs an emulator. */
export const GameAddress = z.object({
  id: int(),
  slug: text(),
  name: text(),
  url: text(),
  renderer: word(['html5', 'flash'], 'html5'),
})
export type GameAddress = z.output<typeof GameAddress>

/** Opens a game by id or slug. Errors: 500 unknown, 501 no demo, 502/503 another game first, 504 wagering. */
export const openGame = declareCall({
  ...sendsNothing,
  name: 'openGame',
  method: 'GET',
  path: '/v2/games/:game',
  guest: true,
  params: z.object({ game: text() }),
  query: z.object({ type: word(PLAY_MODES, 'demo') }),
  data: GameAddress,
})

/** The player's favourites, the newest first. */
export const getFavorites = declareCall({
  ...sendsNothing,
  name: 'getFavorites',
  method: 'GET',
  path: '/v2/games/favorites',
  guest: false,
  data: z.object({ items: list('items', int()) }),
})

/** Makes a game a favourite, or ends that; the answer says which. Error 500: no such game. */
export const toggleFavorite = declareCall({
  ...sendsNothing,
  name: 'toggleFavorite',
  method: 'POST',
  path: '/v2/games/favorite/:id',
  guest: false,
  params: z.object({ id: int() }),
  data: z.object({ action: word(['added', 'removed'], 'added') }),
})

/** Counts an opened game as a hit. */
export const hitGame = declareCall({
  ...sendsNothing,
  name: 'hitGame',
  method: 'POST',
  path: '/v2/games/',
  guest: true,
  body: z.object({ id: int() }),
  data: z.object({}),
})
