import type { Failure } from '#app/http/failure.ts'
import { isOutcomeUnknown } from '#app/http/outcome-unknown.ts'
import type { Step } from '#app/lib/state/create-workflow.ts'

/*
 * Social sign-in: a pop-up of the network posts a token, and the token signs in. Leaving `waiting` closes the pop-up;
 * leaving `sending` cancels the request.
 */

export type SocialState =
  | { kind: 'idle' }
  /** The browser blocked the pop-up. */
  | { kind: 'blocked' }
  /** `closed`: a poll found the pop-up closed; its last message may still arrive. */
  | { kind: 'waiting'; closed: boolean }
  | { kind: 'sending' }
  | { kind: 'signedIn'; token: string }
  | { kind: 'failed'; failure: Failure }
  /** The token may have signed in; the player can try again with a new pop-up. */
  | { kind: 'unknown'; failure: Failure }

export type SocialEvent =
  /** The button was pressed, with the address of the pop-up. */
  | { kind: 'pressed'; address: string }
  | { kind: 'blocked' }
  | { kind: 'foundClosed' }
  | { kind: 'tokenReceived'; token: string }
  | { kind: 'accepted'; token: string }
  | { kind: 'failed'; failure: Failure }
  /** The button was unmounted, or its pop-up was closed before another press. */
  | { kind: 'closed' }
  | { kind: 'authenticated' }

export type SocialCommand = { kind: 'open'; address: string } | { kind: 'focus' } | { kind: 'send'; token: string }

export const initialSocial: SocialState = { kind: 'idle' }

/** The transition; `null` ignores an event. */
export function socialStep(state: SocialState, event: SocialEvent): Step<SocialState, SocialCommand> | null {
  const step = (next: SocialState, ...commands: SocialCommand[]) => ({ state: next, commands })
  switch (event.kind) {
    case 'pressed':
      // The open pop-up may lie behind this window.
      if (state.kind === 'waiting') return step(state, { kind: 'focus' })
      if (state.kind === 'sending' || state.kind === 'signedIn') return step(state)
      return step({ kind: 'waiting', closed: false }, { kind: 'open', address: event.address })
    case 'blocked':
      return state.kind === 'waiting' ? step({ kind: 'blocked' }) : null
    case 'foundClosed':
      if (state.kind !== 'waiting') return null
      return step(state.closed ? initialSocial : { ...state, closed: true })
    case 'tokenReceived':
      return state.kind === 'waiting' ? step({ kind: 'sending' }, { kind: 'send', token: event.token }) : null
    case 'accepted':
      return state.kind === 'sending' ? step({ kind: 'signedIn', token: event.token }) : null
    case 'failed': {
      if (state.kind !== 'sending') return null
      const { failure } = event
      return step({ kind: isOutcomeUnknown(failure) ? 'unknown' : 'failed', failure })
    }
    case 'closed':
    case 'authenticated':
      return step(state.kind === 'idle' ? state : initialSocial)
  }
}
