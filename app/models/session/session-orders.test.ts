import { expect, it } from 'vitest'
import { seededRandom } from '#app/testing/seeded-random.ts'
import { initialSession } from './session.machine.ts'
import { eventOf, guest, tabStep, type TabEvent, type Tab } from './session-tab.cases.ts'

it('sessionStep ends a session only by a check of its own token, keeps cookie and session in sync, and runs one check at a time, in any order of events', () => {
  const random = seededRandom(11)
  for (let order = 0; order < 10_000; order += 1) {
    let tab: Tab = {
      session: random(2) === 0 ? guest : { id: random(2) * 5, token: 'kept' },
      state: initialSession,
    }
    let cookie: string | null = tab.session.token
    /** The token of each check, and the checks without a result. */
    const tokenByRequest = new Map<number, string | null>()
    const pendingRequests = new Set<number>()
    const dispatch = (event: TabEvent) => {
      const previous = tab.session
      const step = tabStep(tab, event)
      if (step === null) throw new Error(`"${event.kind}" was ignored`)
      tab = step.state
      const { session, state } = tab
      if (session.token === null) expect([session.id, state.check]).toEqual([0, 'none'])
      for (const command of step.commands) {
        if (command.kind === 'checkToken') {
          expect(session.token).not.toBeNull()
          expect(tokenByRequest.has(command.requestId)).toBe(false)
          pendingRequests.add(command.requestId)
          tokenByRequest.set(command.requestId, session.token)
        }
        if (event.kind === 'tokenChecked' && (command.kind === 'signOut' || command.kind === 'identify'))
          expect(tokenByRequest.get(event.requestId)).toBe(session.token)
        if (command.kind === 'saveToken') cookie = command.token
        if (command.kind === 'clearToken') {
          expect(command.token).toBe(previous.token)
          if (cookie === command.token) cookie = null
        }
        if (command.kind === 'endSession') expect(command.token).toBe(previous.token)
        const nextEvent = eventOf(command)
        if (nextEvent !== null) dispatch(nextEvent)
      }
    }
    for (let index = 0; index < 14; index += 1) {
      const requestId = Math.max(0, tab.state.requestId - random(3))
      const choices: TabEvent[] = [
        { kind: 'started' },
        { kind: 'signedIn', token: `t${random(3)}` },
        { kind: 'statusReceived', id: random(2) * 5 },
        { kind: 'unauthorized' },
        { kind: 'tabSynced', token: random(2) === 0 ? null : `t${random(3)}` },
        { kind: 'signOutRequested' },
      ]
      if (tab.session.token !== null) choices.push({ kind: 'tokenRenewed', token: `t${random(3)}` })
      if (pendingRequests.has(requestId))
        choices.push(
          { kind: 'tokenChecked', requestId, id: random(2) * 5 },
          { kind: 'checkFailed', requestId },
          { kind: 'checkRejected', requestId },
        )
      const event = choices[random(choices.length)]
      if (event === undefined) throw new Error('No event')
      // The other tab has already written the cookie.
      if (event.kind === 'tabSynced') cookie = event.token
      if ('requestId' in event) pendingRequests.delete(event.requestId)
      dispatch(event)
      // The cookie matches the session.
      expect(cookie).toBe(tab.session.token)
      // A pending check has a request in flight.
      if (tab.state.check === 'pending') expect(pendingRequests.has(tab.state.requestId)).toBe(true)
    }
    // From any state, signing out leaves a guest without a cookie.
    dispatch({ kind: 'signOutRequested' })
    expect([tab.session, tab.state.check, cookie]).toEqual([guest, 'none', null])
  }
})
