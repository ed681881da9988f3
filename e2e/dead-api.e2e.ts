import type { Page } from 'playwright'
import { describe, it } from 'vitest'
import { expect } from './expect.ts'
import { advanceUntil, reportActivity } from './journey.ts'
import { usePublicSite } from './public-site.ts'

const site = usePublicSite()
const { open } = site
const tiles = (page: Page) => page.locator('[data-component="GameTile"]')

describe('a dead API', () => {
  it('leaves the frame of the page, with a message and a retry for each block, and heals block by block, and by itself when the server is heard again', async () => {
    const context = await site.browser().newContext({ viewport: { width: 1440, height: 900 }, baseURL: site.address() })
    await context.clock.install()
    const page = await context.newPage()
    await page.route('**/api/**', (route) => route.abort())
    await page.goto('/')
    await expect(page.getByRole('navigation', { name: 'Главное меню' })).toBeVisible()
    // The cache asks again, later and later, before it gives up.
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
    // News that did not load are no empty bar with a button that closes nothing.
    await expect(page.getByRole('region', { name: 'Новости', exact: true })).toHaveCount(0)
    // Until the state of the visitor is heard again, nothing comes that is not asked for.
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
      // The longer the server has failed, the longer the poll waits, and it rests where nobody is there.
      await reportActivity(page)
      await context.clock.runFor(4000)
      expect(await page.getByText('не загрузились').count()).toBe(0)
      expect(await page.locator('main [data-component="Podium"]').first().isVisible()).toBe(true)
    })
    await context.close()
  })

  it('asks once more by itself for what was missed while the state of the visitor was read, then waits for a press', async () => {
    const { page, close } = await open({ driven: true })
    await expect(page.getByText('Победители недели')).toBeVisible()
    await page.goto('/404')
    let asked = 0
    let isDead = true
    await page.route('**/api/v2/winners', (route) => {
      asked += 1
      return isDead ? route.abort() : route.continue()
    })
    const failed = page.getByText('Победители не загрузились').first()
    const passStaying = (holds: () => Promise<void>) =>
      advanceUntil(page, async () => {
        await reportActivity(page)
        await holds()
      })
    await page.getByRole('link', { name: 'На главную' }).click()
    await passStaying(async () => expect(await failed.isVisible()).toBe(true))
    // Each time that it is asked for, the cache tries thrice.
    await passStaying(async () => expect(asked).toBe(6))
    let polls = 0
    page.on('response', (response) => {
      if (response.url().includes('/api/v2/status/')) polls += 1
    })
    await passStaying(async () => expect(polls).toBeGreaterThan(3))
    expect(asked).toBe(6)
    isDead = false
    await failed.locator('xpath=ancestor::*[@role="alert"]').getByRole('button', { name: 'Повторить' }).click()
    await expect(page.getByText('Победители недели')).toBeVisible()
    await close()
  })

  it('sends error 25 of any call to /forbidden', async () => {
    const { page, close } = await open({ path: '/no-such-page' })
    await page.route('**/api/v2/winners', (route) => route.fulfill({ json: { error: -25, code: 25, data: null } }))
    await page.getByRole('link', { name: 'На главную' }).click()
    await expect(page).toHaveURL(/\/forbidden$/u)
    await expect(page.getByRole('heading', { name: 'Доступ закрыт' })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/\/no-such-page$/u)
    await close()
  })
})
