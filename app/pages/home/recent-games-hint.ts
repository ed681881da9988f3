import { browserStorage, writeStorage } from '#app/lib/browser/storage.ts'

/* Whether this browser has shown recent games, so that their place is kept free while they load. */

/** Also read by `index.html`. */
export const recentGamesKey = 'recent-games'
const SHOWN = '1'

/** Without storage, as on the server, it may have: `index.html` hides the place in the page of the server. */
export function expectsRecentGames(): boolean {
  const storage = browserStorage('localStorage')
  return storage === null || storage.getItem(recentGamesKey) === SHOWN
}

export function rememberRecentGames(isShown: boolean): void {
  const storage = browserStorage('localStorage')
  if (isShown) writeStorage(storage, recentGamesKey, SHOWN)
  else storage?.removeItem(recentGamesKey)
}
