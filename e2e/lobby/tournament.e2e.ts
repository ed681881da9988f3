import { describe, it } from 'vitest'
import { expect } from '../harness/expect.ts'
import { delayRequests, advanceUntil } from '../harness/journey.ts'
import { usePublicSite } from '../harness/public-site.ts'
import { TEST_NOW } from '../harness/site.ts'

const site = usePublicSite()
const { address, browser, open, setClock } = site

describe('tournament page', () => {
  it.each([['results', 'Таблица']])('scrolls to the section in the URL: %s', async (view, heading) => {
    const { page, close } = await open({ path: `/tournaments/polar-race?view=${view}` })
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeInViewport()
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(100)
    await close()
  })

  it('has its title immediately and keeps its description across navigation', async () => {
    const { page, close } = await open({ path: '/404' })
    const release = await delayRequests(page, /\/v2\/tournament\/polar-race/u)
    await page.goto('/tournaments/polar-race', { waitUntil: 'commit' })
    await expect(page.getByRole('contentinfo')).toBeAttached()
    await expect(page).toHaveTitle('Полярная гонка')
    const description = page.locator('meta[name="description"]')
    const content = (await description.getAttribute('content')) ?? ''
    expect(content.length).toBeGreaterThan(60)
    release()
    await expect(page.getByRole('heading', { level: 1, name: 'Полярная гонка' })).toBeVisible()
    await expect(description).toHaveAttribute('content', content)
    // Wait for the games: they load above the link and would move it.
    await expect(page.locator('[data-component="GameTile"]')).toHaveCount(11)
    await page.getByRole('link', { name: 'Все турниры' }).click()
    await expect(description).not.toHaveAttribute('content', content)
    await page.getByRole('link', { name: /^Полярная гонка/u }).click()
    await expect(description).toHaveAttribute('content', content)
    await close()
  })

  it('shows an offline message and loads when the network is back', async () => {
    const { page, context, close } = await open({ path: '/tournaments' })
    await page.getByRole('link', { name: /^Полярная гонка/u }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Полярная гонка' })).toBeVisible()
    await page.goBack()
    await context.setOffline(true)
    await page.getByRole('link', { name: /^Звёздная неделя/u }).click()
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Проверьте соединение')
    await context.setOffline(false)
    await expect(page.getByRole('heading', { level: 1, name: 'Звёздная неделя' })).toBeVisible()
    await close()
  })

  it('that does not exist is replaced in the history by the not-found page', async () => {
    const { page, close } = await open({ path: '/tournaments' })
    await page.evaluate(() => history.pushState(null, '', '/tournaments/none'))
    await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')))
    await expect(page).toHaveURL(/\/404$/u)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'Турниры' })).toBeVisible()
    await close()
  })

  it('keeps its data when a later refetch is rejected', async () => {
    const { page, close } = await open({ path: '/tournaments/polar-race', driven: true })
    await expect(page.getByRole('region', { name: 'Таблица' }).locator('tbody tr')).toHaveCount(7)
    await page.route('**/api/v2/tournament/polar-race', (route) =>
      route.fulfill({ json: { error: 5, code: 5, data: null } }),
    )
    const rejection = page.waitForResponse('**/api/v2/tournament/polar-race')
    await advanceUntil(
      page,
      async () => void (await Promise.race([rejection, Promise.reject(new Error('not requested yet'))])),
    )
    await page.context().clock.runFor(30_000)
    await expect(page.getByRole('heading', { level: 1, name: 'Полярная гонка' })).toBeVisible()
    await expect(page).toHaveURL(/polar-race$/u)
    await close()
  })

  it('shows the own row of the player, a rank beyond 40 as ">40", and the distance to the place above', async () => {
    const { page, close } = await open({ path: '/404' })
    await page.route('**/api/v2/tournament/polar-race', async (route) => {
      const response = await route.fetch()
      const body: { data: { results: { place: number; active: unknown }[] } } = await response.json()
      for (const row of body.data.results) row.active = row.place === 47 ? 1 : 0
      await route.fulfill({ response, json: body })
    })
    await page.goto('/tournaments/polar-race')
    const ownRow = page.getByRole('region', { name: 'Таблица' }).locator('tr[aria-current="true"]')
    await expect(ownRow).toContainText('(вы)')
    await expect(ownRow).toContainText('>40')
    const place = page.getByRole('region', { name: /^Моё место из \d+$/u })
    await expect(place.getByRole('listitem')).toHaveCount(3)
    await expect(place.getByRole('progressbar')).toHaveAttribute('aria-valuetext', /₽ ставок$/u)
    await close()
  })

  it('shows a guest no place, and leads to the games', async () => {
    const { page, close } = await open({ path: '/tournaments/polar-race' })
    const banner = page.locator('[data-component="TournamentBanner"]')
    await expect(banner.getByRole('timer')).toBeVisible()
    await expect(banner.getByRole('region')).toHaveCount(0)
    await banner.getByRole('link', { name: 'Играть в турнире' }).click()
    await expect(page).toHaveURL(/polar-race#games$/u)
    await expect(page.getByRole('heading', { name: 'Игры турнира' })).toBeInViewport()
    await close()
  })

  it('polls its leaderboard while open and stops after navigation', async () => {
    const context = await browser().newContext({ baseURL: address() })
    await context.clock.install({ time: new Date(TEST_NOW) })
    const page = await context.newPage()
    let requestCount = 0
    page.on('request', (request) => (requestCount += request.url().endsWith('/tournament/polar-race') ? 1 : 0))
    await page.goto('/tournaments/polar-race')
    await expect(page.getByText('Обновлена в', { exact: false })).toBeVisible()
    const before = await page.getByRole('region', { name: 'Таблица' }).textContent()
    await setClock('2026-01-10T13:00:00.000Z')
    await context.clock.runFor(11_000)
    await expect.poll(() => page.getByRole('region', { name: 'Таблица' }).textContent()).not.toBe(before)
    const countBeforeLeaving = requestCount
    await page.getByRole('link', { name: 'Все турниры' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Турниры' })).toBeVisible()
    await context.clock.runFor(30_000)
    expect(requestCount).toBe(countBeforeLeaving)
    await context.close()
  })

  it('fetches its final leaderboard after the end and then stops polling', async () => {
    await setClock('2026-01-11T12:59:40.000Z')
    const context = await browser().newContext({ baseURL: address() })
    await context.clock.install({ time: new Date('2026-01-11T12:59:40.000Z') })
    const page = await context.newPage()
    const responseDates: string[] = []
    page.on('response', (response) => {
      if (response.url().endsWith('/tournament/best-ratio')) responseDates.push(response.headers()['date'] ?? '')
    })
    await page.goto('/tournaments/best-ratio')
    await expect(page.getByRole('region', { name: 'Таблица' })).toBeVisible()
    await setClock('2026-01-11T13:00:30.000Z')
    await advanceUntil(page, async () => {
      await expect(page.getByText('завершён', { exact: false }).first()).toBeVisible({ timeout: 1 })
    })
    await context.clock.runFor(15_000)
    await expect.poll(() => responseDates.at(-1)).toContain('13:00:30')
    const responseCount = responseDates.length
    await context.clock.runFor(30_000)
    expect(responseDates).toHaveLength(responseCount)
    await context.close()
  })
})
