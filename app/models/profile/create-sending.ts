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

/** What is sent, and by what rules. */
export interface SendingPurpose<Fields extends object> {
  empty: Fields
  /** What is asked beside a field and judged with it, by the names of both. */
  partOf?: Readonly<Record<string, string>>
  /** What is wrong with what was typed; `now` is the server's time. */
  check?: (fields: Fields, now: number) => Problems
  /** What a failed call says about the fields. */
  problemsOf?: (failure: Failure) => Problems
  send: (http: Http, fields: Fields, sent: Sent) => Promise<unknown>
  /** Where the browser keeps the key of what must be done once; none where a repeat does no harm. */
  once?: string
  /** Whether there is nothing new to be done, so that only what was sent last can be meant. */
  isRepeat?: (subject: string) => boolean
  /** Takes out of the fields what is secret. */
  forget?: (fields: Fields) => Fields
  /** Where what was typed outlives a reload; for forms without secrets. */
  typedPlace?: DraftStorage<Fields>
}

/** Which thing of a list is sent, and the key of what must be done once. */
export interface Sent {
  subject: string
  key?: string
}

/** What was pressed: the texts of the form as the browser has them, and which thing of a list. */
export interface Submitted {
  texts?: Readonly<Record<string, string>>
  subject?: string
}

const noProblems = (): Problems => ({})

/** Something that is sent by a press: its fields, its workflow, and what comes of it. */
export function createSending<Fields extends object>(purpose: SendingPurpose<Fields>) {
  const {
    empty,
    partOf = {},
    check = noProblems,
    problemsOf = noProblems,
    send,
    once,
    isRepeat = () => false,
    forget = (fields) => fields,
    typedPlace,
  } = purpose
  const changed = createEvent<Partial<Fields>>()
  const submitted = createEvent<Submitted>()
  /** Fills the form with what is known; what somebody has typed meanwhile stays. */
  const filled = createEvent<Fields>()
  const left = createEvent()
  const { $state, dispatch: happened, commands: wanted, ignored: refused } = createMachine(initialSending, sendingStep)
  const finished = commandsOf(wanted, 'finish').map(({ subject }) => subject)
  const sending = commandsOf(wanted, 'send').map(({ attempt, subject }) => ({ attempt, subject }))
  /** What was sent was not taken, or perhaps not: it is still what somebody has typed. */
  const notTaken = createEvent()

  const $isTyped = createStore(false, { serialize: 'ignore' })
    // A password manager has filled in without telling anybody.
    .on(submitted, (isTyped, { texts }) => isTyped || texts !== undefined)
    .on([changed, notTaken], () => true)
    .on(typedPlace === undefined ? [sending, left, sessionReset] : [sending, sessionReset], () => false)
  const $fields = createStore(empty, { serialize: 'ignore' })
    .on(changed, (fields, change) => ({ ...fields, ...change }))
    .on(submitted, (fields, { texts = {} }) => {
      const isText = (name: string) => typeof Reflect.get(fields, name) === 'string'
      return { ...fields, ...Object.fromEntries(Object.entries(texts).filter(([name]) => isText(name))) }
    })
    .on(commandsOf(wanted, 'forgetSecrets'), (fields) => forget(fields))
    .on(sessionReset, () => empty)
  const filling = sample({
    clock: filled,
    source: { isTyped: $isTyped, state: $state },
    // What is on its way may yet be refused, and is asked for again.
    filter: ({ isTyped, state }) => !isTyped && state.kind !== 'sending',
    fn: (_, fields) => fields,
  })
  if (typedPlace === undefined) $fields.on(filling, (_, fields) => fields)
  else {
    const refilled = createEvent<{ fields: Fields; isTyped: boolean }>()
    $fields.on(refilled, (_, { fields }) => fields)
    $isTyped.on(refilled, (_, { isTyped }) => isTyped)
    const typed = [changed, submitted]
    keepDraftFields({ place: typedPlace, $fields, $isTyped, typed, taken: finished, filling, filled: refilled })
  }

  sample({
    clock: submitted,
    source: { fields: $fields, clock: $clock },
    fn: ({ fields, clock }, { subject = '' }) => ({
      kind: 'submitted' as const,
      subject,
      problems: check(fields, requireClock(clock).now()),
    }),
    target: happened,
  })
  sample({
    clock: changed.filterMap((change) => Object.keys(change)[0]),
    fn: (name) => ({ kind: 'changed' as const, field: partOf[name] ?? name }),
    target: happened,
  })
  sample({ clock: left, fn: () => ({ kind: 'left' as const }), target: happened })
  sample({ clock: sessionReset, fn: () => ({ kind: 'forgotten' as const }), target: happened })

  const call = createSessionCall(
    attach({
      source: { client: $queryClient, fields: $fields },
      effect: ({ client, fields }, sent: Sent & { attempt: number }) =>
        send(httpOf(requireClient(client)), fields, sent),
    }),
  )
  sample({ clock: call.failed, fn: () => undefined, target: notTaken })
  if (once === undefined) sample({ clock: sending, target: call.wanted })
  else {
    const { keyFx, answered } = createIdempotencyKey<{
      attempt: number
      subject: string
      sent: string
      isRepeat: boolean
    }>(once)
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
      target: call.wanted,
    })
    const read = call.failed.filter({ fn: ({ failure }) => !isOutcomeUnknown(failure) })
    sample({ clock: [call.accepted, read], fn: () => undefined, target: answered })
  }
  sample({
    clock: call.accepted,
    fn: ({ given: { attempt } }) => ({ kind: 'accepted' as const, attempt }),
    target: happened,
  })
  sample({
    clock: call.failed,
    fn: ({ given: { attempt }, failure }) => ({
      kind: 'failed' as const,
      attempt,
      failure,
      problems: problemsOf(failure),
    }),
    target: happened,
  })
  sample({
    clock: [commandsOf(wanted, 'finish'), commandsOf(wanted, 'ask')],
    fn: () => undefined,
    target: playerStateChanged,
  })
  sample({
    clock: refused,
    fn: ({ state, event }) => new Error(`A sending that is ${state.kind} was told "${event.kind}".`),
    target: requestFailed,
  })
  return { $fields, $state, changed, filled, submitted, left, finished }
}

export type Sending<Fields extends object> = ReturnType<typeof createSending<Fields>>
