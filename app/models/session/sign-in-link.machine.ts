import { addressLogin } from '#contract/constants.ts'
import type { Step, Transition } from '#app/lib/create-machine.ts'

/*
 * A login by the address (`spec §6`): `?token=` and where `to`. It takes the place of nobody who is signed in without a question, and
 * whether somebody is, is known when the server has said so: a cookie may be of a session that has ended. Its token is swapped for a
 * fresh one, because others may have seen the address.
 */

/** A login by the address: its token, and where it leads. */
export interface SignInLink {
  token: string
  to: string
}

export type SignInLinkState =
  | { kind: 'idle' }
  /** A browser that has kept a session; nobody knows yet whether it lives. */
  | { kind: 'waiting'; login: SignInLink }
  /** Somebody is here, and is asked. */
  | { kind: 'offered'; login: SignInLink }
  | { kind: 'trying'; login: SignInLink }
  | { kind: 'renewing'; token: string }

export type SignInLinkEvent =
  /** The page was opened with it; `holder` is the token of who is here. */
  | { kind: 'opened'; login: SignInLink; holder: string | null }
  /** The server has said whose this token is. */
  | { kind: 'here'; token: string }
  /** Whoever was here is a guest now. */
  | { kind: 'left' }
  | { kind: 'taken'; holder: string | null }
  | { kind: 'declined' }
  /** The token was swapped; `holder` is who is here by now. */
  | { kind: 'renewed'; fresh: string; holder: string | null }
  | { kind: 'notRenewed' }

export type SignInLinkCommand =
  /** Is it known already who is here? */
  | { kind: 'look' }
  | { kind: 'give'; token: string }
  /** The session whose place is taken ends in the background. */
  | { kind: 'end'; token: string }
  | { kind: 'greet'; to: string }
  | { kind: 'renew'; token: string }
  | { kind: 'keep'; token: string }
  | { kind: 'tellFailed' }

type AddressLoginStep = Step<SignInLinkState, SignInLinkCommand>
const step = (state: SignInLinkState, ...effects: SignInLinkCommand[]): AddressLoginStep => ({
  state,
  commands: effects,
})
const idle = { kind: 'idle' } as const
export const initialSignInLink: SignInLinkState = idle

const begin = (login: SignInLink, ...effects: SignInLinkCommand[]): AddressLoginStep =>
  step({ kind: 'trying', login }, ...effects, { kind: 'give', token: login.token })

function opened(state: SignInLinkState, login: SignInLink, holder: string | null): AddressLoginStep {
  if (login.token.length <= addressLogin.token || login.token === holder) return step(state)
  return holder === null ? begin(login) : step({ kind: 'waiting', login }, { kind: 'look' })
}

function here(state: SignInLinkState, token: string): AddressLoginStep {
  if (state.kind === 'waiting') return step({ kind: 'offered', login: state.login })
  if (state.kind !== 'trying') return step(state)
  // Another tab has signed somebody in meanwhile: that one stays.
  if (token !== state.login.token) return step(idle)
  return step({ kind: 'renewing', token }, { kind: 'greet', to: state.login.to }, { kind: 'renew', token })
}

/** The whole workflow. */
export const signInLinkStep: Transition<SignInLinkState, SignInLinkEvent, SignInLinkCommand> = (state, event) => {
  switch (event.kind) {
    case 'opened':
      return state.kind === 'idle' ? opened(state, event.login, event.holder) : step(state)
    case 'here':
      return here(state, event.token)
    case 'left':
      // Nobody was there, or is any more: there is nothing to ask.
      if (state.kind === 'waiting' || state.kind === 'offered') return begin(state.login)
      return state.kind === 'trying' ? step(idle, { kind: 'tellFailed' }) : step(state)
    case 'taken':
      // The second click of a double one finds nothing to take, or to leave.
      if (state.kind !== 'offered') return step(state)
      return event.holder === null ? begin(state.login) : begin(state.login, { kind: 'end', token: event.holder })
    case 'declined':
      return step(state.kind === 'offered' ? idle : state)
    case 'renewed':
      if (state.kind !== 'renewing') return null
      // Somebody may have left or changed meanwhile.
      return event.holder === state.token ? step(idle, { kind: 'keep', token: event.fresh }) : step(idle)
    case 'notRenewed':
      return state.kind === 'renewing' ? step(idle) : null
  }
}
