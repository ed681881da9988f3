import { allSettled, createWatch, fork } from 'effector'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { errorCode } from '#contract/errors/codes.ts'
import { $cookies, type Cookies } from '#app/lib/browser/cookies.ts'
import { $clock } from '#app/models/clock/clock.model.ts'
import { visibilityChanged } from '#app/models/presence/presence.model.ts'
import { drivenTime } from '#app/testing/driven-time.ts'
import { rejected } from '#app/testing/failures.ts'
import { memoryCookies } from '#app/testing/memory-cookies.ts'
import type { SessionChange } from '../session-change.ts'
import { tabsPortProvided, type TabsPort } from './session-tabs.model.ts'
import { callRejected, sessionEnded } from '../session-load.model.ts'
import { sessionReset } from '../session-reset.ts'
import { $session, identified, signedIn, tokenRenewed } from '../session.model.ts'
import { signOutRequested } from '../sign-out/sign-out.model.ts'

/** Tabs of one browser. Messages arrive at once, or when the test delivers them. */
async function openTabs(count: number, cookies: Cookies, isImmediate = true) {
  const time = drivenTime()
  let messageCount = 0
  const openTab = async () => {
    const inbox: SessionChange[] = []
    let listen: (change: SessionChange) => void = () => undefined
    const scope = fork({
      values: [
        [$cookies, cookies],
        [$clock, time.clock],
      ],
    })
    const resets = vi.fn<() => void>()
    createWatch({ unit: sessionReset, scope, fn: () => resets() })
    const ends: string[] = []
    createWatch({ unit: sessionEnded, scope, fn: (reason) => ends.push(reason) })
    const tab = {
      inbox,
      ends,
      token: () => scope.getState($session).token,
      session: () => scope.getState($session),
      resetCount: () => resets.mock.calls.length,
      identify: (id: number) => void allSettled(identified, { scope, params: id }),
      // Not awaited: the token check gets no response.
      signIn: (token: string) => void allSettled(signedIn, { scope, params: token }),
      renew: (token: string) => void (tab.token() !== null && allSettled(tokenRenewed, { scope, params: token })),
      signOut: () => void allSettled(signOutRequested, { scope }),
      block: () => void allSettled(callRejected, { scope, params: rejected(errorCode.accountBlocked) }),
      resume: () => void allSettled(visibilityChanged, { scope, params: true }),
      /** Receives the next message, if there is one. */
      receive: () => inbox.splice(0, 1).forEach((change) => listen(change)),
    }
    const port: TabsPort = {
      send(change) {
        messageCount += 1
        for (const other of tabs) if (other !== tab) other.inbox.push(change)
        if (isImmediate) deliverAll()
        time.pass(1)
      },
      onReceived(listener) {
        listen = listener
        return () => undefined
      },
    }
    return { tab, connect: () => allSettled(tabsPortProvided, { scope, params: port }) }
  }
  const opened = await Promise.all(Array.from({ length: count }, openTab))
  const tabs = opened.map(({ tab }) => tab)
  const deliverAll = () => {
    for (const tab of tabs) while (tab.inbox.length > 0) tab.receive()
  }
  await Promise.all(opened.map(({ connect }) => connect()))
  return { tabs, messageCount: () => messageCount, deliverAll }
}

async function twoTabs(cookies: Cookies, isImmediate = true) {
  const { tabs, ...browser } = await openTabs(2, cookies, isImmediate)
  const [first, second] = tabs
  if (first === undefined || second === undefined) expect.fail('No tabs.')
  return { first, second, ...browser }
}

describe('session tabs', () => {
  it('share sign-in and sign-out with one message each', async () => {
    const { first, second, messageCount } = await twoTabs(memoryCookies().cookies)
    first.signIn('token-a')
    expect(second.token()).toBe('token-a')
    second.signIn('token-b')
    expect(first.token()).toBe('token-b')
    first.signOut()
    expect([first.token(), second.token()]).toEqual([null, null])
    expect(messageCount()).toBe(3)
  })

  it('keep the player and the input when one renews the token', async () => {
    const { first, second } = await twoTabs(memoryCookies().cookies)
    first.signIn('token-a')
    first.identify(5)
    second.identify(5)
    first.renew('token-b')
    expect(second.session()).toEqual({ id: 5, token: 'token-b' })
    expect(second.resetCount()).toBe(1)
  })

  it('converge to the cookie when both change before a message arrives', async () => {
    const { cookies, jar } = memoryCookies()
    const { first, second, messageCount, deliverAll } = await twoTabs(cookies, false)
    first.signIn('token-a')
    second.signIn('token-b')
    deliverAll()
    expect([first.token(), second.token(), jar.get('token')]).toEqual(['token-b', 'token-b', 'token-b'])
    first.signOut()
    first.signIn('token-c')
    deliverAll()
    expect([first.token(), second.token(), jar.get('token')]).toEqual(['token-c', 'token-c', 'token-c'])
    expect(messageCount()).toBe(4)
  })

  it('say why they were signed out; a missing cookie alone gives no false reason', async () => {
    const { cookies, jar } = memoryCookies()
    const { first, second } = await twoTabs(cookies)
    first.signIn('token-a')
    first.identify(5)
    second.identify(5)
    first.signOut()
    first.signIn('token-b')
    first.block()
    first.signIn('token-c')
    jar.delete('token')
    second.resume()
    expect(second.ends).toEqual(['otherTab', 'blocked', 'ended'])
  })

  it('read the cookie on resume when a message was missed', async () => {
    const { cookies, jar } = memoryCookies()
    const { first } = await twoTabs(cookies)
    first.signIn('token-a')
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
    first.signIn('token-a')
    jar.delete('token')
    first.resume()
    expect(first.token()).toBe('token-a')
  })
})

describe.each([2, 3])('%i session tabs in any order of events', (count) => {
  it('converge to the cookie, and send nothing when they receive', async () => {
    const action = fc.record({
      index: fc.nat(count - 1),
      // Tabs receive as often as they act.
      kind: fc.constantFrom('signIn', 'renew', 'signOut', 'resume', 'receive', 'receive', 'receive'),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(action, { maxLength: 14 }), async (order) => {
        const { cookies, jar } = memoryCookies()
        const { tabs, messageCount, deliverAll } = await openTabs(count, cookies, false)
        for (const [position, { index, kind }] of order.entries()) {
          const sentBefore = messageCount()
          tabs[index]?.[kind](`token-${position}`)
          if (kind === 'receive') expect(messageCount()).toBe(sentBefore)
        }
        const sentBefore = messageCount()
        deliverAll()
        expect(messageCount()).toBe(sentBefore)
        for (const tab of tabs) expect(tab.token()).toBe(jar.get('token') ?? null)
      }),
      { numRuns: 300 },
    )
  })
})
