import { rejected, noResponse } from '#app/testing/failures.ts'
import {
  enteringContact,
  settingPassword,
  verifying,
  type VerificationEvent,
  type VerificationState,
} from './contact-verification.states.ts'
import type { PendingVerification } from './pending-verification.ts'

/* States and events of every kind, for tests, stories and the diagram. */

export const NOW = 1_000_000

/** A code was sent to a phone a moment ago. */
export const pending: PendingVerification = {
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
/** A call is awaited. */
export const pendingCall: PendingVerification = { ...pending, method: 'wait-call', number: '+78000000001' }
const contact = { kind: pending.kind, value: pending.value }
const sent = { kind: 'starting', failure: null, contact, sent: true, methodSwitches: 0 } as const

export const sampleStates = {
  enteringContact: enteringContact(),
  lockedContact: { ...enteringContact(), failure: rejected(5), lockedUntil: NOW + 1 },
  solvingChallenge: { ...sent, sent: false, pending: null },
  sending: { ...sent, pending: null },
  resending: { ...sent, pending },
  enteringCode: { ...verifying(pending, NOW), canResend: true },
  codeLocked: { ...verifying(pending, NOW), locked: true },
  checkingCode: { ...verifying(pending, NOW), checking: true },
  awaitingCall: verifying(pendingCall, NOW),
  checkingCall: { ...verifying(pendingCall, NOW), checking: true },
  settingPassword: settingPassword({ ...pending, passed: true }),
  savingPassword: { ...settingPassword({ ...pending, passed: true }), sending: true },
  finished: { kind: 'finished', failure: null, contact: pending.value },
} as const satisfies Readonly<Record<string, VerificationState>>

const failed = (failure: Extract<VerificationEvent, { kind: 'failed' }>['failure']) =>
  ({ kind: 'failed', failure, now: NOW }) as const

export const sampleEvents = {
  opened: { kind: 'opened', stored: null, now: NOW },
  openedWithStored: { kind: 'opened', stored: pending, now: NOW },
  openedWithVerified: { kind: 'opened', stored: { ...pending, passed: true }, now: NOW },
  openedWithExpired: { kind: 'opened', stored: { ...pending, deadline: NOW }, now: NOW },
  contactSubmitted: { kind: 'contactSubmitted', contact },
  challengeSolved: { kind: 'challengeSolved', recaptcha: 'solved' },
  started: { kind: 'started', pending: { ...pending, hash: 'hash-2' }, now: NOW },
  codeSubmitted: { kind: 'codeSubmitted', code: '123456' },
  confirmed: { kind: 'checked', confirmed: true },
  notConfirmed: { kind: 'checked', confirmed: false },
  resendRequested: { kind: 'resendRequested' },
  passwordSubmitted: { kind: 'passwordSubmitted', password: 'remembered' },
  passwordSet: { kind: 'passwordSet' },
  changed: { kind: 'changed' },
  ticked: { kind: 'ticked', now: NOW + 1000 },
  expired: { kind: 'ticked', now: pending.deadline },
  noResponse: failed(noResponse),
  wrongCode: failed(rejected(100)),
  tooSoon: failed(rejected(2)),
  tooMany: failed(rejected(5)),
  ended: failed(rejected(4)),
  methodClosed: failed(rejected(27, 'wait-call')),
  alreadyConfirmed: failed(rejected(50)),
  restarted: { kind: 'restarted' },
  closed: { kind: 'closed' },
  reset: { kind: 'reset' },
} as const satisfies Readonly<Record<string, VerificationEvent>>
