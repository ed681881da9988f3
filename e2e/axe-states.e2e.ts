import type { Page } from 'playwright'
import { describe, it } from 'vitest'
import { languages, type LanguageName } from '#storybook/modes.ts'
import { axeViolationsInBothThemes } from './axe.ts'
import { expect } from './expect.ts'
import { advanceUntil, type OpenPage, type Visit } from './journey.ts'
import { usePublicSite } from './public-site.ts'
import { testUser } from './test-user.ts'

/* What axe says of what opens over a page; of the pages themselves it is asked in the journeys of each. */

const site = usePublicSite()

const WORDS = {
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

describe.each(languages)('axe has nothing to say, in %s by night and by day,', (language: LanguageName) => {
  const words = WORDS[language]
  const press = (place: Page | ReturnType<Page['getByRole']>, name: string) =>
    place.getByRole('button', { name, exact: true }).click()
  const banner = (page: Page) => page.getByRole('banner')

  it('of the panels of a phone', async () => {
    const { page, close } = await open({ language, path: '/', width: 390, height: 844, touch: true })
    for (const [panel, inside] of [
      ['menu', 'a[href="/tournaments"]'],
      ['search', 'input'],
      ['providers', '[role="option"]'],
    ] as const) {
      await press(page, words.panels[panel])
      await expect(dialog(page).locator(inside).first()).toBeVisible()
      expect([panel, await axeViolationsInBothThemes(page)]).toEqual([panel, []])
      await page.keyboard.press('Escape')
      await expect(dialog(page)).toHaveCount(0)
    }
    await close()
  })

  it('of login, recovery and registration, also when they refuse what was typed', async () => {
    const { page, close } = await open({ language })
    await press(banner(page), words.login)
    const submit = dialog(page).locator('button[type="submit"]')
    await expect(submit).toBeVisible()
    expect(['login', await axeViolationsInBothThemes(page)]).toEqual(['login', []])
    await submit.click()
    await expect(dialog(page).locator('[aria-invalid="true"]').first()).toBeVisible()
    expect(['refused login', await axeViolationsInBothThemes(page)]).toEqual(['refused login', []])
    await press(page, words.forgotten)
    await expect(dialog(page).locator('input').first()).toBeVisible()
    expect(['recovery', await axeViolationsInBothThemes(page)]).toEqual(['recovery', []])
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await press(banner(page), words.registration)
    await expect(dialog(page).getByRole('checkbox')).toBeVisible()
    expect(['registration', await axeViolationsInBothThemes(page)]).toEqual(['registration', []])
    await submit.click()
    await expect(dialog(page).locator('[aria-invalid="true"]').first()).toBeVisible()
    expect(['refused registration', await axeViolationsInBothThemes(page)]).toEqual(['refused registration', []])
    await close()
  })

  it('of the support chat, empty and with what was said', async () => {
    const { page, close } = await open({ language })
    await press(page.getByRole('contentinfo'), words.support)
    const log = page.getByRole('log')
    await expect(log).toBeVisible()
    expect(['empty', await axeViolationsInBothThemes(page)]).toEqual(['empty', []])
    await page.getByRole('dialog').getByRole('textbox').fill('Bonus?')
    await page.keyboard.press('Enter')
    await expect(log).toContainText(/Спасибо|Thank/u)
    expect(['answered', await axeViolationsInBothThemes(page)]).toEqual(['answered', []])
    await close()
  })

  it('of the lucky winners, and of the bonus popup that comes to a guest', async () => {
    const { page, close } = await open({ language, driven: true })
    const strip = page.locator('[data-component="LuckyStrip"]')
    await advanceUntil(page, async () => expect(await strip.isVisible()).toBe(true))
    expect(['strip', await axeViolationsInBothThemes(page)]).toEqual(['strip', []])
    await page.context().clock.runFor(110_000)
    await advanceUntil(page, async () => expect(await dialog(page).isVisible()).toBe(true))
    expect(['bonus', await axeViolationsInBothThemes(page)]).toEqual(['bonus', []])
    await close()
  })

  it('of the popup for who came in by an address', async () => {
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

  it('of the popup for who has just registered', async () => {
    const { page, close } = await open({ language })
    await press(banner(page), words.registration)
    const number = languages.indexOf(language)
    for (const [name, text] of [
      ['phone', `999444011${number}`],
      ['login', `greeted-${number}`],
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
