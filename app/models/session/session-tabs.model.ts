import { attach, createEvent, createStore, sample, scopeBind } from 'effector'
import { $cookies } from '#app/lib/cookies.ts'
import { resumed } from '#app/models/presence/presence.model.ts'
import { $session, loggedOut, tokenCookie, tokenGiven, tokenRenewed } from './session.model.ts'

/*
 * The tabs of one browser agree about who is here: the cookie is what they share. Whoever changes it tells the others, and who
 * comes back to a tab finds what is true now. No tab acts for somebody whom another one has signed out.
 */

/** The other tabs of this site. */
export interface TabsPort {
  tell(): void
  /** Gives what ends the listening. */
  onTold(listener: () => void): () => void
}

export const tabsPortGiven = createEvent<TabsPort>()
const told = createEvent()

const $tabs = createStore<TabsPort | null>(null, { serialize: 'ignore' }).on(tabsPortGiven, (_, tabs) => tabs)
const listenFx = attach({ source: $tabs, effect: (tabs) => tabs?.onTold(scopeBind(told, { safe: true })) })
sample({ clock: tabsPortGiven, fn: () => undefined, target: listenFx })

const tellFx = attach({ source: $tabs, effect: (tabs) => tabs?.tell() })
sample({ clock: [tokenGiven, tokenRenewed, loggedOut], fn: () => undefined, target: tellFx })

/** `undefined` where the browser keeps no cookies: then there is nothing to agree about. */
const readFx = attach({
  source: $cookies,
  effect: (cookies): string | null | undefined => (cookies?.areKept() === true ? cookies.get(tokenCookie) : undefined),
})
sample({ clock: [told, resumed], fn: () => undefined, target: readFx })

const changed = sample({
  clock: readFx.doneData,
  source: $session,
  filter: ({ token }, kept) => kept !== undefined && kept !== token,
  fn: (_, kept) => kept ?? null,
})
sample({ clock: changed, filter: (kept) => kept === null, fn: () => undefined, target: loggedOut })
sample({ clock: changed.filterMap((kept) => kept ?? undefined), target: tokenGiven })
