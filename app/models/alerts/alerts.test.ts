import { allSettled, createWatch, fork } from 'effector'
import { describe, expect, it } from 'vitest'
import { getStatus } from '#contract/status.ts'
import { bonusEnded, levelReached, statusChanged } from './alerts.model.ts'

/** Returns the alerts that a sequence of statuses raises. */
async function alertsAfter(...states: readonly object[]): Promise<unknown[]> {
  const scope = fork()
  const alerts: unknown[] = []
  createWatch({ unit: levelReached, scope, fn: (status) => alerts.push(status) })
  createWatch({ unit: bonusEnded, scope, fn: (win) => alerts.push(win) })
  for (const state of states) {
    await allSettled(statusChanged, { scope, params: getStatus.data.parse({ id: 5, ...state }) })
  }
  return alerts
}
const won = { bonusNotify: { status: 'ok', win: 500 } }
const lost = { bonusNotify: { status: 'expired', win: 0 } }

describe('alerts model', () => {
  it.each([
    [
      'raises a new level',
      [
        { level: 2, status: 'Новичок 3' },
        { level: 3, status: 'Любитель 1' },
      ],
      ['Любитель 1'],
    ],
    ['ignores an unchanged level', [{ level: 3 }, { level: 3 }], []],
    ['ignores a lower level', [{ level: 3 }, { level: 2 }], []],
    ['ignores the first status of a visit', [{ level: 3, ...won }], []],
    ['ignores a status of another player', [{ level: 1 }, { id: 6, level: 3, ...won }], []],
    ['ignores a guest who signed in', [{ id: 0 }, { level: 3, ...won }], []],
    ['raises a won bonus once', [{}, won, won, won], [500]],
    ['raises a lost bonus', [{}, lost], [null]],
    ['raises the same bonus again after it was cleared', [{}, won, {}, won], [500, 500]],
    ['ignores an empty bonus status', [{}, { bonusNotify: { status: '', win: 0 } }], []],
  ])('%s', async (_case, states, alerts) => expect(await alertsAfter(...states)).toEqual(alerts))
})
