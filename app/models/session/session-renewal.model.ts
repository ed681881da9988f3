import { attach, createStore, sample } from 'effector'
import { $cookies } from '#app/lib/cookies.ts'
import { TOKEN_DAYS, statusRead } from './session-load.model.ts'
import { $session, playerKnown, tokenCookie } from './session.model.ts'

/*
 * Who comes every day stays signed in: the browser counts from the moment at which the token was written, not from its last use, so
 * it is written again, once a start, when the server has said that it is still the player's.
 */

const keepOnFx = attach({
  source: $cookies,
  effect(cookies, token: string | null) {
    // Another tab may have a fresher one, or have signed out: what it has done is not undone.
    if (token !== null && cookies?.get(tokenCookie) === token) cookies.set(tokenCookie, token, TOKEN_DAYS)
  },
})
const $isDue = createStore(true).on(keepOnFx, () => false)

sample({
  clock: [statusRead.map(({ id }) => id), playerKnown],
  source: { session: $session, isDue: $isDue },
  filter: ({ session, isDue }, said) => isDue && session.token !== null && session.id === said,
  fn: ({ session }) => session.token,
  target: keepOnFx,
})
