import { rejected, noResponse } from '#app/testing/failures.ts'
import type { VerificationEvent, VerificationProblems, VerificationState } from './contact-verification.states.ts'
import type { PendingVerification } from './pending-verification.ts'

/* The workflow as data, for its tests: its states and events. What each event does in each state is `proof-table.cases.ts`. */

export const NOW = 1_000_000
export const ticket: PendingVerification = {
  player: 0,
  kind: 'phone',
  value: '+79991234567',
  hash: 'hash',
  method: 'sms',
  nextMethod: 'wait-call',
  number: '',
  text: '',
  deadline: NOW + 600_000,
  resendAvailableAt: NOW + 120_000,
  lockedUntil: 0,
  passed: false,
}
const calling: PendingVerification = { ...ticket, method: 'wait-call', number: '+78000000001' }
const clean = { problems: {}, failure: null }

export const states = {
  asking: { kind: 'asking', attempt: 1, ...clean, ending: null, lockedUntil: null, sent: false },
  held: {
    kind: 'asking',
    attempt: 1,
    problems: {},
    failure: rejected(2),
    ending: null,
    lockedUntil: NOW + 1,
    sent: false,
  },
  away: { kind: 'asking', attempt: 1, ...clean, ending: null, lockedUntil: null, sent: true },
  proving: { kind: 'starting', attempt: 1, ...clean, sent: false, methodSwitches: 0, ticket: null },
  sending: { kind: 'starting', attempt: 1, ...clean, sent: true, methodSwitches: 0, ticket: null },
  /** Another is wanted, and its challenge is being solved: nothing of it was sent. */
  reproving: { kind: 'starting', attempt: 1, ...clean, sent: false, methodSwitches: 0, ticket },
  repeating: { kind: 'starting', attempt: 1, ...clean, sent: true, methodSwitches: 0, ticket },
  coded: {
    kind: 'verifying',
    attempt: 1,
    ...clean,
    ticket,
    checking: false,
    locked: false,
    canResend: true,
    methodSwitches: 0,
    triesLeft: null,
  },
  locked: {
    kind: 'verifying',
    attempt: 1,
    ...clean,
    ticket,
    checking: false,
    locked: true,
    canResend: false,
    methodSwitches: 0,
    triesLeft: null,
  },
  judging: {
    kind: 'verifying',
    attempt: 1,
    ...clean,
    ticket,
    checking: true,
    locked: false,
    canResend: true,
    methodSwitches: 0,
    triesLeft: null,
  },
  called: {
    kind: 'verifying',
    attempt: 1,
    ...clean,
    ticket: calling,
    checking: false,
    locked: false,
    canResend: true,
    methodSwitches: 0,
    triesLeft: null,
  },
  listening: {
    kind: 'verifying',
    attempt: 1,
    ...clean,
    ticket: calling,
    checking: true,
    locked: false,
    canResend: true,
    methodSwitches: 0,
    triesLeft: null,
  },
  /** The closed ways have been gone round: no other is tried by itself. */
  gone: {
    kind: 'verifying',
    attempt: 1,
    ...clean,
    ticket: calling,
    checking: true,
    locked: false,
    canResend: true,
    methodSwitches: 2,
    triesLeft: null,
  },
  renewing: {
    kind: 'renewing',
    attempt: 1,
    ...clean,
    ticket: { ...ticket, passed: true },
    sending: false,
    unread: false,
  },
  setting: {
    kind: 'renewing',
    attempt: 1,
    ...clean,
    ticket: { ...ticket, passed: true },
    sending: true,
    unread: false,
  },
  doubted: { kind: 'renewing', attempt: 1, ...clean, ticket: { ...ticket, passed: true }, sending: true, unread: true },
  closed: { kind: 'renewing', attempt: 1, ...clean, ticket: { ...ticket, passed: true }, sending: false, unread: true },
  finished: { kind: 'finished', attempt: 1, ...clean },
} as const satisfies Readonly<Record<string, VerificationState>>
export type StateName = keyof typeof states

const failed = (code: number, problems: VerificationProblems = {}, next: string | null = null): VerificationEvent => ({
  kind: 'failed',
  attempt: 1,
  failure: code === 0 ? noResponse : rejected(code, next),
  problems,
  now: NOW,
})
export const events = {
  opened: { kind: 'opened', stored: null, isAnother: false, now: NOW },
  found: { kind: 'opened', stored: ticket, isAnother: false, now: NOW },
  foundPassed: { kind: 'opened', stored: { ...ticket, passed: true }, isAnother: false, now: NOW },
  foundLate: { kind: 'opened', stored: ticket, isAnother: false, now: ticket.deadline },
  openedAnother: { kind: 'opened', stored: null, isAnother: true, now: NOW },
  foundAnother: { kind: 'opened', stored: ticket, isAnother: true, now: NOW },
  asked: { kind: 'asked', problems: {} },
  askedWrong: { kind: 'asked', problems: { contact: 110 } },
  changed: { kind: 'changed', field: 'code' },
  changedContact: { kind: 'changed', field: 'contact' },
  proved: { kind: 'proved', attempt: 1, recaptcha: 'solved' },
  begun: { kind: 'begun', attempt: 1, ticket, now: NOW },
  code: { kind: 'codeEntered', problems: {} },
  codeWrong: { kind: 'codeEntered', problems: { code: 100 } },
  confirmed: { kind: 'checked', attempt: 1, confirmed: true },
  notYet: { kind: 'checked', attempt: 1, confirmed: false },
  again: { kind: 'againWanted' },
  password: { kind: 'passwordEntered', problems: {} },
  passwordWrong: { kind: 'passwordEntered', problems: { again: 134 } },
  passwordSet: { kind: 'passwordSet', attempt: 1 },
  unread: failed(0),
  tooSoon: failed(2),
  over: failed(4),
  tooOften: failed(5),
  exhausted: failed(6),
  switch: failed(27, {}, 'wait-call'),
  /** Closed, and no other is named. */
  closed: failed(27),
  wrongCode: failed(100),
  short: failed(131, { password: 131 }),
  late: { kind: 'failed', attempt: 0, failure: noResponse, problems: {}, now: NOW },
  ticked: { kind: 'ticked', now: NOW + 1 },
  tickedOut: { kind: 'ticked', now: ticket.deadline },
  restarted: { kind: 'restarted' },
  left: { kind: 'left' },
  forgotten: { kind: 'forgotten' },
} as const satisfies Readonly<Record<string, VerificationEvent>>
export type EventName = keyof typeof events

/** What events do in one state: what each leads to, and what is wanted; `=` keeps the state, and what is not named cannot happen. */
export type Row = Readonly<Partial<Record<EventName, string>>>
