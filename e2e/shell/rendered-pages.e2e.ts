import { describe, it } from 'vitest'
import { LANGUAGE_COOKIE } from '#contract/core/cookies.ts'
import { LANGUAGES } from '#contract/core/languages.ts'
import { consoleOf } from '../harness/console.ts'
import { expect } from '../harness/expect.ts'
import { usePublicSite } from '../harness/public-site.ts'

/* Public pages are rendered on the server; the app takes their place in one step. */

const site = usePublicSite()
const sandbox = consoleOf(site.address)

/** Pages whose text has no countdown. */
const PAGES = [
  '/promo',
  '/winners',
  '/winners?list=monthly',
  '/levels',
  '/faq',
  '/payments-info',
  '/terms-and-conditions',
  '/instructions',
  '/responsible-gaming',
  '/fairness',
  '/privacy',
  '/complaints',
  '/accessibility',
]
const ALL_PAGES = [...PAGES, '/tournaments', '/tournaments/polar-race']

/** Fetches a document as a browser would. */
async function documentOf(path: string, cookie = ''): Promise<string> {
  const response = await fetch(site.address() + path, { headers: { cookie } })
  expect(response.status).toBe(200)
  return response.text()
}
const withLanguage = (path: string, language: string) => `${path}${path.includes('?') ? '&' : '?'}lang=${language}`
const isRendered = (html: string) => /<html [^>]*data-rendered>/u.test(html)

declare global {
  interface Window {
    renderedText: string
    appText: string
    shifts: number
  }
}

/** Compares the rendered page with the first rendering of the app, and sums up the shifts of its layout. */
function watchReplacement(): void {
  window.shifts = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if ('value' in entry) window.shifts += Number(entry.value)
  }).observe({ type: 'layout-shift', buffered: true })
  document.addEventListener('DOMContentLoaded', () => {
    const root = document.getElementById('root')
    const frame = root?.querySelector<HTMLElement>('[data-frame]')
    if (root === null || frame === null || frame === undefined) return
    window.renderedText = frame.innerText
    new MutationObserver(() => {
      if (!frame.isConnected) window.appText ??= root.innerText
    }).observe(root, { childList: true })
  })
}

describe('a rendered page', () => {
  it.each(LANGUAGES)('in %s is the first rendering of the app, without a shift', async (language) => {
    // One page of each kind is enough in the other language.
    for (const path of language === 'ru' ? PAGES : PAGES.filter((one) => /^\/(?:promo|levels|faq|terms)/u.test(one))) {
      const { page, errors, close } = await site.open({
        language,
        path: withLanguage(path, language),
        before: watchReplacement,
      })
      await page.waitForFunction(() => window.appText !== undefined)
      const { renderedText, appText, shifts } = await page.evaluate(() => ({
        renderedText: window.renderedText,
        appText: window.appText,
        shifts: window.shifts,
      }))
      expect([path, appText]).toEqual([path, renderedText])
      expect(renderedText.length).toBeGreaterThan(500)
      // The fallback font is of nearly the same size, so a late font moves a line by a pixel.
      expect([path, shifts < 0.01]).toEqual([path, true])
      expect(errors).toEqual([])
      await close()
    }
  })

  it('is read and walked through without JavaScript', async () => {
    const context = await site.browser().newContext({ baseURL: site.address(), javaScriptEnabled: false })
    const page = await context.newPage()
    for (const path of ALL_PAGES) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('contentinfo').getByRole('link')).not.toHaveCount(0)
    }
    await page.goto('/faq')
    await expect(page.locator('[data-component="AnswerList"] h3 + [role="region"] p').last()).toBeVisible()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Правила' }).click()
    await expect(page).toHaveURL(/terms-and-conditions/u)
    await context.close()
  })

  it('repeats the last press and keeps the focus of a visitor who was faster than the app', async () => {
    const { page, errors, close } = await site.open({ path: '/icon.svg', fresh: true })
    const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
    await page.route(/\/assets\/.*\.js/u, async (route) => {
      await isReleased
      await route.continue()
    })
    await page.goto('/faq', { waitUntil: 'commit' })
    const signUp = page.getByRole('banner').getByRole('button', { name: 'Регистрация' })
    await signUp.click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    release()
    await expect(page.getByRole('dialog', { name: 'Регистрация' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(signUp).toBeFocused()
    expect(errors).toEqual([])
    await close()
  })
})

describe('documents', () => {
  it('do not mix: 200 at once are what each is alone', async () => {
    const requests = Array.from({ length: 200 }, (_, index) =>
      withLanguage(ALL_PAGES[index % ALL_PAGES.length] ?? '/faq', LANGUAGES[index % 2] ?? 'ru'),
    )
    const headingOf = (html: string) => /<h1[^>]*>([^<]+)/u.exec(html)?.[1]
    const alone = new Map<string, string | undefined>()
    for (const path of new Set(requests)) {
      const html = await documentOf(path)
      expect([path, isRendered(html)]).toEqual([path, true])
      alone.set(path, headingOf(html))
    }
    expect(new Set(alone.values()).size).toBeGreaterThan(20)
    const together = await Promise.all(requests.map((path) => documentOf(path)))
    expect(together.map(headingOf)).toEqual(requests.map((path) => alone.get(path)))
  })

  it('hold nothing of a player, and no script of their data', async () => {
    const { token } = await sandbox.signUp({ phone: '+79995550392', login: 'canary-login', password: 'Kf82-mqt' })
    for (const path of ALL_PAGES) {
      expect(isRendered(await documentOf(path, `token=${token}`))).toBe(false)
      const html = await documentOf(path)
      expect([path, isRendered(html)]).toEqual([path, true])
      expect(html).not.toContain('canary-login')
      expect(html).not.toContain(token)
    }
  })

  it('are in the language of the address, else of the cookie, else Russian', async () => {
    const languageOf = async (path: string, cookie = '') =>
      /<html [^>]*lang="([a-z]+)"/u.exec(await documentOf(path, cookie))?.[1]
    expect(await languageOf('/faq')).toBe('ru')
    expect(await languageOf('/faq', `${LANGUAGE_COOKIE}=en`)).toBe('en')
    expect(await languageOf('/faq?lang=ru', `${LANGUAGE_COOKIE}=en`)).toBe('ru')
    expect(await languageOf('/faq', `${LANGUAGE_COOKIE}=xx`)).toBe('ru')
  })
})
