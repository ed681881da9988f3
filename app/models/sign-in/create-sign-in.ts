import { attach, createEvent, createStore, sample } from 'effector'
import type { ChallengeAction } from '#contract/auth.ts'
import { failureOf, type Failure } from '#app/http/failure.ts'
import type { Http } from '#app/http/client.ts'
import { createMachine, commandsOf } from '#app/lib/create-machine.ts'
import { requestFailed } from '#app/lib/request-failed.ts'
import { $queryClient, requireClient } from '#app/lib/query-client-port.ts'
import { $referral, type Referral } from '#app/models/referral/referral.model.ts'
import { signedIn } from '#app/models/session/session.model.ts'
import { httpOf } from '#app/queries/http-port.ts'
import { $clock, requireClock } from '#app/models/clock/clock.model.ts'
import { $challenge } from './challenge.model.ts'
import { keepSignInDraft, type SignInDraftStorage } from './draft.ts'
import type { AccountField, Problems } from './problems.ts'
import { initialSignIn, signInStep } from './sign-in.machine.ts'

/** What a form that signs in is made of. */
export interface SignInForm<Fields> {
  action: ChallengeAction
  empty: Fields
  /** What is asked beside a field and judged with it. */
  partOf?: Readonly<Record<string, AccountField>>
  /** What is wrong with what was typed, by the rules of the contract. */
  check: (fields: Fields) => Problems
  /** What a failed call says about the fields. */
  problemsOf: (failure: Failure) => Problems
  /** Makes the call, and gives the token. */
  send: (http: Http, fields: Fields, recaptcha: string, referral: Referral) => Promise<string>
  /** Takes out of the fields what is not kept in them. */
  forget: (fields: Fields) => Fields
  /** Where what was typed outlives a reload. */
  draft: SignInDraftStorage<Fields>
}

/** A form that signs in: its fields, its workflow, and what the workflow wants done. */
export function createSignIn<Fields extends object>(form: SignInForm<Fields>) {
  /** Something was typed or chosen. */
  const changed = createEvent<Partial<Fields>>()
  /** The form was sent, with what it holds: what a password manager has filled in tells nobody before. */
  const submitted = createEvent<Readonly<Record<string, string>>>()
  /** The form is on the page. */
  const opened = createEvent()
  const left = createEvent()

  const { $state, dispatch: happened, commands: wanted, ignored: refused } = createMachine(initialSignIn, signInStep)
  const $fields = createStore(form.empty, { serialize: 'ignore' })
    .on(changed, (fields, change) => ({ ...fields, ...change }))
    .on(submitted, (fields, texts) => {
      const isText = (name: string) => typeof Reflect.get(fields, name) === 'string'
      return { ...fields, ...Object.fromEntries(Object.entries(texts).filter(([name]) => isText(name))) }
    })
  const isField = (name: string): name is AccountField => name in form.empty
  const fieldOf = (name: string): AccountField | undefined => form.partOf?.[name] ?? (isField(name) ? name : undefined)

  sample({
    clock: submitted,
    source: $fields,
    fn: (fields) => ({ kind: 'submitted' as const, problems: form.check(fields) }),
    target: happened,
  })
  sample({
    clock: changed.filterMap((change) => Object.keys(change).map(fieldOf).find(Boolean)),
    fn: (field) => ({ kind: 'changed' as const, field }),
    target: happened,
  })
  sample({ clock: left, fn: () => ({ kind: 'left' as const }), target: happened })
  sample({ clock: signedIn, fn: () => ({ kind: 'entered' as const }), target: happened })

  // What was there at the press: somebody may type on while the challenge is solved.
  const $asked = createStore({ attempt: 0, fields: form.empty }, { serialize: 'ignore' })
  const proveWanted = commandsOf(wanted, 'prove').map(({ attempt }) => attempt)
  sample({ clock: proveWanted, source: $fields, fn: (fields, attempt) => ({ attempt, fields }), target: $asked })

  const proveFx = attach({
    source: { client: $queryClient, challenge: $challenge, clock: $clock },
    effect: ({ client, challenge, clock }, _attempt: number) =>
      challenge(requireClient(client), form.action, requireClock(clock)),
  })
  const sendFx = attach({
    source: { client: $queryClient, asked: $asked, referral: $referral },
    effect: ({ client, asked: { fields }, referral }, { recaptcha }: { attempt: number; recaptcha: string }) =>
      form.send(httpOf(requireClient(client)), fields, recaptcha, referral),
  })
  sample({ clock: proveWanted, target: proveFx })
  sample({ clock: commandsOf(wanted, 'send'), target: sendFx })
  sample({
    clock: proveFx.done,
    fn: ({ params: attempt, result: recaptcha }) => ({ kind: 'proved' as const, attempt, recaptcha }),
    target: happened,
  })
  sample({
    clock: sendFx.done,
    fn: ({ params: { attempt }, result: token }) => ({ kind: 'accepted' as const, attempt, token }),
    target: happened,
  })
  const failed = (attempt: number, error: Error) => {
    const failure = failureOf(error)
    return { kind: 'failed' as const, attempt, failure, problems: form.problemsOf(failure) }
  }
  sample({ clock: proveFx.fail, fn: ({ params, error }) => failed(params, error), target: happened })
  sample({ clock: sendFx.fail, fn: ({ params, error }) => failed(params.attempt, error), target: happened })
  sample({ clock: [proveFx.failData, sendFx.failData], target: requestFailed })

  sample({
    clock: refused,
    fn: ({ state, event }) => new Error(`A form that is ${state.kind} was told "${event.kind}".`),
    target: requestFailed,
  })

  const finished = commandsOf(wanted, 'finish').map(({ token }) => token)
  sample({ clock: finished, target: signedIn })
  $fields.on(commandsOf(wanted, 'forgetPassword'), (fields) => form.forget(fields))
  // Who has signed in, here or in another tab, leaves nothing of it behind; who has closed the form finds again what was typed, but no password.
  $asked.reset(left)
  sample({
    clock: [sendFx.finally.map(({ params }) => params.attempt), proveFx.fail.map(({ params }) => params)],
    source: $asked,
    // The next one may be on its way already.
    filter: (asked, attempt) => asked.attempt === attempt,
    fn: () => ({ attempt: 0, fields: form.empty }),
    target: $asked,
  })
  $fields.on(signedIn, () => form.empty).on(left, (fields) => form.forget(fields))
  keepSignInDraft({
    place: form.draft,
    empty: form.empty,
    $fields,
    opened,
    typed: [changed, submitted],
    ended: [signedIn],
    forget: form.forget,
  })

  return { $fields, $state, opened, changed, submitted, left, finished }
}

export type SignIn<Fields extends object> = ReturnType<typeof createSignIn<Fields>>
