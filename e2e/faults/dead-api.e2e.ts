import type { Page } from 'playwright'
import { describe, it } from 'vitest'
import { expect } from '../harness/expect.ts'
import { CLIENT_RENDERED_HOME, advance, advanceUntil, reportActivity } from '../harness/journey.ts'
import { usePublicSite } from '../harness/public-site.ts'

const site = usePublicSite()
const { open } = site
const tiles = (page: Page) => page.locator('[data-component="GameTile"]')

describe('unreachable API', () => {
  it('shows an error with a retry per block and recovers by retry or when the server is back', async () => {
    const context = await site.browser().newContext({ viewport: { width: 1440, height: 900 }, baseURL: site.address() })
    await context.clock.install()
    const page = await context.newPage()
    await page.route('**/api/**', (route) => route.abort())
    await page.goto(CLIENT_RENDERED_HOME)
    await expect(page.getByRole('navigation', { name: 'Главное меню' })).toBeVisible()
    // The query cache retries with backoff before it reports an error.
    await advanceUntil(page, async () => {
      for (const title of [
        'Предложения не загрузились',
        'Игры не загрузились',
        'Победители не загрузились',
        'Турниры не загрузились',
        'Джекпоты не загрузились',
      ]) {
        expect(await page.getByText(title).first().isVisible(), title).toBe(true)
      }
    })
    // Failed news must not leave an empty banner with a close button.
    await expect(page.getByRole('region', { name: 'Новости', exact: true })).toHaveCount(0)
    // While the status call fails, blocks load only on request.
    await page.route('**/api/v2/status/**', (route) => route.abort())
    await page.unroute('**/api/**')
    await page
      .getByRole('alert')
      .filter({ hasText: 'Игры не загрузились' })
      .first()
      .getByRole('button', { name: 'Повторить' })
      .click()
    await expect(tiles(page)).toHaveCount(15)
    await expect(page.getByText('Предложения не загрузились')).toBeVisible()
    await page.unroute('**/api/v2/status/**')
    await advanceUntil(page, async () => {
      // The poll backs off after failures and pauses without user activity.
      await reportActivity(page)
      await advance(page, 4000)
      expect(await page.getByText('не загрузились').count()).toBe(0)
      expect(await page.locator('main [data-component="Podium"]').first().isVisible()).toBe(true)
    })
    await context.close()
  })

  it('retries a failed block once when the status call succeeds, then waits for the user; error 25 leads to /forbidden', async () => {
    const { page, close } = await open({ path: '/404', driven: true })
    let requestCount = 0
    let isDead = true
    await page.route('**/api/v2/winners', (route) => {
      requestCount += 1
      return isDead ? route.abort() : route.continue()
    })
    const failed = page.getByText('Победители не загрузились').first()
    const advanceWhileActive = (assertion: () => Promise<void>) =>
      advanceUntil(page, async () => {
        await reportActivity(page)
        await assertion()
      })
    await page.getByRole('link', { name: 'На главную' }).click()
    await advanceWhileActive(async () => expect(await failed.isVisible()).toBe(true))
    // Each fetch is tried three times by the query cache.
    await advanceWhileActive(async () => expect(requestCount).toBe(6))
    let polls = 0
    page.on('response', (response) => {
      if (response.url().includes('/api/v2/status/')) polls += 1
    })
    await advanceWhileActive(async () => expect(polls).toBeGreaterThan(3))
    expect(requestCount).toBe(6)
    isDead = false
    await failed.locator('xpath=ancestor::*[@role="alert"]').getByRole('button', { name: 'Повторить' }).click()
    await expect(page.getByRole('heading', { name: 'Победители недели' })).toBeVisible()

    // Error 25 of any call leads away from the page.
    await page.route('**/api/v2/promo', (route) => route.fulfill({ json: { error: -25, code: 25, data: null } }))
    await page.getByRole('navigation', { name: 'Главное меню' }).getByRole('link', { name: 'Акции' }).click()
    await expect(page).toHaveURL(/\/forbidden$/u)
    await expect(page.getByRole('heading', { name: 'Доступ закрыт' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Победители недели' })).toBeVisible()
    await close()
  })
})
