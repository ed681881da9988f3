import { describe } from 'vitest'
import { describeTransitions } from '#app/testing/describe-transitions.ts'
import { activityStep, type ActivityEvent, type ActivityState } from './activity.machine.ts'

const states = { idle: 'idle', reporting: 'reporting', paused: 'paused' } as const satisfies Record<
  string,
  ActivityState
>
const events = {
  activityDue: 'activityDue',
  reported: 'reported',
  failed: 'failed',
  statusReceived: 'statusReceived',
} as const satisfies Record<string, ActivityEvent>

describe('activityStep', () =>
  describeTransitions({
    step: activityStep,
    states,
    events,
    table: {
      idle: { activityDue: 'reporting: report', reported: '-', failed: '-', statusReceived: 'same' },
      reporting: { activityDue: 'same', reported: 'idle', failed: 'paused', statusReceived: 'same' },
      paused: { activityDue: 'same', reported: '-', failed: '-', statusReceived: 'idle' },
    },
    describeState: (state) => state,
  }))
