import { describe, it } from 'vitest'
import { expect } from './expect.ts'
import { cards, rows, usePublicSite } from './public-site.ts'
import { takeClock } from './journey.ts'
import { TEST_NOW } from './site.ts'

const { address, browser, open, setClock } = usePublicSite()

describe('winners', () => {
  it('are ten at first, three of them on a podium, and ten more at a press', async () => {
    const { page, errors, close } = await open({ path: '/winners' })
    await expect(page.locator('[data-component="Podium"]:visible li')).toHaveCount(3)
    await expect(rows(page)).toHaveCount(7)
    await page.getByRole('button', { name: 'Показать ещё 10' }).click()
    await expect(rows(page)).toHaveCount(17)
    expect(errors).toEqual([])
    await close()
  })

  it('have a list in the address, jackpots newest first beside what a jackpot is, and the latest of all', async () => {
    const { page, close } = await open({ path: '/winners?list=jackpot' })
    await expect(page.getByRole('tab', { name: 'Джекпоты' })).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByText('Джекпот — общая сумма', { exact: false })).toBeVisible()
    await expect(page.getByText(/с\s1\s000\s₽, 0,4\s% ставки/u)).toBeVisible()
    await page.getByRole('tab', { name: 'Последние' }).click()
    await expect(page).toHaveURL(/\?list=last$/u)
    await expect(rows(page)).toHaveCount(7)
    await page.goBack()
    await expect(page.getByRole('tab', { name: 'Джекпоты' })).toHaveAttribute('aria-selected', 'true')
    await close()
  })

  it('lead to their games', async () => {
    const { page, close } = await open({ path: '/winners' })
    await rows(page).getByRole('link').first().click()
    await expect(page).toHaveURL(/\/game\/[\w-]+\?mode=demo$/u)
    await close()
  })

  it('say so where there are none, and hide the latest', async () => {
    const { page, close } = await open({ path: '/404' })
    await page.route('**/api/v2/winners', (route) =>
      route.fulfill({ json: { error: 0, code: 0, data: { weekly: null, monthly: [], jackpot: [] } } }),
    )
    await page.goto('/winners')
    await expect(page.getByText('Здесь пока пусто')).toBeVisible()
    await expect(page.getByRole('tab')).toHaveCount(3)
    await close()
  })
})

describe('tournaments', () => {
  it('are those that run, then those to come, and those that are over behind their tab', async () => {
    const { page, errors, close } = await open({ path: '/tournaments' })
    await expect(cards(page)).toHaveCount(5)
    await expect(cards(page).first()).toContainText('до конца')
    await expect(cards(page).last()).toContainText('до начала')
    await page.getByRole('tab', { name: 'Завершённые' }).click()
    await expect(page).toHaveURL(/\?list=completed$/u)
    await expect(cards(page)).toHaveCount(5)
    await expect(cards(page).first()).toContainText('завершён')
    expect(errors).toEqual([])
    await close()
  })

  it('change places at their second, without a new answer, whatever zone and clock the browser has', async () => {
    // Best Multiplier ends on 11 January at 16:00 in Moscow.
    await setClock('2026-01-11T12:59:00.000Z')
    const context = await browser().newContext({ baseURL: address(), timezoneId: 'America/New_York' })
    // The browser's clock is an hour fast; the server's header corrects it.
    await context.clock.install({ time: new Date('2026-01-11T13:59:00.000Z') })
    const page = await context.newPage()
    await page.goto('/tournaments')
    const card = cards(page).filter({ hasText: 'Лучший множитель' })
    await expect(card).toContainText('до конца')
    // An answer that came later would set the page's clock back: the server's stands still.
    await page.waitForLoadState('networkidle')
    await page.route('**/api/**', (route) => route.abort())
    await takeClock(page)
    const left = Number(/00:00:(\d\d)/u.exec((await card.textContent()) ?? '')?.[1])
    await context.clock.runFor((left - 2) * 1000)
    await expect(card).toContainText(/00:00:0[12]/u)
    await context.clock.runFor(3000)
    await expect(card).toHaveCount(0)
    await expect(cards(page)).toHaveCount(4)
    await page.getByRole('tab', { name: 'Завершённые' }).click()
    await expect(cards(page).first()).toContainText('Лучший множитель')
    await context.close()
  })

  it('leave the home page at their second, too', async () => {
    await setClock('2026-01-11T12:59:00.000Z')
    const context = await browser().newContext({ baseURL: address() })
    await context.clock.install({ time: new Date('2026-01-11T12:59:00.000Z') })
    const page = await context.newPage()
    await page.goto('/')
    await expect(cards(page)).toHaveCount(3)
    await page.waitForLoadState('networkidle')
    await page.route('**/api/**', (route) => route.abort())
    await context.clock.runFor(61_000)
    await expect(cards(page)).toHaveCount(2)
    await context.close()
  })

  it('say so where there are none', async () => {
    const { page, close } = await open({ path: '/404' })
    await page.route('**/api/v2/tournament/all', (route) => route.fulfill({ json: { error: 0, code: 0, data: {} } }))
    await page.goto('/tournaments')
    await expect(page.getByText('Турниров пока нет')).toBeVisible()
    await page.getByRole('tab', { name: 'Завершённые' }).click()
    await expect(page.getByText('Завершённых турниров нет')).toBeVisible()
    await close()
  })
})

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

  it('that does not exist is the not-found page; one that was not read is asked for again', async () => {
    const { page, close } = await open({ path: '/tournaments/none' })
    await expect(page).toHaveURL(/\/404$/u)
    await expect(page.getByRole('heading', { name: 'Такой страницы нет' })).toBeVisible()
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
})

describe('levels', () => {
  it('are six of three tiers, chosen by keyboard', async () => {
    const { page, errors, close } = await open({ path: '/levels' })
    await expect(page.getByRole('article')).toHaveCount(6)
    const legend = page.getByRole('article').filter({ hasText: 'Легенда' })
    await expect(legend).toContainText('VIP-менеджер')
    await legend.getByRole('tab').first().focus()
    await page.keyboard.press('End')
    await expect(legend.getByRole('tabpanel', { name: 'Ступень 3' })).toContainText(/50\s%/u)
    await expect(legend.getByRole('tabpanel', { name: 'Ступень 3' })).toContainText(/80\s000/u)
    await expect(page.getByRole('article').filter({ hasText: 'Новичок' })).toContainText('Без бонуса ко дню рождения')
    expect(errors).toEqual([])
    await close()
  })
})
