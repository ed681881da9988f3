import { describe, it } from 'vitest'
import { expect } from '../harness/expect.ts'
import { keyboardOf } from '../harness/keyboard.ts'
import { usePublicSite } from '../harness/public-site.ts'
import { expectLoaded, type Visit } from '../harness/journey.ts'

/* Keyboard use of the site layout: header, footer, dialogs, and the mobile bar with its panels. */

const site = usePublicSite()

async function open(visit: Visit = {}) {
  const opened = await site.open({ path: '/faq', ...visit })
  // The strip of winners comes after ten seconds, above a footer that has the focus by then on a busy machine.
  await opened.context.route('**/winners/lucky', (route) => route.abort())
  await expect(opened.page.getByRole('contentinfo')).toBeVisible()
  await opened.page.waitForLoadState('networkidle')
  return { ...opened, keyboard: keyboardOf(opened.page) }
}

describe('header by keyboard', () => {
  it('can be skipped and reached backwards; dialog, navigation and menus work and keep or restore focus', async () => {
    const { page, keyboard, close } = await open()
    await keyboard.use(page.getByRole('link', { name: 'Перейти к содержанию' }))
    await expect(page.locator('#main')).toBeFocused()
    await keyboard.press('Tab')
    await expect(page.getByRole('main').getByRole('button').first()).toBeFocused()

    const button = page.getByRole('banner').getByRole('button', { name: 'Войти' })
    await keyboard.to(button, 'Shift+Tab')
    await keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Вход' })
    const login = dialog.getByRole('textbox').first()
    await expect(login).toBeFocused()
    await keyboard.type('unknown')
    await keyboard.to(dialog.getByLabel('Пароль', { exact: true }))
    await keyboard.type('secret-1')
    await keyboard.press('Enter')
    await expect(dialog.getByRole('alert')).toBeVisible()
    // Focus wraps in both directions and never reaches the page behind.
    await keyboard.to(dialog.getByRole('button', { name: 'Закрыть' }))
    await keyboard.to(dialog.getByRole('button', { name: 'Забыли пароль?' }))
    await keyboard.to(login)
    await keyboard.to(dialog.getByRole('button', { name: 'Забыли пароль?' }), 'Shift+Tab')
    await keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: 'Восстановление доступа' })).toBeVisible()
    await keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(button).toBeFocused()

    const menu = page.getByRole('navigation', { name: 'Главное меню' })
    await keyboard.to(menu.getByRole('link', { name: 'Турниры' }), 'Shift+Tab')
    await keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Турниры' })).toBeVisible()
    await expect(page.locator('#main')).toBeFocused()
    await expect(menu.getByRole('link', { name: 'Турниры' })).toHaveAttribute('aria-current', 'page')

    await keyboard.to(page.getByRole('button', { name: /^Язык/u }), 'Shift+Tab')
    await keyboard.press('Enter')
    await expect(page.getByRole('menu')).toBeVisible()
    await keyboard.press('ArrowDown')
    await keyboard.press('ArrowDown')
    await expect(page.getByRole('menuitemradio', { name: 'English' })).toBeFocused()
    await keyboard.press('Enter')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page.getByRole('button', { name: /^Language/u })).toBeFocused()
    await keyboard.use(page.getByRole('button', { name: /^Theme/u }), 'Space')
    await expect(page.getByRole('menu')).toBeVisible()
    await keyboard.press('Home')
    await keyboard.type('Light')
    await expect(page.getByRole('menuitemradio', { name: 'Light' })).toBeFocused()
    await keyboard.press('Enter')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'day')
    await expect(page.getByRole('button', { name: /^Theme/u })).toBeFocused()
    await close()
  })
})

describe('news and footer by keyboard', () => {
  it('step and close the news; navigate, open the support chat, toggle reduced motion, and return to the top', async () => {
    const { page, keyboard, close } = await open()
    const news = page.locator('[data-component="NoticeBanner"]')
    await keyboard.use(page.getByRole('button', { name: 'Следующая новость' }))
    await expect(news).toContainText('Лучший множитель')
    await keyboard.use(page.getByRole('button', { name: 'Закрыть новости' }))
    await expect(news).toHaveCount(0)
    await expect(page.locator('#main')).toBeFocused()

    const footer = page.getByRole('contentinfo')
    await keyboard.use(footer.getByRole('link', { name: 'Доступность', exact: true }))
    await expect(page.getByRole('heading', { level: 1, name: 'Доступность' })).toBeVisible()
    // Text that arrives pushes a focused footer down.
    await expectLoaded(page)
    const support = footer.getByRole('button', { name: 'Чат поддержки' })
    await keyboard.use(support)
    await keyboard.to(page.getByRole('textbox', { name: 'Сообщение' }))
    await keyboard.type('Где бонус?')
    await keyboard.press('Enter')
    await expect(page.getByRole('log', { name: 'Переписка с поддержкой' })).toContainText('Где бонус?')
    await keyboard.press('Escape')
    await expect(support).toBeFocused()
    const reducedMotion = footer.getByRole('button', { name: 'Спокойный режим' })
    await keyboard.use(reducedMotion, 'Space')
    await expect(reducedMotion).toHaveAttribute('aria-pressed', 'true')
    await keyboard.use(page.getByRole('button', { name: 'Наверх' }))
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await expect(page.locator('#main')).toBeFocused()
    await close()
  })
})

describe('mobile bar by keyboard', () => {
  it('opens each panel, which works and restores focus to its button', async () => {
    const { page, keyboard, close } = await open({ path: '/', width: 390, height: 844 })
    const bar = page.getByRole('navigation', { name: 'Быстрое меню' })
    const search = bar.getByRole('button', { name: 'Поиск' })
    // It is loaded when the browser is idle, and last in the tab order: one step back from the start.
    await expect(search).toBeVisible()
    await keyboard.press('Shift+Tab')
    await keyboard.to(search, 'Shift+Tab')
    await keyboard.press('Enter')
    await expect(page.getByRole('searchbox')).toBeFocused()
    await keyboard.type('вишнёвый')
    await keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.locator('main [data-component="GameTile"]')).toHaveCount(1)
    const providers = bar.getByRole('button', { name: 'Провайдеры' })
    await keyboard.use(providers)
    const list = page.getByRole('dialog', { name: 'Провайдеры' })
    await keyboard.to(list.getByRole('listbox'))
    await keyboard.press('End')
    await keyboard.press('Space')
    // Without a selection the first option, "All", is selected.
    await expect(list.getByRole('option').last()).toHaveAttribute('aria-selected', 'true')
    await expect(list.getByRole('option', { selected: true })).toHaveCount(1)
    await keyboard.press('Escape')
    await expect(providers).toBeFocused()
    await keyboard.use(bar.getByRole('button', { name: 'Меню' }))
    const menu = page.getByRole('dialog', { name: 'Меню' })
    await keyboard.use(menu.getByRole('button', { name: 'English' }), 'Space')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await keyboard.use(page.getByRole('dialog').getByRole('link', { name: 'Tournaments' }))
    await expect(page.getByRole('heading', { level: 1, name: 'Tournaments' })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await close()
  })
})
