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

/** Two tabs of one browser, told of each other at once, or when the test delivers what was told. */
async function twoTabs(cookies: Cookies, isAtOnce = true) {
  const listeners: ((change: SessionChange) => void)[][] = [[], []]
  const kept: (() => void)[] = []
  const time = drivenTime()
  let told = 0
  const portOf = (own: number): TabsPort => ({
    send: (change) => {
      told += 1
      const deliver = () => listeners[1 - own]?.forEach((listener) => listener(change))
      if (isAtOnce) deliver()
      else kept.push(deliver)
      time.pass(1)
    },
    onReceived: (listener) => {
      listeners[own]?.push(listener)
      return () => undefined
    },
  })
  const tab = async (own: number) => {
    const scope = fork({
      values: [
        [$cookies, cookies],
        [$clock, time.clock],
      ],
    })
    await allSettled(tabsPortProvided, { scope, params: portOf(own) })
    return {
      token: () => scope.getState($session).token,
      // Never awaited: nobody answers whose the token is.
      logIn: (token: string) => void allSettled(signedIn, { scope, params: token }),
      logOut: () => void allSettled(signedOut, { scope }),
      comeBack: () => void allSettled(visibilityChanged, { scope, params: true }),
    }
  }
  const deliver = () => kept.splice(0).forEach((tell) => tell())
  return { first: await tab(0), second: await tab(1), told: () => told, deliver }
}

describe('two tabs', () => {
  it('have the same player, and the same guest, and stop telling each other', async () => {
    const { first, second, told } = await twoTabs(memoryCookies().cookies)
    first.logIn('anna')
    expect(second.token()).toBe('anna')
    second.logIn('boris')
    expect(first.token()).toBe('boris')
    first.logOut()
    expect([first.token(), second.token()]).toEqual([null, null])
    expect(told()).toBe(3)
  })

  it('agree with the browser when both have changed before either was heard', async () => {
    const { cookies, jar } = memoryCookies()
    const { first, second, told, deliver } = await twoTabs(cookies, false)
    first.logIn('anna')
    second.logIn('boris')
    deliver()
    expect([first.token(), second.token(), jar.get('token')]).toEqual(['boris', 'boris', 'boris'])
    first.logOut()
    first.logIn('clara')
    deliver()
    expect([first.token(), second.token(), jar.get('token')]).toEqual(['clara', 'clara', 'clara'])
    expect(told()).toBe(4)
  })

  it('agree when somebody comes back to one that was told nothing', async () => {
    const { cookies, jar } = memoryCookies()
    const { first } = await twoTabs(cookies)
    first.logIn('anna')
    jar.set('token', 'boris')
    first.comeBack()
    expect(first.token()).toBe('boris')
    jar.delete('token')
    first.comeBack()
    expect(first.token()).toBeNull()
  })

  it('are left as they are where the browser keeps no cookies', async () => {
    const { cookies, jar } = memoryCookies({}, false)
    const { first } = await twoTabs(cookies)
    first.logIn('anna')
    jar.delete('token')
    first.comeBack()
    expect(first.token()).toBe('anna')
  })
})
