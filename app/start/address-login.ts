import { attach, createEffect, createEvent, createStore, sample } from 'effector'
import { renewToken } from '#contract/auth.ts'
import { addressLogin } from '#contract/constants.ts'
import { GUEST_ID } from '#contract/status.ts'
import { isAbsent } from '#app/http/absent.ts'
import { guardAddress } from '#app/lib/address-guard.ts'
import { callOutsideFailed } from '#app/lib/failed-call.ts'
import { $queryClient, requireClient } from '#app/lib/query-client-port.ts'
import { addressRefused } from '#app/lib/refused-address.ts'
import { noticeRaised } from '#app/models/notices/notices.model.ts'
import { loggedInByToken } from '#app/models/popups/popups.model.ts'
import {
  $addressOffer,
  addressLoginOffered,
  offerLeft,
  offerReady,
  type AddressLogin,
} from '#app/models/session/address-offer.model.ts'
import { statusRead } from '#app/models/session/session-load.model.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'
import { $session, loggedOut, playerKnown, tokenGiven, tokenRenewed } from '#app/models/session/session.model.ts'
import { httpOf } from '#app/queries/http-of.ts'
import { statusQuery } from '#app/queries/lobby.ts'
import { $navigate } from '#app/router/navigator.ts'
import { $i18n } from './ports.ts'

/*
 * A login by the address (`spec §6`): `?token=` and where `to`. It takes the place of nobody who is signed in without a question,
 * and its token is swapped for a fresh one: others may have seen the address.
 */

declare global {
  interface Window {
    /** What the address held; the script of the document has taken it out. */
    addressLogin?: AddressLogin
  }
}

/** The page was opened with a login in its address. */
export const openedWithLogin = createEvent<AddressLogin>()

const usable = openedWithLogin.filter({ fn: ({ token }) => token.length > addressLogin.token })

// Whose place it would take is known when the server has told it: a cookie may be of a session that has ended.
const beside = sample({
  clock: usable,
  source: $session,
  filter: (session, { token }) => session.token !== null && session.token !== token,
  fn: (_, login) => login,
})
const $waiting = createStore<AddressLogin | null>(null, { serialize: 'ignore' }).on(beside, (_, login) => login)
const isHereFx = attach({
  source: { client: $queryClient, session: $session, language: $language },
  effect: ({ client, session, language }) =>
    requireClient(client).getQueryData(statusQuery({ session: session.id, language }).queryKey)?.id === session.id,
})
sample({ clock: beside, fn: () => undefined, target: isHereFx })
const isHere = sample({
  clock: [isHereFx.doneData.filter({ fn: Boolean }), playerKnown, statusRead],
  source: $session,
  filter: ({ id }, told) => id !== GUEST_ID && (typeof told !== 'object' || told.id === id),
  fn: () => undefined,
})
const asked = sample({ clock: isHere, source: $waiting, filter: Boolean })
sample({ clock: asked, target: addressLoginOffered })
$waiting.reset(asked)

// Nobody was there, or is any more: there is nothing to ask. In a step of its own, because the end of that session is not this login's.
const goOnFx = createEffect((login: AddressLogin) => login)
const deserted = sample({
  clock: loggedOut,
  source: { waiting: $waiting, offer: $addressOffer },
  fn: ({ waiting, offer }) => waiting ?? offer,
})
sample({ clock: deserted.filterMap((login) => login ?? undefined), target: goOnFx })
sample({ clock: goOnFx, fn: () => undefined, target: offerLeft })
$waiting.reset(goOnFx)
const free = sample({
  clock: usable,
  source: $session,
  filter: ({ token }) => token === null,
  fn: (_, login) => login,
})
const tried = sample({ clock: [free, offerReady, goOnFx.doneData] })
const $tried = createStore<AddressLogin | null>(null, { serialize: 'ignore' }).on(tried, (_, login) => login)
sample({ clock: tried, fn: ({ token }) => token, target: tokenGiven })

const goFx = attach({
  source: $navigate,
  effect: (navigate, to: string) => {
    if (to.length <= addressLogin.to) return undefined
    const target = guardAddress(to, window.location.origin, [])
    if (target.kind === 'route') navigate?.(target.path)
    return target.kind === 'refused' ? { address: to, reason: target.reason, followed: true } : undefined
  },
})
sample({ clock: goFx.doneData.filterMap((refused) => refused), target: addressRefused })
const succeeded = sample({ clock: playerKnown, source: $tried, filter: Boolean })
sample({ clock: succeeded, fn: () => undefined, target: loggedInByToken })
sample({ clock: succeeded, fn: ({ to }) => to, target: goFx })

const renewFx = attach({
  source: $queryClient,
  effect: async (client, _old: string) => (await httpOf(requireClient(client)).call(renewToken, {})).token,
})
sample({ clock: succeeded, fn: ({ token }) => token, target: renewFx })
// Somebody may have left or changed meanwhile.
sample({
  clock: renewFx.done,
  source: $session,
  filter: ({ token }, { params }) => token === params,
  fn: (_, { result }) => result,
  target: tokenRenewed,
})
// A back end that swaps no tokens.
sample({ clock: renewFx.failData, filter: (error) => !isAbsent(error), target: callOutsideFailed })

const failed = sample({ clock: loggedOut, source: $tried, filter: Boolean })
sample({
  clock: failed,
  source: $i18n,
  filter: Boolean,
  fn: ({ t }) => ({ tone: 'negative' as const, title: t('failure.title.login'), text: t('failure.login') }),
  target: noticeRaised,
})
$tried.reset(succeeded, failed)
