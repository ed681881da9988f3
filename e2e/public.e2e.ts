import { AxeBuilder } from '@axe-core/playwright'
import { chromium, type Browser, type Page } from 'playwright'
import { expect } from 'playwright/test'
import { afterAll, afterEach, beforeAll, describe, it } from 'vitest'
import { BROWSER_FLAGS, findBrowser } from '#ci/browser.ts'
import { modes } from '#storybook/modes.ts'
import { visit } from './journey.ts'
import { startSite, TEST_NOW, type RunningSite } from './site.ts'

let site: RunningSite
let browser: Browser

const setClock = async (now: string): Promise<void> => {
  const response = await fetch(`${site.address}/api/sandbox/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ now }),
  })
  expect(response.status).toBe(200)
}

beforeAll(async () => {
  site = await startSite()
  browser = await chromium.launch({ executablePath: await findBrowser(), args: BROWSER_FLAGS })
}, 90_000)
afterEach(() => setClock(TEST_NOW))
afterAll(async () => {
  await browser.close()
  await site.stop()
})

const open = (options: Parameters<typeof visit>[2] = {}) => visit(browser, site.address, options)
const rows = (page: Page) => page.locator('main tbody tr:visible')
const cards = (page: Page) => page.locator('[data-component="TournamentCard"]:visible')

describe('the menus', () => {
  it('lead to every page, say where the visitor is, and name each document', async () => {
    const { page, errors, close } = await open()
    for (const [link, path, heading] of [
      ['Акции', '/promo', 'Акции'],
      ['Турниры', '/tournaments', 'Турниры'],
      ['VIP', '/levels', 'VIP-уровни'],
      ['Выигрыши', '/winners', 'Выигрыши'],
    ] as const) {
      const menu = page.getByRole('navigation', { name: 'Главное меню' })
      await menu.getByRole('link', { name: link, exact: true }).click()
      await expect(page).toHaveURL(new RegExp(`${path}$`, 'u'))
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      await expect(menu.getByRole('link', { name: link, exact: true })).toHaveAttribute('aria-current', 'page')
      await expect(page).toHaveTitle(/Кассиопея$/u)
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${site.address}${path}`)
      expect(await page.locator('meta[name="description"]').getAttribute('content')).toMatch(/.{80}/u)
    }
    for (const [link, heading] of [
      ['Правила', 'Правила и условия'],
      ['Ответственная игра', 'Ответственная игра'],
      ['Вопросы', 'Вопросы и ответы'],
      ['Платежи', 'Платежи'],
      ['Инструкции', 'Как здесь всё устроено'],
    ] as const) {
      await page.getByRole('contentinfo').getByRole('link', { name: link, exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      expect(await page.evaluate(() => window.scrollY)).toBe(0)
    }
    expect(errors).toEqual([])
    await close()
  })

  it('bring a visitor back to the place that was left', async () => {
    const { page, close } = await open({ path: '/faq' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const bottom = page.getByRole('button', { name: 'Безопасная игра' })
    await bottom.click()
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    const left = await page.evaluate(() => window.scrollY)
    expect(left).toBeGreaterThan(200)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Правила', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Правила и условия' })).toBeVisible()
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await page.goto(`${site.address}/terms-and-conditions`)
    await page.getByRole('link', { name: 'Жалобы' }).click()
    await expect(page.getByRole('heading', { name: /Жалобы/u })).toBeInViewport()
    await close()
  })

  it('keep the place of the lobby when a visitor comes back from a page', async () => {
    const { page, close } = await open()
    await expect(page.locator('[data-component="Podium"]')).toHaveCount(2)
    await page.evaluate(() => window.scrollTo(0, 900))
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900)
    // A click of the mouse would first scroll the link into view.
    await page
      .getByRole('navigation', { name: 'Главное меню' })
      .getByRole('link', { name: 'VIP' })
      .dispatchEvent('click')
    await expect(page.getByRole('heading', { level: 1, name: 'VIP-уровни' })).toBeVisible()
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await page.goBack()
    await expect(page.locator('[data-component="GameTile"]').first()).toBeVisible()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900)
    await close()
  })
})

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
    await setClock('2026-01-11T12:59:56.000Z')
    const context = await browser.newContext({ baseURL: site.address, timezoneId: 'America/New_York' })
    // The browser's clock is an hour fast; the server's header corrects it.
    await context.clock.install({ time: new Date('2026-01-11T13:59:56.000Z') })
    const page = await context.newPage()
    let asked = 0
    page.on('request', (request) => (asked += request.url().includes('/tournament/') ? 1 : 0))
    await page.goto('/tournaments')
    const card = cards(page).filter({ hasText: 'Лучший множитель' })
    await expect(card).toContainText('до конца')
    await context.clock.runFor(2000)
    await expect(card).toContainText(/00:00:0[12]/u)
    await context.clock.runFor(4000)
    await expect(card).toHaveCount(0)
    await expect(cards(page)).toHaveCount(4)
    await page.getByRole('tab', { name: 'Завершённые' }).click()
    await expect(cards(page).first()).toContainText('Лучший множитель')
    expect(asked).toBe(1)
    await context.close()
  })

  it('leave the home page at their second, too', async () => {
    await setClock('2026-01-11T12:59:57.000Z')
    const context = await browser.newContext({ baseURL: site.address })
    await context.clock.install({ time: new Date('2026-01-11T12:59:57.000Z') })
    const page = await context.newPage()
    await page.goto('/')
    await expect(cards(page)).toHaveCount(3)
    await context.clock.runFor(5000)
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
    const context = await browser.newContext({ baseURL: site.address })
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

describe('promotions', () => {
  it('are the seven that hold, and send a guest to the registration', async () => {
    const { page, errors, close } = await open({ path: '/promo' })
    await expect(page.getByRole('article')).toHaveCount(7)
    await expect(page.getByRole('article').filter({ hasText: 'Зимни' })).toHaveCount(0)
    await page.getByRole('article').first().getByRole('button', { name: 'Зарегистрироваться' }).click()
    await expect(page.getByRole('dialog', { name: 'Регистрация' })).toBeVisible()
    expect(errors).toEqual([])
    await close()
  })
})

describe('questions and answers', () => {
  it('open with the first group, and every answer has an address', async () => {
    const { page, errors, close } = await open({ path: '/faq' })
    await expect(page.getByRole('button', { name: 'Аккаунт', exact: true })).toHaveAttribute('aria-expanded', 'true')
    await expect(page.getByRole('button', { name: 'Вывод', exact: true })).toHaveAttribute('aria-expanded', 'false')
    await page.getByRole('button', { name: 'Вывод', exact: true }).click()
    const question = page.locator('[id="4-2"]').getByRole('button')
    await question.click()
    await page
      .locator('[id="4-2"]')
      .getByRole('link', { name: /^Ссылка на ответ/u })
      .click()
    await expect(page).toHaveURL(/\/faq#4-2$/u)
    await page.reload()
    await expect(question).toHaveAttribute('aria-expanded', 'true')
    await expect(question).toBeInViewport()
    await expect(page.getByRole('button', { name: 'Аккаунт', exact: true })).toHaveAttribute('aria-expanded', 'false')
    expect(errors).toEqual([])
    await close()
  })

  it('are read by keyboard alone', async () => {
    const { page, close } = await open({ path: '/payments-info' })
    const groups = page.locator('[data-component="AnswerList"] h2 button')
    await groups.first().focus()
    await page.keyboard.press('ArrowDown')
    await expect(groups.nth(1)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(groups.nth(1)).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.locator('[data-component="AnswerList"] h3 button[aria-expanded="true"]')).toHaveCount(1)
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
})

describe('texts', () => {
  it('come by their key where the cached metadata has none', async () => {
    const { page, close } = await open({ path: '/404' })
    await page.route('**/api/v2/meta', (route) =>
      route.fulfill({ json: { error: 0, code: 0, data: { items: { instructions: { title: 'x', content: '' } } } } }),
    )
    const asked = page.waitForRequest('**/api/v2/meta/instructions')
    await page.goto('/instructions')
    await asked
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
    await close()
  })

  it('are printed without the frame of the page', async () => {
    const { page, close } = await open({ path: '/terms-and-conditions' })
    await expect(page.getByRole('heading', { level: 1, name: 'Правила и условия' })).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    for (const part of ['SiteHeader', 'SiteFooter', 'NoticeBanner']) {
      await expect(page.locator(`[data-component="${part}"]`)).toBeHidden()
    }
    await expect(page.getByRole('heading', { level: 1, name: 'Правила и условия' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Распечатать' })).toBeHidden()
    await close()
  })

  it('change with the language, and an address may ask for one', async () => {
    const { page, close } = await open({ path: '/levels?lang=en' })
    await expect(page.getByRole('heading', { level: 1, name: 'VIP levels' })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await page.goto('/faq')
    await expect(page.getByRole('heading', { level: 1, name: 'Questions and answers' })).toBeVisible()
    await close()
  })
})

describe('where a payment ends', () => {
  it('says what happened and where to go', async () => {
    const { page, close } = await open({ path: '/payment-notify' })
    await expect(page.getByRole('heading', { level: 1, name: 'Заявка принята' })).toBeVisible()
    await page.goto('/payment-notify/rejected')
    await expect(page.getByRole('heading', { level: 1, name: 'Платёж не прошёл' })).toBeVisible()
    await page.getByRole('link', { name: 'Что могло случиться' }).click()
    await expect(page).toHaveURL(/\/payments-info$/u)
    await close()
  })
})

describe('search engines', () => {
  it('read the head of a page without running a script', async () => {
    const russian = await (await fetch(`${site.address}/tournaments`)).text()
    expect(russian).toMatch(/<title>Турниры[^<]*Кассиопея<\/title>/u)
    expect(russian).toContain(`<link rel="canonical" href="${site.address}/tournaments" />`)
    const english = await (await fetch(`${site.address}/tournaments?lang=en`)).text()
    expect(english).toContain('<html lang="en"')
    expect(english).toMatch(/<meta property="og:title" content="Tournaments[^"]*Cassiopeia" \/>/u)
    const robots = await (await fetch(`${site.address}/robots.txt`)).text()
    const map = await fetch(/Sitemap: (\S+)/u.exec(robots)?.[1] ?? '')
    expect(map.headers.get('content-type')).toContain('xml')
    for (const [, address = ''] of (await map.text()).matchAll(/<loc>([^<]+)<\/loc>/gu)) {
      expect((await fetch(address)).status, address).toBe(200)
    }
    const manifest: { icons: { src: string }[] } = await (await fetch(`${site.address}/manifest.webmanifest`)).json()
    for (const { src } of manifest.icons) expect((await fetch(`${site.address}${src}`)).status).toBe(200)
  })
})

describe('accessibility', () => {
  const paths = [
    '/promo',
    '/faq',
    '/payments-info',
    '/levels',
    '/winners?list=jackpot',
    '/tournaments',
    '/tournaments/polar-race',
    '/terms-and-conditions',
    '/responsible-gaming',
    '/payment-notify/rejected',
    '/forbidden',
    '/404',
  ]
  it.each(
    modes.filter(({ id }) => id === '1440-ru-night' || id === '390-en-day').map((mode) => [mode.id, mode] as const),
  )(
    'has nothing to complain of on any page, and nothing is wider than the window: %s',
    async (_, { width, language, theme }) => {
      const { page, close } = await open({ width, language, theme, path: '/404', reducedMotion: true })
      for (const path of paths) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await page.waitForLoadState('networkidle')
        // The screens' stories are examined in all modes; here each page is once, in its frame.
        if (paths.indexOf(path) % 2 === (language === 'ru' ? 0 : 1)) {
          const { violations } = await new AxeBuilder({ page }).analyze()
          expect(violations.map(({ id: rule, nodes }) => `${path} ${rule}: ${nodes[0]?.html ?? ''}`)).toEqual([])
        }
        for (const least of [width, 320]) {
          await page.setViewportSize({ width: least, height: 900 })
          await expect
            .poll(() => page.evaluate(() => document.documentElement.scrollWidth), `${path} at ${least}`)
            .toBeLessThanOrEqual(least)
        }
        await page.setViewportSize({ width, height: 900 })
      }
      await close()
    },
    120_000,
  )
})
