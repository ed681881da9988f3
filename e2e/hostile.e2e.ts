import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { hostileHtml } from '#app/testing/hostile-html.ts'
import { hostileBackend } from '#server/testing/hostile.ts'
import { leaveBrowser, workersBrowser } from './browser.ts'
import { expect } from './expect.ts'
import { visit } from './journey.ts'
import { startSite, type RunningSite } from './site.ts'

let site: RunningSite
let browser: Browser
const backend = hostileBackend(`<p>Начало</p>${hostileHtml.join('\n')}<p>Конец</p>`)

beforeAll(async () => {
  const url = await backend.listen({ port: 0, host: '127.0.0.1' })
  site = await startSite({ API_URL: url })
  browser = await workersBrowser()
}, 90_000)
afterAll(async () => {
  await leaveBrowser()
  await site.stop()
  await backend.close()
})

describe('a back end at the limits of the contract', () => {
  it('is shown right: strings as numbers, a payload at the top, null lists, one broken item dropped', async () => {
    const { page, close } = await visit(browser, site.address, {})
    const reports: string[] = []
    page.on('console', (message) => reports.push(message.text()))
    const tiles = page.locator('[data-component="GameTile"]')
    await expect(tiles).toHaveCount(4)
    await expect(tiles.filter({ hasText: 'Честная Игра' })).toContainText(/1\s234\s₽/u)
    await expect(page.getByRole('region', { name: 'Джекпот сейчас' })).toContainText(/1\s234,50\s₽/u)
    await page.reload()
    await expect(tiles).toHaveCount(4)
    await expect.poll(() => reports.join('\n')).toContain('games[1].id')
    await close()
  })

  it('says what happened where an answer is a refusal, HTML, or nothing at all', async () => {
    const { page, close } = await visit(browser, site.address, { language: 'en' })
    await expect(page.getByText('The send limit is exhausted. Contact support').first()).toBeVisible({
      timeout: 15_000,
    })
    await expect(page.getByText('The answer of the server was not read.', { exact: false }).first()).toBeVisible({
      timeout: 15_000,
    })
    await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible()
    await close()
  })

  it('executes nothing and leads nowhere that is not allowed', async () => {
    const { page, close } = await visit(browser, site.address, {})
    await expect(page.locator('[data-component="GameTile"]')).toHaveCount(4)
    await expect(page.getByText('<img src=x', { exact: false }).first()).toBeVisible()
    await expect(page.getByRole('link', { name: 'Нажми' })).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Уйти' })).toHaveCount(0)
    expect(await page.locator('a[href^="javascript"], img[src^="javascript"]').count()).toBe(0)
    expect(await page.evaluate(() => Reflect.get(window, 'hacked'))).toBeUndefined()
    await page.goto('/game/game-1?mode=demo')
    await expect(page.getByText('Адрес игры не прошёл проверку.')).toBeVisible()
    await expect(page.locator('iframe')).toHaveCount(0)
    expect(await page.evaluate(() => Reflect.get(window, 'hacked'))).toBeUndefined()
    await close()
  })

  it.each([
    '/promo',
    '/faq',
    '/levels',
    '/winners',
    '/terms-and-conditions',
    '/instructions',
    '/responsible-gaming',
    '/tournaments/race',
  ])('executes none of a hundred fragments of HTML on %s', async (path) => {
    const { page, errors, close } = await visit(browser, site.address, { path })
    if (path === '/faq') await page.getByRole('button', { name: '<img src=x' }).last().click()
    await expect(page.getByText('Начало').first()).toBeVisible()
    // Whatever could have acted by being pointed at or focused has its chance.
    for (const link of await page.locator('[data-component="Prose"] *').all()) {
      await link.dispatchEvent('mouseover')
      await link.dispatchEvent('focus')
    }
    expect(await page.evaluate(() => Reflect.get(window, 'hacked'))).toBeUndefined()
    expect(
      await page.locator('[data-component="Prose"] :is(script, style, img, iframe, svg, form, input)').count(),
    ).toBe(0)
    expect(errors.filter((text) => !text.includes('Content Security Policy'))).toEqual([])
    await close()
  })

  it('shows the rest of a list with broken items, and a message where an answer is none', async () => {
    const { page, close } = await visit(browser, site.address, { path: '/tournaments' })
    await expect(page.locator('[data-component="TournamentCard"]')).toHaveCount(1)
    await expect(page.locator('[data-component="TournamentCard"]')).toContainText(/500\s000,50\s₽/u)
    await page.goto('/tournaments/race')
    await expect(page.getByRole('row', { name: /12,5/u })).toBeVisible()
    await page.goto('/promo')
    await expect(page.locator('[data-component="PromoCard"]')).toHaveCount(1)
    await page.goto('/payments-info')
    await expect(page.getByText('Страница не загрузилась')).toBeVisible({ timeout: 15_000 })
    await expect(page.getByRole('button', { name: 'Повторить' })).toBeVisible()
    await close()
  })
})
