import { chromium, type Browser, type BrowserContext, type Page } from 'playwright'
import { BROWSER_FLAGS, findBrowser } from '#ci/browser.ts'
import { heightOf } from '#storybook/modes.ts'
import { checkFonts } from './fonts.ts'
import type { Shot } from './plan.ts'

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
  home: string
}

export type Capture = { kind: 'taken'; png: Buffer } | { kind: 'failed'; reasons: string[] }

/** The browser of all pictures. */
export async function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: await findBrowser(), args: [...BROWSER_FLAGS, ...PICTURE_FLAGS] })
}

async function openContext(browser: Browser, { mode }: Shot): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: mode.width, height: heightOf(mode.width) },
    deviceScaleFactor: 1,
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
      localStorage.setItem('language', language)
      localStorage.setItem('theme', theme)
      window.operatorSettings = { onlineBump: false }
    },
    [mode.language, mode.theme] as const,
  )
  return context
}

function watch(page: Page, own: string): string[] {
  const reasons: string[] = []
  page.on('pageerror', (error) => reasons.push(`an error that nobody caught: ${error.message}`))
  page.on('console', (message) => {
    // The browser asks for an icon of its own accord, once in its life.
    if (message.location().url.endsWith('/favicon.ico')) return
    if (message.type() === 'error') reasons.push(`an error in the console: ${message.text().slice(0, 200)}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) reasons.push(`${response.status()} for ${response.url()}`)
  })
  page.on('request', (request) => {
    if (/^https?:/u.test(request.url()) && new URL(request.url()).origin !== new URL(own).origin)
      reasons.push(`asks another host: ${request.url()}`)
  })
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
}

async function openHome(page: Page, base: string): Promise<void> {
  await page.goto(base)
  await page.waitForFunction(
    () =>
      document.querySelectorAll('[data-component="GameTile"]').length === 15 &&
      document.querySelectorAll('[data-component="Podium"]').length === 2 &&
      document.querySelectorAll('[data-component="TournamentCard"]').length === 3 &&
      document.querySelectorAll('[data-component="FeaturedGame"]').length === 2 &&
      document.querySelector('[data-component="JackpotPanel"]') !== null &&
      document.querySelector('[data-component="SiteFooter"]') !== null &&
      document.querySelector('[data-component="MobileBar"]') !== null &&
      document.querySelector('.swiper-initialized') !== null &&
      document.querySelector('[aria-haspopup="menu"]') !== null &&
      (innerWidth < 1024 || document.querySelector('[data-component="MultiSelect"]') !== null),
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

/** Takes one picture in a fresh page. `styles` changes the page on purpose, to prove that the change is seen. */
export async function capture(browser: Browser, subjects: Subjects, shot: Shot, styles?: string): Promise<Capture> {
  const context = await openContext(browser, shot)
  try {
    const page = await context.newPage()
    const base = shot.subject.kind === 'home' ? subjects.home : subjects.storybook
    const reasons = watch(page, base)
    if (shot.subject.kind === 'home') await openHome(page, base)
    else await openStory(page, base, shot.subject.story, shot)
    // A tile off the screen is not laid out, so a picture of the whole page would show its guessed height.
    await page.addStyleTag({
      content: `[data-component="GameTile"] { content-visibility: visible !important } ${styles ?? ''}`,
    })
    await settle(page)
    const beyond = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    if (beyond > 0) reasons.push(`is ${beyond} px wider than its window`)
    reasons.push(...(await checkFonts(context, page)))
    const png = await page.screenshot({ animations: 'disabled', caret: 'hide', fullPage: shot.subject.kind === 'home' })
    return reasons.length > 0 ? { kind: 'failed', reasons } : { kind: 'taken', png }
  } catch (error) {
    return { kind: 'failed', reasons: [error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)] }
  } finally {
    await context.close()
  }
}
