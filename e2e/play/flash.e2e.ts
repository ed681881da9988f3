import type { Page } from 'playwright'
import { describe, it } from 'vitest'
import { axeViolations } from '../harness/axe.ts'
import { playedBy } from '../harness/demo-frame.ts'
import { expect } from '../harness/expect.ts'
import { expectMode, gameWindow } from '../harness/game-visit.ts'
import { usePublicSite } from '../harness/public-site.ts'

/* Wheel of Seasons, a Flash movie: Ruffle plays it in a frame of its own. */

const site = usePublicSite()
const GAME = '/game/wheel-of-seasons?mode=demo'
/** Software rendering starts Ruffle in some seconds. */
const START = { timeout: 30_000 }

const frameOf = (page: Page) => page.frameLocator('iframe')
/** What screen readers hear of the movie. */
const said = (page: Page) => frameOf(page).locator('#announcement')
const expectStarted = (page: Page, text: RegExp) => expect(said(page)).toHaveText(text, START)

/** Presses Space in the movie and returns the round of the server. */
async function spin(page: Page) {
  await frameOf(page).locator('ruffle-player').focus()
  const { data } = await playedBy(page, () => page.keyboard.press(' '))
  return data
}

/** Digits of the last amount in a text, which is the balance. */
const balanceIn = (text: string): number => Number(text.replace(/^.*\D{9}/u, '').replaceAll(/\D/gu, '')) * 100

describe('a Flash game', () => {
  it('loads nothing of Ruffle before it is opened, plays a round by keyboard and says the result', async () => {
    const { page, context, errors, close } = await site.open({ reducedMotion: true })
    const requested: string[] = []
    context.on('request', (request) => void requested.push(new URL(request.url()).pathname))
    await page.waitForLoadState('networkidle')
    await page.goto('/game/cherry-row?mode=demo')
    await expect(frameOf(page).locator('body')).toHaveAttribute('data-phase', 'idle')
    expect(requested.filter((path) => /flash|ruffle|swf/u.test(path))).toEqual([])
    await page.goto(GAME)
    await expectStarted(page, /пробел — крутить. Ставка 10\s₽, баланс 1\s000\s₽/u)
    expect(requested.filter((path) => path.startsWith('/flash/ruffle-')).length).toBeGreaterThan(0)
    const round = await spin(page)
    expect(round).toMatchObject({ stake: 1000, balance: 100_000 - 1000 + round.win })
    await expect.poll(async () => balanceIn(await said(page).innerText())).toBe(round.balance)
    expect(await axeViolations(page)).toEqual([])
    expect(errors).toEqual([])
    await close()
  })

  it('follows the bet and the language of the page without a reload', async () => {
    const { page, errors, close } = await site.open({ path: GAME, reducedMotion: true })
    await expectStarted(page, /Ставка 10\s₽/u)
    const panel = page.getByRole('region', { name: 'Панель игры' })
    await panel.getByRole('button', { name: 'Изменить ставку за кредит' }).press('Enter')
    await page.getByRole('slider', { name: 'Ставка за кредит' }).press('Home')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.getByRole('button', { name: /^Язык/u }).click()
    await page.getByRole('menuitemradio', { name: 'English' }).click()
    await expect(frameOf(page).locator('html')).toHaveAttribute('lang', 'en')
    expect(await spin(page)).toMatchObject({ stake: 100 })
    await expect(said(page)).toHaveText(/balance/u)
    expect(errors).toEqual([])
    await close()
  })

  it('plays one round per key press, and retries the same round after an unusable response', async () => {
    const { page, close } = await site.open({ path: GAME, reducedMotion: true })
    await expectStarted(page, /пробел/u)
    const ids: string[] = []
    await page.route('**/play/round', async (route) => {
      if (route.request().method() !== 'POST') return route.continue()
      const { id }: { id: string } = route.request().postDataJSON()
      ids.push(id)
      await route.fetch()
      return route.fulfill({ json: { error: 0, data: {} }, headers: { 'access-control-allow-origin': '*' } })
    })
    await frameOf(page).locator('ruffle-player').focus()
    await page.keyboard.down(' ')
    await expect(said(page)).toHaveText(/ставка не спишется дважды/u)
    // A second `keydown` without `keyup` is the repetition of a held key.
    await page.keyboard.down(' ')
    await page.keyboard.up(' ')
    await page.unroute('**/play/round')
    const round = await spin(page)
    expect(ids).toEqual([round.id])
    expect(round.balance).toBe(100_000 - 1000 + round.win)
    await close()
  })

  it('names why the server refuses a bet, and goes on with the next round', async () => {
    const { page, close } = await site.open({ path: GAME, reducedMotion: true })
    await expectStarted(page, /пробел/u)
    await frameOf(page).locator('ruffle-player').focus()
    const refusals = [
      [502, {}, /Сначала закончите раунд/u],
      [503, {}, /Сначала сыграйте фриспины/u],
      [504, {}, /не участвует в отыгрыше/u],
      [1, { reason: 'maxBet' }, /ставка слишком велика/u],
    ] as const
    for (const [error, data, text] of refusals) {
      await page.route('**/play/round', (route) =>
        route.request().method() === 'POST'
          ? route.fulfill({ json: { error, data }, headers: { 'access-control-allow-origin': '*' } })
          : route.continue(),
      )
      // Until the pause after the last refusal is over, a press does nothing.
      await expect(async () => {
        await page.keyboard.press(' ')
        await expect(said(page)).toHaveText(text, { timeout: 500 })
      }).toPass()
      await page.unroute('**/play/round')
    }
    await close()
  })

  it('is paused while its window is tucked, and goes on', async () => {
    const { page, close } = await site.open({ path: GAME, reducedMotion: true })
    await expectStarted(page, /пробел/u)
    await page.getByRole('button', { name: 'Свернуть игру' }).click()
    await expectMode(page, 'floating')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Ответственная игра' }).click()
    await expectMode(page, 'tucked')
    await expect(frameOf(page).locator('#stage')).toHaveAttribute('inert', '')
    await page.getByRole('link', { name: 'Вернуться к игре' }).click()
    await expect(frameOf(page).locator('#stage')).not.toHaveAttribute('inert')
    expect((await spin(page)).stake).toBe(1000)
    await close()
  })

  it.each([
    ['ru', 'Игра не запустилась', 'Похожие игры'],
    ['en', 'The game didn’t start', 'Similar games'],
  ] as const)('%s offers similar games without WebAssembly', async (language, title, similar) => {
    const { page, close } = await site.open({ path: '/faq', language, width: 390, height: 844 })
    await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'WebAssembly'))
    const requested: string[] = []
    page.on('request', (request) => void requested.push(request.url()))
    await page.goto(GAME)
    await expect(gameWindow(page).getByText(title)).toBeVisible()
    await expect(page.getByRole('navigation', { name: similar }).getByRole('link')).toHaveCount(3)
    expect(requested.filter((url) => url.includes('/flash/ruffle-'))).toEqual([])
    expect(await axeViolations(page)).toEqual([])
    await close()
  })

  it.each([
    ['the movie', '**/*.swf?*'],
    ['Ruffle', '**/*.wasm'],
  ])('offers similar games when %s does not load, and starts on retry', async (_, files) => {
    const { page, close } = await site.open({ path: '/faq' })
    await page.route(files, (route) => route.fulfill({ status: 404 }))
    await page.goto(GAME)
    await expect(gameWindow(page).getByText('Игра не запустилась')).toBeVisible(START)
    await page.unroute(files)
    await gameWindow(page).getByRole('button', { name: 'Открыть заново' }).click()
    await expectStarted(page, /пробел/u)
    await close()
  })

  it('does not play in a tab of its own, where a movie could pass for a page of the site', async () => {
    const { page, close } = await site.open({ path: '/flash/frame?swf=%2Fplay%2Fwheel-of-seasons.swf' })
    await page.waitForLoadState('networkidle')
    await expect(page.locator('ruffle-player')).toHaveCount(0)
    await close()
  })
})
