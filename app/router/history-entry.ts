/**
 * The router's key of the entry that the address shows, although the page may not show it yet; `null` is an entry that the browser
 * has made by itself, for a hash.
 */
export const entryKey = (): unknown => window.history.state && (window.history.state.key ?? 'default')
