import { describe, it } from 'vitest'
import { TIMEOUT } from '#ci/timeouts.ts'
import { LANGUAGE_COOKIE } from '#contract/core/cookies.ts'
import { LANGUAGES } from '#contract/core/languages.ts'
import { consoleOf } from '../harness/console.ts'
import { expect } from '../harness/expect.ts'
import { delayRequests, PHONE_AGENT } from '../harness/journey.ts'
import { usePublicSite } from '../harness/public-site.ts'

/* Public pages are rendered on the server; the app takes their place in one step. */

const site = usePublicSite()
const sandbox = consoleOf(site.address)

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
  '/no-such-page',
]
const GAME_LISTS = ['/', '/games/slot', '/games/jackpot', '/?sort=name']
const ALL_PAGES = [...PAGES, ...GAME_LISTS, '/tournaments', '/tournaments/polar-race']

/** Fetches a document as the browser of a phone would. */
async function documentOf(path: string, cookie = ''): Promise<string> {
  const response = await fetch(site.address() + path, { headers: { cookie, 'user-agent': PHONE_AGENT } })
  expect(response.status).toBe(path.startsWith('/no-such-page') ? 404 : 200)
  return response.text()
}
const withLanguage = (path: string, language: string) => `${path}${path.includes('?') ? '&' : '?'}lang=${language}`
const headingOf = (html: string): string => /<h1[^>]*>([^<]+)/u.exec(html)?.[1] ?? ''
const isRendered = (html: string) => /<html [^>]*data-rendered>/u.test(html)

/** Fetches a document until its page is in it: on a busy machine a page is not ready in time. */
async function renderedDocument(path: string): Promise<string> {
  let html = ''
  await expect(async () => {
    html = await documentOf(path)
    expect([path, isRendered(html)]).toEqual([path, true])
  }).toPass({ timeout: TIMEOUT.command })
  return html
}

/** What a reader sees of a page. */
interface Seen {
  text: string
  /** Distances from the top, and widths, in pixels. */
  places: number[][]
}
declare global {
  interface Window {
    before?: Seen
    after?: Seen
  }
}

/** Compares the server-rendered page with the first rendering of the app. */
function watchReplacement(): void {
  const see = (element: HTMLElement): Seen => ({
    // The app counts on while the page waits.
    text: element.innerText.replaceAll(/\d\d:\d\d:\d\d/gu, 'time left'),
    places: [...element.querySelectorAll(':is(h1, h2, footer, button):not([hidden] *)')].map((part) => {
      const { top, width } = part.getBoundingClientRect()
      return [Math.round(top), Math.round(width)]
    }),
  })
  // What is not in view would have no text.
  const styles = new CSSStyleSheet()
  styles.replaceSync(':not([hidden]) { content-visibility: visible !important }')
  document.addEventListener('DOMContentLoaded', () => {
    document.adoptedStyleSheets = [styles]
    const root = document.getElementById('root')
    const frame = root?.querySelector<HTMLElement>('[data-frame]')
    if (root === null || frame === null || frame === undefined) return
    void document.fonts.ready.then(() => (window.before = see(frame)))
    new MutationObserver(() => {
      if (!frame.isConnected) window.after ??= see(root)
    }).observe(root, { childList: true })
  })
}

describe('a rendered page', () => {
  it.each(LANGUAGES)('in %s equals the first rendering of the app, at the same places', async (language) => {
    // One page of each kind is enough in the other language.
    for (const path of language === 'ru' ? [...PAGES, ...GAME_LISTS] : ['/', '/promo', '/levels', '/faq']) {
      await renderedDocument(withLanguage(path, language))
      const { page, errors, close } = await site.open({
        language,
        path: withLanguage(path, language),
        before: watchReplacement,
      })
      const { before, after } = await page.evaluate(() => ({ before: window.before, after: window.after }))
      expect([path, after]).toEqual([path, before])
      expect(before?.text.length).toBeGreaterThan(300)
      expect(errors).toEqual([])
      await close()
    }
  })

  it('is read and walked through without JavaScript', async () => {
    const context = await site.browser().newContext({ baseURL: site.address(), javaScriptEnabled: false })
    const page = await context.newPage()
    for (const path of ALL_PAGES) {
      await renderedDocument(path)
      await page.goto(path, { waitUntil: 'load' })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('contentinfo').getByRole('link')).not.toHaveCount(0)
    }
    await page.goto('/faq', { waitUntil: 'load' })
    await expect(page.locator('[data-component="AnswerList"] h3 + [role="region"] p').last()).toBeVisible()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Правила' }).click()
    await expect(page).toHaveURL(/terms-and-conditions/u)
    await context.close()
  })

  it('repeats the last press and keeps the focus of a visitor who was faster than the app', async () => {
    const { page, errors, close } = await site.open({ path: '/icon.svg', fresh: true })
    const release = await delayRequests(page, /\/assets\/.*\.js/u)
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

  it('keeps what the visitor has typed before the app runs', async () => {
    const { page, errors, close } = await site.open({ path: '/icon.svg', fresh: true })
    const release = await delayRequests(page, /\/assets\/.*\.js/u)
    await renderedDocument('/')
    await page.goto('/', { waitUntil: 'commit' })
    const search = page.getByRole('main').getByRole('searchbox')
    await search.fill('лиса')
    release()
    await expect(page.locator('[data-frame]')).toHaveCount(0)
    await expect(search).toHaveValue('лиса')
    await expect(page.locator('[data-component="GameTile"]').first()).toContainText('Лиса')
    expect(errors).toEqual([])
    await close()
  })

  it('does not keep the app from starting when a part of it fails to load', async () => {
    const { page, close } = await site.open({ path: '/icon.svg', fresh: true })
    await page.route(/\/assets\/(?:ru|footer)-/u, (route) => route.abort())
    await renderedDocument('/faq')
    await page.goto('/faq', { waitUntil: 'commit' })
    await page.getByRole('banner').getByRole('button', { name: 'Войти' }).click()
    await expect(page.locator('[data-frame]')).toHaveCount(0)
    await expect(page.getByRole('alert').or(page.getByRole('dialog')).first()).toBeVisible()
    await close()
  })
})

describe('documents', () => {
  it('of 200 requests at once are those of their pages, also compressed', async () => {
    const paths = Array.from({ length: 200 }, (_, index) =>
      withLanguage(ALL_PAGES[Math.floor(index / 2) % ALL_PAGES.length] ?? '/faq', LANGUAGES[index % 2] ?? 'ru'),
    )
    const headings = new Map<string, string>()
    for (const path of new Set(paths)) headings.set(path, headingOf(await renderedDocument(path)))
    // In each language, two lists of winners share a heading, and all lists of games.
    expect(new Set(headings.values()).size).toBe(headings.size - 2 * (1 + GAME_LISTS.length - 1))
    const responses = await Promise.all(
      paths.map((path) => fetch(site.address() + path, { headers: { 'accept-encoding': 'br' } })),
    )
    expect(new Set(responses.map(({ headers }) => headers.get('content-encoding')))).toEqual(new Set(['br']))
    const documents = await Promise.all(responses.map((response) => response.text()))
    expect(documents.map(headingOf)).toEqual(paths.map((path) => headings.get(path)))
  })

  it('have no inline script of their own, no hidden segment and no skeleton', async () => {
    const scripts = (html: string) =>
      [...html.matchAll(/<script(?![^>]*type="application\/(?:ld\+)?json")[^>]*>[^<]*/gu)].map(String)
    const plain = scripts(await documentOf('/profile'))
    for (const path of ALL_PAGES) {
      const html = await renderedDocument(path)
      expect([path, scripts(html)]).toEqual([path, plain])
      expect(html).not.toMatch(/<template|<div hidden|data-component="Skeleton"|<!--\$/u)
    }
  })

  it('tell search engines the place of a page, its questions and its tournament', async () => {
    const typesOf = async (path: string) =>
      [...(await renderedDocument(path)).matchAll(/application\/ld\+json">([^<]*)/gu)].map(
        ([, json = '']) => JSON.parse(json)['@type'],
      )
    expect(await typesOf('/faq')).toEqual(['BreadcrumbList', 'FAQPage'])
    expect(await typesOf('/tournaments/polar-race?lang=en')).toEqual(['BreadcrumbList', 'Event'])
    expect(await typesOf('/levels')).toEqual(['BreadcrumbList'])
    expect(await typesOf('/')).toEqual([])
  })

  it('are rendered for guests only', async () => {
    const { token } = await sandbox.signUp({ phone: '+79995550392', login: 'canary', password: 'Kf82-mqt' })
    for (const path of ALL_PAGES) expect(isRendered(await documentOf(path, `token=${token}`))).toBe(false)
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
