import { describe, it } from 'vitest'
import { expect } from '../harness/expect.ts'
import { delayRequests, followFooterLink } from '../harness/journey.ts'
import { navigateInside } from '../harness/navigate-inside.ts'
import { cards, usePublicSite } from '../harness/public-site.ts'

const { address, open } = usePublicSite()

describe('tournament page', () => {
  it('has its metadata at once and across navigation, and scrolls to the section of its link or URL', async () => {
    const { page, errors, close } = await open({ path: '/icon.svg' })
    const release = await delayRequests(page, /\/v2\/tournament\/polar-race/u)
    await page.goto('/tournaments/polar-race?view=results', { waitUntil: 'commit' })
    await expect(page.getByRole('contentinfo')).toBeAttached()
    await expect(page).toHaveTitle('Полярная гонка — Кассиопея')
    const description = page.locator('meta[name="description"]')
    const canonical = page.locator('link[rel="canonical"]')
    await expect(description).toHaveAttribute('content', /^Шесть суток.{60}/u)
    const content = (await description.getAttribute('content')) ?? ''
    release()
    await expect(page.getByRole('heading', { level: 1, name: 'Полярная гонка' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Таблица', exact: true })).toBeInViewport()
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(100)
    await expect(description).toHaveAttribute('content', content)
    await expect(page.locator('meta[name="keywords"]')).toHaveCount(0)
    await expect(canonical).toHaveAttribute('href', `${address()}/tournaments/polar-race`)
    // Wait for the games: they load above the links and would move them.
    await expect(page.locator('[data-component="GameTile"]')).toHaveCount(10)

    // A guest has no place of their own.
    const banner = page.locator('[data-component="TournamentBanner"]')
    await expect(banner.getByRole('region')).toHaveCount(0)
    await banner.getByRole('link', { name: 'Играть в турнире' }).click()
    await expect(page).toHaveURL(/polar-race#games$/u)
    await expect(page.getByRole('heading', { name: 'Игры турнира' })).toBeInViewport()

    await followFooterLink(page, 'Акции')
    await expect(description).toHaveAttribute('content', /^Приветственный пакет/u)
    await expect(canonical).toHaveAttribute('href', `${address()}/promo`)
    await page.goBack()
    await expect(description).toHaveAttribute('content', content)

    await page.getByRole('link', { name: 'Все турниры' }).click()
    await expect(description).not.toHaveAttribute('content', content)
    const card = cards(page).filter({ hasText: 'Полярная гонка' })
    const timer = card.getByRole('timer')
    // The link covers the whole card, also its timer: press the link where the timer is drawn.
    const position = await timer.evaluate((element) => {
      const link = element.closest('[data-component="TournamentCard"]')?.querySelector('a')
      const { left = 0, top = 0 } = link?.getBoundingClientRect() ?? {}
      const box = element.getBoundingClientRect()
      return { x: box.left - left + box.width / 2, y: box.top - top + box.height / 2 }
    })
    await card.getByRole('link').click({ position })
    await expect(page.getByRole('heading', { level: 1, name: 'Полярная гонка' })).toBeVisible()
    await expect(description).toHaveAttribute('content', content)
    expect(errors).toEqual([])
    await close()
  })

  it('that does not exist is replaced in the history; offline it says so, and it loads when the network is back', async () => {
    const { page, context, close } = await open({ path: '/tournaments', fresh: true })
    await navigateInside(page, '/tournaments/none')
    await expect(page).toHaveURL(/\/404$/u)
    await page.goBack()
    await page.getByRole('link', { name: /^Полярная гонка/u }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Полярная гонка' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'Турниры' })).toBeVisible()
    await context.setOffline(true)
    await page.getByRole('link', { name: /^Звёздная неделя/u }).click()
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Проверьте соединение')
    await context.setOffline(false)
    await expect(page.getByRole('heading', { level: 1, name: 'Звёздная неделя' })).toBeVisible()
    await close()
  })
})
