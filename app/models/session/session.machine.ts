import { GUEST_ID } from '#contract/player/status.ts'
import type { Step, Transition } from '#app/lib/state/create-workflow.ts'
import type { Session } from './session.model.ts'

/*
 * The session's state machine. It checks the token with the server when its owner is unknown, when a status belongs to
 * another player, and when a call was rejected as not signed in.
 *
 * - A check and its result carry the token, so that a result never applies to another token.
 * - A rejected token signs the player out, and the reason is reported. A failed check is retried with the next status poll.
 * - The session itself changes only by `signedIn`, `tokenRenewed`, `identified` and `signedOut`; the commands lead to
 *   these events.
 */

/** `token` is the last token of this tab. It is cleared from the browser on sign-out. */
export type SessionState = (
  | { kind: 'idle'; token: string | null }
  /** `isPlayer`: the owner was known, so the end of the session is reported to the player. */
  | { kind: 'checking'; token: string; isPlayer: boolean }
  /** The check got no usable response. The next status repeats it. */
  | { kind: 'awaitingRetry'; token: string }
) & {
  /** A token received from another tab, which has already stored it and notified all tabs. */
  syncedToken: string | null
  /** Whether the cookie was written since page load, which extends its lifetime for daily visitors. */
  isCookieRenewed: boolean
}

/**
 * Why a session ended without the player's sign-out in this tab: it has expired or was ended elsewhere, the
 * account is blocked, or the player has signed out in another tab.
 */
export const SESSION_END_REASONS = ['ended', 'blocked', 'otherTab'] as const
export type SessionEndReason = (typeof SESSION_END_REASONS)[number]

/** The result of a token check. */
type CheckResult =
  /** The token's owner. */
  | { kind: 'tokenChecked'; token: string; id: number }
  /** The token is no longer valid. */
  | { kind: 'tokenRejected'; token: string; reason: SessionEndReason }
  /** The check got no usable response. */
  | { kind: 'checkFailed'; token: string }
  /** The server rejected the check for another reason. */
  | { kind: 'checkRejected'; token: string }

export type SessionChanged =
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
  /** A call was rejected because the account is blocked. */
  | { kind: 'blocked' }
  /**
   * The token of another tab or of the cookie; `renewedFrom` is the token of the same player that it replaces. `reason`:
   * why there is none, if the other tab has said it. A missing cookie does not.
   */
  | { kind: 'tabSynced'; token: string | null; renewedFrom: string | null; reason?: SessionEndReason | undefined }
  /** The player clicked "sign out". */
  | { kind: 'signOutRequested' }

/** `session` is the current session, already updated by the event. */
type SessionInput = SessionChanged & { session: Session }
export type SessionEvent = SessionInput | CheckResult

export type SessionCommand =
  | { kind: 'checkToken'; token: string }
  /** These four change the session and come back as events. */
  | { kind: 'signIn'; token: string }
  | { kind: 'renewToken'; token: string }
  | { kind: 'identify'; id: number }
  | { kind: 'signOut' }
  /** Stores the token in the cookie and sends it to the other tabs. */
  | { kind: 'saveToken'; token: string; renewedFrom: string | null }
  /** Extends the lifetime of the stored cookie. */
  | { kind: 'extendToken'; token: string }
  | { kind: 'savePlayer'; id: number }
  /** Removes the token from the browser. The other tabs are signed out for this reason. */
  | { kind: 'clearToken'; token: string; reason: SessionEndReason }
  /** Removes a token that the server has rejected. Other tabs are not signed out: one may be renewing it right now. */
  | { kind: 'dropToken'; token: string }
  /** Tells the player why the session ended. */
  | { kind: 'reportEnd'; reason: SessionEndReason }
  /** Ends the session on the server, in the background. */
  | { kind: 'endSession'; token: string }

type SessionStep = Step<SessionState, SessionCommand>
const step = (state: SessionState, ...commands: SessionCommand[]): SessionStep => ({ state, commands })

export const initialSession: SessionState = { kind: 'idle', token: null, syncedToken: null, isCookieRenewed: false }

/** A running check ends with this identity, so a new token aborts it. */
export const sessionIdentity = ({ kind, token }: SessionState): string => `${kind} ${token}`

/** The owner of the token was confirmed: extends the cookie once per page load. */
const confirm = (state: SessionState, ...commands: SessionCommand[]): SessionStep =>
  state.token === null || state.isCookieRenewed
    ? step(state, ...commands)
    : step({ ...state, isCookieRenewed: true }, ...commands, { kind: 'extendToken', token: state.token })

const cleared = (state: SessionState): SessionState => ({ ...state, kind: 'idle', token: null })

function onCheckResult(state: SessionState, event: CheckResult): SessionStep | null {
  if (state.kind !== 'checking' || state.token !== event.token) return null
  switch (event.kind) {
    case 'tokenChecked':
      return step({ ...state, kind: 'idle' }, { kind: 'identify', id: event.id })
    case 'tokenRejected':
      return step(
        cleared(state),
        { kind: 'dropToken', token: event.token },
        { kind: 'signOut' },
        // A failed sign-in link has a notice of its own.
        ...(state.isPlayer || event.reason === 'blocked' ? [{ kind: 'reportEnd', reason: event.reason } as const] : []),
      )
    case 'checkFailed':
      return step({ ...state, kind: 'awaitingRetry' })
    case 'checkRejected':
      return step({ ...state, kind: 'idle' })
  }
}

function onSessionChanged(previous: SessionState, event: SessionInput): SessionStep | null {
  const { id, token } = event.session
  const state = token === null || token === previous.token ? previous : { ...previous, token }
  const check = (next: SessionState, ...commands: SessionCommand[]): SessionStep =>
    // A running check of the same token is enough.
    token === null || (previous.kind === 'checking' && previous.token === token)
      ? step(next, ...commands)
      : step({ ...next, kind: 'checking', token, isPlayer: id !== GUEST_ID }, ...commands, {
          kind: 'checkToken',
          token,
        })
  switch (event.kind) {
    case 'started':
      return id === GUEST_ID ? check(state) : step(state)
    case 'signedIn': {
      if (token === null) return null
      const next = { ...state, syncedToken: null, isCookieRenewed: true }
      return token === state.syncedToken ? check(next) : check(next, { kind: 'saveToken', token, renewedFrom: null })
    }
    case 'tokenRenewed': {
      if (token === null) return null
      const next = { ...state, syncedToken: null, isCookieRenewed: true }
      const commands: SessionCommand[] =
        token === state.syncedToken ? [] : [{ kind: 'saveToken', token, renewedFrom: previous.token }]
      // A running check is about the old token.
      return state.kind === 'checking' ? check(next, ...commands) : step(next, ...commands)
    }
    case 'identified':
      return token === null ? null : confirm(state, { kind: 'savePlayer', id })
    case 'signedOut':
      return state.token === null
        ? step(state)
        : step(cleared(state), { kind: 'clearToken', token: state.token, reason: 'otherTab' })
    case 'statusReceived':
      return event.id === id && id !== GUEST_ID && state.kind !== 'awaitingRetry' ? confirm(state) : check(state)
    case 'unauthorized':
      return check(state)
    case 'blocked':
      return token === null
        ? step(state)
        : step(
            cleared(state),
            { kind: 'clearToken', token, reason: 'blocked' },
            { kind: 'signOut' },
            { kind: 'reportEnd', reason: 'blocked' },
          )
    case 'tabSynced':
      if (event.token === token) return step(state)
      if (event.token === null)
        return step(cleared(state), { kind: 'signOut' }, { kind: 'reportEnd', reason: event.reason ?? 'ended' })
      return step(
        { ...state, syncedToken: event.token },
        { kind: token !== null && token === event.renewedFrom ? 'renewToken' : 'signIn', token: event.token },
      )
    case 'signOutRequested':
      return token === null ? step(state) : step(state, { kind: 'signOut' }, { kind: 'endSession', token })
  }
}

export const sessionStep: Transition<SessionState, SessionEvent, SessionCommand> = (state, event) =>
  'session' in event ? onSessionChanged(state, event) : onCheckResult(state, event)
