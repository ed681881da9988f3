import { expect, it } from 'vitest'
import { seededRandom } from '#app/testing/seeded-random.ts'
import { createChange, isLater, type SessionChange } from './session-change.ts'
import { initialSession } from './session.machine.ts'
import { factOf, guest, tabStep, type Happening, type Tab } from './session-tab.cases.ts'

interface OpenTab {
  tab: Tab
  inbox: SessionChange[]
  last: SessionChange | null
}

/** Tabs of one browser: each hears what the others tell in its order, and as late as the test wants. */
function browserOf(count: number) {
  let cookie: string | null = null
  let now = 0
  const tabs = Array.from({ length: count }, (): OpenTab => ({
    tab: { session: guest, state: initialSession },
    inbox: [],
    last: null,
  }))
  const tell = (own: OpenTab, token: string | null) => {
    const change = createChange(token, now, own.last)
    own.last = change
    for (const other of tabs) if (other !== own) other.inbox.push(change)
  }
  const take = (own: OpenTab, happening: Happening) => {
    const step = tabStep(own.tab, happening)
    if (step === null) return
    own.tab = step.state
    for (const effect of step.commands) {
      if (effect.kind === 'keepToken') cookie = effect.token
      if (effect.kind === 'tell') tell(own, effect.token)
      if (effect.kind === 'forget' && (cookie === null || cookie === effect.token)) {
        cookie = null
        tell(own, null)
      }
      const fact = factOf(effect)
      if (fact !== null) take(own, fact)
    }
  }
  return {
    tabs,
    happen(own: OpenTab, happening: Happening) {
      now += 1
      take(own, happening)
    },
    comeBack: (own: OpenTab) => take(own, { kind: 'told', token: cookie }),
    /** Gives whether there was something to hear. */
    hear(own: OpenTab): boolean {
      const change = own.inbox.shift()
      if (change === undefined) return false
      if (!isLater(change, own.last)) return true
      own.last = change
      take(own, { kind: 'told', token: change.token })
      return true
    },
    waiting: () => tabs.reduce((sum, { inbox }) => sum + inbox.length, 0),
    cookie: () => cookie,
  }
}

it.each([2, 3])('%i tabs agree with each other and the browser in any order, and come to rest', (count) => {
  const random = seededRandom(count)
  for (let order = 0; order < 5000; order += 1) {
    const browser = browserOf(count)
    const any = () => {
      const tab = browser.tabs[random(count)]
      if (tab === undefined) throw new Error('There is no such tab.')
      return tab
    }
    for (let at = 0; at < 12; at += 1) {
      const token = `t${at}`
      const [own, choice] = [any(), random(6)]
      if (choice === 0) browser.happen(own, { kind: 'given', token })
      else if (choice === 1) browser.happen(own, { kind: 'renewed', token })
      else if (choice === 2) browser.happen(own, { kind: 'leaving' })
      else if (choice === 3) browser.comeBack(own)
      else browser.hear(own)
    }
    // Whoever is told tells nobody: what is heard from here on only becomes less.
    for (let left = browser.waiting(); left > 0; left -= 1) {
      while (!browser.hear(any()));
      expect(browser.waiting()).toBe(left - 1)
    }
    for (const { tab } of browser.tabs) expect(tab.session.token).toBe(browser.cookie())
  }
})
