import type { Transition } from '#app/lib/create-machine.ts'

/*
 * The server learns that a player is at the page (`spec §4`): one report at a time. After one that failed nothing is sent until the
 * state was read again, so that a server in trouble is not asked by every move of a mouse.
 */

export type ActivityState = 'free' | 'reporting' | 'unheard'
export type ActivityEvent = 'noticed' | 'reported' | 'failed' | 'stateRead'
export interface ActivityEffect {
  kind: 'report'
}

/** The whole workflow. */
export const activityStep: Transition<ActivityState, ActivityEvent, ActivityEffect> = (state, event) => {
  switch (event) {
    case 'noticed':
      return state === 'free' ? { state: 'reporting', commands: [{ kind: 'report' }] } : { state, commands: [] }
    case 'reported':
      return state === 'reporting' ? { state: 'free', commands: [] } : null
    case 'failed':
      return state === 'reporting' ? { state: 'unheard', commands: [] } : null
    case 'stateRead':
      return { state: state === 'unheard' ? 'free' : state, commands: [] }
  }
}
