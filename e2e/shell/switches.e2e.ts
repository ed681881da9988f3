import type { Page } from 'playwright'
import { describe, it } from 'vitest'
import { day, night } from '#ui/tokens/palettes.ts'
import { axeViolations } from '../harness/axe.ts'
import { expect } from '../harness/expect.ts'
import { delayRequests } from '../harness/journey.ts'
import { usePublicSite } from '../harness/public-site.ts'

const site = usePublicSite()

const { open } = site
/** The effective theme-color: the first matching `<meta>`. */
const themeColour = (page: Page) =>
  page.evaluate(() => {
    const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')]
    return metas.find(({ media }) => media === '' || matchMedia(media).matches)?.content
  })
const MENUS = /assets\/header-menus-.+\.js/u

describe('header switches', () => {
  it('change language and theme, persist both, and remove lang from the URL', async () => {
    const { page, errors, close } = await open({ path: '/winners?lang=en&list=jackpot#top' })
    await expect(page.getByRole('heading', { level: 1, name: 'Winners' })).toBeVisible()
    const canonical = page.locator('link[rel="canonical"]')
    await expect(canonical).toHaveAttribute('href', /\/winners\?lang=en$/u)
    await expect(page).toHaveURL(/\?lang=en&list=jackpot#top$/u)
    // The language of the URL is kept for the next visit.
    await expect.poll(() => page.evaluate(() => localStorage.getItem('language'))).toBe('en')
    const historyLength = await page.evaluate(() => history.length)
    await page.getByRole('button', { name: /^Language/u }).click()
    await page.getByRole('menuitemradio', { name: 'Русский' }).click()
    await expect(page).toHaveURL(/\/winners\?list=jackpot#top$/u)
    expect(await page.evaluate(() => history.length)).toBe(historyLength)
    await expect(canonical).toHaveAttribute('href', /\/winners$/u)
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru')

    expect(await themeColour(page)).toBe(night.canvas)
    await page.getByRole('button', { name: /^Тема/u }).click()
    await page.getByRole('menuitemradio', { name: 'День' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'day')
    expect(await themeColour(page)).toBe(day.canvas)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'Выигрыши' })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'day')
    expect(await themeColour(page)).toBe(day.canvas)
    await page.getByRole('button', { name: /^Тема/u }).click()
    await page.getByRole('menuitemradio', { name: 'Как в системе' }).click()
    for (const [colorScheme, { canvas }] of [
      ['dark', night],
      ['light', day],
    ] as const) {
      await page.emulateMedia({ colorScheme })
      expect(await themeColour(page)).toBe(canvas)
    }
    expect(errors).toEqual([])
    await close()
  })

  it('keep the language where the storage is blocked, and take that of the address', async () => {
    const blockStorage = () =>
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      })
    const { page, errors, close } = await open({ path: '/winners?lang=en', before: blockStorage })
    const expectEnglish = async () => {
      await expect(page.getByRole('button', { name: 'Language: English' })).toBeVisible()
      await expect(page.getByRole('heading', { level: 1, name: 'Winners' })).toBeVisible()
    }
    await expectEnglish()
    await page.goto('/winners')
    await expectEnglish()
    await page.getByRole('button', { name: 'Language: English' }).click()
    await page.getByRole('menuitemradio', { name: 'Русский' }).click()
    await expect(page.getByRole('button', { name: 'Язык: Русский' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('button', { name: 'Язык: Русский' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Выигрыши' })).toBeVisible()
    expect(errors).toEqual([])
    await close()
  })

  it('and the provider filter have no axe violations while open, which no story shows; a translation that fails to load changes nothing', async () => {
    const { page, close } = await open({ reducedMotion: true })
    for (const name of [/^Язык/u, /^Тема/u, /^Провайдеры/u]) {
      await page.getByRole('button', { name }).click()
      await expect(page.getByRole('menu').or(page.getByRole('listbox'))).toBeVisible()
      // An open list is rendered outside the landmarks of the page.
      const violations = (await axeViolations(page)).filter((line) => !line.startsWith('region:'))
      expect(violations).toEqual([])
      await page.keyboard.press('Escape')
    }

    await page.route('**/assets/en-*.js', (route) => route.abort())
    await page.getByRole('button', { name: 'Язык: Русский' }).click()
    await page.getByRole('menuitemradio', { name: 'English' }).click()
    await expect(page.getByText('Язык не сменился', { exact: true })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
    await expect(page.getByRole('button', { name: 'Язык: Русский' })).toBeVisible()
    // Nor does it load on the next visit of someone who has chosen it.
    await page.evaluate(() => localStorage.setItem('language', 'en'))
    await page.reload()
    await expect(page.getByRole('button', { name: 'Язык: Русский' })).toBeVisible()
    await expect(page.getByText('Язык не сменился').first()).toBeVisible()
    await close()
  })

  it('report a menu chunk that failed to load, open on the next click, and keep focus until it has loaded', async () => {
    const { page, close } = await open({ path: '/icon.svg' })
    await page.route(MENUS, (route) => route.abort())
    await page.goto('/')
    const theme = page.getByRole('button', { name: /^Тема/u })
    await theme.click()
    await expect(page.getByText('Это окно не загрузилось', { exact: true })).toBeVisible()
    await page.unroute(MENUS)
    await theme.click()
    await page.getByRole('menuitemradio', { name: 'День' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'day')

    const release = await delayRequests(page, MENUS)
    await page.reload({ waitUntil: 'commit' })
    const button = page.getByRole('button', { name: 'Язык: Русский' })
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(button).toBeFocused()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    release()
    await expect(page.getByRole('menu')).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('menuitemradio', { name: 'Русский' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(button).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menu')).toBeVisible()
    await close()
  })
})
