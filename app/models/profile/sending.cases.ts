import { rejected, noResponse } from '#app/testing/failures.ts'
import type { SendingEvent, SendingState } from './sending.machine.ts'

/* The workflow as data, for its tests and stories: states, events, and the outcome of each event in each state. */

const wrong = { first_name: 60 }
const ready: SendingState = {
  kind: 'ready',
  attempt: 1,
  subject: '7',
  problems: {},
  failure: null,
  done: false,
  hasNewerInput: false,
}

export const states = {
  ready,
  wrong: { ...ready, problems: wrong },
  rejected: { ...ready, failure: rejected(8) },
  rejectedField: { ...ready, problems: wrong, failure: rejected(60) },
  noResponse: { ...ready, failure: noResponse },
  internalError: { ...ready, failure: rejected(3) },
  done: { ...ready, done: true },
  doneWithNewerInput: { ...ready, done: true, hasNewerInput: true },
  sending: { ...ready, kind: 'sending' },
  sendingChanged: { ...ready, kind: 'sending', hasNewerInput: true },
} as const satisfies Readonly<Record<string, SendingState>>
export type StateName = keyof typeof states

export const events = {
  submitted: { kind: 'submitted', subject: '8', problems: {} },
  submittedWrong: { kind: 'submitted', subject: '8', problems: wrong },
  changed: { kind: 'changed', field: 'first_name' },
  changedOther: { kind: 'changed', field: 'last_name' },
  accepted: { kind: 'accepted', attempt: 1 },
  rejected: { kind: 'failed', attempt: 1, failure: rejected(8), problems: {} },
  rejectedField: { kind: 'failed', attempt: 1, failure: rejected(60), problems: wrong },
  noResponse: { kind: 'failed', attempt: 1, failure: noResponse, problems: {} },
  internalError: { kind: 'failed', attempt: 1, failure: rejected(3), problems: {} },
  acceptedLate: { kind: 'accepted', attempt: 0 },
  failedLate: { kind: 'failed', attempt: 0, failure: noResponse, problems: {} },
  closed: { kind: 'closed' },
  reset: { kind: 'reset' },
} as const satisfies Readonly<Record<string, SendingEvent>>
export type EventName = keyof typeof events

/** The outcomes of every `ready` state. */
const whenReady = {
  submitted: 'sending: send',
  submittedWrong: 'ready first_name 60',
  changed: 'ready',
  changedOther: 'ready',
  acceptedLate: '=',
  failedLate: '=',
  closed: 'ready: clearSecrets',
  reset: 'ready: clearSecrets',
} as const

const whenSending = {
  submitted: '=',
  submittedWrong: '=',
  changed: '=',
  changedOther: '=',
  accepted: 'ready done newerInput: clearSecrets, finish',
  rejected: 'ready 8: clearSecrets',
  rejectedField: 'ready first_name 60 60: clearSecrets',
  noResponse: 'ready noResponse: refreshPlayer',
  internalError: 'ready 3: refreshPlayer',
  acceptedLate: '=',
  failedLate: '=',
  closed: 'sending newerInput: clearSecrets',
  reset: 'ready: clearSecrets',
} as const

/** The outcome of every event in every state, as `state: commands`. `=` keeps the state, `-` is an ignored event. */
export const table: Readonly<Record<StateName, Readonly<Partial<Record<EventName, string>>>>> = {
  ready: { ...whenReady, changed: '=', changedOther: '=' },
  wrong: { ...whenReady, submittedWrong: '=', changedOther: '=' },
  rejected: whenReady,
  rejectedField: { ...whenReady, changedOther: 'ready first_name 60' },
  noResponse: whenReady,
  internalError: whenReady,
  done: whenReady,
  doneWithNewerInput: whenReady,
  sending: {
    ...whenSending,
    changed: 'sending newerInput',
    changedOther: 'sending newerInput',
    accepted: 'ready done: clearSecrets, finish',
    closed: 'sending: clearSecrets',
  },
  sendingChanged: whenSending,
}
