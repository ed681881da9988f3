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
import { keyboardOf } from '../harness/keyboard.ts'
import { usePublicSite } from '../harness/public-site.ts'

/* Everything else about the frame is shown without a browser: `view.dom.test.ts`, `frame.dom.test.ts`. */

const site = usePublicSite()
const GAME = 'northern-poker'
const ACTIONS = '**/play/round/*/act'
const SIZES = [
  ['wide', 1012, 568],
  ['tablet', 800, 450],
  ['tall', 390, 560],
  ['narrow', 320, 560],
  ['landscape', 810, 286],
  ['small', 420, 236],
] as const

describe('Jacks Plus', () => {
  it('is played by keyboard alone, and asks for the same draw after a lost answer', async () => {
    const { page, errors, close } = await openFrame(site, GAME, { reducedMotion: false })
    const keyboard = keyboardOf(page)
    const cards = page.getByRole('group', { name: 'Карты' }).getByRole('button')
    await expect(cards.first()).toHaveAccessibleName('Карта 1 рубашкой вверх')
    await keyboard.to(playButton(page))
    const dealt = await playedBy(page, () => keyboard.press('Enter'))
    expect(dealt.data).toMatchObject({ isOver: false, stake: 1000, balance: 99_000 })
    await waitUntilReady(page)
    await expect(page.locator('#announcement')).toHaveText(/^Сданы (?:.+, ){4}.+\. .+\. Какие карты держать\?$/u)
    await expect(playButton(page)).toHaveText('Обменять')

    await keyboard.press('2')
    await keyboard.press('5')
    await keyboard.press('2')
    const pressed = await cards.evaluateAll((all) => all.map((card) => card.getAttribute('aria-pressed')))
    expect(pressed).toEqual(['false', 'false', 'false', 'false', 'true'])
    const kept = await cards.last().getAttribute('aria-label')
    await keyboard.to(cards.first())
    await keyboard.press(' ')
    await expect(cards.first()).toHaveAttribute('aria-pressed', 'true')
    await keyboard.to(playButton(page))
    await loseNextResponse(page)
    const [lost] = await Promise.all([page.waitForRequest(ACTIONS), keyboard.press('Enter')])
    await expect(playButton(page)).toHaveText('Повторить')
    const [repeated, drawn] = await Promise.all([
      page.waitForRequest(ACTIONS),
      playedBy(page, () => keyboard.press('Enter')),
    ])
    expect(repeated.postDataJSON()).toEqual(lost.postDataJSON())
    expect(repeated.postDataJSON()).toEqual({ step: 0, action: { held: [true, false, false, false, true] } })
    expect(drawn.data).toMatchObject({ id: dealt.data.id, isOver: true })
    await expectBalance(page, drawn.data.balance)
    await expect(cards.last()).toHaveAccessibleName(kept ?? '')
    await expect(page.locator('#announcement')).toHaveText(/: .+, баланс .+\s₽$/u)
    expect(errors).toEqual([])
    await close()
  })

  it('has no axe violations and fits the width of its frame', async () => {
    const { page, close } = await openFrame(site, GAME)
    expect(await axeViolations(page)).toEqual([])
    await playRound(page)
    await waitUntilReady(page)
    await page.keyboard.press('1')
    await forEachSize(page, SIZES, async (name) => {
      expect([name, await axeViolations(page)]).toEqual([name, []])
      await expectFits(page, { scrollsDown: name !== 'landscape' })
      expect([name, await showsText(page)]).toEqual([name, name !== 'small'])
    })
    await close()
  })
})
