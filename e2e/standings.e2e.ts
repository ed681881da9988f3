import { describe, it } from 'vitest'
import { expect } from './expect.ts'
import { cards, rows, usePublicSite } from './public-site.ts'
import { freezeClock } from './journey.ts'

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
    await expect(page.locator('[data-component="JackpotPanel"]')).toContainText('Джекпот копится, пока его не сорвут')
    await expect(page.getByText('Джекпот — общая сумма', { exact: false })).toBeVisible()
    await expect(
      page.getByText('В эталонной сборке в джекпоты идут ставки игроков дома', { exact: false }),
    ).toBeVisible()
    await expect(page.getByText(/с\s1\s000\s₽, 0,4\s% ставки/u)).toBeVisible()
    await page.getByRole('tab', { name: 'Последние' }).click()
    await expect(page).toHaveURL(/\?list=last$/u)
    await expect(rows(page)).toHaveCount(7)
    await page.goBack()
    await expect(page.getByRole('tab', { name: 'Джекпоты' })).toHaveAttribute('aria-selected', 'true')
    await close()
  })

  it('say nothing of another back end that it has not said itself', async () => {
    const { page, close } = await open({ path: '/404' })
    await page.route(/\/api\/v2\/meta/u, (route) => route.fulfill({ json: { error: 0, code: 0, data: { items: {} } } }))
    await page.route('**/api/v2/jackpot/', (route) =>
      route.fulfill({
        json: { error: 0, code: 0, data: { items: [], total: 50, pots: [{ id: 1, name: 'A', total: 50 }] } },
      }),
    )
    await page.goto('/winners?list=jackpot')
    await expect(page.locator('[data-component="JackpotPanel"]')).toBeVisible()
    await expect(page.locator('main')).not.toContainText(/игроки дома|дом играет|ставк|разыгрыва/u)
    await page.goto('/')
    await expect(page.locator('[data-component="JackpotPanel"]')).toBeVisible()
    await expect(page.locator('[data-component="JackpotPanel"]')).not.toContainText(/дом|ставк|четыр/u)
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

  it('are links that are called by their names, once, with the time beside them', async () => {
    const { page, close } = await open({ path: '/tournaments' })
    const card = cards(page).first()
    const name = await card.getByRole('heading').innerText()
    const snapshot = await card.ariaSnapshot()
    expect(snapshot.split('\n').filter((line) => line.includes('link'))).toEqual([
      expect.stringContaining(`link "${name}"`),
    ])
    // The link lies over the whole card, also over what stands beside its name. Nothing is looked at again before such a press, so the page
    // is whole by then.
    await page.waitForLoadState('networkidle')
    await card.getByRole('timer').click({ force: true })
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
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
    await freezeClock(page)
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

  it('say who looks after whom and who has a birthday bonus, between an introduction and notes', async () => {
    const { page, close } = await open({ path: '/levels' })
    const levels = page.getByRole('article')
    await expect(levels).toHaveCount(6)
    const [manager, vip] = [/(?<!-)менеджер/iu, /VIP-менеджер/u]
    for (const [at, named] of [manager, manager, manager, vip, vip, vip].entries()) {
      await expect(levels.nth(at)).toContainText(named)
      await expect(levels.nth(at)).toContainText(at === 0 ? 'Без бонуса ко дню рождения' : 'Бонус ко дню рождения')
    }
    const texts = page.locator('main [data-component="Prose"]')
    await expect(texts.first()).toContainText('В программе шесть уровней')
    await expect(texts.last().getByRole('heading', { name: 'Как считаются очки' })).toBeVisible()
    const tops = await page
      .locator('main [data-component="Prose"], main article')
      .evaluateAll((parts) => parts.map((part) => part.localName))
    expect([tops.at(0), tops.at(1), tops.at(-2), tops.at(-1)]).toEqual(['div', 'article', 'article', 'div'])
    await close()
  })
})
