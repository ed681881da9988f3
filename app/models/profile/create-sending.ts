import { attach, createEvent, createStore, sample } from 'effector'
import type { Http } from '#app/http/client.ts'
import type { Failure } from '#app/http/failure.ts'
import { isOutcomeUnknown } from '#app/http/outcome-unknown.ts'
import { createMachine, commandsOf } from '#app/lib/create-machine.ts'
import { requestFailed } from '#app/lib/request-failed.ts'
import { $queryClient, requireClient } from '#app/lib/query-client-port.ts'
import { $clock, requireClock } from '#app/models/clock/clock.model.ts'
import { sessionReset } from '#app/models/session/session-reset.ts'
import { httpOf } from '#app/queries/http-port.ts'
import { createSessionCall } from '#app/models/session/create-session-call.ts'
import { createIdempotencyKey } from './create-idempotency-key.ts'
import { playerStateChanged } from './player-state-changed.ts'
import { keepDraftFields, type DraftStorage } from './draft.ts'
import { initialSending, sendingStep, type Problems } from './sending.machine.ts'

/** A form or list action: its request and its rules. */
export interface SendingPurpose<Fields extends object> {
  empty: Fields
  /** Inputs that are validated as part of another field, by name. */
  partOf?: Readonly<Record<string, string>>
  /** Validates the fields; `now` is server time in milliseconds. */
  check?: (fields: Fields, now: number) => Problems
  /** Maps a failed call to problems of the fields. */
  problemsOf?: (failure: Failure) => Problems
  send: (http: Http, fields: Fields, sent: Sent) => Promise<unknown>
  /** Storage key of the `Idempotency-Key`, if repeating the request would do harm. */
  idempotencyStorageKey?: string
  /** Whether the request can only be a retry of the last one, so that it reuses the key. */
  isRepeat?: (subject: string) => boolean
  /** The fields without their secrets. */
  withoutSecrets?: (fields: Fields) => Fields
  /** Stores the fields across reloads; only for forms without secrets. */
  draft?: DraftStorage<Fields>
}

/** The list item of a request, if any, and its `Idempotency-Key`. */
export interface Sent {
  subject: string
  key?: string
}

/** A submit: the texts of the form's inputs, or the list item. */
export interface Submitted {
  texts?: Readonly<Record<string, string>>
  subject?: string
}

const noProblems = (): Problems => ({})

/** A form or a list action that sends one request at a time: its fields and its workflow. */
export function createSending<Fields extends object>(purpose: SendingPurpose<Fields>) {
  const {
    empty,
    partOf = {},
    check = noProblems,
    problemsOf = noProblems,
    send,
    idempotencyStorageKey,
    isRepeat = () => false,
    withoutSecrets = (fields) => fields,
    draft,
  } = purpose
  const changed = createEvent<Partial<Fields>>()
  const submitted = createEvent<Submitted>()
  /** Fills the form with the server's values, unless the player has edited it. */
  const filled = createEvent<Fields>()
  const closed = createEvent()
  const { $state, dispatch, commands, ignored } = createMachine(initialSending, sendingStep)
  const finished = commandsOf(commands, 'finish').map(({ subject }) => subject)
  const sending = commandsOf(commands, 'send').map(({ attempt, subject }) => ({ attempt, subject }))
  /** The request failed or its outcome is unknown, so the fields still hold unsaved input. */
  const notSaved = createEvent()

  const $isEdited = createStore(false, { serialize: 'ignore' })
    // A password manager fills in without a change event.
    .on(submitted, (isEdited, { texts }) => isEdited || texts !== undefined)
    .on([changed, notSaved], () => true)
    .on(draft === undefined ? [sending, closed, sessionReset] : [sending, sessionReset], () => false)
  const $fields = createStore(empty, { serialize: 'ignore' })
    .on(changed, (fields, change) => ({ ...fields, ...change }))
    .on(submitted, (fields, { texts = {} }) => {
      const isText = (name: string) => typeof Reflect.get(fields, name) === 'string'
      return { ...fields, ...Object.fromEntries(Object.entries(texts).filter(([name]) => isText(name))) }
    })
    .on(commandsOf(commands, 'clearSecrets'), (fields) => withoutSecrets(fields))
    .on(sessionReset, () => empty)
  const filling = sample({
    clock: filled,
    source: { isEdited: $isEdited, state: $state },
    // The open request may still be rejected; the player's state is refetched after it.
    filter: ({ isEdited, state }) => !isEdited && state.kind !== 'sending',
    fn: (_, fields) => fields,
  })
  if (draft === undefined) $fields.on(filling, (_, fields) => fields)
  else {
    const refilled = createEvent<{ fields: Fields; isEdited: boolean }>()
    $fields.on(refilled, (_, { fields }) => fields)
    $isEdited.on(refilled, (_, { isEdited }) => isEdited)
    const edited = [changed, submitted]
    keepDraftFields({ draft, $fields, $isEdited, edited, saved: finished, filling, filled: refilled })
  }

  sample({
    clock: submitted,
    source: { fields: $fields, clock: $clock },
    fn: ({ fields, clock }, { subject = '' }) => ({
      kind: 'submitted' as const,
      subject,
      problems: check(fields, requireClock(clock).now()),
    }),
    target: dispatch,
  })
  sample({
    clock: changed.filterMap((change) => Object.keys(change)[0]),
    fn: (name) => ({ kind: 'changed' as const, field: partOf[name] ?? name }),
    target: dispatch,
  })
  sample({ clock: closed, fn: () => ({ kind: 'closed' as const }), target: dispatch })
  sample({ clock: sessionReset, fn: () => ({ kind: 'reset' as const }), target: dispatch })

  const call = createSessionCall(
    attach({
      source: { client: $queryClient, fields: $fields },
      effect: ({ client, fields }, sent: Sent & { attempt: number }) =>
        send(httpOf(requireClient(client)), fields, sent),
    }),
  )
  sample({ clock: call.failed, fn: () => undefined, target: notSaved })
  if (idempotencyStorageKey === undefined) sample({ clock: sending, target: call.requested })
  else {
    const { keyFx, settled } = createIdempotencyKey<{
      attempt: number
      subject: string
      sent: string
      isRepeat: boolean
    }>(idempotencyStorageKey)
    sample({
      clock: sending,
      source: $fields,
      fn: (fields, { attempt, subject }) => ({
        attempt,
        subject,
        sent: JSON.stringify([subject, fields]),
        isRepeat: isRepeat(subject),
      }),
      target: keyFx,
    })
    sample({
      clock: keyFx.done,
      fn: ({ params: { attempt, subject }, result: { key } }) => ({ attempt, subject, key }),
      target: call.requested,
    })
    const failedForSure = call.failed.filter({ fn: ({ failure }) => !isOutcomeUnknown(failure) })
    sample({ clock: [call.accepted, failedForSure], fn: () => undefined, target: settled })
  }
  sample({
    clock: call.accepted,
    fn: ({ params: { attempt } }) => ({ kind: 'accepted' as const, attempt }),
    target: dispatch,
  })
  sample({
    clock: call.failed,
    fn: ({ params: { attempt }, failure }) => ({
      kind: 'failed' as const,
      attempt,
      failure,
      problems: problemsOf(failure),
    }),
    target: dispatch,
  })
  sample({
    clock: [commandsOf(commands, 'finish'), commandsOf(commands, 'refreshPlayer')],
    fn: () => undefined,
    target: playerStateChanged,
  })
  sample({
    clock: ignored,
    fn: ({ state, event }) => new Error(`A form in state "${state.kind}" ignored the event "${event.kind}".`),
    target: requestFailed,
  })
  return { $fields, $state, changed, filled, submitted, closed, finished }
}

export type Sending<Fields extends object> = ReturnType<typeof createSending<Fields>>
