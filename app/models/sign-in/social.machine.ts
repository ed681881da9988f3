import type { Step } from '#app/lib/create-machine.ts'
import type { Failure } from '#app/http/failure.ts'

/*
 * A social login: a window of the network is opened, it tells a token, the token signs in. Each window has a number, and what comes
 * of an earlier one is late. A token that was on its way when the button went goes on behind: it may yet sign in, and its refusal is nobody's.
 */

export type SocialState = {
  attempt: number
  /** Windows whose token was on its way when the button went. */
  behind: readonly number[]
} & (
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
  /** The button of the network, with the address of its window; `isClosed`: the last one was closed, seen or not. */
  | { kind: 'pressed'; address: string; isClosed: boolean }
  | { kind: 'blocked'; attempt: number }
  | { kind: 'seenClosed'; attempt: number }
  | { kind: 'told'; attempt: number; token: string }
  | { kind: 'accepted'; attempt: number; token: string }
  | { kind: 'failed'; attempt: number; failure: Failure }
  /** The button is no longer on the page. */
  | { kind: 'left' }
  /** Somebody has signed in, in this way or another: what was pressed before is over. */
  | { kind: 'entered' }

export type SocialEffect =
  | { kind: 'open'; attempt: number; address: string }
  | { kind: 'focus' }
  /** Nobody is listened to any more, and the window goes. */
  | { kind: 'end' }
  | { kind: 'send'; attempt: number; token: string }
  | { kind: 'finish'; token: string }

type SocialStep = Step<SocialState, SocialEffect>

export const initialSocial: SocialState = { kind: 'idle', attempt: 0, behind: [] }

const nothing = (state: SocialState): SocialStep => ({ state, commands: [] })

function opening({ attempt: last, behind }: SocialState, address: string, before: SocialEffect[]): SocialStep {
  const attempt = last + 1
  return {
    state: { kind: 'waiting', attempt, behind, closed: false },
    commands: [...before, { kind: 'open', attempt, address }],
  }
}

function pressed(state: SocialState, address: string, isClosed: boolean): SocialStep {
  switch (state.kind) {
    // One window is enough: it may lie behind this one.
    case 'waiting':
      return isClosed ? opening(state, address, [{ kind: 'end' }]) : { state, commands: [{ kind: 'focus' }] }
    case 'sending':
    case 'signedIn':
      return nothing(state)
    case 'idle':
    case 'blocked':
    case 'failed':
    case 'unknown':
      return opening(state, address, [])
  }
}

function left(state: SocialState): SocialStep {
  const { attempt, behind } = state
  switch (state.kind) {
    case 'waiting':
      return { state: { kind: 'idle', attempt: attempt + 1, behind }, commands: [{ kind: 'end' }] }
    // What was sent may make an account: its answer is waited for, and signs in. The button is free meanwhile.
    case 'sending':
      return nothing({ kind: 'idle', attempt: attempt + 1, behind: [...behind, attempt] })
    case 'idle':
    case 'blocked':
    case 'signedIn':
    case 'failed':
    case 'unknown':
      return nothing({ kind: 'idle', attempt, behind })
  }
}

function entered(state: SocialState): SocialStep {
  const attempt = state.attempt + 1
  switch (state.kind) {
    case 'waiting':
      return { state: { kind: 'idle', attempt, behind: [] }, commands: [{ kind: 'end' }] }
    case 'sending':
      return nothing({ kind: 'idle', attempt, behind: [] })
    case 'idle':
    case 'blocked':
    case 'signedIn':
    case 'failed':
    case 'unknown':
      return nothing(state.behind.length === 0 ? state : { ...state, behind: [] })
  }
}

/** What has come of a token whose button had gone. */
function behindEnded(state: SocialState, event: Extract<SocialEvent, { kind: 'accepted' | 'failed' }>): SocialStep {
  const behind = state.behind.filter((attempt) => attempt !== event.attempt)
  const effects: SocialEffect[] = event.kind === 'accepted' ? [{ kind: 'finish', token: event.token }] : []
  return { state: { ...state, behind }, commands: effects }
}

/** The whole workflow. */
export function socialStep(state: SocialState, event: SocialEvent): SocialStep | null {
  if ('attempt' in event && event.attempt !== state.attempt) {
    const isAnswer = event.kind === 'accepted' || event.kind === 'failed'
    return isAnswer && state.behind.includes(event.attempt) ? behindEnded(state, event) : nothing(state)
  }
  const { attempt, behind } = state
  switch (event.kind) {
    case 'pressed':
      return pressed(state, event.address, event.isClosed)
    case 'left':
      return left(state)
    case 'entered':
      return entered(state)
    case 'blocked':
      return state.kind === 'waiting' ? nothing({ kind: 'blocked', attempt, behind }) : null
    case 'seenClosed':
      if (state.kind !== 'waiting') return null
      if (!state.closed) return nothing({ ...state, closed: true })
      return { state: { kind: 'idle', attempt, behind }, commands: [{ kind: 'end' }] }
    case 'told':
      if (state.kind !== 'waiting') return null
      return {
        state: { kind: 'sending', attempt, behind },
        commands: [{ kind: 'end' }, { kind: 'send', attempt, token: event.token }],
      }
    case 'accepted':
      if (state.kind !== 'sending') return null
      return { state: { kind: 'signedIn', attempt, behind }, commands: [{ kind: 'finish', token: event.token }] }
    case 'failed': {
      if (state.kind !== 'sending') return null
      const { failure } = event
      return nothing({ kind: failure.kind === 'refused' ? 'failed' : 'unknown', attempt, behind, failure })
    }
  }
}
