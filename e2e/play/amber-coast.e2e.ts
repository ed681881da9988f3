import { describe, it } from 'vitest'
import { axeViolations } from '../harness/axe.ts'
import {
  answerRounds,
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
const GAME = 'amber-coast'
const STAKE = 1000
const SIZES = [
  ['wide', 1012, 568],
  ['tablet', 800, 450],
  ['tall', 390, 560],
  ['narrow', 320, 460],
  ['landscape', 810, 286],
  ['small', 420, 236],
  ['smallest', 320, 180],
] as const
/** A round of the golden seeds with three lines beside free spins, too rare to wait for. */
const GOLDEN_NONCE = 192

describe('Amber Coast', () => {
  it('is played by keyboard alone, and retries the same round after a lost answer', async () => {
    const { page, errors, close } = await openFrame(site, GAME, { reducedMotion: false })
    const keyboard = keyboardOf(page)
    await keyboard.to(playButton(page))
    await loseNextResponse(page)
    const [lost] = await Promise.all([page.waitForRequest(ROUNDS), keyboard.press('Enter')])
    await expect(playButton(page)).toHaveText('Повторить')
    const { error, data } = await playedBy(page, () => keyboard.press('Enter'))
    expect(error).toBe(0)
    expect(data).toMatchObject({ id: lost.postDataJSON().id, stake: STAKE })
    await waitUntilReady(page)
    await expect(page.locator('#announcement')).not.toHaveText('')
    await expect(page.getByRole('img', { name: /^Барабаны. Верхний ряд: (?:[^,.]+, ){4}/u })).toBeVisible()
    await expectBalance(page, data.balance)
    expect(errors).toEqual([])
    await close()
  })

  it('has no axe violations and fits its frame, as its rules fit a phone', async () => {
    const { page, close } = await openFrame(site, GAME)
    await answerRounds(page, GAME, GOLDEN_NONCE)
    await playRound(page)
    await page.unroute(ROUNDS)
    await waitUntilReady(page)
    await expect(page.locator('#lines polyline:not(.under)')).toHaveCount(3)
    await forEachSize(page, SIZES, async (name) => {
      await expectFits(page)
      const button = await playButton(page).boundingBox()
      expect(Math.min(button?.width ?? 0, button?.height ?? 0)).toBeGreaterThanOrEqual(44)
      expect([name, await axeViolations(page)]).toEqual([name, []])
    })
    await page.setViewportSize({ width: 320, height: 560 })
    await page.getByRole('button', { name: 'Проверить раунд' }).click()
    await expect(page.getByRole('heading', { name: 'Барабаны' })).toBeAttached()
    const widths = await page.locator('#rules .rules-body').evaluate((body) => [body.scrollWidth, body.clientWidth])
    expect(widths[0]).toBe(widths[1])
    expect(await axeViolations(page)).toEqual([])
    await close()
  })
})
