import { createEvent, createStore, sample } from 'effector'
import type { ChallengeAction } from '#contract/auth.ts'
import type { Failure } from '#app/http/failure.ts'
import { isOutcomeUnknown } from '#app/http/outcome-unknown.ts'
import { createAppWorkflow, type Deps } from '#app/models/app-workflow.ts'
import { signedIn } from '#app/models/session/session.model.ts'
import { keepSignInDraft, type SignInDraftStorage } from './draft.ts'
import type { AccountField, Problems } from './problems.ts'
import { initialSignIn, signInStep, type SignInCommand, type SignInEvent, type SignInState } from './sign-in.machine.ts'

/** Configuration of a form that signs in. */
export interface SignInForm<Fields> {
  action: ChallengeAction
  empty: Fields
  /** Inputs that are validated as part of another field. */
  partOf?: Readonly<Record<string, AccountField>>
  /** Validates the fields by the contract. */
  check: (fields: Fields) => Problems
  /** Maps a failure to problems of the fields. */
  problemsOf: (failure: Failure) => Problems
  /** Makes the call and returns the token. */
  send: (deps: Deps, fields: Fields, recaptcha: string, signal: AbortSignal) => Promise<string>
  /** The fields without their secrets. */
  withoutSecrets: (fields: Fields) => Fields
  /** Stores the fields across reloads. */
  draft: SignInDraftStorage<Fields>
}

/** A form that signs in: its fields and its workflow. */
export function createSignIn<Fields extends object>(form: SignInForm<Fields>) {
  const changed = createEvent<Partial<Fields>>()
  /** The form was submitted with the texts of its inputs: a password manager fills in without an event. */
  const submitted = createEvent<Readonly<Record<string, string>>>()
  const opened = createEvent()
  const closed = createEvent()

  const failed = (failure: Failure): SignInEvent<Fields> => ({
    kind: 'failed',
    failure,
    problems: form.problemsOf(failure),
  })
  const { $state, dispatch } = createAppWorkflow<SignInState, SignInEvent<Fields>, SignInCommand<Fields>>({
    name: form.action,
    initial: initialSignIn,
    transition: signInStep,
    commands: {
      solveChallenge: {
        run: async ({ solveChallenge }, { fields }) => ({
          kind: 'challengeSolved',
          fields,
          recaptcha: await solveChallenge(form.action),
        }),
        failed,
        until: 'stateLeft',
      },
      send: {
        run: async (deps, { fields, recaptcha }, signal) => ({
          kind: 'accepted',
          token: await form.send(deps, fields, recaptcha, signal),
        }),
        failed,
        until: 'stateLeft',
      },
    },
  })
  const finished = $state.updates.filterMap((state) => (state.kind === 'signedIn' ? state.token : undefined))
  sample({ clock: finished, target: signedIn })

  const rejected = $state.updates.filter({
    fn: (state) => state.kind === 'editing' && state.failure !== null && !isOutcomeUnknown(state.failure),
  })
  const $fields = createStore(form.empty, { serialize: 'ignore' })
    .on(changed, (fields, change) => ({ ...fields, ...change }))
    .on(submitted, (fields, texts) => {
      const isText = (name: string) => typeof Reflect.get(fields, name) === 'string'
      return { ...fields, ...Object.fromEntries(Object.entries(texts).filter(([name]) => isText(name))) }
    })
    // While the outcome is unknown the password may be right.
    .on([rejected, closed], (fields) => form.withoutSecrets(fields))
    .on(signedIn, () => form.empty)
  const isField = (name: string): name is AccountField => name in form.empty
  const fieldOf = (name: string): AccountField | undefined => form.partOf?.[name] ?? (isField(name) ? name : undefined)

  sample({
    clock: submitted,
    source: $fields,
    fn: (fields) => ({ kind: 'submitted' as const, fields, problems: form.check(fields) }),
    target: dispatch,
  })
  sample({
    clock: changed.filterMap((change) => Object.keys(change).map(fieldOf).find(Boolean)),
    fn: (field) => ({ kind: 'changed' as const, field }),
    target: dispatch,
  })
  sample({ clock: closed, fn: () => ({ kind: 'closed' as const }), target: dispatch })
  sample({ clock: signedIn, fn: () => ({ kind: 'authenticated' as const }), target: dispatch })

  keepSignInDraft({
    draft: form.draft,
    empty: form.empty,
    $fields,
    opened,
    edited: [changed, submitted],
    ended: [signedIn],
    withoutSecrets: form.withoutSecrets,
  })

  return { $fields, $state, opened, changed, submitted, closed, finished }
}

export type SignIn<Fields extends object> = ReturnType<typeof createSignIn<Fields>>
