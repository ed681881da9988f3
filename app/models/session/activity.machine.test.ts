import { describe } from 'vitest'
import { checkTable } from '#app/testing/check-table.ts'
import { activityStep } from './activity.machine.ts'

describe('the report of an activity, with a server that is', () =>
  checkTable({
    step: activityStep,
    states: { free: 'free', reporting: 'reporting', unheard: 'unheard' },
    events: { noticed: 'noticed', reported: 'reported', failed: 'failed', stateRead: 'stateRead' },
    table: {
      free: { noticed: 'reporting: report', reported: '-', failed: '-', stateRead: 'same' },
      reporting: { noticed: 'same', reported: 'free', failed: 'unheard', stateRead: 'same' },
      unheard: { noticed: 'same', reported: '-', failed: '-', stateRead: 'free' },
    },
    told: (state) => state,
  }))
