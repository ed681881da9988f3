import { describe } from 'vitest'
import { checkTable } from '#app/testing/check-table.ts'
import { initialSession, type SessionState } from './session.machine.ts'
import { guest, tabStep, type Happening, type Tab } from './session-tab.cases.ts'

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
