import { rejected, noResponse } from '#app/testing/failures.ts'
import type { SendingEvent, SendingState } from './sending.machine.ts'

/* The workflow as data, for its tests: states, events, and what each event does in each state. */

const wrong = { first_name: 60 }
const ready: SendingState = {
  kind: 'ready',
  attempt: 1,
  subject: '7',
  problems: {},
  failure: null,
  done: false,
  later: false,
}

export const states = {
  ready,
  wrong: { ...ready, problems: wrong },
  refused: { ...ready, failure: rejected(8) },
  refusedField: { ...ready, problems: wrong, failure: rejected(60) },
  doubted: { ...ready, failure: noResponse },
  brokenOff: { ...ready, failure: rejected(3) },
  done: { ...ready, done: true },
  doneInPart: { ...ready, done: true, later: true },
  sending: { ...ready, kind: 'sending' },
  sendingChanged: { ...ready, kind: 'sending', later: true },
} as const satisfies Readonly<Record<string, SendingState>>
export type StateName = keyof typeof states

export const events = {
  submitted: { kind: 'submitted', subject: '8', problems: {} },
  submittedWrong: { kind: 'submitted', subject: '8', problems: wrong },
  changed: { kind: 'changed', field: 'first_name' },
  changedOther: { kind: 'changed', field: 'last_name' },
  accepted: { kind: 'accepted', attempt: 1 },
  refused: { kind: 'failed', attempt: 1, failure: rejected(8), problems: {} },
  refusedField: { kind: 'failed', attempt: 1, failure: rejected(60), problems: wrong },
  unread: { kind: 'failed', attempt: 1, failure: noResponse, problems: {} },
  brokenOff: { kind: 'failed', attempt: 1, failure: rejected(3), problems: {} },
  acceptedLate: { kind: 'accepted', attempt: 0 },
  failedLate: { kind: 'failed', attempt: 0, failure: noResponse, problems: {} },
  left: { kind: 'left' },
  forgotten: { kind: 'forgotten' },
} as const satisfies Readonly<Record<string, SendingEvent>>
export type EventName = keyof typeof events

/** Whatever a thing that is not being sent was told before. */
const atRest = {
  submitted: 'sending: send',
  submittedWrong: 'ready first_name 60',
  changed: 'ready',
  changedOther: 'ready',
  acceptedLate: '=',
  failedLate: '=',
  left: 'ready: forgetSecrets',
  forgotten: 'ready: forgetSecrets',
} as const

const onItsWay = {
  submitted: '=',
  submittedWrong: '=',
  changed: '=',
  changedOther: '=',
  accepted: 'ready done later: forgetSecrets, finish',
  refused: 'ready 8: forgetSecrets',
  refusedField: 'ready first_name 60 60: forgetSecrets',
  unread: 'ready unread: ask',
  brokenOff: 'ready 3: ask',
  acceptedLate: '=',
  failedLate: '=',
  left: 'sending later: forgetSecrets',
  forgotten: 'ready: forgetSecrets',
} as const

/*
 * What every event does in every state: what it leads to, and what is wanted; `=` keeps the state, `-` cannot happen.
 */
export const table: Readonly<Record<StateName, Readonly<Partial<Record<EventName, string>>>>> = {
  ready: { ...atRest, changed: '=', changedOther: '=' },
  wrong: { ...atRest, submittedWrong: '=', changedOther: '=' },
  refused: atRest,
  refusedField: { ...atRest, changedOther: 'ready first_name 60' },
  doubted: atRest,
  brokenOff: atRest,
  done: atRest,
  doneInPart: atRest,
  sending: {
    ...onItsWay,
    changed: 'sending later',
    changedOther: 'sending later',
    accepted: 'ready done: forgetSecrets, finish',
    left: 'sending: forgetSecrets',
  },
  sendingChanged: onItsWay,
}
