import type { Page } from 'playwright'
import { describe, it } from 'vitest'
import type { LanguageName, ThemeName } from '#storybook/modes.ts'
import { complaints } from './axe.ts'
import { expect } from './expect.ts'
import { passUntil, type OpenPage, type Visit } from './journey.ts'
import { usePublicSite } from './public-site.ts'
import { ivan } from './stand-in.ts'

/* What axe says of what opens over a page; of the pages themselves it is asked in the journeys of each. */

const site = usePublicSite()

const looks = [
  ['ru', 'night'],
  ['ru', 'day'],
  ['en', 'night'],
  ['en', 'day'],
] as const satisfies readonly (readonly [LanguageName, ThemeName])[]

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

describe.each(looks)('axe has nothing to say, in %s by %s,', (language, theme) => {
  const words = WORDS[language]
  const press = (place: Page | ReturnType<Page['getByRole']>, name: string) =>
    place.getByRole('button', { name, exact: true }).click()
  const banner = (page: Page) => page.getByRole('banner')

  it('of the panels of a phone', async () => {
    const { page, close } = await open({ language, theme, path: '/', width: 390, height: 844, touch: true })
    for (const [panel, inside] of [
      ['menu', 'a[href="/tournaments"]'],
      ['search', 'input'],
      ['providers', '[role="option"]'],
    ] as const) {
      await press(page, words.panels[panel])
      await expect(dialog(page).locator(inside).first()).toBeVisible()
      expect([panel, await complaints(page)]).toEqual([panel, []])
      await page.keyboard.press('Escape')
      await expect(dialog(page)).toHaveCount(0)
    }
    await close()
  })

  it('of login, recovery and registration, also when they refuse what was typed', async () => {
    const { page, close } = await open({ language, theme })
    await press(banner(page), words.login)
    const submit = dialog(page).locator('button[type="submit"]')
    await expect(submit).toBeVisible()
    expect(['login', await complaints(page)]).toEqual(['login', []])
    await submit.click()
    await expect(dialog(page).locator('[aria-invalid="true"]').first()).toBeVisible()
    expect(['refused login', await complaints(page)]).toEqual(['refused login', []])
    await press(page, words.forgotten)
    await expect(dialog(page).locator('input').first()).toBeVisible()
    expect(['recovery', await complaints(page)]).toEqual(['recovery', []])
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await press(banner(page), words.registration)
    await expect(dialog(page).getByRole('checkbox')).toBeVisible()
    expect(['registration', await complaints(page)]).toEqual(['registration', []])
    await submit.click()
    await expect(dialog(page).locator('[aria-invalid="true"]').first()).toBeVisible()
    expect(['refused registration', await complaints(page)]).toEqual(['refused registration', []])
    await close()
  })

  it('of the support chat, empty and with what was said', async () => {
    const { page, close } = await open({ language, theme })
    await press(page.getByRole('contentinfo'), words.support)
    const log = page.getByRole('log')
    await expect(log).toBeVisible()
    expect(['empty', await complaints(page)]).toEqual(['empty', []])
    await page.getByRole('dialog').getByRole('textbox').fill('Bonus?')
    await page.keyboard.press('Enter')
    await expect(log).toContainText(/Спасибо|Thank/u)
    expect(['answered', await complaints(page)]).toEqual(['answered', []])
    await close()
  })

  it('of the lucky winners, and of the bonus popup that comes to a guest', async () => {
    const { page, close } = await open({ language, theme, driven: true })
    const strip = page.locator('[data-component="LuckyStrip"]')
    await passUntil(page, async () => expect(await strip.isVisible()).toBe(true))
    expect(['strip', await complaints(page)]).toEqual(['strip', []])
    await page.context().clock.runFor(110_000)
    await passUntil(page, async () => expect(await dialog(page).isVisible()).toBe(true))
    expect(['bonus', await complaints(page)]).toEqual(['bonus', []])
    await close()
  })

  it('of the popup for who came in by an address', async () => {
    const { page, context, close } = await site.open({ language, theme, path: '/icon.svg', reducedMotion: true })
    await context.route('**/api/v2/status/**', (route) =>
      route.fulfill({
        json: {
          error: 0,
          code: 0,
          data: route.request().headers()['authorization'] === undefined ? { id: 0 } : ivan,
        },
      }),
    )
    await context.route('**/api/v2/auth/renew/**', (route) =>
      route.fulfill({ json: { error: 0, code: 0, data: { token: 'f'.repeat(64) } } }),
    )
    await page.goto(`/faq?token=${'a'.repeat(51)}`)
    await expect(dialog(page)).toBeVisible()
    expect(await complaints(page)).toEqual([])
    await close()
  })

  it('of the popup for who has just registered', async () => {
    const { page, close } = await open({ language, theme })
    await press(banner(page), words.registration)
    const number = looks.findIndex((look) => look[0] === language && look[1] === theme)
    for (const [name, text] of [
      ['phone', `999444011${number}`],
      ['login', `greeted-${number}`],
      ['password', 'Kf82-mqt'],
    ] as const)
      await dialog(page).locator(`input[name="${name}"]`).fill(text)
    await dialog(page).getByRole('checkbox').check()
    await page.keyboard.press('Enter')
    await expect(dialog(page).locator('a[href="/responsible-gaming"]')).toBeVisible()
    expect(await complaints(page)).toEqual([])
    await close()
  })
})
