import { allSettled, createWatch, fork } from 'effector'
import { describe, expect, it } from 'vitest'
import { getStatus } from '#contract/status.ts'
import { bonusEnded, levelReached, statusChanged } from './alerts.model.ts'

/** What is told after these states were read, one after the other. */
async function told(...states: readonly object[]): Promise<unknown[]> {
  const scope = fork()
  const heard: unknown[] = []
  createWatch({ unit: levelReached, scope, fn: (status) => heard.push(status) })
  createWatch({ unit: bonusEnded, scope, fn: (win) => heard.push(win) })
  for (const state of states) {
    await allSettled(statusChanged, { scope, params: getStatus.data.parse({ id: 5, ...state }) })
  }
  return heard
}
const won = { bonusNotify: { status: 'ok', win: 500 } }
const lost = { bonusNotify: { status: 'expired', win: 0 } }

describe('what a player hears of', () => {
  it.each([
    [
      'a level that is reached',
      [
        { level: 2, status: 'Новичок 3' },
        { level: 3, status: 'Любитель 1' },
      ],
      ['Любитель 1'],
    ],
    ['a level that is read again', [{ level: 3 }, { level: 3 }], []],
    ['a level that is taken back', [{ level: 3 }, { level: 2 }], []],
    ['the first state of a visit', [{ level: 3, ...won }], []],
    ['another player', [{ level: 1 }, { id: 6, level: 3, ...won }], []],
    ['a guest who has become a player', [{ id: 0 }, { level: 3, ...won }], []],
    ['a bonus that has won, once', [{}, won, won, won], [500]],
    ['a bonus that was lost', [{}, lost], [null]],
    ['the same twice, with nothing between', [{}, won, {}, won], [500, 500]],
    ['a state without a word', [{}, { bonusNotify: { status: '', win: 0 } }], []],
  ])('%s', async (_case, states, heard) => expect(await told(...states)).toEqual(heard))
})
