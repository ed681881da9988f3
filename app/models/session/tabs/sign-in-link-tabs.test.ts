import { QueryClient } from '@tanstack/react-query'
import { allSettled, fork } from 'effector'
import { describe, expect, it } from 'vitest'
import { errorCode } from '#contract/errors/codes.ts'
import { renewToken } from '#contract/player/auth.ts'
import { getStatus } from '#contract/player/status.ts'
import { CallFailure } from '#app/http/failure.ts'
import { $cookies } from '#app/lib/browser/cookies.ts'
import { firstScreenRendered } from '#app/lib/state/lifecycle.ts'
import { $queryClient } from '#app/lib/state/query-client-port.ts'
import { $clock } from '#app/models/clock/clock.model.ts'
import { $storage } from '#app/models/preferences/preferences.model.ts'
import { visibilityChanged } from '#app/models/presence/presence.model.ts'
import { provideHttp } from '#app/queries/http-port.ts'
import { drivenTime } from '#app/testing/driven-time.ts'
import { rejected } from '#app/testing/failures.ts'
import { guestUser } from '#app/testing/guest-user.ts'
import { memoryCookies } from '#app/testing/memory-cookies.ts'
import { memoryStorage } from '#app/testing/memory-storage.ts'
import { accountSwitchAccepted } from '../account-switch.model.ts'
import { openedWithLink } from '../sign-in-link/sign-in-link.model.ts'
import { $session, playerKey, signedIn, storedSession } from '../session.model.ts'
import './session-tabs.model.ts'

/* Two tabs that share the cookie and the storage, and a server. No message arrives: the slowest browser there is. */

const LINK = 'a'.repeat(51)
/** Until nothing goes on: a request leads to the next one. */
async function flushPromises(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await new Promise<void>((resolve) => setImmediate(resolve))
}

function openBrowser(tokens: Readonly<Record<string, number>>, cookie?: string) {
  const owners = new Map(Object.entries(tokens))
  const { cookies, jar } = memoryCookies(cookie === undefined ? {} : { token: cookie })
  const storage = memoryStorage()
  let renewals = 0
  /** Responds as the server does: a renewal ends the token. */
  const respond = (name: string, token: string | null): object => {
    const id = owners.get(token ?? '')
    if (name !== renewToken.name) return { ...guestUser, id: id ?? 0 }
    if (token === null || id === undefined) throw new CallFailure(rejected(errorCode.notSignedIn))
    owners.delete(token)
    renewals += 1
    owners.set(`renewed-${renewals}`, id)
    return { token: `renewed-${renewals}` }
  }
  return {
    jar,
    storage,
    owners,
    openTab() {
      const client = new QueryClient()
      const waiting: (() => void)[] = []
      let slowCall = ''
      const scope = fork({
        values: [
          [$queryClient, client],
          [$cookies, cookies],
          [$storage, storage],
          [$clock, drivenTime().clock],
          [$session, storedSession(cookies, storage)],
        ],
      })
      provideHttp(client, {
        async call({ name, data }) {
          const { token } = scope.getState($session)
          const response = respond(name, token)
          if (name === slowCall) await new Promise<void>((resolve) => waiting.push(resolve))
          return data.parse(response)
        },
      })
      const fire = async (run: () => unknown) => {
        void run()
        await flushPromises()
      }
      return {
        session: () => scope.getState($session),
        start: () => fire(() => allSettled(firstScreenRendered, { scope })),
        openLink: () => fire(() => allSettled(openedWithLink, { scope, params: { token: LINK, to: '' } })),
        acceptSwitch: () => fire(() => allSettled(accountSwitchAccepted, { scope })),
        signIn: (token: string) => fire(() => allSettled(signedIn, { scope, params: token })),
        resume: () => fire(() => allSettled(visibilityChanged, { scope, params: true })),
        /** From now on responses of this call wait for `goOn`. */
        slowDown: (call: { name: string }) => void (slowCall = call.name),
        goOn: () => {
          slowCall = ''
          return fire(() => waiting.splice(0).forEach((resume) => resume()))
        },
      }
    },
  }
}

describe('two tabs', () => {
  it('with the same sign-in link both end signed in: the slow one does not write the used token back', async () => {
    const { openTab, jar } = openBrowser({ [LINK]: 6 })
    const [fast, slow] = [openTab(), openTab()]
    await fast.openLink()
    expect(jar.get('token')).toBe('renewed-1')
    await slow.openLink()
    expect(jar.get('token')).toBe('renewed-1')
    for (const tab of [fast, slow]) expect(tab.session()).toEqual({ id: 6, token: 'renewed-1' })
  })

  it('with the same sign-in link both end signed in when the slow one has renewed first', async () => {
    const { openTab, jar } = openBrowser({ [LINK]: 6 })
    const [fast, slow] = [openTab(), openTab()]
    slow.slowDown(renewToken)
    await slow.openLink()
    await fast.openLink()
    await slow.goOn()
    await fast.resume()
    await slow.resume()
    const token = jar.get('token')
    expect(token).toMatch(/^renewed/u)
    for (const tab of [fast, slow]) expect(tab.session()).toEqual({ id: 6, token })
  })

  it('keep the session of another tab when a link is accepted late', async () => {
    const { openTab, jar } = openBrowser({ [LINK]: 6, stored: 5 }, 'stored')
    const [fast, slow] = [openTab(), openTab()]
    for (const tab of [fast, slow]) {
      await tab.start()
      await tab.openLink()
    }
    await fast.acceptSwitch()
    expect(jar.get('token')).toBe('renewed-1')
    await slow.acceptSwitch()
    expect(slow.session()).toEqual({ id: 6, token: 'renewed-1' })
    expect(jar.get('token')).toBe('renewed-1')
  })

  it('adopt a newer token instead of signing out when their own was rejected', async () => {
    const { openTab, jar, owners } = openBrowser({ stored: 5, newer: 5 }, 'stored')
    const slow = openTab()
    owners.delete('stored')
    jar.set('token', 'newer')
    await slow.start()
    expect(slow.session()).toEqual({ id: 5, token: 'newer' })
    expect(jar.get('token')).toBe('newer')
  })

  it('do not store the player of a token that another tab has replaced', async () => {
    const { openTab, jar, storage } = openBrowser({ stored: 5, newer: 6 }, 'stored')
    const slow = openTab()
    slow.slowDown(getStatus)
    await slow.start()
    const fast = openTab()
    await fast.signIn('newer')
    expect(storage.getItem(playerKey)).toBe('6')
    await slow.goOn()
    expect(storage.getItem(playerKey)).toBe('6')
    expect(jar.get('token')).toBe('newer')
  })
})
