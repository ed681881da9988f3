import { expect, it } from 'vitest'
import { seededRandom } from '#app/testing/seeded-random.ts'
import { initialSession } from './session.machine.ts'
import { factOf, guest, tabStep, type Happening, type Tab } from './session-tab.cases.ts'

it('a session ends by no answer but one about its own token, keeps what it has and nothing else, asks once at a time, in any order', () => {
  const random = seededRandom(11)
  for (let order = 0; order < 10_000; order += 1) {
    let tab: Tab = {
      session: random(2) === 0 ? guest : { id: random(2) * 5, token: 'kept' },
      state: initialSession,
    }
    let browser: string | null = tab.session.token
    /** Which token each asking is about, and what is on its way. */
    const about = new Map<number, string | null>()
    const underWay = new Set<number>()
    const take = (happening: Happening) => {
      const before = tab.session
      const step = tabStep(tab, happening)
      if (step === null) throw new Error(`"${happening.kind}" is refused where it can happen.`)
      tab = step.state
      const { session, state } = tab
      if (session.token === null) expect([session.id, state.doubt]).toEqual([0, 'none'])
      for (const effect of step.commands) {
        if (effect.kind === 'ask') {
          expect(session.token).not.toBeNull()
          expect(about.has(effect.turn)).toBe(false)
          underWay.add(effect.turn)
          about.set(effect.turn, session.token)
        }
        if (happening.kind === 'answered' && (effect.kind === 'leave' || effect.kind === 'know'))
          expect(about.get(happening.turn)).toBe(session.token)
        if (effect.kind === 'keepToken') browser = effect.token
        if (effect.kind === 'forget') {
          expect(effect.token).toBe(before.token)
          if (browser === effect.token) browser = null
        }
        if (effect.kind === 'end') expect(effect.token).toBe(before.token)
        const fact = factOf(effect)
        if (fact !== null) take(fact)
      }
    }
    for (let at = 0; at < 14; at += 1) {
      const turn = Math.max(0, tab.state.turn - random(3))
      const choices: Happening[] = [
        { kind: 'settled' },
        { kind: 'given', token: `t${random(3)}` },
        { kind: 'said', id: random(2) * 5 },
        { kind: 'doubted' },
        { kind: 'told', token: random(2) === 0 ? null : `t${random(3)}` },
        { kind: 'leaving' },
      ]
      if (tab.session.token !== null) choices.push({ kind: 'renewed', token: `t${random(3)}` })
      if (underWay.has(turn))
        choices.push({ kind: 'answered', turn, id: random(2) * 5 }, { kind: 'unread', turn }, { kind: 'unsaid', turn })
      const happening = choices[random(choices.length)]
      if (happening === undefined) throw new Error('There is no such event.')
      // Whoever has told it has written it.
      if (happening.kind === 'told') browser = happening.token
      if ('turn' in happening) underWay.delete(happening.turn)
      take(happening)
      // What the browser has kept is what the tab lives by.
      expect(browser).toBe(tab.session.token)
      // What is asked is on its way: nothing waits for an answer that will never be heeded.
      if (tab.state.doubt === 'asking') expect(underWay.has(tab.state.turn)).toBe(true)
    }
    // Wherever it is: who logs out is a guest with nothing kept.
    take({ kind: 'leaving' })
    expect([tab.session, tab.state.doubt, browser]).toEqual([guest, 'none', null])
  }
})
