import { QueryClient } from '@tanstack/react-query'
import { allSettled, fork } from 'effector'
import { expect, it } from 'vitest'
import { renewToken } from '#contract/player/auth.ts'
import { $cookies } from '#app/lib/browser/cookies.ts'
import { $queryClient } from '#app/lib/state/query-client-port.ts'
import { provideHttp } from '#app/queries/http-port.ts'
import { guestUser } from '#app/testing/guest-user.ts'
import { memoryCookies } from '#app/testing/memory-cookies.ts'
import { $session, signedIn, signedOut, tokenRenewed } from '../session.model.ts'
import { openedWithLink } from './sign-in-link.model.ts'

const LINK = 'a'.repeat(51)

/** Signs player 6 in with a link. The test responds to the renewal of the token. */
async function renewing() {
  const client = new QueryClient()
  const renewal = Promise.withResolvers<object>()
  let signal: AbortSignal | undefined
  provideHttp(client, {
    async call({ name, data }, _input, ofCall) {
      if (name !== renewToken.name) return data.parse({ ...guestUser, id: 6 })
      signal = ofCall
      return data.parse(await renewal.promise)
    },
  })
  const scope = fork({
    values: [
      [$queryClient, client],
      [$cookies, memoryCookies().cookies],
    ],
  })
  const flushPromises = () => new Promise<void>((resolve) => setImmediate(resolve))
  void allSettled(openedWithLink, { scope, params: { token: LINK, to: '' } })
  await flushPromises()
  expect(signal?.aborted).toBe(false)
  return {
    scope,
    isAborted: () => signal?.aborted,
    token: () => scope.getState($session).token,
    respond: () => {
      renewal.resolve({ token: 'fresh' })
      return flushPromises()
    },
  }
}

it('the sign-in link replaces its token with the renewed one', async () => {
  const { respond, token } = await renewing()
  await respond()
  expect(token()).toBe('fresh')
})

it.each([
  ['another player signs in', signedIn, 'other'],
  ['the token is renewed otherwise', tokenRenewed, 'other'],
  ['the player signs out', signedOut, null],
])('the sign-in link aborts the renewal of its token and drops a late response when %s', async (_, event, token) => {
  const link = await renewing()
  void allSettled(
    event.prepend(() => token ?? ''),
    { scope: link.scope, params: undefined },
  )
  expect(link.isAborted()).toBe(true)
  await link.respond()
  expect(link.token()).toBe(token)
})
