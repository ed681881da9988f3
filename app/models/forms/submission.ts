import { attach, createEvent, sample, type UnitTargetable } from 'effector'
import type { ChallengeAction } from '#contract/player/auth.ts'
import { failureOf, type Failure } from '#app/http/failure.ts'
import { isOutcomeUnknown, keepsKey } from '#app/http/outcome-unknown.ts'
import type { Step } from '#app/lib/state/create-workflow.ts'
import { $tabStorage } from '#app/lib/browser/storage.ts'
import { createAppWorkflow, type Deps } from '#app/models/app-workflow.ts'
import { sessionReset } from '#app/models/session/session-reset.ts'
import { idempotencyKeyFor, removeIdempotencyKey, type Idempotency } from './idempotency-key.ts'

/*
 * One request at a time for a form or a button. The submitted values live in the event and the request only, so that no
 * store holds a password or a card number.
 */

/**
 * State of a submission. `outcomeUnknown`: an earlier request may have been applied. `subject`: the list item of the last
 * request, if the submission serves a list.
 */
export type SubmissionState<Result> = { outcomeUnknown: boolean; subject: string } & (
  | { kind: 'idle' }
  | { kind: 'solvingChallenge' }
  | { kind: 'sending' }
  | { kind: 'accepted'; result: Result }
  | { kind: 'failed'; failure: Failure }
)

export type SubmissionEvent<Values, Result> =
  | { kind: 'submitted'; values: Values; subject: string }
  | { kind: 'challengeSolved'; values: Values; recaptcha: string }
  | { kind: 'accepted'; result: Result }
  | { kind: 'failed'; failure: Failure }
  /** An input changed: the message of the last request no longer applies. */
  | { kind: 'changed' }
  | { kind: 'closed' }
  /** Another player, or none, is signed in. */
  | { kind: 'reset' }

export type SubmissionCommand<Values> =
  | { kind: 'solveChallenge'; values: Values }
  | { kind: 'send'; values: Values; recaptcha: string }

export interface SubmissionRules {
  /** Whether the browser has to pass a challenge first. */
  hasChallenge: boolean
  /** Whether closing the form cancels the request. */
  endsWithForm: boolean
}

/** The transition of a submission; `null` ignores an event. */
export function submissionStep<Values, Result>(
  { hasChallenge, endsWithForm }: SubmissionRules,
  state: SubmissionState<Result>,
  event: SubmissionEvent<Values, Result>,
): Step<SubmissionState<Result>, SubmissionCommand<Values>> | null {
  const { outcomeUnknown, subject } = state
  const step = (next: SubmissionState<Result>, ...commands: SubmissionCommand<Values>[]) => ({ state: next, commands })
  const isBusy = state.kind === 'solvingChallenge' || state.kind === 'sending'
  switch (event.kind) {
    case 'submitted': {
      // A second press while the first request is open sends nothing.
      if (isBusy) return step(state)
      const { values } = event
      if (hasChallenge)
        return step(
          { kind: 'solvingChallenge', outcomeUnknown, subject: event.subject },
          { kind: 'solveChallenge', values },
        )
      return step({ kind: 'sending', outcomeUnknown, subject: event.subject }, { kind: 'send', values, recaptcha: '' })
    }
    case 'challengeSolved': {
      if (state.kind !== 'solvingChallenge') return null
      const { values, recaptcha } = event
      return step({ kind: 'sending', outcomeUnknown, subject }, { kind: 'send', values, recaptcha })
    }
    case 'accepted':
      if (state.kind !== 'sending') return null
      return step({ kind: 'accepted', result: event.result, outcomeUnknown: false, subject })
    case 'failed': {
      if (!isBusy) return null
      const isUnknown = state.kind === 'sending' && isOutcomeUnknown(event.failure)
      return step({ kind: 'failed', failure: event.failure, outcomeUnknown: outcomeUnknown || isUnknown, subject })
    }
    case 'changed':
      return step(isBusy || state.kind === 'idle' ? state : { kind: 'idle', outcomeUnknown, subject })
    case 'closed':
      if (isBusy && !endsWithForm) return step(state)
      return step({ kind: 'idle', outcomeUnknown: outcomeUnknown || state.kind === 'sending', subject })
    case 'reset':
      return step({ kind: 'idle', outcomeUnknown: false, subject: '' })
  }
}

export interface SubmissionOptions<Values, Result> {
  name: string
  send: (
    deps: Deps,
    values: Values,
    request: { recaptcha: string; key: string; signal: AbortSignal },
  ) => Promise<Result>
  /** The challenge that the browser has to pass first. */
  challenge?: ChallengeAction
  /** Closing the form cancels the request. By default it goes on until another player is signed in. */
  endsWithForm?: boolean
  /** The list item of a request. */
  subjectOf?: (values: Values) => string
  idempotency?: Idempotency<Values>
  /** Called after an accepted request, and after one whose outcome is unknown: what it has or may have changed is read again. */
  refresh?: UnitTargetable<void>
}

/** Creates the submission of a form or a button. */
export function createSubmission<Values, Result = unknown>(options: SubmissionOptions<Values, Result>) {
  const { name, send, challenge, endsWithForm = false, subjectOf = () => '', idempotency, refresh } = options
  const submitted = createEvent<Values>()
  const changed = createEvent()
  const closed = createEvent()
  const rules: SubmissionRules = { hasChallenge: challenge !== undefined, endsWithForm }
  const failed = (failure: Failure) => ({ kind: 'failed' as const, failure })

  const { $state, dispatch } = createAppWorkflow<
    SubmissionState<Result>,
    SubmissionEvent<Values, Result>,
    SubmissionCommand<Values>
  >({
    name,
    initial: { kind: 'idle', outcomeUnknown: false, subject: '' },
    transition: (state, event) => submissionStep(rules, state, event),
    commands: {
      solveChallenge: {
        run: async ({ solveChallenge }, { values }) => ({
          kind: 'challengeSolved',
          values,
          recaptcha: challenge === undefined ? '' : await solveChallenge(challenge),
        }),
        failed,
        until: 'stateLeft',
      },
      send: {
        async run(deps, { values, recaptcha }, signal) {
          const key = idempotency === undefined ? '' : idempotencyKeyFor(deps, idempotency, values)
          // After a reset the storage belongs to the next player.
          const removeKey = () => {
            if (idempotency !== undefined && !signal.aborted) removeIdempotencyKey(deps, idempotency.storageKey, key)
          }
          try {
            const result = await send(deps, values, { recaptcha, key, signal })
            removeKey()
            return { kind: 'accepted', result }
          } catch (error) {
            if (!keepsKey(failureOf(error))) removeKey()
            throw error
          }
        },
        failed,
        until: endsWithForm ? 'stateLeft' : 'sessionReset',
      },
    },
  })

  sample({
    clock: submitted,
    fn: (values) => ({ kind: 'submitted' as const, values, subject: subjectOf(values) }),
    target: dispatch,
  })
  sample({ clock: changed, fn: () => ({ kind: 'changed' as const }), target: dispatch })
  sample({ clock: closed, fn: () => ({ kind: 'closed' as const }), target: dispatch })
  sample({ clock: sessionReset, fn: () => ({ kind: 'reset' as const }), target: dispatch })

  if (idempotency !== undefined) {
    const removeKeyFx = attach({
      source: $tabStorage,
      effect: (storage) => storage?.removeItem(idempotency.storageKey),
    })
    sample({ clock: sessionReset, target: removeKeyFx })
  }

  const accepted = $state.updates.filterMap((state) => (state.kind === 'accepted' ? state.result : undefined))
  const lost = $state.updates.filter({
    // A failed challenge has sent nothing.
    fn: (state) => state.kind === 'failed' && state.outcomeUnknown && isOutcomeUnknown(state.failure),
  })
  if (refresh !== undefined) sample({ clock: [accepted, lost], target: refresh })
  return {
    $state,
    submitted,
    changed,
    closed,
    /** The server accepted the request. */
    accepted,
  }
}

export type Submission<Values, Result = unknown> = ReturnType<typeof createSubmission<Values, Result>>
