import { describe, it } from 'vitest'
import { expect } from './expect.ts'
import { cards, rows, usePublicSite } from './public-site.ts'
import { freezeClock } from './journey.ts'

const { address, browser, open, setClock } = usePublicSite()

describe('winners', () => {
  it('show ten at first, three of them on a podium, and load ten more per click', async () => {
    const { page, errors, close } = await open({ path: '/winners' })
    await expect(page.locator('[data-component="Podium"]:visible li')).toHaveCount(3)
    await expect(rows(page)).toHaveCount(7)
    await page.getByRole('button', { name: 'Показать ещё 10' }).click()
    await expect(rows(page)).toHaveCount(17)
    expect(errors).toEqual([])
    await close()
  })

  it('have a URL per list, with an explanation beside the jackpots', async () => {
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

  it('show no reference texts with another back end', async () => {
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

  it('link to their games', async () => {
    const { page, close } = await open({ path: '/winners' })
    await rows(page).getByRole('link').first().click()
    await expect(page).toHaveURL(/\/game\/[\w-]+\?mode=demo$/u)
    await close()
  })

  it('show an empty state and hide the latest list', async () => {
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
  it('show running before upcoming ones, and finished ones in their tab', async () => {
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

  it('have one link named after the tournament, with the timer outside it', async () => {
    const { page, close } = await open({ path: '/tournaments' })
    const card = cards(page).first()
    const name = await card.getByRole('heading').innerText()
    const snapshot = await card.ariaSnapshot()
    expect(snapshot.split('\n').filter((line) => line.includes('link'))).toEqual([
      expect.stringContaining(`link "${name}"`),
    ])
    // The link covers the whole card. A forced click skips actionability checks, so wait until the page is idle.
    await page.waitForLoadState('networkidle')
    await card.getByRole('timer').click({ force: true })
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await close()
  })

  it('move between lists on time without a request, whatever the browser time zone and clock', async () => {
    // Best Multiplier ends on 11 January at 16:00 in Moscow.
    await setClock('2026-01-11T12:59:00.000Z')
    const context = await browser().newContext({ baseURL: address(), timezoneId: 'America/New_York' })
    // The browser's clock is an hour fast; the server's header corrects it.
    await context.clock.install({ time: new Date('2026-01-11T13:59:00.000Z') })
    const page = await context.newPage()
    await page.goto('/tournaments')
    const card = cards(page).filter({ hasText: 'Лучший множитель' })
    await expect(card).toContainText('до конца')
    // A later response would reset the page clock, because the server clock is frozen.
    await page.waitForLoadState('networkidle')
    await page.route('**/api/**', (route) => route.abort())
    await freezeClock(page)
    const secondsLeft = Number(/00:00:(\d\d)/u.exec((await card.textContent()) ?? '')?.[1])
    await context.clock.runFor((secondsLeft - 2) * 1000)
    await expect(card).toContainText(/00:00:0[12]/u)
    await context.clock.runFor(3000)
    await expect(card).toHaveCount(0)
    await expect(cards(page)).toHaveCount(4)
    await page.getByRole('tab', { name: 'Завершённые' }).click()
    await expect(cards(page).first()).toContainText('Лучший множитель')
    await context.close()
  })

  it('leave the home page on time', async () => {
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

  it('show an empty state if there are none', async () => {
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
  it('show six levels of three tiers, selectable by keyboard', async () => {
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

  it('show the manager and birthday bonus per level, between an introduction and notes', async () => {
    const { page, close } = await open({ path: '/levels' })
    const levels = page.getByRole('article')
    await expect(levels).toHaveCount(6)
    const [manager, vip] = [/(?<!-)менеджер/iu, /VIP-менеджер/u]
    for (const [index, title] of [manager, manager, manager, vip, vip, vip].entries()) {
      await expect(levels.nth(index)).toContainText(title)
      await expect(levels.nth(index)).toContainText(
        index === 0 ? 'Без бонуса ко дню рождения' : 'Бонус ко дню рождения',
      )
    }
    const texts = page.locator('main [data-component="Prose"]')
    await expect(texts.first()).toContainText('В программе шесть уровней')
    await expect(texts.last().getByRole('heading', { name: 'Как считаются очки' })).toBeVisible()
    const blockTags = await page
      .locator('main [data-component="Prose"], main article')
      .evaluateAll((parts) => parts.map((part) => part.localName))
    expect([blockTags.at(0), blockTags.at(1), blockTags.at(-2), blockTags.at(-1)]).toEqual([
      'div',
      'article',
      'article',
      'div',
    ])
    await close()
  })
})
