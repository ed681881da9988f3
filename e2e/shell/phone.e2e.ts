import type { Page } from 'playwright'
import { describe, it } from 'vitest'
import { expect } from '../harness/expect.ts'
import { expectNoOverflow } from '../harness/journey.ts'
import { usePublicSite } from '../harness/public-site.ts'

const site = usePublicSite()

const tiles = (page: Page) => page.locator('[data-component="GameTile"]')
const { open } = site

describe('mobile layout', () => {
  it('preloads its panels and the failure toast, and has three exclusive panels that restore focus and close on Back', async () => {
    const { page, context, close } = await open({
      width: 390,
      height: 844,
      touch: true,
      path: '/icon.svg',
      fresh: true,
    })
    const preloads = Promise.all([
      page.waitForResponse(/mobile-panels-.+js/u),
      page.waitForResponse(/deferred-ui-.+js/u),
    ])
    await page.goto('/')
    await Promise.all((await preloads).map((response) => response.finished()))
    await context.setOffline(true)
    const bar = page.getByRole('navigation', { name: 'Быстрое меню' })
    await bar.getByRole('button', { name: 'Меню' }).click()
    const menu = page.getByRole('dialog', { name: 'Меню' })
    await menu.getByRole('button', { name: 'Регистрация' }).click()
    await expect(page.getByText('Это окно не загрузилось', { exact: true })).toBeVisible()
    await context.setOffline(false)
    // On a phone the message covers the bar.
    await page.locator('[data-component="Toasts"]').getByRole('button').last().click()
    await page.keyboard.press('Escape')

    await bar.getByRole('button', { name: 'Провайдеры' }).click()
    await expect(page.getByRole('dialog', { name: 'Провайдеры' }).getByRole('option')).toHaveCount(13)
    await page.keyboard.press('Escape')
    await expect(bar.getByRole('button', { name: 'Провайдеры' })).toBeFocused()
    await bar.getByRole('button', { name: 'Поиск' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(1)
    await page.getByRole('searchbox').fill('лиса')
    await page.getByRole('button', { name: 'Показать игры' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(tiles(page).first()).toBeVisible()

    await bar.getByRole('button', { name: 'Меню' }).click()
    await menu.getByRole('link', { name: 'Турниры' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Турниры' })).toBeVisible()
    await bar.getByRole('button', { name: 'Меню' }).click()
    await expect(menu).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'Турниры' })).toHaveCount(0)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await close()
  })

  it('does not scroll horizontally at any width, and has search and providers inline only on a desktop', async () => {
    const { page, close } = await open({ width: 320, height: 800 })
    await expect(tiles(page).first()).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Победители месяца' })).toBeVisible()
    for (const width of [320, 390, 768, 1024, 1100, 1440, 2560]) {
      await page.setViewportSize({ width, height: 800 })
      await expectNoOverflow(page)
      // On narrow viewports the sign-in button is in the menu.
      if (width >= 1024)
        await expect(page.getByRole('banner').getByRole('button', { name: 'Войти', exact: true })).toBeVisible()
    }
    await page.setViewportSize({ width: 820, height: 1180 })
    await expect(page.getByRole('searchbox')).toHaveCount(0)
    await page.setViewportSize({ width: 1180, height: 820 })
    await page.getByRole('searchbox').fill('лиса')
    await expect(page.getByRole('button', { name: /^Провайдеры/u })).toBeVisible()
    await page.setViewportSize({ width: 820, height: 1180 })
    await expect(page.getByRole('searchbox')).toHaveCount(0)
    await close()
  })

  it('shows the game type of its URL, and live jackpots above the jackpot games', async () => {
    const { page, close } = await open({ width: 390, height: 844, touch: true, path: '/games/jackpot' })
    await page.getByRole('heading', { name: 'Игры', exact: true }).scrollIntoViewIfNeeded()
    await page.mouse.wheel(0, 300)
    await expect(page.getByRole('link', { name: 'Джекпот', exact: true })).toBeInViewport({ ratio: 1 })
    const jackpotLine = page.getByRole('region', { name: 'Джекпоты сейчас' })
    await expect(jackpotLine.getByRole('term')).toHaveCount(4)
    await expect(jackpotLine.getByRole('definition').first()).toContainText('₽')
    await page.route('**/api/v2/jackpot/**', async (route) => {
      const response = await route.fetch()
      const body: { data: { pots: { total: string | number }[] } } = await response.json()
      for (const pot of body.data.pots) pot.total = 7_654_321
      await route.fulfill({ response, json: body })
    })
    await expect(jackpotLine.getByRole('definition').first()).toContainText(/7\s654\s321/u)
    await close()
  })
})
