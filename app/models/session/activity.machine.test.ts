import { describe } from 'vitest'
import { describeTransitions } from '#app/testing/describe-transitions.ts'
import { activityStep, type ActivityEvent, type ActivityState } from './activity.machine.ts'

const states = { free: 'free', reporting: 'reporting', unheard: 'unheard' } as const satisfies Record<
  string,
  ActivityState
>
const events = {
  noticed: 'noticed',
  reported: 'reported',
  failed: 'failed',
  stateRead: 'stateRead',
} as const satisfies Record<string, ActivityEvent>

describe('the report of an activity, with a server that is', () =>
  describeTransitions({
    step: activityStep,
    states,
    events,
    table: {
      free: { noticed: 'reporting: report', reported: '-', failed: '-', stateRead: 'same' },
      reporting: { noticed: 'same', reported: 'free', failed: 'unheard', stateRead: 'same' },
      unheard: { noticed: 'same', reported: '-', failed: '-', stateRead: 'free' },
    },
    told: (state) => state,
  }))
