import type { Locator } from 'playwright'
import { describe, it } from 'vitest'
import { axeViolations } from '../harness/axe.ts'
import {
  expectBalance,
  expectFits,
  forEachSize,
  loseNextResponse,
  openFrame,
  playButton,
  playedBy,
  playRound,
  ROUNDS,
  waitUntilReady,
} from '../harness/demo-frame.ts'
import { expect } from '../harness/expect.ts'
import { keyboardOf } from '../harness/keyboard.ts'
import { usePublicSite } from '../harness/public-site.ts'

/* Everything else about the frame is shown without a browser: `view.dom.test.ts`, `frame.dom.test.ts`. */

const site = usePublicSite()
const GAME = 'night-roulette'
const SIZES = [
  ['wide', 1012, 568],
  ['tablet', 800, 450],
  ['tall', 390, 560],
  ['narrow', 320, 560],
  ['square', 600, 560],
  ['narrow tablet', 736, 413],
  ['landscape', 810, 286],
  ['low landscape', 635, 273],
  ['small', 420, 236],
] as const

/** Whether a chip covers no part of another place. */
async function liesWithin(chip: Locator, place: Locator): Promise<boolean> {
  const [inner, outer] = [await chip.boundingBox(), await place.boundingBox()]
  if (inner === null || outer === null) return false
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  )
}

describe('Neva Roulette', () => {
  it('is played by keyboard alone, and retries the same round after a lost answer', async () => {
    const { page, errors, close } = await openFrame(site, GAME, { reducedMotion: false })
    const keyboard = keyboardOf(page)
    const note = page.locator('#table-note')
    await keyboard.to(page.getByRole('button', { name: '17, чёрное', exact: true }))
    await keyboard.press('Enter')
    await expect(note).toHaveText('17, чёрное: 10 ₽, всего 10 ₽')
    await keyboard.press('ArrowRight')
    await expect(page.getByRole('button', { name: '20, чёрное', exact: true })).toBeFocused()
    for (const _ of [1, 2, 3]) await keyboard.press('ArrowDown')
    await expect(page.getByRole('button', { name: 'Чёрное', exact: true })).toBeFocused()
    await keyboard.press('ArrowLeft')
    await expect(page.getByRole('button', { name: 'Красное', exact: true })).toBeFocused()
    await keyboard.press('Enter')
    await keyboard.press('Enter')
    await expect(note).toHaveText('Красное: 20 ₽, всего 30 ₽')
    await keyboard.press('Backspace')
    await expect(note).toHaveText('Красное: фишка убрана, всего 20 ₽')
    await expect(page.getByRole('button', { name: 'Красное, на столе 10 ₽', exact: true })).toBeFocused()

    await keyboard.to(playButton(page))
    await loseNextResponse(page)
    const [lost] = await Promise.all([page.waitForRequest(ROUNDS), keyboard.press('Enter')])
    await expect(playButton(page)).toHaveText('Повторить')
    const { data } = await playedBy(page, () => keyboard.press('Enter'))
    expect(data).toMatchObject({ id: lost.postDataJSON().id, stake: 2000, isOver: true })
    await expect(page.locator('#announcement')).toHaveText(/^\d+, (?:красное|чёрное|зеро): .+, баланс .+\s₽$/u)
    await expectBalance(page, data.balance)
    expect(errors).toEqual([])
    await close()
  })

  it('takes a bet between numbers by a press of the line between them', async () => {
    const { page, errors, close } = await openFrame(site, GAME, { width: 1012, height: 568 })
    const note = page.locator('#table-note')
    const box = await page.getByRole('button', { name: '17, чёрное', exact: true }).boundingBox()
    const { x, y, width, height } = box ?? { x: 0, y: 0, width: 0, height: 0 }
    await page.mouse.click(x + width - 2, y + height / 2)
    await expect(note).toHaveText('Сплит 17, 20: 10 ₽, всего 10 ₽')
    await page.mouse.move(x + width - 2, y + 2)
    await expect(page.locator('.cell[data-aimed]')).toHaveText(['18', '17', '21', '20'])
    await page.mouse.click(x + width - 2, y + 2)
    await expect(note).toHaveText('Каре 17, 18, 20, 21: 10 ₽, всего 20 ₽')
    await page.mouse.click(x + width / 2, y + height / 2)
    await expect(note).toHaveText('17, чёрное: 10 ₽, всего 30 ₽')
    await page.getByRole('button', { name: 'Удвоить ставки' }).click()
    await expect(note).toHaveText('На столе 60 ₽')
    // The table is still reached by Tab.
    await expect(page.locator('#table button:not([tabindex="-1"])')).toHaveCount(1)
    expect(errors).toEqual([])
    await close()
  })

  it('takes bets on neighbours by pointer, has no axe violations and fits the width of its frame', async () => {
    const { page, close } = await openFrame(site, GAME)
    await page.getByRole('combobox', { name: 'Куда ставить' }).selectOption('corner')
    await page.getByRole('button', { name: 'Каре 0, 1, 2, 3' }).click()
    await page.getByRole('combobox', { name: 'Куда ставить' }).selectOption('split')
    await page.getByRole('button', { name: 'Сплит 17, 20', exact: true }).click()
    await page.getByRole('button', { name: 'Красное', exact: true }).click()
    await page.getByRole('button', { name: 'Ставка 30 ₽' }).click()
    expect(await axeViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Убрать: Каре 0, 1, 2, 3' }).click()
    await page.keyboard.press('Escape')
    const { error, data } = await playRound(page)
    expect([error, data.stake]).toEqual([0, 2000])
    await waitUntilReady(page)
    await forEachSize(page, SIZES, async (name) => {
      expect([name, await axeViolations(page)]).toEqual([name, []])
      await expectFits(page, { scrollsDown: name === 'narrow' })
      expect([name, await liesWithin(page.locator('[data-on="red"]'), page.locator('[data-bet="red"]'))]).toEqual([
        name,
        true,
      ])
      expect([name, await page.locator('.cloth').isVisible(), await page.locator('#hidden-chips').isVisible()]).toEqual(
        [name, name !== 'small', name === 'small'],
      )
    })
    await close()
  })
})
