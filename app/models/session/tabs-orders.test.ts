import { expect, it } from 'vitest'
import { seededRandom } from '#app/testing/seeded-random.ts'
import { createChange, isLater, type SessionChange } from './session-change.ts'
import { initialSession } from './session.machine.ts'
import { eventOf, guest, tabStep, type TabEvent, type Tab } from './session-tab.cases.ts'

interface OpenTab {
  tab: Tab
  inbox: SessionChange[]
  lastChange: SessionChange | null
}

/** Tabs of one browser. Each receives messages in order, but with any delay. */
function browserOf(count: number) {
  let cookie: string | null = null
  let now = 0
  const tabs = Array.from({ length: count }, (): OpenTab => ({
    tab: { session: guest, state: initialSession },
    inbox: [],
    lastChange: null,
  }))
  const broadcast = (openTab: OpenTab, token: string | null) => {
    const change = createChange(token, now, openTab.lastChange)
    openTab.lastChange = change
    for (const other of tabs) if (other !== openTab) other.inbox.push(change)
  }
  const dispatch = (openTab: OpenTab, event: TabEvent) => {
    const step = tabStep(openTab.tab, event)
    if (step === null) return
    openTab.tab = step.state
    for (const command of step.commands) {
      if (command.kind === 'saveToken') cookie = command.token
      if (command.kind === 'notifyTabs') broadcast(openTab, command.token)
      if (command.kind === 'clearToken' && (cookie === null || cookie === command.token)) {
        cookie = null
        broadcast(openTab, null)
      }
      const nextEvent = eventOf(command)
      if (nextEvent !== null) dispatch(openTab, nextEvent)
    }
  }
  return {
    tabs,
    act(openTab: OpenTab, event: TabEvent) {
      now += 1
      dispatch(openTab, event)
    },
    resume: (openTab: OpenTab) => dispatch(openTab, { kind: 'tabSynced', token: cookie }),
    /** Receives the next message. Returns `false` if there is none. */
    receive(openTab: OpenTab): boolean {
      const change = openTab.inbox.shift()
      if (change === undefined) return false
      if (!isLater(change, openTab.lastChange)) return true
      openTab.lastChange = change
      dispatch(openTab, { kind: 'tabSynced', token: change.token })
      return true
    },
    pendingMessages: () => tabs.reduce((sum, { inbox }) => sum + inbox.length, 0),
    cookie: () => cookie,
  }
}

it.each([2, 3])('%i tabs converge to the session of the cookie, in any order of events', (count) => {
  const random = seededRandom(count)
  for (let order = 0; order < 5000; order += 1) {
    const browser = browserOf(count)
    const randomTab = () => {
      const tab = browser.tabs[random(count)]
      if (tab === undefined) throw new Error('No tab')
      return tab
    }
    for (let index = 0; index < 12; index += 1) {
      const token = `t${index}`
      const [openTab, choice] = [randomTab(), random(6)]
      if (choice === 0) browser.act(openTab, { kind: 'signedIn', token })
      else if (choice === 1) browser.act(openTab, { kind: 'tokenRenewed', token })
      else if (choice === 2) browser.act(openTab, { kind: 'signOutRequested' })
      else if (choice === 3) browser.resume(openTab)
      else browser.receive(openTab)
    }
    // Receiving never sends: the number of messages only decreases.
    for (let remaining = browser.pendingMessages(); remaining > 0; remaining -= 1) {
      while (!browser.receive(randomTab()));
      expect(browser.pendingMessages()).toBe(remaining - 1)
    }
    for (const { tab } of browser.tabs) expect(tab.session.token).toBe(browser.cookie())
  }
})
