import type { Step } from '#app/lib/create-machine.ts'
import { sessionStep, type SessionEffect, type SessionEvent, type SessionState } from './session.machine.ts'
import type { Session } from './session.model.ts'

/** What happens, with what a fact says of who is here. */
export type Happening =
  | Exclude<SessionEvent, { kind: 'given' | 'renewed' | 'known' }>
  | { kind: 'given' | 'renewed'; token: string }
  | { kind: 'known'; id: number }
/** The workflow beside the facts that it lives by. */
export interface Tab {
  session: Session
  state: SessionState
}

export const guest: Session = { id: 0, token: null }
function sessionAfter(session: Session, happening: Happening): Session {
  switch (happening.kind) {
    case 'given':
      return { id: 0, token: happening.token }
    case 'renewed':
      return { ...session, token: happening.token }
    case 'known':
      return { ...session, id: happening.id }
    case 'left':
      return guest
    default:
      return session
  }
}
/** The workflow's step, after the fact. */
export function tabStep(tab: Tab, happening: Happening): Step<Tab, SessionEffect> | null {
  // A guest has no token to renew, and nobody is known without one.
  if (tab.session.token === null && (happening.kind === 'renewed' || happening.kind === 'known')) return null
  const session = sessionAfter(tab.session, happening)
  const step = sessionStep(tab.state, { event: happening, session })
  return step && { state: { session, state: step.state }, commands: step.commands }
}

/** The facts that a decision comes back as. */
export const factOf = (effect: SessionEffect): Happening | null => {
  if (effect.kind === 'enter') return { kind: 'given', token: effect.token }
  if (effect.kind === 'know') return { kind: 'known', id: effect.id }
  return effect.kind === 'leave' ? { kind: 'left' } : null
}
