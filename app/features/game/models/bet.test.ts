import { allSettled, fork } from 'effector'
import { describe, expect, it } from 'vitest'
import { $cookies } from '#app/lib/browser/cookies.ts'
import { memoryCookies } from '#app/testing/memory-cookies.ts'
import { $bet, $betIndex, betChosen } from './bet.model.ts'

const start = (cookie?: string) => {
  const { cookies } = memoryCookies(cookie === undefined ? {} : { Bet: cookie })
  return { cookies, scope: fork({ values: [[$cookies, cookies]] }) }
}

describe('bet', () => {
  it.each([
    ['0', 0.1],
    ['1', 0.25],
    ['2', 0.5],
    ['3', 1],
  ])('reads %j from the cookie as %d rubles per credit', (cookie, bet) => {
    expect(start(cookie).scope.getState($bet)).toBe(bet)
  })

  it.each([undefined, '', '4', '-1', '1.5', '03', 'toString', '0.25', ' 1'])(
    'is the default with the cookie %j',
    (cookie) => {
      expect(start(cookie).scope.getState($betIndex)).toBe(3)
    },
  )

  it('keeps the chosen index in the cookie', async () => {
    const { cookies, scope } = start('2')
    await allSettled(betChosen, { scope, params: 0 })
    expect([scope.getState($bet), cookies.get('Bet')]).toEqual([0.1, '0'])
  })

  it.each([4, -1, 0.5, Number.NaN])('ignores the index %d', async (index) => {
    const { cookies, scope } = start('2')
    await allSettled(betChosen, { scope, params: index })
    expect([scope.getState($betIndex), cookies.get('Bet')]).toEqual([2, '2'])
  })

  it('works without cookies', async () => {
    const scope = fork()
    expect(scope.getState($bet)).toBe(1)
    await allSettled(betChosen, { scope, params: 1 })
    expect(scope.getState($bet)).toBe(0.25)
  })
})
