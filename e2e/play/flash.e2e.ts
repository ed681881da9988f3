import type { Page, Request } from 'playwright'
import { describe, it } from 'vitest'
import { TIMEOUT } from '#ci/timeouts.ts'
import { axeViolations } from '../harness/axe.ts'
import { isRoundRequest, playedBy, ROUNDS } from '../harness/demo-frame.ts'
import { expect } from '../harness/expect.ts'
import { expectMode, gameWindow } from '../harness/game-visit.ts'
import { followFooterLink } from '../harness/journey.ts'
import { usePublicSite } from '../harness/public-site.ts'

/* Wheel of Seasons, a Flash movie: Ruffle plays it in a frame of its own. */

const site = usePublicSite()
const GAME = '/game/wheel-of-seasons?mode=demo'
const WASM = '**/*.wasm'
const MOVIES = '**/*.swf?*'
const CORS = { 'access-control-allow-origin': '*' }
/** Software rendering starts Ruffle in some seconds. */
const START = { timeout: TIMEOUT.ruffle }
/** For a visit that starts Ruffle or waits for its pauses several times. */
const LONG_VISIT = { timeout: TIMEOUT.longJourney }

const frameOf = (page: Page) => page.frameLocator('iframe')
/** The live region that screen readers announce. */
const said = (page: Page) => frameOf(page).locator('#announcement')
const expectStarted = (page: Page, text: RegExp) => expect(said(page)).toHaveText(text, START)

/** Presses Space until the pause after the last round is over, and returns the round of the server. */
async function spin(page: Page) {
  await frameOf(page).locator('ruffle-player').focus()
  let isRequested = false
  const note = (request: Request) => {
    isRequested ||= isRoundRequest(request)
  }
  page.on('request', note)
  const press = async () => {
    if (!isRequested) await page.keyboard.press(' ')
    return isRequested
  }
  const { data } = await playedBy(page, () => expect.poll(press, { intervals: [250] }).toBe(true))
  page.off('request', note)
  return data
}

/** Digits of the last amount in a text, which is the balance. */
const balanceIn = (text: string): number => Number(text.replace(/^.*\D{9}/u, '').replaceAll(/\D/gu, '')) * 100

describe('a Flash game', () => {
  it(
    'is played by keyboard, follows bet and language of the page, and loads nothing of Ruffle before',
    LONG_VISIT,
    async () => {
      const { page, context, errors, close } = await site.open({ reducedMotion: true, fresh: true })
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
    },
  )

  it(
    'plays one round per press, retries a lost one, names refusals, and is paused while its window is tucked',
    LONG_VISIT,
    async () => {
      const { page, close } = await site.open({ path: GAME, reducedMotion: true })
      await expectStarted(page, /пробел/u)
      const ids: string[] = []
      await page.route(ROUNDS, async (route) => {
        if (route.request().method() !== 'POST') return route.continue()
        const { id }: { id: string } = route.request().postDataJSON()
        ids.push(id)
        await route.fetch()
        return route.fulfill({ json: { error: 0, data: {} }, headers: CORS })
      })
      await frameOf(page).locator('ruffle-player').focus()
      await page.keyboard.down(' ')
      await expect(said(page)).toHaveText(/ставка не спишется дважды/u)
      // A second `keydown` without `keyup` is the repetition of a held key.
      await page.keyboard.down(' ')
      await page.keyboard.up(' ')
      await page.unroute(ROUNDS)
      const round = await spin(page)
      expect(ids).toEqual([round.id])
      expect(round.balance).toBe(100_000 - 1000 + round.win)

      const refusals = [
        [502, {}, /Сначала закончите раунд/u],
        [503, {}, /Сначала сыграйте фриспины/u],
        [504, {}, /не участвует в отыгрыше/u],
        [1, { reason: 'maxBet' }, /ставка слишком велика/u],
        [604, {}, /Сначала ответьте на напоминание/u],
      ] as const
      for (const [error, data, text] of refusals) {
        await page.route(ROUNDS, (route) =>
          route.request().method() === 'POST'
            ? route.fulfill({ json: { error, data }, headers: CORS })
            : route.continue(),
        )
        // Until the pause after the last refusal is over, a press does nothing.
        await expect(async () => {
          await page.keyboard.press(' ')
          await expect(said(page)).toHaveText(text, { timeout: TIMEOUT.response })
        }).toPass()
        await page.unroute(ROUNDS)
      }

      await page.getByRole('button', { name: 'Свернуть игру' }).click()
      await expectMode(page, 'floating')
      await followFooterLink(page, 'Ответственная игра')
      await expectMode(page, 'tucked')
      await expect(frameOf(page).locator('#stage')).toHaveAttribute('inert', '')
      await page.getByRole('link', { name: 'Вернуться к игре' }).click()
      await expect(frameOf(page).locator('#stage')).not.toHaveAttribute('inert')
      expect((await spin(page)).stake).toBe(1000)
      await close()
    },
  )

  it('offers similar games without WebAssembly', async () => {
    const { page, close } = await site.open({ path: '/faq', language: 'en', width: 390, height: 844 })
    await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'WebAssembly'))
    const requested: string[] = []
    page.on('request', (request) => void requested.push(request.url()))
    await page.goto(GAME)
    await expect(gameWindow(page).getByText('The game didn’t start')).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Similar games' }).getByRole('link')).toHaveCount(3)
    expect(requested.filter((url) => url.includes('/flash/ruffle-'))).toEqual([])
    expect(await axeViolations(page)).toEqual([])
    await close()
  })

  it('offers similar games when Ruffle or the movie does not load, and starts on retry', LONG_VISIT, async () => {
    const { page, close } = await site.open({ path: '/faq' })
    const again = gameWindow(page).getByRole('button', { name: 'Открыть заново' })
    await page.route(WASM, (route) => route.fulfill({ status: 404 }))
    await page.goto(GAME)
    await expect(gameWindow(page).getByText('Игра не запустилась')).toBeVisible(START)
    await page.unroute(WASM)
    await page.route(MOVIES, (route) => route.fulfill({ status: 404 }))
    await again.click()
    await expect(gameWindow(page).getByText('Игра загружается')).toBeVisible()
    await expect(gameWindow(page).getByText('Игра не запустилась')).toBeVisible(START)
    await page.unroute(MOVIES)
    await again.click()
    await expectStarted(page, /пробел/u)
    await close()
  })
})
