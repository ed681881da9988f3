import type { Page } from 'playwright'
import { describe, it } from 'vitest'
import { expect } from '../harness/expect.ts'
import { keyboardOf } from '../harness/keyboard.ts'
import { rows, usePublicSite } from '../harness/public-site.ts'
import type { Visit } from '../harness/journey.ts'

/* Keyboard use of the public pages. `keyboard.ts` checks every focus stop. */

const site = usePublicSite()

const tiles = (page: Page) => page.locator('main [data-component="GameTile"]')
const tile = (page: Page, index: number) => tiles(page).nth(index).getByRole('link').first()

/** Opens a page and returns it with a keyboard driver. */
async function open(visit: Visit) {
  const opened = await site.open({ ...visit, path: '/icon.svg' })
  // Lucky winners appear at arbitrary times.
  await opened.context.route('**/winners/lucky', (route) => route.abort())
  await opened.page.goto(visit.path ?? '/')
  await expect(opened.page.getByRole('contentinfo')).toBeVisible()
  await opened.page.waitForLoadState('networkidle')
  return { ...opened, keyboard: keyboardOf(opened.page) }
}

describe('lobby by keyboard', () => {
  it('filters by type, loads more games, and opens a demo', async () => {
    const { page, keyboard, errors, close } = await open({})
    await keyboard.use(page.getByRole('link', { name: 'Слоты', exact: true }))
    await expect(page).toHaveURL(/\/games\/slot$/u)
    await expect(page.getByRole('link', { name: 'Слоты', exact: true })).toHaveAttribute('aria-current', 'page')
    const more = page.getByRole('button', { name: 'Показать ещё 15' })
    await keyboard.use(more)
    await expect(tiles(page)).toHaveCount(30)
    await expect(more).toBeFocused()
    await keyboard.to(tiles(page).nth(28).getByRole('link', { name: /^Демо/u }), 'Shift+Tab')
    await keyboard.press('Enter')
    await expect(page).toHaveURL(/\/game\/[\w-]+\?mode=demo$/u)
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    expect(errors).toEqual([])
    await close()
  })

  it('filters by provider with arrow keys, and searches', async () => {
    const { page, keyboard, close } = await open({})
    const button = page.getByRole('button', { name: /^Провайдеры/u })
    await keyboard.use(button, 'Space')
    const field = page.getByRole('combobox', { name: 'Найти провайдера' })
    await expect(field).toBeFocused()
    await keyboard.type('песоч')
    await expect(page.getByRole('option', { name: 'Песочница' })).toBeVisible()
    await keyboard.press('Enter')
    await expect(tiles(page)).toHaveCount(1)
    // The first Escape clears the input, the second closes the list.
    await keyboard.press('Escape')
    await expect(field).toHaveValue('')
    await keyboard.press('Escape')
    await expect(button).toBeFocused()
    await keyboard.use(button)
    await expect(field).toBeFocused()
    await keyboard.press('ArrowDown')
    await keyboard.press('ArrowUp')
    await keyboard.press('Enter')
    await keyboard.press('Escape')
    await expect(tiles(page)).toHaveCount(15)
    await keyboard.to(page.getByRole('searchbox'))
    await keyboard.type('вишнёвый')
    await expect(tiles(page)).toHaveCount(1)
    await keyboard.to(tile(page, 0))
    await keyboard.press('Enter')
    await expect(page).toHaveURL(/\/game\/cherry-row/u)
    await close()
  })

  it('pauses the slider while it has focus, and steps it', async () => {
    const { page, keyboard, close } = await open({})
    const slides = page.getByRole('region', { name: 'Предложения' })
    await keyboard.to(slides.getByRole('link'))
    await expect(slides.getByRole('button', { name: 'Продолжить показ' })).toBeVisible()
    // On a slow machine the slides have moved on before one has the focus.
    const name = await slides.locator('[role="group"]:not([inert])').getAttribute('aria-label')
    const [shown, count] = (name ?? '').split(' из ').map(Number)
    const next = slides.getByRole('group', { name: `${((shown ?? 0) % (count ?? 1)) + 1} из` })
    await keyboard.use(slides.getByRole('button', { name: 'Следующий слайд' }))
    await expect(next.getByRole('link')).toBeVisible()
    await keyboard.to(next.getByRole('link'), 'Shift+Tab')
    await keyboard.press('Enter')
    await expect(page).not.toHaveURL(`${site.address()}/`)
    await close()
  })
})

describe('tables by keyboard', () => {
  it('switch winners tabs with arrow keys, load more rows, and link to a game', async () => {
    const { page, keyboard, close } = await open({ path: '/winners' })
    await keyboard.to(page.getByRole('tab', { selected: true }))
    await keyboard.press('ArrowRight')
    await expect(page.getByRole('tab', { name: 'Месяц' })).toHaveAttribute('aria-selected', 'true')
    await keyboard.press('ArrowRight')
    await expect(page).toHaveURL(/\?list=jackpot$/u)
    await keyboard.press('Home')
    await expect(page.getByRole('tab').first()).toBeFocused()
    const more = page.getByRole('button', { name: /^Показать ещё/u })
    await keyboard.use(more)
    await expect(rows(page)).toHaveCount(17)
    await expect(more).toBeFocused()
    await keyboard.to(rows(page).nth(16).locator('a[href^="/game/"]'), 'Shift+Tab')
    await keyboard.press('Enter')
    await expect(page).toHaveURL(/\/game\/[\w-]+\?mode=demo$/u)
    await close()
  })

  it('expand and collapse in a tournament, and all its games are reachable', async () => {
    const { page, keyboard, close } = await open({ path: '/tournaments' })
    await keyboard.to(page.getByRole('tab', { selected: true }))
    await keyboard.press('ArrowRight')
    await expect(page).toHaveURL(/\?list=completed$/u)
    await keyboard.press('ArrowLeft')
    await keyboard.use(page.getByRole('link', { name: 'Полярная гонка', exact: true }))
    await expect(page.getByRole('heading', { level: 1, name: 'Полярная гонка' })).toBeVisible()
    await expect(page.locator('#main')).toBeFocused()
    for (const [name, collapsedCount, expandedCount] of [
      ['Призы', 10, 40],
      ['Таблица', 7, 55],
    ] as const) {
      const region = page.getByRole('region', { name })
      const button = region.getByRole('button')
      await keyboard.use(button)
      await expect(region.locator('tbody tr')).toHaveCount(expandedCount)
      await expect(button).toBeFocused()
      await keyboard.press('Space')
      await expect(region.locator('tbody tr')).toHaveCount(collapsedCount)
      await expect(button).toBeInViewport()
    }
    await keyboard.use(page.getByRole('link', { name: /^Все игры турнира/u }))
    await expect(tile(page, 11)).toBeFocused()
    await expect(tile(page, 11)).toBeInViewport({ ratio: 1 })
    await keyboard.press('Enter')
    await expect(page).toHaveURL(/\/game\/[\w-]+/u)
    await close()
  })
})

describe('content pages by keyboard', () => {
  it('expand and collapse a group and an answer of the FAQ', async () => {
    const group = 'Безопасная игра'
    const { page, keyboard, close } = await open({ path: '/faq' })
    const groupButton = page.getByRole('main').getByRole('button', { name: group, exact: true })
    await keyboard.use(groupButton)
    await expect(groupButton).toHaveAttribute('aria-expanded', 'true')
    const questions = page.getByRole('region', { name: group, exact: true }).getByRole('button')
    await keyboard.use(questions.first(), 'Space')
    await expect(questions.first()).toHaveAttribute('aria-expanded', 'true')
    await expect(page.getByRole('region', { name: (await questions.first().textContent()) ?? '' })).toBeVisible()
    await keyboard.press('Space')
    await expect(questions.first()).toHaveAttribute('aria-expanded', 'false')
    await keyboard.to(groupButton, 'Shift+Tab')
    await keyboard.press('Enter')
    await expect(questions).toHaveCount(0)
    await close()
  })

  it('open the registration from a promotion and restore focus', async () => {
    const { page, keyboard, close } = await open({ path: '/promo' })
    const register = page.getByRole('main').getByRole('button', { name: 'Зарегистрироваться' }).first()
    await keyboard.use(register)
    const dialog = page.getByRole('dialog', { name: 'Регистрация' })
    await expect(dialog).toBeVisible()
    await keyboard.to(dialog.getByRole('checkbox'))
    await keyboard.press('Space')
    await expect(dialog.getByRole('checkbox')).toBeChecked()
    await keyboard.press('Escape')
    await expect(register).toBeFocused()
    await close()
  })

  it('have one tab stop per VIP level, with tiers on arrow keys', async () => {
    const { page, keyboard, close } = await open({ path: '/levels' })
    const level = (name: string) => page.getByRole('article').filter({ hasText: name })
    await keyboard.to(level('Легенда').getByRole('tab').first())
    await keyboard.press('ArrowRight')
    await keyboard.press('ArrowRight')
    await expect(level('Легенда').getByRole('tabpanel', { name: 'Ступень 3' })).toContainText(/50\s%/u)
    await keyboard.to(level('Профессионал').getByRole('tab', { selected: true }), 'Shift+Tab')
    await keyboard.press('End')
    await expect(level('Профессионал').getByRole('tabpanel', { name: 'Ступень 3' })).toContainText(/44\s%/u)
    await close()
  })
})
