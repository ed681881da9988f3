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
import { heightOf, type Mode } from '#storybook/modes.ts'
import { checkFonts } from './fonts.ts'
import { isScreen, pages, type PageName, type Shot } from './plan.ts'

/** Flags that are part of the pictures: without them letters and scrollbars would be the machine's. */
export const PICTURE_FLAGS = [
  '--disable-lcd-text',
  '--hide-scrollbars',
  '--force-color-profile=srgb',
  // A part that is drawn again over an older one has other edges than the whole drawn at once.
  '--disable-partial-raster',
  '--disable-gpu',
]

/** The moment at which every picture is taken. */
export const PICTURE_TIME = '2026-01-10T12:00:00.000Z'

/** Where the subjects are served. */
export interface Subjects {
  storybook: string
  site: string
}

export type Capture = { kind: 'taken'; png: Buffer } | { kind: 'failed'; reasons: string[] }

/** The browser of all pictures. */
export async function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: await findBrowser(), args: [...BROWSER_FLAGS, ...PICTURE_FLAGS] })
}

async function openContext(browser: Browser, mode: Mode): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: mode.width, height: heightOf(mode.width) },
    deviceScaleFactor: 1,
    // The narrow modes are a phone: no room is kept for a scrollbar, and nothing hovers.
    isMobile: mode.width === 390,
    hasTouch: mode.width === 390,
    locale: mode.language === 'ru' ? 'ru-RU' : 'en-GB',
    timezoneId: 'Europe/Moscow',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  await context.clock.setFixedTime(PICTURE_TIME)
  await context.addInitScript(
    ([language, theme]) => {
      let state = 7
      Math.random = () => {
        state = (state * 16_807) % 2_147_483_647
        return state / 2_147_483_647
      }
      // A frame that reaches nothing of the page has no storage of its own either.
      if (window.origin === 'null') return
      // A page is used again for the next picture: nothing of the last one may be left.
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

/** Collects what a page says of itself while `work` runs: errors, failed answers, requests to other hosts. */
async function watched(page: Page, own: string, work: (reasons: string[]) => Promise<void>): Promise<string[]> {
  const reasons: string[] = []
  const onError = (error: Error) => reasons.push(`an error that nobody caught: ${error.message}`)
  const onConsole = (message: ConsoleMessage) => {
    // The browser asks for an icon of its own accord, once in its life.
    if (message.location().url.endsWith('/favicon.ico')) return
    if (message.type() === 'error') reasons.push(`an error in the console: ${message.text().slice(0, 200)}`)
  }
  const onResponse = (response: Response) => {
    if (response.status() >= 400) reasons.push(`${response.status()} for ${response.url()}`)
  }
  const onRequest = (request: Request) => {
    if (/^https?:/u.test(request.url()) && new URL(request.url()).origin !== new URL(own).origin)
      reasons.push(`asks another host: ${request.url()}`)
  }
  page.on('pageerror', onError).on('console', onConsole).on('response', onResponse).on('request', onRequest)
  try {
    await work(reasons)
  } finally {
    page.off('pageerror', onError).off('console', onConsole).off('response', onResponse).off('request', onRequest)
  }
  return reasons
}

async function openStory(page: Page, base: string, story: string, { mode }: Shot): Promise<void> {
  await page.goto(
    `${base}/iframe.html?id=${story}&viewMode=story&globals=theme:${mode.theme};language:${mode.language}`,
  )
  await page.waitForFunction(() => {
    const preview = Reflect.get(window, '__STORYBOOK_PREVIEW__')
    const phase = preview?.currentRender?.phase
    return phase === 'finished' || phase === 'errored'
  })
  // A page fetches its parts while it is shown; only a story of its loading keeps their places empty.
  if (isScreen(story) && !story.endsWith('loading'))
    await page.waitForFunction(() => document.querySelector('[data-component="Skeleton"]') === null)
}

async function openPage(page: Page, base: string, name: PageName): Promise<void> {
  await page.goto(`${base}${pages[name].path}`)
  await page.waitForFunction(
    ({ games, hasTicker }) =>
      document.querySelectorAll('[data-component="GameTile"]').length === games &&
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
    // Drawn anew as a whole: what a play test has changed was drawn in parts.
    document.documentElement.style.display = 'none'
    void document.documentElement.offsetHeight
    document.documentElement.style.display = ''
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  })
}

/**
 * Makes the window as high as the page. A screenshot beyond the window would lose the phone's touch (everything that
 * waits for a hover would be hidden) and leave the bar at the bottom of the screen in the middle of the picture.
 */
async function growWindow(page: Page, { width }: Mode): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width, height })
}

export interface CaptureOptions {
  /** Changes the page on purpose, to prove that the change is seen. */
  styles?: string
  /** The picture that is expected, if there is one. */
  approved?: Buffer | null
  /** In a page that has shown nothing before, to prove that the last picture left nothing behind. */
  fresh?: boolean
}

async function take(
  page: Page,
  subjects: Subjects,
  shot: Shot,
  { styles = '', approved = null }: CaptureOptions,
): Promise<Capture> {
  const base = shot.subject.kind === 'page' ? subjects.site : subjects.storybook
  // A screen is looked at to its end, as a page is; a component fits into the window.
  const isWhole = shot.subject.kind === 'page' || isScreen(shot.subject.story)
  let png: Buffer = Buffer.alloc(0)
  const reasons = await watched(page, base, async (found) => {
    if (shot.subject.kind === 'page') await openPage(page, base, shot.subject.page)
    else await openStory(page, base, shot.subject.story, shot)
    // What is off the screen is not laid out, so a picture of the whole page would show its guessed height.
    await page.addStyleTag({
      content: `[data-component="GameTile"], [data-component="Below"] { content-visibility: visible !important } ${styles}`,
    })
    if (isWhole) await growWindow(page, shot.mode)
    await settle(page)
    const beyond = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    if (beyond > 0) found.push(`is ${beyond} px wider than its window`)
    png = await page.screenshot({ animations: 'disabled', caret: 'hide' })
    if (isWhole) await page.setViewportSize({ width: shot.mode.width, height: heightOf(shot.mode.width) })
    // What is the approved file, byte for byte, has had its letters proved when it was approved.
    if (approved?.equals(png) !== true) found.push(...(await checkFonts(page)))
  })
  return reasons.length > 0 ? { kind: 'failed', reasons } : { kind: 'taken', png }
}

/** Takes pictures one after the other. */
export interface Photographer {
  capture(shot: Shot, options?: CaptureOptions): Promise<Capture>
  close(): Promise<void>
}

/**
 * Every picture is a navigation of its own, in a page that is kept while the mode stays: a new process for each would cost
 * three times the work.
 */
export function createPhotographer(browser: Browser, subjects: Subjects): Photographer {
  let kept: { mode: Mode; page: Page } | null = null
  async function closePage(): Promise<void> {
    const last = kept
    kept = null
    await last?.page.context().close()
  }
  async function pageOf(mode: Mode): Promise<Page> {
    if (kept?.mode.id === mode.id) return kept.page
    await closePage()
    const page = await (await openContext(browser, mode)).newPage()
    kept = { mode, page }
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
