import { allSettled, fork } from 'effector'
import { describe, expect, it } from 'vitest'
import { $cookies, type Cookies } from '#app/lib/cookies.ts'
import { $clock } from '#app/models/clock/clock.model.ts'
import { visibilityChanged } from '#app/models/presence/presence.model.ts'
import { drivenTime } from '#app/testing/driven-time.ts'
import { memoryCookies } from '#app/testing/memory-cookies.ts'
import './session-load.model.ts'
import type { SessionChange } from './session-change.ts'
import { tabsPortProvided, type TabsPort } from './session-tabs.model.ts'
import { $session, signedOut, signedIn } from './session.model.ts'

/** Two tabs of one browser. Messages arrive at once, or when the test delivers them. */
async function twoTabs(cookies: Cookies, isImmediate = true) {
  const listeners: ((change: SessionChange) => void)[][] = [[], []]
  const undelivered: (() => void)[] = []
  const time = drivenTime()
  let messageCount = 0
  const portOf = (index: number): TabsPort => ({
    send: (change) => {
      messageCount += 1
      const send = () => listeners[1 - index]?.forEach((listener) => listener(change))
      if (isImmediate) send()
      else undelivered.push(send)
      time.pass(1)
    },
    onReceived: (listener) => {
      listeners[index]?.push(listener)
      return () => undefined
    },
  })
  const tab = async (index: number) => {
    const scope = fork({
      values: [
        [$cookies, cookies],
        [$clock, time.clock],
      ],
    })
    await allSettled(tabsPortProvided, { scope, params: portOf(index) })
    return {
      token: () => scope.getState($session).token,
      // Not awaited: the token check gets no response.
      logIn: (token: string) => void allSettled(signedIn, { scope, params: token }),
      logOut: () => void allSettled(signedOut, { scope }),
      resume: () => void allSettled(visibilityChanged, { scope, params: true }),
    }
  }
  const deliverAll = () => undelivered.splice(0).forEach((send) => send())
  return { first: await tab(0), second: await tab(1), messageCount: () => messageCount, deliverAll }
}

describe('session tabs', () => {
  it('share sign-in and sign-out with one message each', async () => {
    const { first, second, messageCount } = await twoTabs(memoryCookies().cookies)
    first.logIn('token-a')
    expect(second.token()).toBe('token-a')
    second.logIn('token-b')
    expect(first.token()).toBe('token-b')
    first.logOut()
    expect([first.token(), second.token()]).toEqual([null, null])
    expect(messageCount()).toBe(3)
  })

  it('converge to the cookie when both change before a message arrives', async () => {
    const { cookies, jar } = memoryCookies()
    const { first, second, messageCount, deliverAll } = await twoTabs(cookies, false)
    first.logIn('token-a')
    second.logIn('token-b')
    deliverAll()
    expect([first.token(), second.token(), jar.get('token')]).toEqual(['token-b', 'token-b', 'token-b'])
    first.logOut()
    first.logIn('token-c')
    deliverAll()
    expect([first.token(), second.token(), jar.get('token')]).toEqual(['token-c', 'token-c', 'token-c'])
    expect(messageCount()).toBe(4)
  })

  it('read the cookie on resume when a message was missed', async () => {
    const { cookies, jar } = memoryCookies()
    const { first } = await twoTabs(cookies)
    first.logIn('token-a')
    jar.set('token', 'token-b')
    first.resume()
    expect(first.token()).toBe('token-b')
    jar.delete('token')
    first.resume()
    expect(first.token()).toBeNull()
  })

  it('do not change on resume when cookies are disabled', async () => {
    const { cookies, jar } = memoryCookies({}, false)
    const { first } = await twoTabs(cookies)
    first.logIn('token-a')
    jar.delete('token')
    first.resume()
    expect(first.token()).toBe('token-a')
  })
})
