import type { Step } from '#app/lib/create-machine.ts'
import type { Failure } from '#app/http/failure.ts'

/*
 * A social login: a window of the network is opened, it tells a token, the token signs in. Each window has a number, and what comes
 * of an earlier one is late.
 */

export type SocialState = { attempt: number } & (
  | { kind: 'idle' }
  /** The browser has let no window open. */
  | { kind: 'blocked' }
  /** The window is there; `closed`: it was seen closed, and what it has told last may still be on its way. */
  | { kind: 'waiting'; closed: boolean }
  | { kind: 'sending' }
  | { kind: 'signedIn' }
  /** The server said no. */
  | { kind: 'failed'; failure: Failure }
  /** No answer was read: the token may have signed in or not, and a new window asks again. */
  | { kind: 'unknown'; failure: Failure }
)

export type SocialEvent =
  /** The button of the network, with the address of its window. */
  | { kind: 'pressed'; address: string }
  | { kind: 'blocked'; attempt: number }
  | { kind: 'seenClosed'; attempt: number }
  | { kind: 'told'; attempt: number; token: string }
  | { kind: 'accepted'; attempt: number; token: string }
  | { kind: 'failed'; attempt: number; failure: Failure }
  /** The button is no longer on the page. */
  | { kind: 'left' }

export type SocialEffect =
  | { kind: 'open'; attempt: number; address: string }
  | { kind: 'focus' }
  /** Nobody is listened to any more, and the window goes. */
  | { kind: 'end' }
  | { kind: 'send'; attempt: number; token: string }
  | { kind: 'finish'; token: string }

type SocialStep = Step<SocialState, SocialEffect>

export const initialSocial: SocialState = { kind: 'idle', attempt: 0 }

const nothing = (state: SocialState): SocialStep => ({ state, effects: [] })

function pressed(state: SocialState, address: string): SocialStep {
  switch (state.kind) {
    // One window is enough: it may lie behind this one.
    case 'waiting':
      return { state, effects: [{ kind: 'focus' }] }
    case 'sending':
    case 'signedIn':
      return nothing(state)
    case 'idle':
    case 'blocked':
    case 'failed':
    case 'unknown': {
      const attempt = state.attempt + 1
      return { state: { kind: 'waiting', attempt, closed: false }, effects: [{ kind: 'open', attempt, address }] }
    }
  }
}

function left(state: SocialState): SocialStep {
  const { attempt } = state
  switch (state.kind) {
    case 'waiting':
      return { state: { kind: 'idle', attempt: attempt + 1 }, effects: [{ kind: 'end' }] }
    // What was sent may make an account: its answer is waited for, and signs in.
    case 'sending':
      return nothing(state)
    case 'idle':
    case 'blocked':
    case 'signedIn':
    case 'failed':
    case 'unknown':
      return nothing({ kind: 'idle', attempt })
  }
}

/** The whole workflow. */
export function socialStep(state: SocialState, event: SocialEvent): SocialStep | null {
  if ('attempt' in event && event.attempt !== state.attempt) return nothing(state)
  const { attempt } = state
  switch (event.kind) {
    case 'pressed':
      return pressed(state, event.address)
    case 'left':
      return left(state)
    case 'blocked':
      return state.kind === 'waiting' ? nothing({ kind: 'blocked', attempt }) : null
    case 'seenClosed':
      if (state.kind !== 'waiting') return null
      if (!state.closed) return nothing({ ...state, closed: true })
      return { state: { kind: 'idle', attempt }, effects: [{ kind: 'end' }] }
    case 'told':
      if (state.kind !== 'waiting') return null
      return {
        state: { kind: 'sending', attempt },
        effects: [{ kind: 'end' }, { kind: 'send', attempt, token: event.token }],
      }
    case 'accepted':
      if (state.kind !== 'sending') return null
      return { state: { kind: 'signedIn', attempt }, effects: [{ kind: 'finish', token: event.token }] }
    case 'failed': {
      if (state.kind !== 'sending') return null
      const { failure } = event
      return nothing({ kind: failure.kind === 'refused' ? 'failed' : 'unknown', attempt, failure })
    }
  }
}
