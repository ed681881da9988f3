import {
  chromium,
  type Browser,
  type BrowserContext,
  type ConsoleMessage,
  type Page,
  type Request,
  type Response,
} from 'playwright'
import { BROWSER_FLAGS, findBrowser } from '#ci/browser.ts'
import { TIMEOUT } from '#ci/timeouts.ts'
import { heightOf, type Mode } from '#storybook/modes.ts'
import { checkFonts } from './fonts.ts'
import { hasSamePixels } from './compare.ts'
import type { Evidence } from './evidence.ts'
import { inspectChanges } from './inspect.ts'
import { decodePicture, type Picture } from './picture.ts'
import { hasFlatArt, isFullHeight, isScreen, pages, type PageName, type Shot } from './plan.ts'

/** Browser flags that affect pixels: without them, text and scrollbars depend on the machine. */
export const PICTURE_FLAGS = [
  '--disable-lcd-text',
  '--hide-scrollbars',
  '--force-color-profile=srgb',
  // Partial repaints have slightly different edges than a full repaint.
  '--disable-partial-raster',
  '--disable-gpu',
]

/** The fixed time of all screenshots. */
export const PICTURE_TIME = '2026-01-10T12:00:00.000Z'

/** Base URLs of Storybook and the site. */
export interface Subjects {
  storybook: string
  site: string
}

export type Capture =
  | { kind: 'taken'; picture: Picture; evidence?: Pick<Evidence, 'clusters' | 'contrasts'> }
  | { kind: 'failed'; reasons: string[] }

/** Launches the browser for all screenshots. */
export async function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: await findBrowser(), args: [...BROWSER_FLAGS, ...PICTURE_FLAGS] })
}

async function openContext(browser: Browser, mode: Mode): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: mode.width, height: heightOf(mode.width) },
    deviceScaleFactor: 1,
    // The narrow modes emulate a phone: overlay scrollbars, no hover.
    isMobile: mode.width === 390,
    hasTouch: mode.width === 390,
    locale: mode.language === 'ru' ? 'ru-RU' : 'en-GB',
    timezoneId: 'Europe/Moscow',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  await context.clock.setFixedTime(PICTURE_TIME)
  await context.addInitScript((ms) => Reflect.set(globalThis, 'stateTimeout', ms), TIMEOUT.state)
  await context.addInitScript(
    ([language, theme]) => {
      // The same random numbers for each screenshot; `switchStory` starts them again.
      const random = Object.assign(
        () => {
          random.seed = (random.seed * 16_807) % 2_147_483_647
          return random.seed / 2_147_483_647
        },
        { seed: 7 },
      )
      Math.random = random
      // A sandboxed iframe has no storage.
      if (window.origin === 'null') return
      // The page is reused for the next screenshot, so clear the state of the previous one.
      localStorage.clear()
      sessionStorage.clear()
      localStorage.setItem('language', language)
      localStorage.setItem('theme', theme)
      window.operatorSettings = { onlineBump: false }
    },
    [mode.language, mode.theme] as const,
  )
  return context
}

/** Collects problems of a page while `work` runs: errors, failed responses, requests to other hosts. */
async function collectProblems(
  page: Page,
  base: string,
  work: (reasons: string[]) => Promise<void>,
): Promise<string[]> {
  const reasons: string[] = []
  const onError = (error: Error) => reasons.push(`uncaught error: ${error.message}`)
  const onConsole = (message: ConsoleMessage) => {
    // The browser requests the favicon by itself, once.
    if (message.location().url.endsWith('/favicon.ico')) return
    if (message.type() === 'error') reasons.push(`console error: ${message.text().slice(0, 200)}`)
  }
  const onResponse = (response: Response) => {
    if (response.status() >= 400) reasons.push(`${response.status()} for ${response.url()}`)
  }
  const onRequest = (request: Request) => {
    if (/^https?:/u.test(request.url()) && new URL(request.url()).origin !== new URL(base).origin)
      reasons.push(`request to another host: ${request.url()}`)
  }
  page.on('pageerror', onError).on('console', onConsole).on('response', onResponse).on('request', onRequest)
  try {
    await work(reasons)
  } finally {
    page.off('pageerror', onError).off('console', onConsole).off('response', onResponse).off('request', onRequest)
  }
  return reasons
}

/** Shows another story without a navigation, which would take twice as long. */
const switchStory = (page: Page, story: string, mode: Mode): Promise<void> =>
  page.evaluate(
    ([storyId, language, theme]) => {
      for (const style of document.querySelectorAll('style[data-capture]')) style.remove()
      localStorage.clear()
      sessionStorage.clear()
      localStorage.setItem('language', language)
      localStorage.setItem('theme', theme)
      Object.assign(Math.random, { seed: 7 })
      window.operatorSettings = { onlineBump: false }
      window.scrollTo(0, 0)
      Reflect.get(globalThis, '__STORYBOOK_ADDONS_CHANNEL__').emit('setCurrentStory', { storyId, viewMode: 'story' })
    },
    [story, mode.language, mode.theme] as const,
  )

async function openStory(page: Page, base: string, story: string, { mode }: Shot): Promise<void> {
  const isOpen = page.url().startsWith(`${base}/iframe.html`)
  if (isOpen) await switchStory(page, story, mode)
  else {
    await page.goto(
      `${base}/iframe.html?id=${story}&viewMode=story&globals=theme:${mode.theme};language:${mode.language}`,
    )
    // Storybook hides a story while it is prepared, so a component that measures itself on mount would measure nothing.
    await page.addStyleTag({ content: '#storybook-root { display: block !important }' })
  }
  await page.waitForFunction((id) => {
    const preview = Reflect.get(window, '__STORYBOOK_PREVIEW__')
    const { id: current, phase } = preview?.currentRender ?? {}
    return current === id && (phase === 'finished' || phase === 'errored')
  }, story)
  // Screens load parts and error texts on demand; only loading stories and hidden tabs keep their skeletons.
  if (isScreen(story) && !story.endsWith('loading'))
    await page.waitForFunction(() => {
      const texts = document.evaluate('//text()[. = "…"]', document.body, null, XPathResult.BOOLEAN_TYPE)
      const skeletons = [...document.querySelectorAll('[data-component="Skeleton"]')]
      return !skeletons.some((skeleton) => skeleton.checkVisibility()) && !texts.booleanValue
    })
}

async function openPage(page: Page, base: string, name: PageName): Promise<void> {
  await page.goto(`${base}${pages[name].path}`)
  await page.waitForFunction(
    ({ games, hasTicker }) =>
      document.querySelectorAll('[data-component="GameTile"]').length ===
        (innerWidth < 1024 ? games.phone : games.desktop) &&
      (document.querySelector('[data-component="JackpotTicker"]') !== null) === hasTicker &&
      document.querySelectorAll('[data-component="Podium"]').length === 2 &&
      document.querySelectorAll('[data-component="TournamentCard"]').length === 3 &&
      document.querySelectorAll('[data-component="FeaturedGame"]').length === 2 &&
      document.querySelector('[data-component="JackpotPanel"]') !== null &&
      document.querySelector('[data-component="SiteFooter"]') !== null &&
      document.querySelector('[data-component="MobileBar"]') !== null &&
      document.querySelector('.swiper-initialized') !== null &&
      document.querySelector('[aria-haspopup="menu"]') !== null &&
      (innerWidth < 1024 || document.querySelector('[data-component="MultiSelect"]') !== null),
    { games: pages[name].games, hasTicker: name === 'jackpots' },
  )
}

async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await document.fonts.ready
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
    for (const animation of document.getAnimations()) animation.finish()
    // Force a full repaint: changes by a play test were painted partially. Hidden elements may lose their scroll position.
    const scrolled = [...document.querySelectorAll('*')]
      .map((element) => ({ element, left: element.scrollLeft, top: element.scrollTop }))
      .filter(({ left, top }) => left !== 0 || top !== 0)
    document.documentElement.style.display = 'none'
    void document.documentElement.offsetHeight
    document.documentElement.style.display = ''
    for (const { element, left, top } of scrolled) element.scrollTo({ left, top, behavior: 'instant' })
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  })
}

/**
 * Makes the viewport as high as the page. A full-page screenshot would lose touch emulation, hiding everything that
 * depends on hover, and would show the fixed bottom bar in the middle. A page that can still be scrolled by one pixel
 * renders its sticky header in a layer of its own, with other edges.
 */
async function growWindow(page: Page, { width }: Mode): Promise<void> {
  let height = 0
  for (;;) {
    const needed = await page.evaluate(() => document.documentElement.scrollHeight)
    if (needed === height) return
    height = needed
    await page.setViewportSize({ width, height })
    await settle(page)
  }
}

/** Off-screen content has no layout, so a full-height screenshot would show its estimated height. */
const FULL_LAYOUT =
  '[data-component="GameTile"], [data-component="LazySection"] { content-visibility: visible !important }'

/** Flat colour instead of illustrations, and no glow: their pixels make a screenshot slow and ten times as large. */
const FLAT_ART = `
img { content: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E") !important; background: #6a6f9c !important }
html::before, body::before, body::after { content: none !important }`

export interface CaptureOptions {
  /** Extra styles that change the page on purpose, to prove that the change is detected. */
  styles?: string
  /** The approved screenshot, if there is one. */
  approved?: Picture | null
  /** Captures in a new page, to rule out state of the previous screenshot. */
  fresh?: boolean
}

async function take(
  page: Page,
  subjects: Subjects,
  shot: Shot,
  { styles = '', approved = null }: CaptureOptions,
): Promise<Capture> {
  const base = shot.subject.kind === 'page' ? subjects.site : subjects.storybook
  let picture: Picture | null = null
  let evidence: Pick<Evidence, 'clusters' | 'contrasts'> = {}
  const reasons = await collectProblems(page, base, async (found) => {
    if (shot.subject.kind === 'page') await openPage(page, base, shot.subject.page)
    else await openStory(page, base, shot.subject.story, shot)
    await page.evaluate(
      (content) => {
        const style = document.createElement('style')
        style.dataset['capture'] = ''
        style.textContent = content
        document.head.append(style)
      },
      `${FULL_LAYOUT} ${hasFlatArt(shot) ? FLAT_ART : ''} ${styles}`,
    )
    await settle(page)
    if (isFullHeight(shot)) await growWindow(page, shot.mode)
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    if (overflow > 0) found.push(`page is ${overflow} px wider than the viewport`)
    picture = await decodePicture(await page.screenshot({ animations: 'disabled', caret: 'hide' }))
    if (approved !== null && !hasSamePixels(approved, picture)) evidence = await inspectChanges(page, approved, picture)
    if (isFullHeight(shot)) await page.setViewportSize({ width: shot.mode.width, height: heightOf(shot.mode.width) })
    // The fonts of a picture equal to the approved one were checked when it was approved.
    if (approved === null || !hasSamePixels(approved, picture)) found.push(...(await checkFonts(page)))
  })
  if (picture === null || reasons.length > 0) return { kind: 'failed', reasons }
  return { kind: 'taken', picture, evidence }
}

/** Captures screenshots one at a time. */
export interface Photographer {
  capture(shot: Shot, options?: CaptureOptions): Promise<Capture>
  close(): Promise<void>
}

/**
 * Creates a photographer. Stories are switched in one page, and pages navigate it, while the mode stays the same: a new
 * process per screenshot would take three times as long.
 */
export function createPhotographer(browser: Browser, subjects: Subjects): Photographer {
  let current: { mode: Mode; page: Page } | null = null
  async function closePage(): Promise<void> {
    const last = current
    current = null
    await last?.page.context().close()
  }
  async function pageOf(mode: Mode): Promise<Page> {
    if (current?.mode.id === mode.id) return current.page
    await closePage()
    const page = await (await openContext(browser, mode)).newPage()
    current = { mode, page }
    return page
  }
  return {
    async capture(shot, options = {}) {
      try {
        if (options.fresh === true) await closePage()
        return await take(await pageOf(shot.mode), subjects, shot, options)
      } catch (error) {
        await closePage()
        const reason = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)
        return { kind: 'failed', reasons: [reason] }
      }
    },
    close: closePage,
  }
}
