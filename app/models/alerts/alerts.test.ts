import { allSettled, createWatch, fork } from 'effector'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { getStatus } from '#contract/player/status.ts'
import { bonusEnded, levelReached, statusChanged } from './alerts.model.ts'

/** Returns the alerts that a sequence of statuses raises. */
async function alertsAfter(...states: readonly object[]): Promise<unknown[]> {
  const scope = fork()
  const alerts: unknown[] = []
  createWatch({ unit: levelReached, scope, fn: ({ status }) => alerts.push(status) })
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
    [
      'raises a new level and a lost bonus together',
      [{ level: 1 }, { level: 2, status: 'Новичок 2', ...lost }],
      ['Новичок 2', null],
    ],
    ['ignores an empty bonus status', [{}, { bonusNotify: { status: '', win: 0 } }], []],
  ])('%s', async (_case, states, alerts) => expect(await alertsAfter(...states)).toEqual(alerts))

  it('raises each alert once, and only for the same player, in any order of statuses', async () => {
    const status = fc.record({
      id: fc.constantFrom(0, 5, 6),
      level: fc.nat(3),
      bonusNotify: fc.constantFrom(null, won.bonusNotify, lost.bonusNotify, { status: '', win: 0 }),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(status, { minLength: 1, maxLength: 8 }), status, async (earlier, last) => {
        const previous = earlier.at(-1)
        const named = (one: typeof last) => ({ ...one, status: `level ${one.level}` })
        const before = await alertsAfter(...earlier.map(named))
        const raised = (await alertsAfter(...[...earlier, last].map(named))).slice(before.length)
        const isSame = last.id !== 0 && previous?.id === last.id
        expect(raised.includes(`level ${last.level}`)).toBe(isSame && last.level > previous.level)
        if (!isSame) expect(raised).toEqual([])
        expect(await alertsAfter(...[...earlier, last, last].map(named))).toHaveLength(before.length + raised.length)
      }),
      { numRuns: 300 },
    )
  })
})
