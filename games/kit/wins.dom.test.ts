import { describe, expect, it, vi } from 'vitest'
import type { RoundView } from '#contract/play/frame-calls.ts'
import { withData } from '#server/testing/fake-play-server.ts'
import { textOf, useFrames } from '#server/testing/frames.ts'

/* What a win gets beside its number, shown with Cherry Row: rounds 0, 1 and 2 return the stake, win ×4, and win nothing. */

const openFrame = useFrames('cherry-row')
const ROUND = { returned: 0, won: 1, nothing: 2 } as const
const STAKE = 1000
const SCENE_MS = 2000
const PACE_MS = 2500
const settings = { language: 'ru', reducedMotion: true, bet: 1 } as const

const scene = () => document.querySelector<HTMLElement>('.win-scene')
const sceneTexts = () => [...document.querySelectorAll('.win-scene p')].map(textOf)
const count = (selector: string) => document.querySelectorAll(selector).length
const won = () => [...document.querySelectorAll('dd[data-won]')].map(({ id }) => id)

interface Win {
  options?: Parameters<typeof openFrame>[0]
  changes?: Partial<RoundView>
}

/** Plays a round and waits until its result is shown. */
async function playWin({ options, changes = {} }: Win = {}) {
  const frame = await openFrame({ nonce: ROUND.won, ...options })
  frame.server.next('round', withData(changes))
  await frame.press()
  for (let timer = 0; frame.text('announcement') === '' && timer < 50; timer += 1)
    await vi.advanceTimersToNextTimerAsync()
  return frame
}

const large = (options: Win['options'] = {}) => playWin({ options, changes: { win: 21 * STAKE } })
/** A scene that is still shown when the next round can be played. */
const largeOfQuickGame = () => playWin({ changes: { win: 21 * STAKE, waitMs: 100 } })

describe('a win', () => {
  it.each([
    ['no win', { nonce: ROUND.nothing }, {}, undefined],
    ['a returned stake', { nonce: ROUND.returned }, {}, undefined],
    ['less than the stake', { nonce: ROUND.won }, { win: 500 }, undefined],
    ['a small win', { nonce: ROUND.won }, {}, 'small'],
    ['a medium win', { nonce: ROUND.won }, { win: 5 * STAKE }, 'medium'],
    ['a large win', { nonce: ROUND.won }, { win: 15 * STAKE }, 'large'],
    ['a jackpot', { nonce: ROUND.nothing }, { jackpot: 123_400 }, 'jackpot'],
    ['the returned stake of a free spin', { nonce: ROUND.returned }, { isFreeSpin: true }, 'small'],
  ] as const)('shows its size until the next move, and nothing for a loss: %s', async (_, options, changes, size) => {
    const { server, press, untilReady } = await playWin({ options: { isMotionReduced: false, ...options }, changes })
    const isLarge = size === 'large' || size === 'jackpot'
    expect([document.body.dataset['win'], scene() !== null]).toEqual([size, isLarge])
    expect([count('.star'), count('.win-plate')]).toEqual(size === 'medium' ? [16, 1] : [0, 0])
    await vi.runAllTimersAsync()
    await untilReady()
    expect([count('.star'), count('.win-plate'), scene()]).toEqual([0, 0, null])
    expect(document.body.dataset['win']).toBe(size)
    server.next('round', () => new Promise(() => undefined))
    await press()
    expect(document.body.dataset['win']).toBeUndefined()
  })

  it('marks the purse that it went to, once, also with reduced motion', async () => {
    const isGold = () => document.querySelector('#win')?.hasAttribute('data-profit')
    const { server, press } = await playWin()
    expect([won(), isGold()]).toEqual([['balance'], true])
    await vi.runAllTimersAsync()
    server.next('round', () => new Promise(() => undefined))
    await press()
    expect(won()).toEqual([])
    await playWin({ options: { isReal: true, freeSpins: 1 } })
    expect(won()).toEqual(['bonus'])
    for (const nonce of [ROUND.returned, ROUND.nothing]) {
      await playWin({ options: { nonce } })
      expect([won(), isGold()]).toEqual([[], false])
    }
  })

  it('moves nothing with reduced motion', async () => {
    await playWin({ changes: { win: 5 * STAKE } })
    expect([document.body.dataset['win'], count('.star'), count('.win-plate')]).toEqual(['medium', 0, 0])
  })
})

describe('the scene of a large win', () => {
  it.each([
    [{ win: 21 * STAKE }, ['Крупный выигрыш', '210 ₽', '×21']],
    [{ win: 15 * STAKE + 500 }, ['Крупный выигрыш', '155 ₽', '×15,5']],
    [{ win: 4 * STAKE, jackpot: 123_400, jackpotName: { ru: 'Мини', en: 'Mini' } }, ['Джекпот Мини', '1 234 ₽']],
  ])('names %j, for two seconds', async (changes, texts) => {
    const { pass } = await playWin({ changes })
    expect(sceneTexts()).toEqual(texts)
    await pass(SCENE_MS - 1)
    expect(scene()).not.toBeNull()
    await pass(1)
    expect(scene()).toBeNull()
  })

  it('counts its amount up, and stands still with reduced motion', async () => {
    const { pass } = await large({ isMotionReduced: false })
    const amount = () => textOf(document.querySelector('.win-sum'))
    expect(amount()).toBe('0 ₽')
    await pass(400)
    const between = Number(amount().replace(/\D/gu, ''))
    expect(between).toBeGreaterThan(0)
    expect(between).toBeLessThan(210)
    await pass(900)
    expect(amount()).toBe('210 ₽')
    await large()
    expect(amount()).toBe('210 ₽')
  })

  it('is announced once, by the sentence of the result', async () => {
    const { text } = await large()
    expect(scene()?.getAttribute('aria-hidden')).toBe('true')
    expect(text('announcement')).toContain('выигрыш 210 ₽')
    expect(count('[role=status]:not(:empty), [aria-live]')).toBe(1)
  })

  it.each([
    ['Enter', 'the main button'],
    [' ', 'the main button'],
    ['Enter', 'the document'],
    [' ', 'the document'],
    ['a', 'the document'],
    ['Escape', 'the document'],
    ['Tab', 'the main button'],
  ])('ends at once by the key %j on %s, which plays nothing', async (key, place) => {
    const { server, keyDown, play, pass, phase } = await largeOfQuickGame()
    if (place === 'the main button') play.focus()
    await pass(500)
    expect(phase()).toBe('idle')
    await keyDown(key, { isHeld: true })
    expect(scene()).not.toBeNull()
    await keyDown(key)
    expect(scene()).toBeNull()
    const released = new KeyboardEvent('keyup', { key, bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(released)
    // Else the release of Space would press the button.
    expect(released.defaultPrevented).toBe(key !== 'Tab')
    expect([server.sent('round').length, phase()]).toEqual([1, 'idle'])
  })

  it.each(['Shift', 'Control'])('goes on while %s is pressed', async (key) => {
    const { keyDown } = await large()
    await keyDown(key)
    expect(scene()).not.toBeNull()
  })

  it('ends by a press of the main button or anywhere, and the next press plays', async () => {
    const { server, press, pass, click } = await largeOfQuickGame()
    await pass(500)
    await press()
    expect([scene(), server.sent('round').length]).toEqual([null, 1])
    await press()
    expect(server.sent('round')).toHaveLength(2)
    await large()
    const shown = scene()
    if (shown !== null) await click(shown)
    expect(scene()).toBeNull()
  })

  it('does not delay the next round', async () => {
    const { phase, pass } = await large()
    await pass(PACE_MS - 1)
    expect(phase()).toBe('pausing')
    await pass(1)
    expect(phase()).toBe('idle')
  })

  it('ends on hold, and a game on hold has none', async () => {
    const first = await large()
    await first.connect(settings)
    await first.send({ v: 1, type: 'hold' })
    expect(scene()).toBeNull()
    const { server, connect, send, press, pass, text } = await openFrame({ nonce: ROUND.won })
    await connect(settings)
    const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
    server.next('round', (execute) => arrived.then(() => withData({ win: 21 * STAKE })(execute)))
    await press()
    await send({ v: 1, type: 'hold' })
    arrive()
    await pass(0)
    expect([text('win'), scene()]).toEqual(['210 ₽', null])
  })

  it('does not cover a dialog', async () => {
    const frame = await openFrame({ nonce: ROUND.won })
    frame.server.next('round', withData({ win: 21 * STAKE }))
    const opener = document.querySelector<HTMLElement>('[data-opens="rules"]')
    if (opener !== null) await frame.click(opener)
    await frame.press()
    expect([frame.text('win'), scene()]).toEqual(['210 ₽', null])
  })
})
