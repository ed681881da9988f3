import * as z from 'zod/mini'
import { declareCall, noData, noInput } from '../core/call.ts'
import { errorCode } from '../errors/codes.ts'
import { breakErrors } from '../errors/groups.ts'
import { PLAY_MODES } from './games.ts'
import { list } from '../core/containers.ts'
import { int, text, word } from '../core/reader.ts'

/* Calls about a single game: open, favourite, count a hit. */

/**
 * The URL of a game's iframe, possibly for one launch only; `renderer: "flash"` needs a Flash emulator. A URL of the
 * site's own host is opened with an opaque origin: without cookies and storage, so a launch token belongs to its fragment.
 */
export const GameAddress = z.object({
  id: int(),
  slug: text(),
  name: text(),
  url: text(),
  renderer: word(['html5', 'flash'], 'html5'),
})
export type GameAddress = z.output<typeof GameAddress>

/** Opens a game by id or slug. 502, 503: another game must be finished first; 601–603: protection. */
export const openGame = declareCall({
  ...noInput,
  name: 'openGame',
  method: 'GET',
  path: '/v2/games/:game',
  guest: true,
  errors: [
    errorCode.notSignedIn,
    errorCode.gameNotFound,
    errorCode.noDemo,
    errorCode.unfinishedGame,
    errorCode.freeSpinsActive,
    errorCode.excludedFromWagering,
    errorCode.sessionPaused,
    ...breakErrors,
  ],
  params: z.object({ game: text() }),
  query: z.object({ type: word(PLAY_MODES, 'demo') }),
  data: GameAddress,
})

/** Returns the ids of the player's favourites, newest first. */
export const getFavorites = declareCall({
  ...noInput,
  name: 'getFavorites',
  method: 'GET',
  path: '/v2/games/favorites',
  guest: false,
  data: z.object({ items: list('items', int()) }),
})

/** Adds a game to the favourites or removes it; `action` tells which. */
export const toggleFavorite = declareCall({
  ...noInput,
  name: 'toggleFavorite',
  method: 'POST',
  path: '/v2/games/favorite/:id',
  guest: false,
  errors: [errorCode.gameNotFound],
  params: z.object({ id: int() }),
  data: z.object({ action: word(['added', 'removed'], 'added') }),
})

/** Counts a game launch. */
export const hitGame = declareCall({
  ...noInput,
  name: 'hitGame',
  method: 'POST',
  path: '/v2/games/',
  guest: true,
  errors: [errorCode.gameNotFound],
  body: z.object({ id: int() }),
  data: noData,
})
