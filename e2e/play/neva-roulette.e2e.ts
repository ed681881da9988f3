import { describe, it } from 'vitest'
import { axeViolations } from '../harness/axe.ts'
import { expectBalance, openFrame, playButton, playedBy, playRound, waitUntilReady } from '../harness/demo-frame.ts'
import { expect } from '../harness/expect.ts'
import { keyboardOf } from '../harness/keyboard.ts'
import { usePublicSite } from '../harness/public-site.ts'

const site = usePublicSite()
const GAME = 'night-roulette'

describe('Neva Roulette', () => {
  it('is played by keyboard alone', async () => {
    const { page, close } = await openFrame(site, GAME)
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
    const { data } = await playedBy(page, () => keyboard.press('Enter'))
    expect(data).toMatchObject({ stake: 2000, isOver: true })
    await expect(page.locator('#announcement')).toHaveText(/^\d+, (?:красное|чёрное|зеро): .+, баланс .+\s₽$/u)
    await expectBalance(page, data.balance)
    await close()
  })

  it('bets on neighbours by the chosen kind, and removes chips in a list', async () => {
    const { page, close } = await openFrame(site, GAME)
    await page.getByRole('combobox', { name: 'Куда ставить' }).selectOption('corner')
    await page.getByRole('button', { name: 'Каре 0, 1, 2, 3' }).click()
    await page.getByRole('combobox', { name: 'Куда ставить' }).selectOption('split')
    await page.getByRole('button', { name: 'Сплит 17, 20', exact: true }).click()
    await page.getByRole('button', { name: 'Ставка 20 ₽' }).click()
    expect(await axeViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Убрать: Каре 0, 1, 2, 3' }).click()
    await page.keyboard.press('Escape')
    const [request] = await Promise.all([
      page.waitForRequest((one) => one.url().endsWith('/play/round')),
      playButton(page).click(),
    ])
    expect(request.postDataJSON().bet).toEqual({ chips: [{ on: 'split-17-20', kopecks: 1000 }] })
    await close()
  })

  it('gives the last bet with the revealed seed, as the fairness page reads it', async () => {
    const { page, close } = await openFrame(site, GAME)
    await page.getByRole('button', { name: 'Красное', exact: true }).click()
    await page.getByRole('combobox', { name: 'Куда ставить' }).selectOption('split')
    await page.getByRole('button', { name: 'Сплит 17, 20', exact: true }).click()
    await playRound(page)
    await waitUntilReady(page)
    await page.getByRole('button', { name: 'Проверить раунд' }).click()
    await expect(page.locator('#seed-nonce')).toHaveText('1')
    await page.getByRole('button', { name: 'Сменить сиды и открыть сид сервера' }).click()
    await expect(page.locator('#proof')).toHaveValue(/\nnonce 0, bet: red 10, split-17-20 10$/u)
    await close()
  })

  it('cannot be played without a chip, nor with more than a round may cost', async () => {
    const { page, close } = await openFrame(site, GAME)
    await expect(playButton(page)).toHaveAttribute('aria-disabled', 'true')
    await page.getByRole('radio', { name: '100 ₽' }).check()
    const red = page.getByRole('button', { name: /^Красное/u })
    for (let chip = 0; chip < 11; chip += 1) await red.click()
    await expect(page.locator('#table-note')).toHaveText('Не больше 1 000 ₽ за раунд.')
    await expect(red).toHaveAccessibleName('Красное, на столе 1 000 ₽')
    await close()
  })

  it.each([
    ['wide', 1012, 568],
    ['tablet', 800, 450],
    ['tall', 390, 560],
    ['narrow', 320, 560],
    ['small', 420, 236],
  ])('has no axe violations and fits the width of its frame: %s', async (_, width, height) => {
    const { page, close } = await openFrame(site, GAME, { width, height })
    await page.getByRole('button', { name: 'Красное', exact: true }).click()
    await playRound(page)
    await waitUntilReady(page)
    expect(await axeViolations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    await close()
  })
})
