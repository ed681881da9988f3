import type { Locator, Page } from 'playwright'
import { describe, it } from 'vitest'
import { axeViolations } from '../harness/axe.ts'
import {
  answerRounds,
  expectFits,
  forEachSize,
  goldenRound,
  isRoundRequest,
  openFrame,
  playButton,
  showsText,
  waitUntilReady,
} from '../harness/demo-frame.ts'
import { expect } from '../harness/expect.ts'
import { keyboardOf } from '../harness/keyboard.ts'
import { usePublicSite } from '../harness/public-site.ts'

/* The rules of auto-play are shown without a browser: `games/kit/autoplay.dom.test.ts`. */

const site = usePublicSite()
const SIZES = [
  ['wide', 1012, 568],
  ['tablet', 800, 450],
  ['tall', 390, 560],
  ['iPhone mini', 375, 560],
  ['Android', 360, 560],
  ['narrow', 320, 460],
  ['landscape', 810, 286],
  ['small', 420, 236],
] as const

/** A round of the golden seeds without a win or free spins, in both games. */
const LOST_NONCE = 2

/** Between the words of a button and its edge, in CSS pixels. */
const MIN_MARGIN = 6

/** The space between the words of a button and its nearer edge. */
const marginOfText = (button: Locator): Promise<number> =>
  button.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    const [text, edge] = [range.getBoundingClientRect(), element.getBoundingClientRect()]
    return Math.min(text.left - edge.left, edge.right - text.right)
  })

/** The room that the longest stake leaves in the list. */
const roomOfStakes = (page: Page): Promise<number> =>
  page.locator('#stake-list').evaluate((list) => {
    const { font, paddingLeft, paddingRight } = getComputedStyle(list)
    const pixels = (length: string) => Number(length.replace('px', ''))
    const context = document.createElement('canvas').getContext('2d')
    if (context === null) throw new Error('There is no canvas.')
    context.font = font
    const widths = Array.from(list.querySelectorAll('option'), ({ text }) => context.measureText(text).width)
    return list.clientWidth - pixels(paddingLeft) - pixels(paddingRight) - Math.max(...widths)
  })

describe('auto-play', () => {
  it('is started and stopped by keyboard alone', async () => {
    const { page, errors, close } = await openFrame(site, 'cherry-row')
    await answerRounds(page, 'cherry-row', LOST_NONCE)
    const keyboard = keyboardOf(page)
    let rounds = 0
    page.on('request', (request) => isRoundRequest(request) && (rounds += 1))
    await keyboard.use(page.getByRole('button', { name: 'Автоигра' }))
    await keyboard.to(page.getByRole('radio', { name: '10', exact: true }))
    await keyboard.press('ArrowRight')
    await expect(page.getByRole('radio', { name: '130 ₽' })).toBeChecked()
    await keyboard.use(page.getByRole('button', { name: 'Начать: 25 × 10 ₽' }))
    await expect(playButton(page)).toBeFocused()
    await expect(playButton(page)).toHaveText(/^Стоп \(ещё\s\d+\)$/u)
    await expect.poll(() => rounds).toBeGreaterThan(1)
    await keyboard.press('Enter')
    await expect(page.locator('#autoplay-note')).toContainText(/^Автоигра остановлена/u)
    const played = rounds
    await waitUntilReady(page)
    expect([rounds, errors]).toEqual([played, []])
    await close()
  })

  it.each(['cherry-row', 'amber-coast'] as const)(
    'of %s fits every layout, with its dialog and without axe violations',
    async (game) => {
      expect(goldenRound(game, LOST_NONCE)).toMatchObject({ win: 0, isOver: true })
      const { page, close } = await openFrame(site, game, { touch: true })
      await answerRounds(page, game, LOST_NONCE)
      await forEachSize(page, SIZES, async (name) => {
        await expectFits(page)
        if (name !== 'small')
          await expect.poll(() => marginOfText(playButton(page)), { message: name }).toBeGreaterThanOrEqual(MIN_MARGIN)
        await expect.poll(() => roomOfStakes(page), { message: name }).toBeGreaterThanOrEqual(0)
        await page.getByRole('button', { name: 'Автоигра' }).tap()
        const start = page.locator('#autoplay-start')
        await expect(start).toBeInViewport({ ratio: 1 })
        expect([name, await axeViolations(page)]).toEqual([name, []])
        await expectFits(page)
        await page.getByRole('button', { name: 'Закрыть' }).tap()
      })
      await page.getByRole('button', { name: 'Автоигра' }).tap()
      await page.locator('#autoplay-start').tap()
      await expect(playButton(page)).toHaveText(/^Стоп/u)
      await forEachSize(page, SIZES, async (name) => {
        await expect(playButton(page)).toBeInViewport({ ratio: 1 })
        await expectFits(page)
        expect([name, await showsText(page)]).toEqual([name, name !== 'small'])
        expect([name, await page.locator('#stake-list').evaluate((list) => list.clientWidth > 64)]).toEqual([
          name,
          true,
        ])
      })
      await playButton(page).tap()
      await page.setViewportSize({ width: 390, height: 560 })
      const note = page.locator('#autoplay-note')
      await expect(note).toBeVisible()
      // Below the reels.
      const [noteBox, result] = [await note.boundingBox(), await page.locator('.outcome').boundingBox()]
      expect(noteBox?.y ?? 0).toBeGreaterThan(result?.y ?? Infinity)
      await close()
    },
  )
})
