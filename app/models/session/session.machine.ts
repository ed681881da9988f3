import { GUEST_ID } from '#contract/status.ts'
import type { Step, Transition } from '#app/lib/create-machine.ts'
import type { Session } from './session.model.ts'

/*
 * Keeps the session true. A token is doubted when nobody knows whose it is, when the server's status names somebody else, or
 * when a call was refused for want of one; the server is asked, and its answer decides only about the very token that was
 * asked about: each asking has a number, and what comes of an earlier one is late. A dead token makes a guest, once. An answer that
 * was not read decides nothing, and is asked for again when the server is heard: the poll of the status has the pace that an outage
 * wants, and rests when nobody is there. Who is here changes by facts alone (given, renewed, known, left); what is
 * decided about is told as such a fact.
 */

export interface SessionState {
  /** The last token that this tab has had: what is forgotten with it. */
  own: string | null
  /** What another tab has told: the browser keeps it already, and everybody was told. */
  heard: string | null
  /** The number of the last asking. */
  turn: number
  doubt: 'none' | 'asking' | 'waiting'
  /** The browser has got a token anew since the start: who comes every day stays signed in. */
  isFresh: boolean
}

export type SessionEvent =
  /** The first screen stands. */
  | { kind: 'settled' }
  /** Somebody has signed in. */
  | { kind: 'given' }
  /** The same player has a fresh token. */
  | { kind: 'renewed' }
  /** The server has said whose the token is. */
  | { kind: 'known' }
  /** The player is a guest again. */
  | { kind: 'left' }
  /** A status was read, of this player or of another. */
  | { kind: 'said'; id: number }
  /** A call was refused for want of a session. */
  | { kind: 'doubted' }
  | { kind: 'answered'; turn: number; id: number }
  /** The answer was not read. */
  | { kind: 'unread'; turn: number }
  /** The server does not want to say. */
  | { kind: 'unsaid'; turn: number }
  /** Another tab, or the cookie, says who is here. */
  | { kind: 'told'; token: string | null }
  /** The player wants to leave. */
  | { kind: 'leaving' }

/** An event, and who is here at it; after a fact, who is here by it. */
export interface SessionMoment {
  event: SessionEvent
  session: Session
}

export type SessionEffect =
  | { kind: 'ask'; turn: number }
  /** What is decided: it comes back as a fact. */
  | { kind: 'enter'; token: string }
  | { kind: 'know'; id: number }
  | { kind: 'leave' }
  /** The browser keeps a token, whoever had one before. */
  | { kind: 'keepToken'; token: string }
  /** The browser keeps the token that it has for its full time again. */
  | { kind: 'keepOn'; token: string }
  | { kind: 'keepPlayer'; id: number }
  | { kind: 'forget'; token: string }
  /** The other tabs hear who is here. */
  | { kind: 'tell'; token: string }
  /** The server is told, behind the screen. */
  | { kind: 'end'; token: string }

type SessionStep = Step<SessionState, SessionEffect>
const step = (state: SessionState, ...effects: SessionEffect[]): SessionStep => ({ state, commands: effects })

export const initialSession: SessionState = { own: null, heard: null, turn: 0, doubt: 'none', isFresh: false }

const ask = (state: SessionState, ...effects: SessionEffect[]): SessionStep => {
  const turn = state.turn + 1
  return step({ ...state, turn, doubt: 'asking' }, ...effects, { kind: 'ask', turn })
}
const doubted = (state: SessionState, { token }: Session): SessionStep =>
  token === null || state.doubt === 'asking' ? step(state) : ask(state)

/** Whose the token is has been confirmed. */
const confirmed = (state: SessionState, { token }: Session, ...effects: SessionEffect[]): SessionStep =>
  token === null || state.isFresh
    ? step(state, ...effects)
    : step({ ...state, isFresh: true }, ...effects, { kind: 'keepOn', token })

/** What comes of the asking that is on its way. */
function ofAsking(state: SessionState, event: Extract<SessionEvent, { turn: number }>): SessionStep | null {
  if (event.turn !== state.turn) return step(state)
  if (state.doubt !== 'asking') return null
  switch (event.kind) {
    case 'answered':
      return step(
        { ...state, doubt: 'none' },
        event.id === GUEST_ID ? { kind: 'leave' } : { kind: 'know', id: event.id },
      )
    case 'unread':
      return step({ ...state, doubt: 'waiting' })
    case 'unsaid':
      return step({ ...state, doubt: 'none' })
  }
}

/** Nothing is this tab's own any more, and an asking that is on its way, or waited for, is nobody's. */
const nobodyIn = (state: SessionState): SessionState => ({ ...state, own: null, turn: state.turn + 1, doubt: 'none' })

/** Somebody has another token: the browser keeps it, and the other tabs hear of it. */
const kept = (token: string): SessionEffect[] => [
  { kind: 'keepToken', token },
  { kind: 'tell', token },
]

function after(state: SessionState, event: SessionEvent, session: Session): SessionStep | null {
  if ('turn' in event) return ofAsking(state, event)
  const { id, token } = session
  switch (event.kind) {
    case 'settled':
      return id === GUEST_ID ? doubted(state, session) : step(state)
    case 'given':
      if (token === null) return null
      return ask({ ...state, heard: null, isFresh: true }, ...(token === state.heard ? [] : kept(token)))
    case 'renewed': {
      if (token === null) return null
      const next = { ...state, isFresh: true }
      // What is on its way is about the old one.
      return state.doubt === 'asking' ? ask(next, ...kept(token)) : step(next, ...kept(token))
    }
    case 'known':
      return token === null ? null : confirmed(state, session, { kind: 'keepPlayer', id })
    case 'left':
      return state.own === null ? step(state) : step(nobodyIn(state), { kind: 'forget', token: state.own })
    case 'said':
      return event.id === id && id !== GUEST_ID && state.doubt !== 'waiting'
        ? confirmed(state, session)
        : doubted(state, session)
    case 'doubted':
      return doubted(state, session)
    case 'told':
      if (event.token === token) return step(state)
      return event.token === null
        ? step(nobodyIn(state), { kind: 'leave' })
        : step({ ...state, heard: event.token }, { kind: 'enter', token: event.token })
    case 'leaving':
      return token === null ? step(state) : step(state, { kind: 'leave' }, { kind: 'end', token })
  }
}

/** The whole workflow. */
export const sessionStep: Transition<SessionState, SessionMoment, SessionEffect> = (state, { event, session }) =>
  after(session.token === null ? state : { ...state, own: session.token }, event, session)
