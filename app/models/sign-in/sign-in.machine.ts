import type { Failure } from '#app/http/failure.ts'
import { isOutcomeUnknown } from '#app/http/outcome-unknown.ts'
import type { Step } from '#app/lib/create-workflow.ts'
import type { AccountField, Problems } from './problems.ts'

/*
 * A form that signs in, to an existing account or to the one it creates (`spec §4`): validate, solve a challenge, send
 * once. Closing the form cancels the request.
 */

/** `outcomeUnknown`: an earlier request may have created the account, so a rejection may be about that very account. */
export type SignInState = { outcomeUnknown: boolean } & (
  | { kind: 'editing'; problems: Problems; failure: Failure | null }
  | { kind: 'solvingChallenge' }
  | { kind: 'sending' }
  | { kind: 'signedIn'; token: string }
)

export type SignInEvent<Fields> =
  | { kind: 'submitted'; fields: Fields; problems: Problems }
  | { kind: 'changed'; field: AccountField }
  | { kind: 'challengeSolved'; fields: Fields; recaptcha: string }
  | { kind: 'accepted'; token: string }
  | { kind: 'failed'; failure: Failure; problems: Problems }
  | { kind: 'closed' }
  /** Signed in by this form, another form or another tab. */
  | { kind: 'authenticated' }

export type SignInCommand<Fields> =
  | { kind: 'solveChallenge'; fields: Fields }
  | { kind: 'send'; fields: Fields; recaptcha: string }

type Editing = Extract<SignInState, { kind: 'editing' }>

const editing = (outcomeUnknown: boolean, problems: Problems = {}, failure: Failure | null = null): Editing => ({
  kind: 'editing',
  outcomeUnknown,
  problems,
  failure,
})

export const initialSignIn: SignInState = editing(false)

/** The transition; `null` ignores an event. */
export function signInStep<Fields>(
  state: SignInState,
  event: SignInEvent<Fields>,
): Step<SignInState, SignInCommand<Fields>> | null {
  const { outcomeUnknown } = state
  const step = (next: SignInState, ...commands: SignInCommand<Fields>[]) => ({ state: next, commands })
  switch (event.kind) {
    case 'submitted':
      // A second press while the first request is open sends nothing.
      if (state.kind !== 'editing') return step(state)
      if (Object.keys(event.problems).length > 0) return step(editing(outcomeUnknown, event.problems))
      return step({ kind: 'solvingChallenge', outcomeUnknown }, { kind: 'solveChallenge', fields: event.fields })
    case 'changed': {
      if (state.kind !== 'editing') return step(state)
      if (state.problems[event.field] === undefined && state.failure === null) return step(state)
      const { [event.field]: _, ...problems } = state.problems
      return step(editing(outcomeUnknown, problems))
    }
    case 'challengeSolved':
      if (state.kind !== 'solvingChallenge') return null
      return step(
        { kind: 'sending', outcomeUnknown },
        { kind: 'send', fields: event.fields, recaptcha: event.recaptcha },
      )
    case 'accepted':
      return state.kind === 'sending' ? step({ kind: 'signedIn', outcomeUnknown: false, token: event.token }) : null
    case 'failed': {
      if (state.kind !== 'solvingChallenge' && state.kind !== 'sending') return null
      const mayBeDone = state.kind === 'sending' && isOutcomeUnknown(event.failure)
      return step(editing(outcomeUnknown || mayBeDone, event.problems, event.failure))
    }
    case 'closed':
      return step(editing(outcomeUnknown || state.kind === 'sending'))
    case 'authenticated':
      return step(state.kind === 'editing' && !outcomeUnknown ? state : editing(false))
  }
}
