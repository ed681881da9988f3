import { describe, it } from 'vitest'
import { consoleOf } from './console.ts'
import { expect } from './expect.ts'
import { delayRequests, advanceUntil, stubStatusPoll } from './journey.ts'
import { usePublicSite } from './public-site.ts'
import { TEST_NOW } from './site.ts'

const site = usePublicSite()
const { address, browser, open, setClock } = site
const { register } = consoleOf(address)

describe('a tournament', () => {
  it('shows its prizes, its table and its games in part, and all of them at a press', async () => {
    const { page, errors, close } = await open({ path: '/tournaments/polar-race' })
    await expect(page.getByRole('heading', { level: 1, name: 'Полярная гонка' })).toBeVisible()
    await expect(page).toHaveTitle('Полярная гонка')
    await expect(page.getByText(/500\s000\s₽/u).first()).toBeVisible()
    const prizes = page.getByRole('region', { name: 'Призы' })
    const table = page.getByRole('region', { name: 'Таблица' })
    await expect(prizes.locator('tbody tr')).toHaveCount(10)
    await prizes.getByRole('button', { name: 'Показать все (40)' }).click()
    await expect(prizes.locator('tbody tr')).toHaveCount(40)
    await expect(table.locator('[data-component="Podium"] li')).toHaveCount(3)
    await expect(table.locator('tbody tr')).toHaveCount(7)
    await table.getByRole('button', { name: /^Показать все/u }).click()
    await expect(table.locator('tbody tr')).toHaveCount(55)
    await table.getByRole('button', { name: 'Свернуть' }).click()
    await expect(table.locator('tbody tr')).toHaveCount(7)
    await expect(page.locator('[data-component="GameTile"]')).toHaveCount(11)
    await page.getByRole('link', { name: /^Все игры турнира/u }).click()
    await expect(page.locator('[data-component="GameTile"]')).not.toHaveCount(11)
    expect(errors).toEqual([])
    await close()
  })

  it.each([
    ['games', 'Игры турнира'],
    ['results', 'Таблица'],
  ])('scrolls to its %s when the address asks for them', async (view, heading) => {
    const { page, close } = await open({ path: `/tournaments/polar-race?view=${view}` })
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeInViewport()
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(100)
    await close()
  })

  it('has no podium below ten results, and says so where nobody played', async () => {
    const { page, close } = await open({ path: '/tournaments/small-eight' })
    await expect(page.getByRole('region', { name: 'Таблица' }).locator('tbody tr')).toHaveCount(8)
    await expect(page.locator('[data-component="Podium"]')).toHaveCount(0)
    await page.goto('/tournaments/quiet-start')
    await expect(page.getByText('Результатов ещё нет')).toBeVisible()
    await close()
  })

  it('is called by its name from the first moment, and describes itself wherever the visitor comes from', async () => {
    const { page, close } = await open({ path: '/404' })
    const release = await delayRequests(page, /\/v2\/tournament\/polar-race/u)
    await page.goto('/tournaments/polar-race', { waitUntil: 'commit' })
    await expect(page.getByRole('contentinfo')).toBeAttached()
    await expect(page).toHaveTitle('Полярная гонка')
    const description = page.locator('meta[name="description"]')
    const said = (await description.getAttribute('content')) ?? ''
    expect(said.length).toBeGreaterThan(60)
    release()
    await expect(page.getByRole('heading', { level: 1, name: 'Полярная гонка' })).toBeVisible()
    await expect(description).toHaveAttribute('content', said)
    // The games of the tournament come above the link, and would move it away under the pointer.
    await expect(page.locator('[data-component="GameTile"]')).toHaveCount(11)
    await page.getByRole('link', { name: 'Все турниры' }).click()
    await expect(description).not.toHaveAttribute('content', said)
    await page.getByRole('link', { name: /^Полярная гонка/u }).click()
    await expect(description).toHaveAttribute('content', said)
    await close()
  })

  it('says that there is no network, and comes by itself when it is back', async () => {
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

  it('that does not exist leaves no step that Back would be caught in', async () => {
    const { page, close } = await open({ path: '/tournaments' })
    await page.evaluate(() => history.pushState(null, '', '/tournaments/none'))
    await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')))
    await expect(page).toHaveURL(/\/404$/u)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'Турниры' })).toBeVisible()
    await close()
  })

  it('that was read stays while the server refuses a later question', async () => {
    const { page, close } = await open({ path: '/tournaments/polar-race', driven: true })
    await expect(page.getByRole('region', { name: 'Таблица' }).locator('tbody tr')).toHaveCount(7)
    await page.route('**/api/v2/tournament/polar-race', (route) =>
      route.fulfill({ json: { error: 5, code: 5, data: null } }),
    )
    const refused = page.waitForResponse('**/api/v2/tournament/polar-race')
    await advanceUntil(
      page,
      async () => void (await Promise.race([refused, Promise.reject(new Error('not asked yet'))])),
    )
    await page.context().clock.runFor(30_000)
    await expect(page.getByRole('heading', { level: 1, name: 'Полярная гонка' })).toBeVisible()
    await expect(page).toHaveURL(/polar-race$/u)
    await close()
  })

  it('that does not exist is the not-found page; one that was not read is asked for again', async () => {
    const { page, close } = await open({ path: '/tournaments/none' })
    await expect(page).toHaveURL(/\/404$/u)
    await expect(page.getByRole('heading', { name: 'Такой страницы нет' })).toBeVisible()
    await stubStatusPoll(page)
    await page.route('**/api/v2/tournament/polar-race', (route) => route.abort())
    await page.goto('/tournaments/polar-race')
    await expect(page.getByText('Страница не загрузилась')).toBeVisible({ timeout: 15_000 })
    await page.unroute('**/api/v2/tournament/polar-race')
    await page.getByRole('button', { name: 'Повторить' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Полярная гонка' })).toBeVisible()
    await close()
  })

  it("shows the player's own row, a rank beyond 40 as that, and the points to the next prize", async () => {
    const { page, close } = await open({ path: '/404' })
    await page.route('**/api/v2/tournament/polar-race', async (route) => {
      const response = await route.fetch()
      const answer: { data: { results: { place: number; active: unknown }[] } } = await response.json()
      for (const row of answer.data.results) row.active = row.place === 47 ? 1 : 0
      await route.fulfill({ response, json: answer })
    })
    await page.goto('/tournaments/polar-race')
    const own = page.getByRole('region', { name: 'Таблица' }).locator('tr[aria-current="true"]')
    await expect(own).toContainText('(вы)')
    await expect(own).toContainText('>40')
    await expect(page.getByText('Ваше место')).toBeVisible()
    await expect(page.getByText('До следующего приза')).toBeVisible()
    await close()
  })

  it('has a table that moves while somebody looks at it, and asks nothing after the visitor has left', async () => {
    const context = await browser().newContext({ baseURL: address() })
    await context.clock.install({ time: new Date(TEST_NOW) })
    const page = await context.newPage()
    let asked = 0
    page.on('request', (request) => (asked += request.url().endsWith('/tournament/polar-race') ? 1 : 0))
    await page.goto('/tournaments/polar-race')
    await expect(page.getByText('Обновлена в', { exact: false })).toBeVisible()
    const before = await page.getByRole('region', { name: 'Таблица' }).textContent()
    await setClock('2026-01-10T13:00:00.000Z')
    await context.clock.runFor(11_000)
    await expect.poll(() => page.getByRole('region', { name: 'Таблица' }).textContent()).not.toBe(before)
    const told = asked
    await page.getByRole('link', { name: 'Все турниры' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Турниры' })).toBeVisible()
    await context.clock.runFor(30_000)
    expect(asked).toBe(told)
    await context.close()
  })

  it('is asked for its final table after its end, and then no more', async () => {
    await setClock('2026-01-11T12:59:40.000Z')
    const context = await browser().newContext({ baseURL: address() })
    await context.clock.install({ time: new Date('2026-01-11T12:59:40.000Z') })
    const page = await context.newPage()
    const readAt: string[] = []
    page.on('response', (response) => {
      if (response.url().endsWith('/tournament/best-ratio')) readAt.push(response.headers()['date'] ?? '')
    })
    await page.goto('/tournaments/best-ratio')
    await expect(page.getByRole('region', { name: 'Таблица' })).toBeVisible()
    await setClock('2026-01-11T13:00:30.000Z')
    await advanceUntil(page, async () => {
      await expect(page.getByText('завершён', { exact: false }).first()).toBeVisible({ timeout: 1 })
    })
    await context.clock.runFor(15_000)
    await expect.poll(() => readAt.at(-1)).toContain('13:00:30')
    const asked = readAt.length
    await context.clock.runFor(30_000)
    expect(readAt).toHaveLength(asked)
    await context.close()
  })

  it('has hearts for a player, which keep the game', async () => {
    const { token } = await register({ phone: '+79992220024', login: 'rita', password: 'secret-1' })
    const { page, close } = await open({ path: '/tournaments/polar-race', token })
    const heart = page.locator('main [data-component="GameTile"]').first().getByRole('button')
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await page.reload()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await close()
  })
})
