import { describe, expect, it } from 'vitest'
import { checkTable } from '#app/testing/check-table.ts'
import { seededRandom } from '#app/testing/seeded-random.ts'
import type { Step } from '#app/lib/create-machine.ts'
import {
  initialSession,
  sessionStep,
  type SessionEffect,
  type SessionEvent,
  type SessionState,
} from './session.machine.ts'
import type { Session } from './session.model.ts'

/** What happens, with what a fact says of who is here. */
type Happening =
  | Exclude<SessionEvent, { kind: 'given' | 'renewed' | 'known' }>
  | { kind: 'given' | 'renewed'; token: string }
  | { kind: 'known'; id: number }
/** The workflow beside the facts that it lives by. */
interface Tab {
  session: Session
  state: SessionState
}

const guest: Session = { id: 0, token: null }
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
function tabStep(tab: Tab, happening: Happening): Step<Tab, SessionEffect> | null {
  // A guest has no token to renew, and nobody is known without one.
  if (tab.session.token === null && (happening.kind === 'renewed' || happening.kind === 'known')) return null
  const session = sessionAfter(tab.session, happening)
  const step = sessionStep(tab.state, { event: happening, session })
  return step && { state: { session, state: step.state }, effects: step.effects }
}

const begun = { ...initialSession, turn: 1 }
const held = { session: { id: 0, token: 'one' }, state: { ...begun, own: 'one' } }
const player = { ...held, session: { id: 5, token: 'one' } }
const doubting = (tab: Tab, doubt: SessionState['doubt']): Tab => ({ ...tab, state: { ...tab.state, doubt } })
const states = {
  guest: { session: guest, state: begun },
  /** A token that the browser has kept, of nobody knows whom. */
  held,
  asking: doubting(held, 'asking'),
  waiting: doubting(held, 'waiting'),
  player,
  doubted: doubting(player, 'asking'),
  'doubted and waiting': doubting(player, 'waiting'),
  fresh: { ...player, state: { ...player.state, isFresh: true } },
} as const satisfies Readonly<Record<string, Tab>>
const events = {
  settled: { kind: 'settled' },
  given: { kind: 'given', token: 'two' },
  givenAgain: { kind: 'given', token: 'one' },
  renewed: { kind: 'renewed', token: 'two' },
  known: { kind: 'known', id: 5 },
  left: { kind: 'left' },
  saidGuest: { kind: 'said', id: 0 },
  said: { kind: 'said', id: 5 },
  saidOther: { kind: 'said', id: 6 },
  doubted: { kind: 'doubted' },
  answered: { kind: 'answered', turn: 1, id: 5 },
  answeredDead: { kind: 'answered', turn: 1, id: 0 },
  answeredBefore: { kind: 'answered', turn: 0, id: 0 },
  unread: { kind: 'unread', turn: 1 },
  unreadBefore: { kind: 'unread', turn: 0 },
  unsaid: { kind: 'unsaid', turn: 1 },
  waited: { kind: 'waited', turn: 1 },
  waitedBefore: { kind: 'waited', turn: 0 },
  toldNobody: { kind: 'told', token: null },
  toldSame: { kind: 'told', token: 'one' },
  toldOther: { kind: 'told', token: 'two' },
  leaving: { kind: 'leaving' },
} as const satisfies Readonly<Record<string, Happening>>

type Row = Readonly<Record<keyof typeof events, string>>
const late = { answeredBefore: 'same', unreadBefore: 'same', waitedBefore: 'same' } as const
const notAsking = { answered: '-', answeredDead: '-', unread: '-', unsaid: '-' } as const
const answers = { answered: 'know 5', answeredDead: 'leave', unread: 'wait 1', unsaid: '' } as const
/** What does not depend on whether something is asked. */
const withToken = {
  ...late,
  givenAgain: '0 one fresh asking 2: keepToken one, tell one, ask 2',
  toldNobody: 'same: leave',
  toldSame: 'same',
  toldOther: 'same: enter two',
  leaving: 'same: leave, end one',
} as const
const given = '0 two fresh asking 2: keepToken two, tell two, ask 2'
/** What every event does in every state: who is here, the doubt, the asking; what is wanted. `-` cannot happen. */
const table: Readonly<Record<keyof typeof states, Row>> = {
  guest: {
    ...late,
    ...notAsking,
    settled: 'same',
    given,
    givenAgain: '0 one fresh asking 2: keepToken one, tell one, ask 2',
    renewed: '-',
    known: '-',
    left: 'same',
    saidGuest: 'same',
    said: 'same',
    saidOther: 'same',
    doubted: 'same',
    waited: 'same',
    toldNobody: 'same',
    toldSame: 'same: enter one',
    toldOther: 'same: enter two',
    leaving: 'same',
  },
  held: {
    ...withToken,
    ...notAsking,
    settled: '0 one asking 2: ask 2',
    given,
    renewed: '0 two fresh none 1: keepToken two, tell two',
    known: '5 one fresh none 1: keepPlayer 5, keepOn one',
    left: '0 - none 2: forget one',
    saidGuest: '0 one asking 2: ask 2',
    said: '0 one asking 2: ask 2',
    saidOther: '0 one asking 2: ask 2',
    doubted: '0 one asking 2: ask 2',
    waited: 'same',
  },
  asking: {
    ...withToken,
    settled: 'same',
    given,
    renewed: '0 two fresh asking 2: keepToken two, tell two, ask 2',
    known: '5 one fresh asking 1: keepPlayer 5, keepOn one',
    left: '0 - none 2: forget one',
    saidGuest: 'same',
    said: 'same',
    saidOther: 'same',
    doubted: 'same',
    answered: `0 one none 1: ${answers.answered}`,
    answeredDead: `0 one none 1: ${answers.answeredDead}`,
    unread: `0 one waiting 1: ${answers.unread}`,
    unsaid: '0 one none 1',
    waited: 'same',
  },
  waiting: {
    ...withToken,
    ...notAsking,
    settled: '0 one asking 2: ask 2',
    given,
    renewed: '0 two fresh waiting 1: keepToken two, tell two',
    known: '5 one fresh waiting 1: keepPlayer 5, keepOn one',
    left: '0 - none 2: forget one',
    saidGuest: '0 one asking 2: ask 2',
    said: '0 one asking 2: ask 2',
    saidOther: '0 one asking 2: ask 2',
    doubted: '0 one asking 2: ask 2',
    waited: '0 one asking 2: ask 2',
  },
  player: {
    ...withToken,
    ...notAsking,
    settled: 'same',
    given,
    renewed: '5 two fresh none 1: keepToken two, tell two',
    known: '5 one fresh none 1: keepPlayer 5, keepOn one',
    left: '0 - none 2: forget one',
    saidGuest: '5 one asking 2: ask 2',
    said: '5 one fresh none 1: keepOn one',
    saidOther: '5 one asking 2: ask 2',
    doubted: '5 one asking 2: ask 2',
    waited: 'same',
  },
  doubted: {
    ...withToken,
    settled: 'same',
    given,
    renewed: '5 two fresh asking 2: keepToken two, tell two, ask 2',
    known: '5 one fresh asking 1: keepPlayer 5, keepOn one',
    left: '0 - none 2: forget one',
    saidGuest: 'same',
    said: '5 one fresh asking 1: keepOn one',
    saidOther: 'same',
    doubted: 'same',
    answered: `5 one none 1: ${answers.answered}`,
    answeredDead: `5 one none 1: ${answers.answeredDead}`,
    unread: `5 one waiting 1: ${answers.unread}`,
    unsaid: '5 one none 1',
    waited: 'same',
  },
  'doubted and waiting': {
    ...withToken,
    ...notAsking,
    settled: 'same',
    given,
    renewed: '5 two fresh waiting 1: keepToken two, tell two',
    known: '5 one fresh waiting 1: keepPlayer 5, keepOn one',
    left: '0 - none 2: forget one',
    saidGuest: '5 one asking 2: ask 2',
    said: '5 one fresh waiting 1: keepOn one',
    saidOther: '5 one asking 2: ask 2',
    doubted: '5 one asking 2: ask 2',
    waited: '5 one asking 2: ask 2',
  },
  fresh: {
    ...withToken,
    ...notAsking,
    settled: 'same',
    given,
    renewed: '5 two fresh none 1: keepToken two, tell two',
    known: 'same: keepPlayer 5',
    left: '0 - fresh none 2: forget one',
    saidGuest: '5 one fresh asking 2: ask 2',
    said: 'same',
    saidOther: '5 one fresh asking 2: ask 2',
    doubted: '5 one fresh asking 2: ask 2',
    waited: 'same',
  },
}

const told = ({ session, state: { own, turn, doubt, isFresh } }: Tab): string =>
  [
    session.id,
    session.token ?? '-',
    ...(own === session.token ? [] : [`but ${own}`]),
    ...(isFresh ? ['fresh'] : []),
    doubt,
    turn,
  ].join(' ')

describe('a session', () => checkTable({ step: tabStep, states, events, table, told }))

/** The facts that a decision comes back as. */
const factOf = (effect: SessionEffect): Happening | null => {
  if (effect.kind === 'enter') return { kind: 'given', token: effect.token }
  if (effect.kind === 'know') return { kind: 'known', id: effect.id }
  return effect.kind === 'leave' ? { kind: 'left' } : null
}

describe('a session that lives', () => {
  it('ends by no answer but one about its own token, keeps what it has and nothing else, asks once at a time, in any order', () => {
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
        for (const effect of step.effects) {
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
          { kind: 'waited', turn },
        ]
        if (tab.session.token !== null) choices.push({ kind: 'renewed', token: `t${random(3)}` })
        if (underWay.has(turn))
          choices.push(
            { kind: 'answered', turn, id: random(2) * 5 },
            { kind: 'unread', turn },
            { kind: 'unsaid', turn },
          )
        const happening = choices[random(choices.length)]
        if (happening === undefined) throw new Error('There is no such event.')
        if ('turn' in happening && happening.kind !== 'waited') underWay.delete(happening.turn)
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
})
