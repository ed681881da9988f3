import { attach, createEvent, sample } from 'effector'
import { renewToken } from '#contract/auth.ts'
import { GUEST_ID } from '#contract/status.ts'
import { isUnsupportedCall } from '#app/http/unsupported-call.ts'
import { createMachine, commandsOf } from '#app/lib/create-machine.ts'
import { requestFailed } from '#app/lib/request-failed.ts'
import { $queryClient, requireClient } from '#app/lib/query-client-port.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'
import { httpOf } from '#app/queries/http-port.ts'
import { statusQuery } from '#app/queries/lobby.ts'
import { signInLinkStep, initialSignInLink, type SignInLink, type SignInLinkEvent } from './sign-in-link.machine.ts'
import { accountSwitchChanged, accountSwitchDeclined, accountSwitchAccepted } from './account-switch.model.ts'
import { endSessionFx } from './end-session.model.ts'
import { statusReceived } from './session-load.model.ts'
import { $session, signedOut, identified, signedIn, tokenRenewed } from './session.model.ts'

/* Joins the login by the address with the session, the server, and the question that a player is asked. */

/** The page was opened with a login in its address. */
export const openedWithLink = createEvent<SignInLink>()

const {
  $state,
  dispatch: happened,
  commands: wanted,
  ignored: refused,
} = createMachine(initialSignInLink, signInLinkStep)
/** It has signed somebody in; with where it leads. */
export const signInLinkAccepted = commandsOf(wanted, 'greet').map(({ to }) => to)
export const signInLinkFailed = commandsOf(wanted, 'tellFailed')

sample({
  clock: openedWithLink,
  source: $session,
  fn: ({ token }, login): SignInLinkEvent => ({ kind: 'opened', login, holder: token }),
  target: happened,
})
const isHereFx = attach({
  source: { client: $queryClient, session: $session, language: $language },
  effect: ({ client, session, language }) =>
    requireClient(client).getQueryData(statusQuery({ session: session.id, language }).queryKey)?.id === session.id,
})
sample({ clock: commandsOf(wanted, 'look'), fn: () => undefined, target: isHereFx })
const told = sample({
  clock: [isHereFx.doneData.filter({ fn: Boolean }), identified, statusReceived],
  source: $session,
  fn: (session, told) => ({ session, isAboutThem: typeof told !== 'object' || told.id === session.id }),
})
sample({
  clock: told.filterMap(({ session: { id, token }, isAboutThem }) =>
    isAboutThem && id !== GUEST_ID ? (token ?? undefined) : undefined,
  ),
  fn: (token): SignInLinkEvent => ({ kind: 'here', token }),
  target: happened,
})
sample({ clock: signedOut, fn: (): SignInLinkEvent => ({ kind: 'left' }), target: happened })
sample({
  clock: accountSwitchAccepted,
  source: $session,
  fn: ({ token }): SignInLinkEvent => ({ kind: 'taken', holder: token }),
  target: happened,
})
sample({ clock: accountSwitchDeclined, fn: (): SignInLinkEvent => ({ kind: 'declined' }), target: happened })
sample({ clock: $state, fn: (state) => (state.kind === 'offered' ? state.login : null), target: accountSwitchChanged })

sample({ clock: commandsOf(wanted, 'end').map(({ token }) => token), target: endSessionFx })
sample({ clock: commandsOf(wanted, 'give').map(({ token }) => token), target: signedIn })

const renewFx = attach({
  source: $queryClient,
  effect: async (client) => (await httpOf(requireClient(client)).call(renewToken, {})).token,
})
sample({ clock: commandsOf(wanted, 'renew'), fn: () => undefined, target: renewFx })
sample({
  clock: renewFx.doneData,
  source: $session,
  fn: ({ token }, fresh): SignInLinkEvent => ({ kind: 'renewed', fresh, holder: token }),
  target: happened,
})
sample({ clock: renewFx.fail, fn: (): SignInLinkEvent => ({ kind: 'notRenewed' }), target: happened })
sample({ clock: commandsOf(wanted, 'keep').map(({ token }) => token), target: tokenRenewed })
// A back end that swaps no tokens.
sample({ clock: renewFx.failData, filter: (error) => !isUnsupportedCall(error), target: requestFailed })
sample({
  clock: refused,
  fn: ({ state, event }) => new Error(`A login by the address that is ${state.kind} was told "${event.kind}".`),
  target: requestFailed,
})
