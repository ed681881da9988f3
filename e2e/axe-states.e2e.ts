import type { Page } from 'playwright'
import { describe, it } from 'vitest'
import { languages, type LanguageName } from '#storybook/modes.ts'
import { axeViolationsInBothThemes } from './axe.ts'
import { expect } from './expect.ts'
import { advanceUntil, type OpenPage, type Visit } from './journey.ts'
import { usePublicSite } from './public-site.ts'
import { testUser } from './test-user.ts'

/* axe on dialogs, panels and popups. Pages themselves are checked in their own journeys. */

const site = usePublicSite()

const texts = {
  ru: {
    panels: { menu: 'Меню', search: 'Поиск', providers: 'Провайдеры' },
    login: 'Войти',
    registration: 'Регистрация',
    forgotten: 'Забыли пароль?',
    support: 'Чат поддержки',
  },
  en: {
    panels: { menu: 'Menu', search: 'Search', providers: 'Providers' },
    login: 'Sign in',
    registration: 'Sign up',
    forgotten: 'Forgot your password?',
    support: 'Support chat',
  },
} as const

const dialog = (page: Page) => page.getByRole('dialog')

async function open(visit: Visit): Promise<OpenPage> {
  const opened = await site.open({ path: '/faq', reducedMotion: true, ...visit })
  await expect(opened.page.locator('footer')).toBeAttached()
  await opened.page.waitForLoadState('networkidle')
  return opened
}

describe.each(languages)('axe finds no violations in both themes, in %s,', (language: LanguageName) => {
  const labels = texts[language]
  const clickButton = (container: Page | ReturnType<Page['getByRole']>, name: string) =>
    container.getByRole('button', { name, exact: true }).click()
  const banner = (page: Page) => page.getByRole('banner')

  it('in the mobile panels', async () => {
    const { page, close } = await open({ language, path: '/', width: 390, height: 844, touch: true })
    for (const [panel, inside] of [
      ['menu', 'a[href="/tournaments"]'],
      ['search', 'input'],
      ['providers', '[role="option"]'],
    ] as const) {
      await clickButton(page, labels.panels[panel])
      await expect(dialog(page).locator(inside).first()).toBeVisible()
      expect([panel, await axeViolationsInBothThemes(page)]).toEqual([panel, []])
      await page.keyboard.press('Escape')
      await expect(dialog(page)).toHaveCount(0)
    }
    await close()
  })

  it('in login, recovery and registration, with and without validation errors', async () => {
    const { page, close } = await open({ language })
    await clickButton(banner(page), labels.login)
    const submit = dialog(page).locator('button[type="submit"]')
    await expect(submit).toBeVisible()
    expect(['login', await axeViolationsInBothThemes(page)]).toEqual(['login', []])
    await submit.click()
    await expect(dialog(page).locator('[aria-invalid="true"]').first()).toBeVisible()
    expect(['login with errors', await axeViolationsInBothThemes(page)]).toEqual(['login with errors', []])
    await clickButton(page, labels.forgotten)
    await expect(dialog(page).locator('input').first()).toBeVisible()
    expect(['recovery', await axeViolationsInBothThemes(page)]).toEqual(['recovery', []])
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await clickButton(banner(page), labels.registration)
    await expect(dialog(page).getByRole('checkbox')).toBeVisible()
    expect(['registration', await axeViolationsInBothThemes(page)]).toEqual(['registration', []])
    await submit.click()
    await expect(dialog(page).locator('[aria-invalid="true"]').first()).toBeVisible()
    expect(['registration with errors', await axeViolationsInBothThemes(page)]).toEqual([
      'registration with errors',
      [],
    ])
    await close()
  })

  it('in the support chat, empty and with messages', async () => {
    const { page, close } = await open({ language })
    await clickButton(page.getByRole('contentinfo'), labels.support)
    const log = page.getByRole('log')
    await expect(log).toBeVisible()
    expect(['empty', await axeViolationsInBothThemes(page)]).toEqual(['empty', []])
    await page.getByRole('dialog').getByRole('textbox').fill('Bonus?')
    await page.keyboard.press('Enter')
    await expect(log).toContainText(/Спасибо|Thank/u)
    expect(['answered', await axeViolationsInBothThemes(page)]).toEqual(['answered', []])
    await close()
  })

  it('in the lucky winners strip and the guest bonus popup', async () => {
    const { page, close } = await open({ language, driven: true })
    const strip = page.locator('[data-component="LuckyStrip"]')
    await advanceUntil(page, async () => expect(await strip.isVisible()).toBe(true))
    expect(['strip', await axeViolationsInBothThemes(page)]).toEqual(['strip', []])
    await page.context().clock.runFor(110_000)
    await advanceUntil(page, async () => expect(await dialog(page).isVisible()).toBe(true))
    expect(['bonus', await axeViolationsInBothThemes(page)]).toEqual(['bonus', []])
    await close()
  })

  it('in the popup after a sign-in link', async () => {
    const { page, context, close } = await site.open({ language, path: '/icon.svg', reducedMotion: true })
    await context.route('**/api/v2/status/**', (route) =>
      route.fulfill({
        json: {
          error: 0,
          code: 0,
          data: route.request().headers()['authorization'] === undefined ? { id: 0 } : testUser,
        },
      }),
    )
    await context.route('**/api/v2/auth/renew/**', (route) =>
      route.fulfill({ json: { error: 0, code: 0, data: { token: 'f'.repeat(64) } } }),
    )
    await page.goto(`/faq?token=${'a'.repeat(51)}`)
    await expect(dialog(page)).toBeVisible()
    expect(await axeViolationsInBothThemes(page)).toEqual([])
    await close()
  })

  it('in the welcome popup after registration', async () => {
    const { page, close } = await open({ language })
    await clickButton(banner(page), labels.registration)
    const index = languages.indexOf(language)
    for (const [name, text] of [
      ['phone', `999444011${index}`],
      ['login', `greeted-${index}`],
      ['password', 'Kf82-mqt'],
    ] as const)
      await dialog(page).locator(`input[name="${name}"]`).fill(text)
    await dialog(page).getByRole('checkbox').check()
    await page.keyboard.press('Enter')
    await expect(dialog(page).locator('a[href="/responsible-gaming"]')).toBeVisible()
    expect(await axeViolationsInBothThemes(page)).toEqual([])
    await close()
  })
})
