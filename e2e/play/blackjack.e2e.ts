import { describe, it } from 'vitest'
import { axeViolations } from '../harness/axe.ts'
import {
  expectFits,
  forEachSize,
  loseNextResponse,
  openFrame,
  playButton,
  playedBy,
  playRound,
  waitUntilReady,
  type PlayedRound,
} from '../harness/demo-frame.ts'
import type { Page } from 'playwright'
import { expect } from '../harness/expect.ts'
import { consoleOf } from '../harness/console.ts'
import { expectReady } from '../harness/game-visit.ts'
import { keyboardOf } from '../harness/keyboard.ts'
import { usePublicSite } from '../harness/public-site.ts'
import { gameButton, gameFrame, playInGame } from '../harness/real-game.ts'

/* Everything else about the frame is shown without a browser: `view.dom.test.ts`, `frame.dom.test.ts`. */

const site = usePublicSite()
const sandbox = consoleOf(site.address)
const GAME = 'classic-twenty-one'
const ACTIONS = '**/play/round/*/act'
const SIZES = [
  ['wide', 1012, 568],
  ['tablet', 800, 450],
  ['tall', 390, 560],
  ['narrow', 320, 560],
  ['landscape', 810, 286],
  ['small', 420, 236],
] as const
/** WCAG 2.5.5. */
const TARGET = 44

/** Deals until a round is open: a blackjack of the deal ends it at once. */
async function dealOpen(deal: () => Promise<PlayedRound>): Promise<PlayedRound> {
  const dealt = await deal()
  return dealt.data.isOver ? dealOpen(deal) : dealt
}
const dealFrame = (page: Page) => dealOpen(() => playRound(page))
const move = (page: Page, name: string) => page.getByRole('button', { name })

describe('Blackjack', () => {
  it('is played by keyboard alone, and doubles once after a lost answer', async () => {
    const { page, errors, close } = await openFrame(site, GAME, { reducedMotion: false })
    const keyboard = keyboardOf(page)
    const deal = async () => {
      await waitUntilReady(page)
      await keyboard.to(playButton(page))
      return playedBy(page, () => keyboard.press('Enter'))
    }
    const { data: dealt } = await dealOpen(deal)
    await waitUntilReady(page)
    await expect(move(page, 'Ещё')).toBeFocused()
    await expect(playButton(page)).toHaveText('Ваш ход')
    await expect(page.locator('#announcement')).toHaveText(/^Вы: .+ — .+\. У дилера \S+/u)

    await loseNextResponse(page)
    const [lost] = await Promise.all([page.waitForRequest(ACTIONS), keyboard.press('3')])
    await expect(playButton(page)).toHaveText('Повторить')
    await keyboard.to(playButton(page))
    const [repeated, doubled] = await Promise.all([
      page.waitForRequest(ACTIONS),
      playedBy(page, () => keyboard.press('Enter')),
    ])
    expect(repeated.postDataJSON()).toEqual(lost.postDataJSON())
    expect(repeated.postDataJSON()).toEqual({ step: 0, action: { move: 'double' } })
    expect(doubled.data).toMatchObject({ isOver: true, stake: 2 * dealt.stake })
    expect(doubled.data.balance).toBe(dealt.balance - dealt.stake + doubled.data.win)
    await expect(playButton(page)).toHaveText('Раздать')
    await expect(page.locator('#announcement')).toHaveText(/У дилера .+ баланс .+\s₽$/u)
    expect(errors).toEqual([])
    await close()
  })

  it('goes on with a real round on the page after a reload', async () => {
    const { token } = await sandbox.signUp({ phone: '+79995550392', login: 'blackjack', password: 'Kf82-mqt' })
    await sandbox.change('blackjack', { balance: 1000 })
    const { page, errors, close } = await site.open({ path: `/game/${GAME}`, token, reducedMotion: true, fresh: true })
    const { data: dealt } = await dealOpen(() => playInGame(page))
    await page.reload()
    await expectReady(page)
    await expect(gameButton(page)).toHaveText('Ваш ход')
    const stand = gameFrame(page).getByRole('button', { name: 'Хватит' })
    const stood = await playedBy(page, () => stand.click())
    expect(stood.data).toMatchObject({ id: dealt.id, isOver: true, balance: dealt.balance + stood.data.win })
    await expect(gameFrame(page).locator('#dealer .slot')).not.toHaveCount(1)
    expect(errors).toEqual([])
    await close()
  })

  it('has no axe violations, fits its frame and has large targets in every size', async () => {
    const { page, close } = await openFrame(site, GAME)
    expect(await axeViolations(page)).toEqual([])
    await dealFrame(page)
    await waitUntilReady(page)
    await forEachSize(page, SIZES, async (name) => {
      expect([name, await axeViolations(page)]).toEqual([name, []])
      await expectFits(page)
      const { width = 0, height = 0 } = (await move(page, 'Ещё').boundingBox()) ?? {}
      expect([name, Math.min(width, height) >= TARGET]).toEqual([name, true])
    })
    await playedBy(page, () => move(page, 'Хватит').click())
    await forEachSize(page, SIZES, async (name) => {
      expect([name, await axeViolations(page)]).toEqual([name, []])
      await expectFits(page)
    })
    await close()
  })
})
