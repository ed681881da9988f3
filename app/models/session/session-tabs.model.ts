import { attach, createEvent, createStore, sample, scopeBind } from 'effector'
import { $cookies } from '#app/lib/cookies.ts'
import { wantedOf } from '#app/lib/create-machine.ts'
import { resumed } from '#app/models/presence/presence.model.ts'
import { browserLeft, sessionHappened, sessionWanted } from './session-load.model.ts'
import { tokenCookie } from './session.model.ts'

/*
 * The tabs of one browser agree about who is here. Whoever changes it tells the others, with the token: a cookie that one tab has
 * just written is not at once what another one reads. Who comes back to a tab is compared with the cookie, for what it was not
 * told. No tab acts for somebody whom another one has signed out.
 */

/** The other tabs of this site. */
export interface TabsPort {
  tell(token: string | null): void
  /** Gives what ends the listening. */
  onTold(listener: (token: string | null) => void): () => void
}

export const tabsPortGiven = createEvent<TabsPort>()
const told = createEvent<string | null>()

const $tabs = createStore<TabsPort | null>(null, { serialize: 'ignore' }).on(tabsPortGiven, (_, tabs) => tabs)
const listenFx = attach({ source: $tabs, effect: (tabs) => tabs?.onTold(scopeBind(told, { safe: true })) })
sample({ clock: tabsPortGiven, fn: () => undefined, target: listenFx })

const tellFx = attach({ source: $tabs, effect: (tabs, token: string | null) => tabs?.tell(token) })
sample({ clock: wantedOf(sessionWanted, 'tell').map(({ token }) => token), target: tellFx })
sample({ clock: browserLeft, fn: () => null, target: tellFx })

/** `undefined` where the browser keeps no cookies: then there is nothing to agree about. */
const readFx = attach({
  source: $cookies,
  effect: (cookies): string | null | undefined => (cookies?.areKept() === true ? cookies.get(tokenCookie) : undefined),
})
sample({ clock: resumed, fn: () => undefined, target: readFx })

sample({
  clock: [told, readFx.doneData.filter({ fn: (kept) => kept !== undefined })],
  fn: (token) => ({ kind: 'told' as const, token: token ?? null }),
  target: sessionHappened,
})
