import type { Page } from 'playwright'
import { describe, it } from 'vitest'
import { createDraw } from '#games/numbers.ts'
import { engines } from '#games/registry.ts'
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
  waitUntilReady,
} from '../harness/demo-frame.ts'
import { expect } from '../harness/expect.ts'
import { keyboardOf } from '../harness/keyboard.ts'
import { usePublicSite } from '../harness/public-site.ts'

/* Everything else about the frame is shown without a browser: `view.dom.test.ts`, `frame.dom.test.ts`. */

const site = usePublicSite()
const GAME = 'amber-coast'
const STAKE = 1000
const ROUNDS = '**/play/round'
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
const GOLDEN = { serverSeed: 'server', clientSeed: 'client', nonce: 192 }

/** Answers the next round by the rules, with the golden seeds. */
async function playGoldenRound(page: Page): Promise<void> {
  const played = engines[GAME].play({ stake: STAKE }, [], createDraw(GOLDEN))
  await page.route(
    ROUNDS,
    (route) => {
      const { id }: { id: string } = route.request().postDataJSON()
      const data = { ...played, id, nonce: GOLDEN.nonce, step: 0, balance: 99_000, canRefill: false, waitMs: 1 }
      return route.fulfill({ json: { error: 0, code: 0, data } })
    },
    { times: 1 },
  )
  await playRound(page)
}

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
    await playGoldenRound(page)
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
