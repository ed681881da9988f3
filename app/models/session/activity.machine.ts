import type { Transition } from '#app/lib/create-machine.ts'

/*
 * Activity reports to the server (`spec §4`), one at a time. After a failure, reporting pauses until the next status,
 * so that mouse moves do not load a failing server.
 */

export type ActivityState = 'idle' | 'reporting' | 'paused'
export type ActivityEvent = 'activityDue' | 'reported' | 'failed' | 'statusReceived'
export interface ActivityCommand {
  kind: 'report'
}

export const activityStep: Transition<ActivityState, ActivityEvent, ActivityCommand> = (state, event) => {
  switch (event) {
    case 'activityDue':
      return state === 'idle' ? { state: 'reporting', commands: [{ kind: 'report' }] } : { state, commands: [] }
    case 'reported':
      return state === 'reporting' ? { state: 'idle', commands: [] } : null
    case 'failed':
      return state === 'reporting' ? { state: 'paused', commands: [] } : null
    case 'statusReceived':
      return { state: state === 'paused' ? 'idle' : state, commands: [] }
  }
}
