import type { Step } from '#app/lib/create-machine.ts'
import { sessionStep, type SessionCommand, type SessionEvent, type SessionState } from './session.machine.ts'
import type { Session } from './session.model.ts'

/** Session events with the payload that changes the session. */
export type TabEvent =
  | Exclude<SessionEvent, { kind: 'signedIn' | 'tokenRenewed' | 'identified' }>
  | { kind: 'signedIn' | 'tokenRenewed'; token: string }
  | { kind: 'identified'; id: number }
/** A tab: its session and the state of its machine. */
export interface Tab {
  session: Session
  state: SessionState
}

export const guest: Session = { id: 0, token: null }
function sessionAfter(session: Session, event: TabEvent): Session {
  switch (event.kind) {
    case 'signedIn':
      return { id: 0, token: event.token }
    case 'tokenRenewed':
      return { ...session, token: event.token }
    case 'identified':
      return { ...session, id: event.id }
    case 'signedOut':
      return guest
    default:
      return session
  }
}
/** Applies an event to the session, then to the machine. */
export function tabStep(tab: Tab, event: TabEvent): Step<Tab, SessionCommand> | null {
  // A guest has no token to renew or identify.
  if (tab.session.token === null && (event.kind === 'tokenRenewed' || event.kind === 'identified')) return null
  const session = sessionAfter(tab.session, event)
  const step = sessionStep(tab.state, { event, session })
  return step && { state: { session, state: step.state }, commands: step.commands }
}

/** The event that a command leads to, if it changes the session. */
export const eventOf = (command: SessionCommand): TabEvent | null => {
  if (command.kind === 'signIn') return { kind: 'signedIn', token: command.token }
  if (command.kind === 'identify') return { kind: 'identified', id: command.id }
  return command.kind === 'signOut' ? { kind: 'signedOut' } : null
}
