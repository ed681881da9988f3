import { createEvent, sample } from 'effector'
import { renewToken } from '#contract/player/auth.ts'
import { GUEST_ID } from '#contract/player/status.ts'
import { isUnsupportedFailure } from '#app/http/unsupported-call.ts'
import { createAppWorkflow } from '#app/models/app-workflow.ts'
import { statusQuery } from '#app/queries/lobby.ts'
import {
  signInLinkStep,
  initialSignInLink,
  type SignInLink,
  type SignInLinkCommand,
  type SignInLinkEvent,
  type SignInLinkState,
} from './sign-in-link.machine.ts'
import { accountSwitchChanged, accountSwitchDeclined, accountSwitchAccepted } from '../account-switch.model.ts'
import { endSessionRequested } from '../sign-out/end-session.model.ts'
import { sessionChanged, statusReceived } from '../session-load.model.ts'
import { $session, signedOut, identified, signedIn, storedToken, tokenRenewed } from '../session.model.ts'

/* Connects the sign-in link machine to the session, the server and the account switch prompt. */

/** The page was opened with a sign-in link. */
export const openedWithLink = createEvent<SignInLink>()
/** The link signed the player in. The payload is the path to open. */
export const signInLinkAccepted = createEvent<string>()
export const signInLinkFailed = createEvent()

const { $state, dispatch } = createAppWorkflow<SignInLinkState, SignInLinkEvent, SignInLinkCommand>({
  name: 'sign-in link',
  initial: initialSignInLink,
  transition: signInLinkStep,
  commands: {
    checkStatus: {
      run({ client, session: { id, token }, language }) {
        const status = client.getQueryData(statusQuery({ session: id, language }).queryKey)
        return id !== GUEST_ID && status?.id === id ? { kind: 'identified', currentToken: token } : undefined
      },
      until: 'stateLeft',
    },
    renewToken: {
      run: async ({ http }, _command, signal) => ({
        kind: 'tokenRenewed',
        newToken: (await http.call(renewToken, {}, signal)).token,
      }),
      failed: () => ({ kind: 'renewalFailed' }),
      // Some back ends do not renew tokens.
      isQuiet: isUnsupportedFailure,
      until: 'stateLeft',
    },
    signIn: {
      run({ cookies, session }, { token }, _signal, fire) {
        const stored = storedToken(cookies)
        if (stored === undefined || stored === session.token) {
          fire(signedIn, token)
          return undefined
        }
        // Another tab may have used the link up: its session stays, and this tab takes it over.
        fire(dispatch, { kind: 'overtaken' })
        fire(sessionChanged, { kind: 'tabSynced', token: stored, renewedFrom: null })
        return undefined
      },
      until: 'never',
    },
    endSession: endSessionRequested.prepend(({ token }) => token),
    redirect: signInLinkAccepted.prepend(({ to }) => to),
    saveToken: tokenRenewed.prepend(({ token }) => token),
    notifyFailed: signInLinkFailed.prepend(() => undefined),
  },
})

sample({
  clock: openedWithLink,
  source: $session,
  fn: ({ token }, link) => ({ kind: 'opened' as const, link, currentToken: token }),
  target: dispatch,
})
sample({
  clock: [identified, statusReceived.map(({ id }) => id)],
  source: $session,
  filter: (session, id) => id === session.id && id !== GUEST_ID,
  fn: ({ token }) => ({ kind: 'identified' as const, currentToken: token }),
  target: dispatch,
})
sample({ clock: signedIn, fn: () => ({ kind: 'signedIn' as const }), target: dispatch })
sample({ clock: tokenRenewed, fn: () => ({ kind: 'tokenReplaced' as const }), target: dispatch })
sample({ clock: signedOut, fn: () => ({ kind: 'signedOut' as const }), target: dispatch })
sample({
  clock: accountSwitchAccepted,
  source: $session,
  fn: ({ token }) => ({ kind: 'accepted' as const, currentToken: token }),
  target: dispatch,
})
sample({ clock: accountSwitchDeclined, fn: () => ({ kind: 'declined' as const }), target: dispatch })
sample({ clock: $state, fn: (state) => (state.kind === 'prompting' ? state.link : null), target: accountSwitchChanged })
