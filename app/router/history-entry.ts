/**
 * The router's key of the current history entry, which may be ahead of the rendered page. `null` for an entry that the
 * browser created for a hash change.
 */
export const entryKey = (): unknown => window.history.state && (window.history.state.key ?? 'default')
