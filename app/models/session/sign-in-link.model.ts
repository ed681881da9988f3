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

/* Connects the sign-in link machine to the session, the server and the account switch prompt. */

/** The page was opened with a sign-in link. */
export const openedWithLink = createEvent<SignInLink>()

const { $state, dispatch, commands, ignored } = createMachine(initialSignInLink, signInLinkStep)
/** The link signed the player in. The payload is the path to open. */
export const signInLinkAccepted = commandsOf(commands, 'redirect').map(({ to }) => to)
export const signInLinkFailed = commandsOf(commands, 'notifyFailed')

sample({
  clock: openedWithLink,
  source: $session,
  fn: ({ token }, link): SignInLinkEvent => ({ kind: 'opened', link, currentToken: token }),
  target: dispatch,
})
const isConfirmedFx = attach({
  source: { client: $queryClient, session: $session, language: $language },
  effect: ({ client, session, language }) =>
    requireClient(client).getQueryData(statusQuery({ session: session.id, language }).queryKey)?.id === session.id,
})
sample({ clock: commandsOf(commands, 'checkStatus'), fn: () => undefined, target: isConfirmedFx })
const confirmation = sample({
  clock: [isConfirmedFx.doneData.filter({ fn: Boolean }), identified, statusReceived],
  source: $session,
  fn: (session, source) => ({ session, isAboutSession: typeof source !== 'object' || source.id === session.id }),
})
sample({
  clock: confirmation.filterMap(({ session: { id, token }, isAboutSession }) =>
    isAboutSession && id !== GUEST_ID ? (token ?? undefined) : undefined,
  ),
  fn: (token): SignInLinkEvent => ({ kind: 'identified', token }),
  target: dispatch,
})
sample({ clock: signedOut, fn: (): SignInLinkEvent => ({ kind: 'signedOut' }), target: dispatch })
sample({
  clock: accountSwitchAccepted,
  source: $session,
  fn: ({ token }): SignInLinkEvent => ({ kind: 'accepted', currentToken: token }),
  target: dispatch,
})
sample({ clock: accountSwitchDeclined, fn: (): SignInLinkEvent => ({ kind: 'declined' }), target: dispatch })
sample({ clock: $state, fn: (state) => (state.kind === 'prompting' ? state.link : null), target: accountSwitchChanged })

sample({ clock: commandsOf(commands, 'endSession').map(({ token }) => token), target: endSessionFx })
sample({ clock: commandsOf(commands, 'signIn').map(({ token }) => token), target: signedIn })

const renewFx = attach({
  source: $queryClient,
  effect: async (client) => (await httpOf(requireClient(client)).call(renewToken, {})).token,
})
sample({ clock: commandsOf(commands, 'renewToken'), fn: () => undefined, target: renewFx })
sample({
  clock: renewFx.doneData,
  source: $session,
  fn: ({ token }, newToken): SignInLinkEvent => ({ kind: 'tokenRenewed', newToken, currentToken: token }),
  target: dispatch,
})
sample({ clock: renewFx.fail, fn: (): SignInLinkEvent => ({ kind: 'renewalFailed' }), target: dispatch })
sample({ clock: commandsOf(commands, 'saveToken').map(({ token }) => token), target: tokenRenewed })
// Some back ends do not renew tokens.
sample({ clock: renewFx.failData, filter: (error) => !isUnsupportedCall(error), target: requestFailed })
sample({
  clock: ignored,
  fn: ({ state, event }) => new Error(`Sign-in link machine ignored "${event.kind}" in state ${state.kind}`),
  target: requestFailed,
})
