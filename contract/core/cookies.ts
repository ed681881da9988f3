/* Cookies that both the app and the server read. */

/** The session token of a player (`spec §4`). */
export const TOKEN_COOKIE = 'token'
/** The chosen language, so that the first document is in it. */
export const LANGUAGE_COOKIE = 'language'
