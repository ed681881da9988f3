import { describe, expect, it } from 'vitest'
import { REEL } from './rules.ts'
import { errorCode } from '#contract/errors/codes.ts'
import { rejectedBy, requestLost } from '#server/testing/fake-play-server.ts'
import { useFrames } from '#server/testing/frames.ts'

/* Rounds 0, 1 and 2 stop at 11-10-11, 11-14-8 and 15-14-13. */

const openFrame = useFrames('cherry-row')
const strips = () => [...document.querySelectorAll<HTMLElement>('.strip')]
/** Symbols in the middle row of the reels, as drawn. */
const shown = () =>
  strips().map((strip) => {
    const percent = Number(/translateY\((.+)%\)/u.exec(strip.style.transform)?.[1])
    const middle = Math.round((-percent / 100) * strip.children.length) + 1
    return strip.children[middle]?.firstElementChild?.getAttribute('href')
  })

describe('Cherry Row', () => {
  it.each([
    ['at once with reduced motion', true, 0],
    ['one reel after another', false, 450 + 2 * 220 + 750],
  ])('stops its reels at the symbols of the round, %s', async (_, isMotionReduced, durationMs) => {
    const { get, press, pass, text } = await openFrame({ nonce: 1, isMotionReduced })
    expect(strips().map(({ children }) => children.length)).toEqual([4, 4, 4].map((turns) => turns * REEL.length))
    expect(get('reels').getAttribute('aria-label')).toBe('Барабаны: семёрка, вишня, бар')
    expect(shown()).toEqual(['#seven', '#cherry', '#bar'])
    await press()
    if (!isMotionReduced) {
      expect(get('reels').dataset['state']).toBe('spinning')
      await pass(durationMs - 1)
      expect(text('announcement')).toBe('')
      await pass(1)
    }
    expect(text('announcement')).not.toBe('')
    expect(shown()).toEqual(['#cherry', '#cherry', '#cherry'])
    expect(get('reels').getAttribute('aria-label')).toBe('Барабаны: вишня, вишня, вишня')
    expect(get('reels').dataset['state']).toBe('won')
  })

  it.each([
    ['a returned stake', 0],
    ['no win', 2],
  ])('does not mark the reels of %s', async (_, nonce) => {
    const { get, press } = await openFrame({ nonce })
    await press()
    expect(get('reels').dataset['state']).toBe('resting')
  })

  it('names two cherries of a free spin, which return no stake', async () => {
    const { press, text } = await openFrame({ isReal: true, freeSpins: 1, nonce: 0 })
    await press()
    expect(text('win-caption')).toBe('две вишни, ×1')
  })

  it.each([
    ['rejected', rejectedBy(errorCode.invalidRequest)],
    ['lost', requestLost],
  ])('leaves its reels at the last symbols when a round is %s', async (_, handler) => {
    const { server, get, press } = await openFrame({ isMotionReduced: false })
    server.next('round', handler)
    await press()
    expect(shown()).toEqual(['#seven', '#cherry', '#bar'])
    expect(get('reels').dataset['state']).toBe('resting')
  })

  it('names its reels in the language of the page', async () => {
    const { connect, get } = await openFrame()
    await connect({ language: 'en', reducedMotion: true, bet: 1 })
    expect(get('reels').getAttribute('aria-label')).toBe('Reels: seven, cherry, bar')
  })

  it('offers stakes by the price of a credit, and the neighbouring levels by buttons', async () => {
    const { stake, stakes, stakeList, chooseStake, get, click, playRound, server, text } = await openFrame()
    const groups = [...stakeList().querySelectorAll('optgroup')].map(({ label }) => label.replaceAll('\u00a0', ' '))
    expect(groups).toEqual(['0,10 ₽ за кредит', '0,25 ₽ за кредит', '0,50 ₽ за кредит', '1 ₽ за кредит'])
    expect(stakes().slice(0, 8)).toEqual([10, 20, 50, 100, 200, 500, 1000, 25])
    expect(stake()).toBe(1000)
    await click('raise-stake')
    await click('raise-stake')
    await click('raise-stake')
    expect([stake(), get('raise-stake').getAttribute('aria-disabled')]).toEqual([10_000, 'true'])
    expect(text('stake-note')).toBe('100 ₽')
    await click('raise-stake')
    expect(stake()).toBe(10_000)
    await chooseStake(20)
    await click('lower-stake')
    expect([stake(), get('lower-stake').getAttribute('aria-disabled')]).toEqual([10, 'true'])
    await click('lower-stake')
    await playRound()
    expect(server.sent('round')[0]).toMatchObject({ bet: { stake: 10 } })
  })
})
