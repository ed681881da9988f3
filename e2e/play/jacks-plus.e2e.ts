import { describe, it } from 'vitest'
import { errorCode } from '#contract/errors/codes.ts'
import { axeViolations } from '../harness/axe.ts'
import { consoleOf } from '../harness/console.ts'
import { expectBalance, openFrame, playButton, playedBy, playRound, waitUntilReady } from '../harness/demo-frame.ts'
import { expect } from '../harness/expect.ts'
import { keyboardOf } from '../harness/keyboard.ts'
import { usePublicSite } from '../harness/public-site.ts'

const site = usePublicSite()
const GAME = 'northern-poker'

describe('Jacks Plus', () => {
  it('is played by keyboard alone', async () => {
    const { page, close } = await openFrame(site, GAME)
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
    const drawn = await playedBy(page, () => keyboard.press('Enter'))
    expect(drawn.data).toMatchObject({ id: dealt.data.id, isOver: true })
    await expectBalance(page, drawn.data.balance)
    await expect(cards.last()).toHaveAccessibleName(kept ?? '')
    await expect(page.locator('#announcement')).toHaveText(/: .+, баланс .+\s₽$/u)
    await close()
  })

  it('goes on with an open round when a player opens the game again', async () => {
    const { token } = await consoleOf(site.address).register({
      phone: '+79994450002',
      login: 'poker-player',
      password: 'secret-1',
    })
    const { page, close } = await openFrame(site, GAME, { token })
    const { data } = await playRound(page)
    await waitUntilReady(page)
    const names = (from: typeof page) =>
      from.locator('#cards button').evaluateAll((all) => all.map((card) => card.getAttribute('aria-label')))
    const dealt = await names(page)
    await close()

    const again = await openFrame(site, GAME, { token })
    await expect(playButton(again.page)).toHaveText('Обменять')
    expect(await names(again.page)).toEqual(dealt)
    await expectBalance(again.page, data.balance)
    await again.page.getByRole('button', { name: 'Проверить раунд' }).click()
    await again.page.getByRole('button', { name: 'Сменить сиды и открыть сид сервера' }).click()
    await expect(again.page.locator('#seed-note')).toHaveText(/^Сначала закончите раунд/u)
    await again.page.keyboard.press('Escape')
    const drawn = await playRound(again.page)
    expect(drawn.data).toMatchObject({ id: data.id, isOver: true })
    await again.close()
  })

  it('offers a new deal if another tab has finished the round', async () => {
    const { token } = await consoleOf(site.address).register({
      phone: '+79994450003',
      login: 'two-tabs',
      password: 'secret-1',
    })
    const first = await openFrame(site, GAME, { token })
    await playRound(first.page)
    await waitUntilReady(first.page)
    const second = await openFrame(site, GAME, { token })
    const drawn = await playRound(second.page)
    expect(drawn.data.isOver).toBe(true)
    await first.page.keyboard.press('1')
    expect((await playRound(first.page)).error).toBe(errorCode.parametersInvalid)
    await expect(playButton(first.page)).toHaveText('Раздать')
    await expectBalance(first.page, drawn.data.balance)
    await expect(first.page.getByRole('radio', { name: '5 ₽', exact: true })).toBeEnabled()
    await first.close()
    await second.close()
  })

  it.each([
    ['too many requests', errorCode.tooManyRequests],
    ['another rejection', errorCode.invalidRequest],
  ])('keeps the held cards after %s', async (_, code) => {
    const { page, close } = await openFrame(site, GAME)
    await playRound(page)
    await waitUntilReady(page)
    await page.keyboard.press('3')
    await page.route('**/act', (route) => route.fulfill({ status: 429, json: { error: code, data: { waitMs: 1 } } }), {
      times: 1,
    })
    await playRound(page)
    await waitUntilReady(page)
    const pressed = page.locator('#cards [aria-pressed="true"]')
    await expect(pressed).toHaveCount(1)
    await expect(page.getByRole('radio', { name: '5 ₽', exact: true })).toBeDisabled()
    await close()
  })

  it('asks for the same draw after a lost answer', async () => {
    const { page, close } = await openFrame(site, GAME)
    await playRound(page)
    await waitUntilReady(page)
    await page.keyboard.press('3')
    await page.route(
      '**/act',
      async (route) => {
        await route.fetch()
        return route.abort()
      },
      { times: 1 },
    )
    await playButton(page).click()
    await expect(playButton(page)).toHaveText('Повторить')
    const [request] = await Promise.all([
      page.waitForRequest((one) => one.url().endsWith('/act')),
      playButton(page).click(),
    ])
    expect(request.postDataJSON()).toEqual({ step: 0, action: { held: [false, false, true, false, false] } })
    await expect(playButton(page)).toHaveText('Раздать')
    await expect(page.locator('#trouble')).toBeHidden()
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
    expect(await axeViolations(page)).toEqual([])
    await playRound(page)
    await waitUntilReady(page)
    await page.keyboard.press('1')
    expect(await axeViolations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    await close()
  })
})
