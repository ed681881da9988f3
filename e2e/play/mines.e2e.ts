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
  showsText,
  waitUntilReady,
} from '../harness/demo-frame.ts'
import { expect } from '../harness/expect.ts'
import { consoleOf } from '../harness/console.ts'
import { expectReady } from '../harness/game-visit.ts'
import { keyboardOf } from '../harness/keyboard.ts'
import { usePublicSite } from '../harness/public-site.ts'
import { gameButton, gameFrame, playInGame } from '../harness/real-game.ts'

/* Everything else about the frame is shown without a browser: `view.dom.test.ts`, `frame.dom.test.ts`. */

const site = usePublicSite()
const sandbox = consoleOf(site.address)
const GAME = 'minefield-25'
const ACTIONS = '**/play/round/*/act'
const SIZES = [
  ['wide', 1012, 568],
  ['tablet', 800, 450],
  ['tall', 390, 560],
  ['narrow', 320, 560],
  ['landscape', 810, 286],
  ['small', 420, 236],
] as const
/** WCAG 2.5.5, which all sizes but the smallest window keep. */
const TARGET = 44

describe('Mines', () => {
  it('is played by keyboard alone, and asks for the same cell after a lost answer', async () => {
    const { page, errors, close } = await openFrame(site, GAME, { reducedMotion: false })
    const keyboard = keyboardOf(page)
    const cells = page.getByRole('group', { name: 'Поле 5 × 5' }).getByRole('button')
    await expect(cells.first()).toHaveAccessibleName('Ряд 1, столбец 1: закрыта')
    await keyboard.to(playButton(page))
    const begun = await playedBy(page, () => keyboard.press('Enter'))
    expect(begun.data).toMatchObject({ isOver: false, stake: 1000, balance: 99_000 })
    await waitUntilReady(page)
    await expect(cells.first()).toBeFocused()
    await expect(playButton(page)).toHaveText('Откройте клетку')

    await keyboard.press('ArrowDown')
    await keyboard.press('ArrowRight')
    await expect(cells.nth(6)).toBeFocused()
    await loseNextResponse(page)
    const [lost] = await Promise.all([page.waitForRequest(ACTIONS), keyboard.press(' ')])
    await expect(playButton(page)).toHaveText('Повторить')
    await keyboard.to(playButton(page))
    const [repeated, opened] = await Promise.all([
      page.waitForRequest(ACTIONS),
      playedBy(page, () => keyboard.press('Enter')),
    ])
    expect(repeated.postDataJSON()).toEqual(lost.postDataJSON())
    expect(repeated.postDataJSON()).toEqual({ step: 0, action: { open: 6 } })
    expect(opened.data.id).toBe(begun.data.id)
    const result = opened.data.isOver ? /^Мина, ряд 2, столбец 2: .+ баланс .+\s₽$/u : /^Кристалл: ряд 2, столбец 2\. /u
    await expect(page.locator('#announcement')).toHaveText(result)
    await expect(playButton(page)).toHaveText(opened.data.isOver ? 'Играть' : /^Забрать 11\s₽$/u)
    await expectBalance(page, 99_000)
    expect(errors).toEqual([])
    await close()
  })

  it('goes on with a real round on the page after a reload', async () => {
    const { token } = await sandbox.signUp({ phone: '+79995550391', login: 'mines', password: 'Kf82-mqt' })
    await sandbox.change('mines', { balance: 100 })
    const { page, errors, close } = await site.open({ path: `/game/${GAME}`, token, reducedMotion: true, fresh: true })
    const { data: begun } = await playInGame(page)
    expect(begun).toMatchObject({ isOver: false, stake: 1000, balance: 9000 })
    await page.reload()
    await expectReady(page)
    await expect(gameButton(page)).toHaveText('Откройте клетку')
    await expect(gameFrame(page).locator('#mine-list')).toBeDisabled()
    const cells = gameFrame(page).locator('#cells button')
    const opened = await playedBy(page, () => cells.nth(12).click())
    expect(opened.data.id).toBe(begun.id)
    await expect(cells.nth(12)).toHaveAttribute('data-state', opened.data.isOver ? 'hit' : 'crystal')
    expect(errors).toEqual([])
    await close()
  })

  it('has no axe violations, fits its frame and has large targets in every size', async () => {
    const { page, close } = await openFrame(site, GAME)
    expect(await axeViolations(page)).toEqual([])
    await playRound(page)
    await waitUntilReady(page)
    await playedBy(page, () => page.locator('#cells button').nth(12).click())
    await waitUntilReady(page)
    await forEachSize(page, SIZES, async (name) => {
      expect([name, await axeViolations(page)]).toEqual([name, []])
      await expectFits(page)
      expect([name, await showsText(page)]).toEqual([name, name !== 'small'])
      const { width = 0, height = 0 } = (await page.locator('#cells button').first().boundingBox()) ?? {}
      expect([name, Math.min(width, height) >= TARGET]).toEqual([name, true])
    })
    await close()
  })
})
