import { noResponse, rejected } from '#app/testing/failures.ts'
import type { SubmissionEvent, SubmissionState } from './submission.ts'

/* One state and one event of each kind, for the tests and for the state diagram in Storybook. */

export const sampleValues = { password: 'secret' }

const common = { outcomeUnknown: false, subject: '' } as const
export const sampleSubmissionStates = {
  idle: { kind: 'idle', ...common },
  solvingChallenge: { kind: 'solvingChallenge', ...common },
  sending: { kind: 'sending', ...common },
  failed: { kind: 'failed', failure: rejected(42), ...common },
  accepted: { kind: 'accepted', result: 'token', ...common },
} as const satisfies Readonly<Record<string, SubmissionState<string>>>

export const sampleSubmissionEvents = {
  submitted: { kind: 'submitted', values: sampleValues, subject: '' },
  challengeSolved: { kind: 'challengeSolved', values: sampleValues, recaptcha: 'solved' },
  accepted: { kind: 'accepted', result: 'token' },
  rejected: { kind: 'failed', failure: rejected(42) },
  noResponse: { kind: 'failed', failure: noResponse },
  changed: { kind: 'changed' },
  closed: { kind: 'closed' },
  reset: { kind: 'reset' },
} as const satisfies Readonly<Record<string, SubmissionEvent<typeof sampleValues, string>>>
