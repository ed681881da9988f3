import { attach, createEvent, sample } from 'effector'
import { renewToken } from '#contract/auth.ts'
import { GUEST_ID } from '#contract/status.ts'
import { isAbsent } from '#app/http/absent.ts'
import { createMachine, wantedOf } from '#app/lib/create-machine.ts'
import { callOutsideFailed } from '#app/lib/failed-call.ts'
import { $queryClient, requireClient } from '#app/lib/query-client-port.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'
import { httpOf } from '#app/queries/http-of.ts'
import { statusQuery } from '#app/queries/lobby.ts'
import {
  addressLoginStep,
  initialAddressLogin,
  type AddressLogin,
  type AddressLoginEvent,
} from './address-login.machine.ts'
import { addressOfferChanged, offerLeft, offerTaken } from './address-offer.model.ts'
import { endSessionFx } from './end-session.model.ts'
import { statusRead } from './session-load.model.ts'
import { $session, loggedOut, playerKnown, tokenGiven, tokenRenewed } from './session.model.ts'

/* Joins the login by the address with the session, the server, and the question that a player is asked. */

/** The page was opened with a login in its address. */
export const openedWithLogin = createEvent<AddressLogin>()

const { $state, happened, wanted, refused } = createMachine(initialAddressLogin, addressLoginStep)
/** It has signed somebody in; with where it leads. */
export const addressLoginDone = wantedOf(wanted, 'greet').map(({ to }) => to)
export const addressLoginFailed = wantedOf(wanted, 'tellFailed')

sample({
  clock: openedWithLogin,
  source: $session,
  fn: ({ token }, login): AddressLoginEvent => ({ kind: 'opened', login, holder: token }),
  target: happened,
})
const isHereFx = attach({
  source: { client: $queryClient, session: $session, language: $language },
  effect: ({ client, session, language }) =>
    requireClient(client).getQueryData(statusQuery({ session: session.id, language }).queryKey)?.id === session.id,
})
sample({ clock: wantedOf(wanted, 'look'), fn: () => undefined, target: isHereFx })
const told = sample({
  clock: [isHereFx.doneData.filter({ fn: Boolean }), playerKnown, statusRead],
  source: $session,
  fn: (session, told) => ({ session, isAboutThem: typeof told !== 'object' || told.id === session.id }),
})
sample({
  clock: told.filterMap(({ session: { id, token }, isAboutThem }) =>
    isAboutThem && id !== GUEST_ID ? (token ?? undefined) : undefined,
  ),
  fn: (token): AddressLoginEvent => ({ kind: 'here', token }),
  target: happened,
})
sample({ clock: loggedOut, fn: (): AddressLoginEvent => ({ kind: 'left' }), target: happened })
sample({
  clock: offerTaken,
  source: $session,
  fn: ({ token }): AddressLoginEvent => ({ kind: 'taken', holder: token }),
  target: happened,
})
sample({ clock: offerLeft, fn: (): AddressLoginEvent => ({ kind: 'declined' }), target: happened })
sample({ clock: $state, fn: (state) => (state.kind === 'offered' ? state.login : null), target: addressOfferChanged })

sample({ clock: wantedOf(wanted, 'end').map(({ token }) => token), target: endSessionFx })
sample({ clock: wantedOf(wanted, 'give').map(({ token }) => token), target: tokenGiven })

const renewFx = attach({
  source: $queryClient,
  effect: async (client) => (await httpOf(requireClient(client)).call(renewToken, {})).token,
})
sample({ clock: wantedOf(wanted, 'renew'), fn: () => undefined, target: renewFx })
sample({
  clock: renewFx.doneData,
  source: $session,
  fn: ({ token }, fresh): AddressLoginEvent => ({ kind: 'renewed', fresh, holder: token }),
  target: happened,
})
sample({ clock: renewFx.fail, fn: (): AddressLoginEvent => ({ kind: 'notRenewed' }), target: happened })
sample({ clock: wantedOf(wanted, 'keep').map(({ token }) => token), target: tokenRenewed })
// A back end that swaps no tokens.
sample({ clock: renewFx.failData, filter: (error) => !isAbsent(error), target: callOutsideFailed })
sample({
  clock: refused,
  fn: ({ state, event }) => new Error(`A login by the address that is ${state.kind} was told "${event.kind}".`),
  target: callOutsideFailed,
})
