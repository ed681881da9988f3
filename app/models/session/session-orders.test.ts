import { QueryClient } from '@tanstack/react-query'
import { allSettled, fork } from 'effector'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { getStatus } from '#contract/player/status.ts'
import { testRuns } from '#contract/testing/test-runs.ts'
import { CallFailure } from '#app/http/failure.ts'
import { $cookies } from '#app/lib/browser/cookies.ts'
import { firstScreenRendered } from '#app/lib/state/lifecycle.ts'
import { $queryClient } from '#app/lib/state/query-client-port.ts'
import { $clock } from '#app/models/clock/clock.model.ts'
import { $storage } from '#app/models/preferences/preferences.model.ts'
import { provideHttp } from '#app/queries/http-port.ts'
import { drivenTime } from '#app/testing/driven-time.ts'
import { noResponse, rejected } from '#app/testing/failures.ts'
import { logout } from '#contract/player/auth.ts'
import { guestUser } from '#app/testing/guest-user.ts'
import { memoryCookies } from '#app/testing/memory-cookies.ts'
import { memoryStorage } from '#app/testing/memory-storage.ts'
import { callRejected, sessionChanged, statusReceived } from './session-load.model.ts'
import { $session, signedIn, tokenRenewed, type Session } from './session.model.ts'
import { signOutRequested } from './sign-out/sign-out.model.ts'

const responses = ['owner', 'guest', 'notSignedIn', 'rejected', 'noResponse'] as const
type Response = (typeof responses)[number]

/** One tab and a server that responds when the test says so, even to requests that were aborted. */
function openTab(session: Session) {
  const { cookies, jar } = memoryCookies(session.token === null ? {} : { token: session.token })
  const client = new QueryClient()
  const scope = fork({
    values: [
      [$queryClient, client],
      [$clock, drivenTime().clock],
      [$cookies, cookies],
      [$storage, memoryStorage()],
      [$session, session],
    ],
  })
  const checks: { token: string | null; signal: AbortSignal | undefined; respond: (response: Response) => void }[] = []
  provideHttp(client, {
    call: ({ name, data }, _input, signal) =>
      new Promise((resolve, reject) => {
        if (name === logout.name) {
          resolve(data.parse({}))
          return
        }
        const respond = (response: Response) => {
          if (response === 'owner') resolve(data.parse({ ...guestUser, id: 5 }))
          else if (response === 'guest') resolve(data.parse(guestUser))
          else if (response === 'noResponse') reject(new CallFailure(noResponse))
          else reject(new CallFailure(rejected(response === 'rejected' ? 3 : 200)))
        }
        checks.push({ token: scope.getState($session).token, signal, respond })
      }),
  })
  return {
    scope,
    checks,
    cookie: () => jar.get('token') ?? null,
    setCookie: (token: string | null) => (token === null ? jar.delete('token') : jar.set('token', token)),
    session: () => scope.getState($session),
    /** Checks whose result matters. */
    openChecks: () => checks.filter(({ signal }) => signal?.aborted === false),
    /** Resolves to whether the result mattered. */
    async respond(index: number, response: Response) {
      const [check] = checks.splice(index, 1)
      const isOpen = check?.signal?.aborted === false && check.token === scope.getState($session).token
      check?.respond(response)
      await new Promise<void>((resolve) => setImmediate(resolve))
      return isOpen
    },
  }
}

const token = fc.constantFrom('one', 'two', 'three')
const action = fc.oneof(
  fc.record({ kind: fc.constantFrom('start', 'signOut', 'unauthorized') }),
  fc.record({ kind: fc.constantFrom('signIn', 'renew'), token }),
  fc.record({ kind: fc.constant('status'), id: fc.constantFrom(0, 5, 6) }),
  fc.record({ kind: fc.constant('tab'), token: fc.option(token) }),
  // The same weight as all others, so that late responses are frequent.
  ...[1, 2, 3].map(() =>
    fc.record({ kind: fc.constant('respond'), index: fc.nat(2), response: fc.constantFrom(...responses) }),
  ),
)

it('a session ends only by a check of its own token, matches the cookie, runs one check and is never stuck, in any order of events', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom<Session>({ id: 0, token: null }, { id: 0, token: 'one' }, { id: 5, token: 'one' }),
      fc.array(action, { maxLength: 20 }),
      async (stored, order) => {
        const tab = openTab(stored)
        const { scope } = tab
        const receiveStatus = (id: number) =>
          void allSettled(statusReceived, { scope, params: getStatus.data.parse({ ...guestUser, id }) })
        for (const next of order) {
          const previous = tab.session()
          switch (next.kind) {
            case 'start':
              void allSettled(firstScreenRendered, { scope })
              break
            case 'signIn':
              void allSettled(signedIn, { scope, params: next.token })
              break
            case 'renew':
              if (previous.token !== null) void allSettled(tokenRenewed, { scope, params: next.token })
              break
            case 'signOut':
              void allSettled(signOutRequested, { scope })
              break
            case 'unauthorized':
              void allSettled(callRejected, { scope, params: rejected(200) })
              break
            case 'status':
              receiveStatus(next.id)
              break
            case 'tab':
              // The other tab has already written the cookie.
              tab.setCookie(next.token)
              void allSettled(sessionChanged, {
                scope,
                params: { kind: 'tabSynced', token: next.token, renewedFrom: null },
              })
              break
            case 'respond': {
              const isOpen = await tab.respond(next.index, next.response)
              const isInvalid = next.response === 'guest' || next.response === 'notSignedIn'
              if (isOpen && isInvalid) expect(tab.session()).toEqual({ id: 0, token: null })
              else if (isOpen && next.response === 'owner') expect(tab.session()).toEqual({ ...previous, id: 5 })
              else expect(tab.session()).toEqual(previous)
            }
          }
          expect(tab.cookie()).toBe(tab.session().token)
          if (tab.session().token === null) expect([tab.session().id, tab.openChecks()]).toEqual([0, []])
          expect(tab.openChecks().length).toBeLessThanOrEqual(1)
          for (const check of tab.openChecks()) expect(check.token).toBe(tab.session().token)
        }
        // The next status checks the token of any player again, and its owner is identified.
        if (tab.session().token !== null) {
          receiveStatus(6)
          receiveStatus(7)
          const [open] = tab.openChecks()
          if (open === undefined) expect.fail('No check is running.')
          await tab.respond(tab.checks.indexOf(open), 'owner')
          expect(tab.session().id).toBe(5)
        }
        void allSettled(signOutRequested, { scope })
        expect([tab.session(), tab.cookie(), tab.openChecks()]).toEqual([{ id: 0, token: null }, null, []])
      },
    ),
    { numRuns: testRuns(500) },
  )
})
