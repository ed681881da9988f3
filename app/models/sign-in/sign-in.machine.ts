import type { Step } from '#app/lib/create-machine.ts'
import type { Failure } from '#app/http/failure.ts'
import type { AccountField, Problems } from './problems.ts'

/*
 * A form that signs somebody in, by an account that is there or by one that it makes (`spec §4`): what was typed is judged, a
 * challenge is solved, the call is made once. Each try has a number, and what comes of an earlier one is late.
 */

export type SignInState = { attempt: number } & (
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

export type SignInEffect =
  | { kind: 'prove'; attempt: number }
  | { kind: 'send'; attempt: number; recaptcha: string }
  | { kind: 'forgetPassword' }
  | { kind: 'finish'; token: string }

type SignInStep = Step<SignInState, SignInEffect>

export const initialSignIn: SignInState = { kind: 'editing', attempt: 0, problems: {}, failure: null }

const nothing = (state: SignInState): SignInStep => ({ state, effects: [] })
const edit = (attempt: number, problems: Problems = {}, failure: Failure | null = null): SignInState => ({
  kind: 'editing',
  attempt,
  problems,
  failure,
})

function submitted(state: SignInState, problems: Problems): SignInStep {
  // A second press while the first is on its way sends nothing twice.
  if (state.kind !== 'editing') return nothing(state)
  if (Object.keys(problems).length > 0) return nothing(edit(state.attempt, problems))
  const attempt = state.attempt + 1
  return { state: { kind: 'proving', attempt }, effects: [{ kind: 'prove', attempt }] }
}

function changed(state: SignInState, field: AccountField): SignInStep {
  if (state.kind !== 'editing') return nothing(state)
  if (state.problems[field] === undefined && state.failure === null) return nothing(state)
  const { [field]: _, ...problems } = state.problems
  return nothing(edit(state.attempt, problems))
}

function left(state: SignInState): SignInStep {
  switch (state.kind) {
    case 'editing':
    case 'signedIn':
      return nothing(edit(state.attempt))
    case 'proving':
      return nothing(edit(state.attempt + 1))
    // What was sent may make an account: its answer is waited for, and signs in.
    case 'sending':
      return nothing(state)
  }
}

/** The whole workflow. */
export function signInStep(state: SignInState, event: SignInEvent): SignInStep | null {
  if ('attempt' in event && event.attempt !== state.attempt) return nothing(state)
  switch (event.kind) {
    case 'submitted':
      return submitted(state, event.problems)
    case 'changed':
      return changed(state, event.field)
    case 'left':
      return left(state)
    case 'proved':
      if (state.kind !== 'proving') return null
      return {
        state: { kind: 'sending', attempt: state.attempt },
        effects: [{ kind: 'send', attempt: state.attempt, recaptcha: event.recaptcha }],
      }
    case 'accepted':
      if (state.kind !== 'sending') return null
      return {
        state: { kind: 'signedIn', attempt: state.attempt },
        effects: [{ kind: 'forgetPassword' }, { kind: 'finish', token: event.token }],
      }
    case 'failed': {
      if (state.kind !== 'proving' && state.kind !== 'sending') return null
      const next = edit(state.attempt, event.problems, event.failure)
      // An answer that was not read says nothing about the password.
      return { state: next, effects: event.failure.kind === 'refused' ? [{ kind: 'forgetPassword' }] : [] }
    }
  }
}
