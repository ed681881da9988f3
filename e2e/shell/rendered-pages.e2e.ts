import { describe, it } from 'vitest'
import { TIMEOUT } from '#ci/timeouts.ts'
import { LANGUAGE_COOKIE } from '#contract/core/cookies.ts'
import { LANGUAGES } from '#contract/core/languages.ts'
import { consoleOf } from '../harness/console.ts'
import { expect } from '../harness/expect.ts'
import { advanceWithoutResponse, delayRequests, freezeClock, PHONE_USER_AGENT, type Visit } from '../harness/journey.ts'
import { usePublicSite } from '../harness/public-site.ts'

/* Pages are rendered on the server; the app takes their place in one step. */

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
/** Pages that are others on a phone. */
const BY_DEVICE = ['/', '/games/slot', '/games/jackpot', '/tournaments/polar-race']
const GAME_LISTS = BY_DEVICE.slice(0, 3)
const ALL_PAGES = [...PAGES, ...BY_DEVICE, '/tournaments']
const PHONE: Visit = { width: 390, height: 844, touch: true, userAgent: PHONE_USER_AGENT }
/** Its panel has its content once the width of the window is known. */
const GAME = '/game/cherry-row?mode=demo'
/** Pages of a player's own data: their skeletons are rendered. */
const PRIVATE = [
  '/cashbox',
  '/cashbox?tab=history',
  '/profile',
  '/invoice/wait?id=1',
  '/payment-notify',
  '/games/favorite',
  '/responsible-gaming/limits',
]

/** Fetches a document as a browser would, by default that of a desktop. */
async function documentOf(path: string, { cookie = '', userAgent = 'desktop' } = {}): Promise<string> {
  const response = await fetch(site.address() + path, { headers: { cookie, 'user-agent': userAgent } })
  expect(response.status).toBe(path.startsWith('/no-such-page') ? 404 : 200)
  return response.text()
}
const withLanguage = (path: string, language: string) => `${path}${path.includes('?') ? '&' : '?'}lang=${language}`
const headingOf = (html: string): string => /<h1[^>]*>([^<]+)/u.exec(html)?.[1] ?? ''
/** For whom a page was rendered with all its public data. */
const renderedFor = (html: string) => /<html [^>]*data-rendered="(\w+)">/u.exec(html)?.[1]

/** Fetches a document until its page is in it: on a busy machine a page is not ready in time. */
async function renderedDocument(path: string, { userAgent = 'desktop', token = '' } = {}): Promise<string> {
  let html = ''
  await expect(async () => {
    html = await documentOf(path, { userAgent, cookie: token && `token=${token}` })
    expect([path, renderedFor(html)]).toEqual([path, token === '' ? 'guest' : 'player'])
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
  if (location.search.includes('recent-games')) localStorage.setItem('recent-games', '1')
  const see = (element: HTMLElement): Seen => ({
    // The app counts on while the page waits.
    text: element.innerText.replaceAll(/\d\d:\d\d:\d\d/gu, 'time left'),
    places: [...element.querySelectorAll(':is(h1, h2, footer, button, [data-component="Skeleton"]):not([hidden] *)')]
      .filter((part) => part.checkVisibility())
      .map((part) => {
        const { top, width } = part.getBoundingClientRect()
        return [Math.round(top), Math.round(width)]
      }),
  })
  // What is not in view would have no text.
  const styles = new CSSStyleSheet()
  styles.replaceSync(':not([hidden]) { content-visibility: visible !important }')
  // `DOMContentLoaded` waits for the scripts.
  document.addEventListener('readystatechange', () => {
    document.adoptedStyleSheets = [styles]
    const root = document.getElementById('root')
    const frame = root?.querySelector<HTMLElement>('[data-frame]')
    if (root === null || frame === null || frame === undefined || window.before !== undefined) return
    void document.fonts.ready.then(() => (window.before = see(frame)))
    new MutationObserver(() => {
      if (!frame.isConnected) window.after ??= see(root)
    }).observe(root, { childList: true })
  })
}

/** Expects that the page of the server and the first rendering of the app look the same. */
async function expectEqual(path: string, options: Visit = {}): Promise<void> {
  await renderedDocument(path, options)
  const { page, errors, close } = await site.open({
    ...options,
    path: '/icon.svg',
    // The offset of Moscow: elsewhere the app adds the local times of a tournament.
    timezoneId: 'Etc/GMT-3',
    before: watchReplacement,
  })
  const release = await delayRequests(page, /\/assets\/.*\.js/u)
  await page.goto(path, { waitUntil: 'commit' })
  const before = await (await page.waitForFunction(() => window.before)).jsonValue()
  release()
  const after = await (await page.waitForFunction(() => window.after)).jsonValue()
  expect([path, after]).toEqual([path, before])
  expect(before?.places.length).toBeGreaterThan(5)
  expect(errors).toEqual([])
  await close()
}

describe('a rendered page', () => {
  it.each(LANGUAGES)('in %s equals the first rendering of the app, at the same places', async (language) => {
    // One page of each kind is enough in the other language.
    for (const path of language === 'ru' ? [...PAGES, ...BY_DEVICE] : ['/', '/promo', '/levels', '/faq'])
      await expectEqual(withLanguage(path, language), { language })
  })

  it('on a phone equals the first rendering of the app, at the same places', async () => {
    for (const path of ['/', '/games/slot', '/tournaments/polar-race', GAME]) await expectEqual(path, PHONE)
  })

  it('of a player equals the first rendering of the app, at the same places', async () => {
    const { token } = await sandbox.signUp({ phone: '+79995550393', login: 'player', password: 'Kf82-mqt' })
    // With the second address, as in a browser that has shown recent games.
    for (const path of ['/', '/?recent-games', '/faq', ...PRIVATE]) await expectEqual(path, { token })
    await expectEqual(GAME, { ...PHONE, token })
  })

  it('of a game has its name and picture, and no other game, before the app runs', async () => {
    const { token } = await sandbox.signUp({ phone: '+79995550394', login: 'gambler', password: 'Kf82-mqt' })
    for (const visitor of [{}, { token }]) {
      const html = await renderedDocument(GAME, visitor)
      expect(headingOf(html)).toContain('Вишнёвый Ряд')
      expect(html).toMatch(/data-component="GameLoading".*<img[^>]*src="[^"]*cherry/u)
      expect(html).not.toContain('Янтарный Берег')
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
    // Links lead on in the language of the address.
    await page.goto('/faq?lang=en', { waitUntil: 'load' })
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click()
    await expect(page).toHaveURL(/terms-and-conditions$/u)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
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

  it('signs up with the contact that was typed and sent before the app runs', async () => {
    const { page, errors, close } = await site.open({
      ...PHONE,
      path: '/icon.svg',
      fresh: true,
    })
    const release = await delayRequests(page, /\/assets\/.*\.js/u)
    await renderedDocument('/', { userAgent: PHONE_USER_AGENT })
    await page.goto('/', { waitUntil: 'commit' })
    await page.getByLabel('Телефон или e-mail').fill('early@example.com')
    await page.getByRole('main').getByRole('button', { name: 'Создать аккаунт' }).click()
    release()
    const dialog = page.getByRole('dialog', { name: 'Регистрация' })
    await expect(dialog.getByRole('textbox', { name: 'E-mail' })).toHaveValue('early@example.com')
    expect(page.url()).not.toContain('example.com')
    expect(errors).toEqual([])
    await close()
  })

  // At 1,024 px the app has other elements than the document, whose width only the browser knows.
  it.each([1440, 1024])('keeps what the visitor has typed before the app runs: %d px', async (width) => {
    const { page, errors, close } = await site.open({ path: '/icon.svg', fresh: true, width, height: 900 })
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

  it('keeps its games while the catalogue is late, for five seconds', async () => {
    const { page, close } = await site.open({ path: '/icon.svg', driven: true })
    await renderedDocument('/')
    await freezeClock(page)
    let isAsked = false
    page.on('request', (request) => (isAsked ||= /\/v2\/games\//u.test(request.url())))
    await delayRequests(page, /\/v2\/games\//u)
    await page.goto('/', { waitUntil: 'load' })
    const rendered = page.locator('[data-frame] [data-component="GameTile"]').first()
    // The five seconds begin with the request, whose code is loaded in real time.
    await expect(async () => {
      await advanceWithoutResponse(page, 1)
      expect(isAsked).toBe(true)
    }).toPass()
    await advanceWithoutResponse(page, 4000)
    await expect(rendered).toBeVisible()
    await advanceWithoutResponse(page, 2000)
    await expect(rendered).toHaveCount(0)
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
      // On a desktop, the form of the sign-up stands in the home page only once it can be used.
      const html = await renderedDocument(path, { userAgent: PHONE_USER_AGENT })
      expect([path, scripts(html)]).toEqual([path, plain])
      expect(html).not.toMatch(/<template|<div hidden|data-component="Skeleton"|<!--\$/u)
    }
  })

  it('contain BreadcrumbList, FAQPage and Event as JSON-LD', async () => {
    const dataOf = async (path: string) =>
      [...(await renderedDocument(path)).matchAll(/application\/ld\+json">([^<]*)/gu)].map(([, json = '']) =>
        JSON.parse(json),
      )
    const [trail, faq] = await dataOf('/faq?lang=en')
    expect(trail.itemListElement).toMatchObject([
      { position: 1, name: 'Cassiopeia: online casino', item: `${site.address()}/?lang=en` },
      { position: 2, name: 'FAQ', item: `${site.address()}/faq?lang=en` },
    ])
    expect(faq.mainEntity[0]).toMatchObject({ '@type': 'Question', acceptedAnswer: { '@type': 'Answer' } })
    expect(faq.mainEntity[0].name).toMatch(/\?$/u)
    expect(faq.mainEntity[0].acceptedAnswer.text).toMatch(/^<p>/u)
    const [tournamentTrail, event] = await dataOf('/tournaments/polar-race')
    expect(tournamentTrail.itemListElement.map(({ name }: { name: string }) => name)).toEqual([
      'Кассиопея — онлайн-казино',
      'Турниры',
      event.name,
    ])
    expect(Date.parse(event.startDate)).toBeLessThan(Date.parse(event.endDate))
    expect(event.location.url).toBe(`${site.address()}/tournaments/polar-race`)
    expect((await dataOf('/levels')).map((data) => data['@type'])).toEqual(['BreadcrumbList'])
    expect(await dataOf('/')).toEqual([])
  })

  it('have nothing of a player, not even for the player', async () => {
    const { token } = await sandbox.signUp({ phone: '+79995550392', login: 'canary', password: 'Kf82-mqt' })
    for (const path of [...ALL_PAGES, GAME, ...PRIVATE])
      expect(await renderedDocument(path, { token })).not.toMatch(new RegExp(`canary|9995550392|${token}`, 'u'))
    for (const path of PRIVATE.filter((one) => one !== '/payment-notify'))
      expect(await documentOf(path)).not.toContain('data-rendered')
  })

  it('are in the language of the address, else of the cookie, else Russian', async () => {
    const languageOf = async (path: string, cookie = '') =>
      /<html [^>]*lang="([a-z]+)"/u.exec(await documentOf(path, { cookie }))?.[1]
    expect(await languageOf('/faq')).toBe('ru')
    expect(await languageOf('/faq', `${LANGUAGE_COOKIE}=en`)).toBe('en')
    expect(await languageOf('/faq?lang=ru', `${LANGUAGE_COOKIE}=en`)).toBe('ru')
    expect(await languageOf('/faq', `${LANGUAGE_COOKIE}=xx`)).toBe('ru')
  })
})
