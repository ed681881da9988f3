import { attach, createEvent, createStore, sample, scopeBind } from 'effector'
import { $cookies } from '#app/lib/browser/cookies.ts'
import { resumed } from '#app/models/presence/presence.model.ts'
import { $clock, requireClock } from '#app/models/clock/clock.model.ts'
import { browserSignedOut, sessionChanged, tokenSaved } from '../session-load.model.ts'
import { createChange, isLater, type SessionChange } from '../session-change.ts'
import { storedToken } from '../session.model.ts'

/*
 * Keeps the session in sync between the tabs of a browser.
 *
 * - The tab that changes the session writes the cookie and broadcasts the token, because a cookie may not be visible to
 *   other tabs at once. Receivers do neither.
 * - The latest change wins in every tab, in whatever order the messages arrive.
 * - On resume, a tab compares its session with the cookie, in case it missed a message.
 */

/** Port for messages between the tabs of this site. */
export interface TabsPort {
  send(change: SessionChange): void
  /** Returns a function that unsubscribes. */
  onReceived(listener: (change: SessionChange) => void): () => void
}

export const tabsPortProvided = createEvent<TabsPort>()
const messageReceived = createEvent<SessionChange>()
const changeMade = createEvent<SessionChange>()

const $tabs = createStore<TabsPort | null>(null, { serialize: 'ignore' }).on(tabsPortProvided, (_, tabs) => tabs)
const subscribeFx = attach({
  source: $tabs,
  effect: (tabs) => tabs?.onReceived(scopeBind(messageReceived, { safe: true })),
})
sample({ clock: tabsPortProvided, target: subscribeFx })

const $lastChange = createStore<SessionChange | null>(null, { serialize: 'ignore' })
const changeAccepted = sample({
  clock: messageReceived,
  source: $lastChange,
  filter: (lastChange, change) => isLater(change, lastChange),
  fn: (_, change) => change,
})
$lastChange.on([changeAccepted, changeMade], (_, change) => change)

const createChangeFx = attach({
  source: { clock: $clock, lastChange: $lastChange },
  effect: ({ clock, lastChange }, change: Omit<SessionChange, 'changedAt'>) =>
    createChange(change, requireClock(clock).machineNow(), lastChange),
})
const broadcastFx = attach({ source: $tabs, effect: (tabs, change: SessionChange) => tabs?.send(change) })
sample({ clock: tokenSaved, target: createChangeFx })
sample({
  clock: browserSignedOut,
  fn: (reason) => ({ token: null, renewedFrom: null, reason }),
  target: createChangeFx,
})
sample({ clock: createChangeFx.doneData, target: [changeMade, broadcastFx] })

const readCookieFx = attach({ source: $cookies, effect: storedToken })
sample({ clock: resumed, target: readCookieFx })

sample({
  clock: [
    changeAccepted.map(({ token, renewedFrom, reason }) => ({ token, renewedFrom, reason })),
    // The cookie does not tell whose token it is, so the tab signs in again; nor why it is missing.
    readCookieFx.doneData.filterMap((token) =>
      token === undefined ? undefined : { token, renewedFrom: null, reason: undefined },
    ),
  ],
  fn: (change) => ({ kind: 'tabSynced' as const, ...change }),
  target: sessionChanged,
})
