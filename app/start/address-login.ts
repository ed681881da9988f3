import { attach, createEvent, createStore, sample } from 'effector'
import { addressLogin } from '#contract/constants.ts'
import { guardAddress } from '#app/lib/address-guard.ts'
import { noticeRaised } from '#app/models/notices/notices.model.ts'
import { loggedInByToken } from '#app/models/popups/popups.model.ts'
import { $session, loggedOut, playerKnown, tokenGiven } from '#app/models/session/session.model.ts'
import { $i18n, $navigate } from './ports.ts'

/*
 * A login by the address (`spec §6`): `?token=` and where `to`. It never takes the place of somebody who is signed in: a
 * link must not put a player into another's account.
 */

/** What the address held; the script of the document has taken it out. */
export interface AddressLogin {
  token: string
  to: string
}

declare global {
  interface Window {
    addressLogin?: AddressLogin
  }
}

/** The page was opened with a login in its address. */
export const openedWithLogin = createEvent<AddressLogin>()

const tried = sample({
  clock: openedWithLogin,
  source: $session,
  filter: (session, { token }) => session.token === null && token.length > addressLogin.token,
  fn: (_, login) => login,
})
const $tried = createStore<AddressLogin | null>(null, { serialize: 'ignore' }).on(tried, (_, login) => login)
sample({ clock: tried, fn: ({ token }) => token, target: tokenGiven })

const goFx = attach({
  source: $navigate,
  effect: (navigate, to: string) => {
    if (to.length <= addressLogin.to) return
    const target = guardAddress(to, window.location.origin, [])
    if (target.kind === 'route') navigate?.(target.path)
  },
})
const succeeded = sample({ clock: playerKnown, source: $tried, filter: Boolean })
sample({ clock: succeeded, fn: () => undefined, target: loggedInByToken })
sample({ clock: succeeded, fn: ({ to }) => to, target: goFx })

const failed = sample({ clock: loggedOut, source: $tried, filter: Boolean })
sample({
  clock: failed,
  source: $i18n,
  filter: Boolean,
  fn: ({ t }) => ({ tone: 'negative' as const, title: t('failure.title.login'), text: t('failure.login') }),
  target: noticeRaised,
})
$tried.reset(succeeded, failed)
