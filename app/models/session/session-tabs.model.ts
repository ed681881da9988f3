import { attach, createEvent, createStore, sample, scopeBind } from 'effector'
import { $cookies } from '#app/lib/cookies.ts'
import { commandsOf } from '#app/lib/create-machine.ts'
import { resumed } from '#app/models/presence/presence.model.ts'
import { $clock, requireClock } from '#app/models/clock/clock.model.ts'
import { browserSignedOut, sessionDispatched, sessionCommands } from './session-load.model.ts'
import { createChange, isLater, type SessionChange } from './session-change.ts'
import { tokenCookie } from './session.model.ts'

/*
 * The tabs of one browser agree about who is here. Whoever changes it tells the others, with the token: a cookie that one tab has
 * just written is not at once what another one reads. Of two changes the later counts in every tab, whichever it hears last, and
 * who hears of one neither tells it nor writes the cookie: whoever has made it has done both. Who comes back to a tab is compared
 * with the cookie, for what it was not told. No tab acts for somebody whom another one has signed out.
 */

/** The other tabs of this site. */
export interface TabsPort {
  send(change: SessionChange): void
  /** Gives what ends the listening. */
  onReceived(listener: (change: SessionChange) => void): () => void
}

export const tabsPortProvided = createEvent<TabsPort>()
const told = createEvent<SessionChange>()
const made = createEvent<SessionChange>()

const $tabs = createStore<TabsPort | null>(null, { serialize: 'ignore' }).on(tabsPortProvided, (_, tabs) => tabs)
const listenFx = attach({ source: $tabs, effect: (tabs) => tabs?.onReceived(scopeBind(told, { safe: true })) })
sample({ clock: tabsPortProvided, fn: () => undefined, target: listenFx })

const $last = createStore<SessionChange | null>(null, { serialize: 'ignore' })
const heard = sample({
  clock: told,
  source: $last,
  filter: (last, change) => isLater(change, last),
  fn: (_, change) => change,
})
$last.on([heard, made], (_, change) => change)

const makeFx = attach({
  source: { clock: $clock, last: $last },
  effect: ({ clock, last }, token: string | null) => createChange(token, requireClock(clock).machineNow(), last),
})
const tellFx = attach({ source: $tabs, effect: (tabs, change: SessionChange) => tabs?.send(change) })
sample({ clock: commandsOf(sessionCommands, 'tell').map(({ token }) => token), target: makeFx })
sample({ clock: browserSignedOut, fn: () => null, target: makeFx })
sample({ clock: makeFx.doneData, target: [made, tellFx] })

/** `undefined` where the browser keeps no cookies: then there is nothing to agree about. */
const readFx = attach({
  source: $cookies,
  effect: (cookies): string | null | undefined => (cookies?.areKept() === true ? cookies.get(tokenCookie) : undefined),
})
sample({ clock: resumed, fn: () => undefined, target: readFx })

sample({
  clock: [heard.map(({ token }) => token), readFx.doneData.filter({ fn: (kept) => kept !== undefined })],
  fn: (token) => ({ kind: 'told' as const, token: token ?? null }),
  target: sessionDispatched,
})
