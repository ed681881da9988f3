import { signInLinkLimits } from '#contract/core/constants.ts'
import type { Step, Transition } from '#app/lib/state/create-workflow.ts'

/*
 * Sign-in link (`spec §4`): `?token=` and an optional `to`. It replaces a signed-in player only after a prompt; whether
 * the stored session is still valid is known from the status. The link's token is then renewed, because the URL may
 * have leaked.
 */

/** A sign-in link: its token, and the path to open afterwards. */
export interface SignInLink {
  token: string
  to: string
}

export type SignInLinkState =
  | { kind: 'idle' }
  /** There is a stored session. Waiting for the status that confirms or ends it. */
  | { kind: 'awaitingStatus'; link: SignInLink }
  /** The signed-in player is asked whether to switch accounts. */
  | { kind: 'prompting'; link: SignInLink }
  | { kind: 'signingIn'; link: SignInLink }
  | { kind: 'renewingToken' }

export type SignInLinkEvent =
  /** The page was opened with a link; `currentToken` is the token of the current session. */
  | { kind: 'opened'; link: SignInLink; currentToken: string | null }
  /** The server confirmed the owner of the current token. */
  | { kind: 'identified'; currentToken: string | null }
  /** A player signed in, by this link or otherwise. */
  | { kind: 'signedIn' }
  /** The token of the session was renewed, by this link or otherwise. */
  | { kind: 'tokenReplaced' }
  /** Another tab has changed the session before this one could sign in. */
  | { kind: 'overtaken' }
  /** The current session ended. */
  | { kind: 'signedOut' }
  | { kind: 'accepted'; currentToken: string | null }
  | { kind: 'declined' }
  | { kind: 'tokenRenewed'; newToken: string }
  | { kind: 'renewalFailed' }

export type SignInLinkCommand =
  /** Checks whether the current session is already confirmed by a cached status. */
  | { kind: 'checkStatus' }
  | { kind: 'signIn'; token: string }
  /** Ends the replaced session in the background. */
  | { kind: 'endSession'; token: string }
  | { kind: 'redirect'; to: string }
  | { kind: 'renewToken' }
  | { kind: 'saveToken'; token: string }
  | { kind: 'notifyFailed' }

type SignInLinkStep = Step<SignInLinkState, SignInLinkCommand>
const step = (state: SignInLinkState, ...commands: SignInLinkCommand[]): SignInLinkStep => ({
  state,
  commands,
})
const idle = { kind: 'idle' } as const
export const initialSignInLink: SignInLinkState = idle

const startSignIn = (link: SignInLink, ...commands: SignInLinkCommand[]): SignInLinkStep =>
  step({ kind: 'signingIn', link }, ...commands, { kind: 'signIn', token: link.token })

function onOpened(state: SignInLinkState, link: SignInLink, currentToken: string | null): SignInLinkStep {
  if (link.token.length <= signInLinkLimits.token || link.token === currentToken) return step(state)
  return currentToken === null ? startSignIn(link) : step({ kind: 'awaitingStatus', link }, { kind: 'checkStatus' })
}

function onIdentified(state: SignInLinkState, currentToken: string | null): SignInLinkStep {
  if (state.kind === 'awaitingStatus') return step({ kind: 'prompting', link: state.link })
  if (state.kind !== 'signingIn') return step(state)
  // Another tab has signed in meanwhile: keep that session.
  if (currentToken !== state.link.token) return step(idle)
  return step({ kind: 'renewingToken' }, { kind: 'redirect', to: state.link.to }, { kind: 'renewToken' })
}

export const signInLinkStep: Transition<SignInLinkState, SignInLinkEvent, SignInLinkCommand> = (state, event) => {
  switch (event.kind) {
    case 'opened':
      return state.kind === 'idle' ? onOpened(state, event.link, event.currentToken) : step(state)
    case 'identified':
      return onIdentified(state, event.currentToken)
    case 'signedIn':
      // Another tab has signed in, perhaps with this very link: keep that session.
      return step(state.kind === 'signingIn' ? state : idle)
    case 'overtaken':
      return step(idle)
    case 'tokenReplaced':
      // The token to renew is no longer that of the session.
      return step(state.kind === 'renewingToken' ? idle : state)
    case 'signedOut':
      // The stored session has ended, so no prompt is needed.
      if (state.kind === 'awaitingStatus' || state.kind === 'prompting') return startSignIn(state.link)
      return state.kind === 'signingIn' ? step(idle, { kind: 'notifyFailed' }) : step(idle)
    case 'accepted':
      // Ignore the second click of a double click.
      if (state.kind !== 'prompting') return step(state)
      return event.currentToken === null
        ? startSignIn(state.link)
        : startSignIn(state.link, { kind: 'endSession', token: event.currentToken })
    case 'declined':
      return step(state.kind === 'prompting' ? idle : state)
    case 'tokenRenewed':
      return state.kind === 'renewingToken' ? step(idle, { kind: 'saveToken', token: event.newToken }) : null
    case 'renewalFailed':
      return state.kind === 'renewingToken' ? step(idle) : null
  }
}
