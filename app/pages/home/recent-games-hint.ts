import { browserStorage, writeStorage } from '#app/lib/browser/storage.ts'

/* Whether this browser has shown recent games, so that their place is kept free while they load. */

const KEY = 'recent-games'
const SHOWN = '1'

export const expectsRecentGames = (): boolean => browserStorage('localStorage')?.getItem(KEY) === SHOWN

export function rememberRecentGames(isShown: boolean): void {
  const storage = browserStorage('localStorage')
  if (isShown) writeStorage(storage, KEY, SHOWN)
  else storage?.removeItem(KEY)
}
