import { GUEST_ID } from '#contract/status.ts'
import type { Step, Transition } from '#app/lib/create-machine.ts'
import type { Session } from './session.model.ts'

/*
 * The session's state machine. It checks the token with the server when its owner is unknown, when a status belongs to
 * another player, and when a call was rejected as not signed in.
 *
 * - Each check has a `requestId`; results of earlier checks are ignored, because they are about another token.
 * - An invalid token signs the player out. A failed check is retried with the next status poll.
 * - The session itself changes only by `signedIn`, `tokenRenewed`, `identified` and `signedOut`; the commands lead to
 *   these events.
 */

export interface SessionState {
  /** The last token of this tab. It is cleared from the browser on sign-out. */
  lastToken: string | null
  /** A token received from another tab, which has already stored it and notified all tabs. */
  syncedToken: string | null
  /** The id of the latest token check. */
  requestId: number
  check: 'none' | 'pending' | 'awaitingRetry'
  /** Whether the cookie was written since page load, which extends its lifetime for daily visitors. */
  isCookieRenewed: boolean
}

export type SessionEvent =
  /** The first screen has rendered. */
  | { kind: 'started' }
  /** A player signed in. */
  | { kind: 'signedIn' }
  /** The token of the same player was replaced. */
  | { kind: 'tokenRenewed' }
  /** The server returned the owner of the token. */
  | { kind: 'identified' }
  /** The player was signed out. */
  | { kind: 'signedOut' }
  /** A status was received, of this or another player. */
  | { kind: 'statusReceived'; id: number }
  /** A call was rejected as not signed in. */
  | { kind: 'unauthorized' }
  /** The check returned the token's owner; `id` 0 means that the token is invalid. */
  | { kind: 'tokenChecked'; requestId: number; id: number }
  /** The check got no usable response. */
  | { kind: 'checkFailed'; requestId: number }
  /** The server rejected the check for another reason. */
  | { kind: 'checkRejected'; requestId: number }
  /** The token of another tab or of the cookie. */
  | { kind: 'tabSynced'; token: string | null }
  /** The player clicked "sign out". */
  | { kind: 'signOutRequested' }

/** An event and the current session, already updated by the event. */
export interface SessionInput {
  event: SessionEvent
  session: Session
}

export type SessionCommand =
  | { kind: 'checkToken'; requestId: number }
  /** These three change the session and come back as events. */
  | { kind: 'signIn'; token: string }
  | { kind: 'identify'; id: number }
  | { kind: 'signOut' }
  /** Stores the token in the cookie. */
  | { kind: 'saveToken'; token: string }
  /** Extends the lifetime of the stored cookie. */
  | { kind: 'extendToken'; token: string }
  | { kind: 'savePlayer'; id: number }
  | { kind: 'clearToken'; token: string }
  /** Sends the token to the other tabs. */
  | { kind: 'notifyTabs'; token: string }
  /** Ends the session on the server, in the background. */
  | { kind: 'endSession'; token: string }

type SessionStep = Step<SessionState, SessionCommand>
const step = (state: SessionState, ...commands: SessionCommand[]): SessionStep => ({ state, commands })

export const initialSession: SessionState = {
  lastToken: null,
  syncedToken: null,
  requestId: 0,
  check: 'none',
  isCookieRenewed: false,
}

const checkToken = (state: SessionState, ...commands: SessionCommand[]): SessionStep => {
  const requestId = state.requestId + 1
  return step({ ...state, requestId, check: 'pending' }, ...commands, { kind: 'checkToken', requestId })
}
const recheck = (state: SessionState, { token }: Session): SessionStep =>
  token === null || state.check === 'pending' ? step(state) : checkToken(state)

/** The owner of the token was confirmed: extends the cookie once per page load. */
const confirm = (state: SessionState, { token }: Session, ...commands: SessionCommand[]): SessionStep =>
  token === null || state.isCookieRenewed
    ? step(state, ...commands)
    : step({ ...state, isCookieRenewed: true }, ...commands, { kind: 'extendToken', token })

/** Handles the result of a token check. */
function handleCheckResult(
  state: SessionState,
  event: Extract<SessionEvent, { requestId: number }>,
): SessionStep | null {
  if (event.requestId !== state.requestId) return step(state)
  if (state.check !== 'pending') return null
  switch (event.kind) {
    case 'tokenChecked':
      return step(
        { ...state, check: 'none' },
        event.id === GUEST_ID ? { kind: 'signOut' } : { kind: 'identify', id: event.id },
      )
    case 'checkFailed':
      return step({ ...state, check: 'awaitingRetry' })
    case 'checkRejected':
      return step({ ...state, check: 'none' })
  }
}

/** Clears the token and invalidates a running check. */
const clearSession = (state: SessionState): SessionState => ({
  ...state,
  lastToken: null,
  requestId: state.requestId + 1,
  check: 'none',
})

/** Commands that store a new token and send it to the other tabs. */
const saveAndNotify = (token: string): SessionCommand[] => [
  { kind: 'saveToken', token },
  { kind: 'notifyTabs', token },
]

function transition(state: SessionState, event: SessionEvent, session: Session): SessionStep | null {
  if ('requestId' in event) return handleCheckResult(state, event)
  const { id, token } = session
  switch (event.kind) {
    case 'started':
      return id === GUEST_ID ? recheck(state, session) : step(state)
    case 'signedIn':
      if (token === null) return null
      return checkToken(
        { ...state, syncedToken: null, isCookieRenewed: true },
        ...(token === state.syncedToken ? [] : saveAndNotify(token)),
      )
    case 'tokenRenewed': {
      if (token === null) return null
      const next = { ...state, isCookieRenewed: true }
      // A running check is about the old token.
      return state.check === 'pending' ? checkToken(next, ...saveAndNotify(token)) : step(next, ...saveAndNotify(token))
    }
    case 'identified':
      return token === null ? null : confirm(state, session, { kind: 'savePlayer', id })
    case 'signedOut':
      return state.lastToken === null
        ? step(state)
        : step(clearSession(state), { kind: 'clearToken', token: state.lastToken })
    case 'statusReceived':
      return event.id === id && id !== GUEST_ID && state.check !== 'awaitingRetry'
        ? confirm(state, session)
        : recheck(state, session)
    case 'unauthorized':
      return recheck(state, session)
    case 'tabSynced':
      if (event.token === token) return step(state)
      return event.token === null
        ? step(clearSession(state), { kind: 'signOut' })
        : step({ ...state, syncedToken: event.token }, { kind: 'signIn', token: event.token })
    case 'signOutRequested':
      return token === null ? step(state) : step(state, { kind: 'signOut' }, { kind: 'endSession', token })
  }
}

export const sessionStep: Transition<SessionState, SessionInput, SessionCommand> = (state, { event, session }) =>
  transition(session.token === null ? state : { ...state, lastToken: session.token }, event, session)
