import type { Step } from '#app/lib/create-machine.ts'
import type { Failure } from '#app/http/failure.ts'
import { isOutcomeUnknown } from '#app/http/outcome-unknown.ts'
import type { AccountField, Problems } from './problems.ts'

/*
 * A form that signs somebody in, by an account that is there or by one that it makes (`spec §4`): what was typed is judged, a
 * challenge is solved, the call is made once. Each try has a number, and what comes of an earlier one is late. What was on its way
 * when the form was closed goes on behind it: it may yet sign in, and its refusal is nobody's any more.
 */

export type SignInState = {
  attempt: number
  /** Tries whose form was closed before their answer came. */
  behind: readonly number[]
  /** A try was sent, and nobody knows whether it was done: what the next one is refused for may be its own doing. */
  doubted: boolean
} & (
  | { kind: 'editing'; problems: Problems; failure: Failure | null }
  | { kind: 'proving' }
  | { kind: 'sending' }
  | { kind: 'signedIn' }
)

export type SignInEvent =
  | { kind: 'submitted'; problems: Problems }
  | { kind: 'changed'; field: AccountField }
  | { kind: 'proved'; attempt: number; recaptcha: string }
  | { kind: 'accepted'; attempt: number; token: string }
  | { kind: 'failed'; attempt: number; failure: Failure; problems: Problems }
  /** The form is no longer on the page. */
  | { kind: 'left' }
  /** Somebody has signed in, by this form or in another way: what was pressed before is over. */
  | { kind: 'entered' }

export type SignInEffect =
  | { kind: 'prove'; attempt: number }
  | { kind: 'send'; attempt: number; recaptcha: string }
  | { kind: 'forgetPassword' }
  | { kind: 'finish'; token: string }

type SignInStep = Step<SignInState, SignInEffect>

export const initialSignIn: SignInState = {
  kind: 'editing',
  attempt: 0,
  behind: [],
  doubted: false,
  problems: {},
  failure: null,
}

const nothing = (state: SignInState): SignInStep => ({ state, commands: [] })
const edit = (
  { attempt, behind, doubted }: SignInState,
  problems: Problems = {},
  failure: Failure | null = null,
): SignInState & { kind: 'editing' } => ({ kind: 'editing', attempt, behind, doubted, problems, failure })
/** A form that knows nothing of the try before: what comes of it is late. */
const anew = (state: SignInState, behind: readonly number[]): SignInState => ({
  ...edit(state),
  attempt: state.attempt + 1,
  behind,
})

function submitted(state: SignInState, problems: Problems): SignInStep {
  // A second press while the first is on its way sends nothing twice.
  if (state.kind !== 'editing') return nothing(state)
  if (Object.keys(problems).length > 0) return nothing(edit(state, problems))
  const attempt = state.attempt + 1
  const { behind, doubted } = state
  return { state: { kind: 'proving', attempt, behind, doubted }, commands: [{ kind: 'prove', attempt }] }
}

function changed(state: SignInState, field: AccountField): SignInStep {
  if (state.kind !== 'editing') return nothing(state)
  if (state.problems[field] === undefined && state.failure === null) return nothing(state)
  const { [field]: _, ...problems } = state.problems
  return nothing(edit(state, problems))
}

function left(state: SignInState): SignInStep {
  switch (state.kind) {
    case 'editing':
    case 'signedIn':
      return nothing(edit(state))
    case 'proving':
      return nothing(anew(state, state.behind))
    // What was sent may make an account: its answer is waited for, and signs in. The form is free meanwhile.
    case 'sending':
      return nothing(anew(state, [...state.behind, state.attempt]))
  }
}

function entered(state: SignInState): SignInStep {
  switch (state.kind) {
    case 'editing':
    case 'signedIn':
      return nothing(state.behind.length === 0 && !state.doubted ? state : { ...state, behind: [], doubted: false })
    case 'proving':
    case 'sending':
      return nothing(anew({ ...state, doubted: false }, []))
  }
}

/** What has come of a try whose form was closed. */
function behindEnded(state: SignInState, event: Extract<SignInEvent, { kind: 'accepted' | 'failed' }>): SignInStep {
  const behind = state.behind.filter((attempt) => attempt !== event.attempt)
  const effects: SignInEffect[] = event.kind === 'accepted' ? [{ kind: 'finish', token: event.token }] : []
  const doubted = state.doubted || (event.kind === 'failed' && isOutcomeUnknown(event.failure))
  return { state: { ...state, behind, doubted }, commands: effects }
}

/** The whole workflow. */
export function signInStep(state: SignInState, event: SignInEvent): SignInStep | null {
  if ('attempt' in event && event.attempt !== state.attempt) {
    const isAnswer = event.kind === 'accepted' || event.kind === 'failed'
    return isAnswer && state.behind.includes(event.attempt) ? behindEnded(state, event) : nothing(state)
  }
  switch (event.kind) {
    case 'submitted':
      return submitted(state, event.problems)
    case 'changed':
      return changed(state, event.field)
    case 'left':
      return left(state)
    case 'entered':
      return entered(state)
    case 'proved':
      if (state.kind !== 'proving') return null
      return {
        state: { ...state, kind: 'sending' },
        commands: [{ kind: 'send', attempt: state.attempt, recaptcha: event.recaptcha }],
      }
    case 'accepted':
      if (state.kind !== 'sending') return null
      return {
        state: { ...state, kind: 'signedIn', doubted: false },
        commands: [{ kind: 'forgetPassword' }, { kind: 'finish', token: event.token }],
      }
    case 'failed': {
      if (state.kind !== 'proving' && state.kind !== 'sending') return null
      const doubted = state.doubted || (state.kind === 'sending' && isOutcomeUnknown(event.failure))
      const next = edit({ ...state, doubted }, event.problems, event.failure)
      // An answer that was not read says nothing about the password.
      return { state: next, commands: event.failure.kind === 'refused' ? [{ kind: 'forgetPassword' }] : [] }
    }
  }
}
