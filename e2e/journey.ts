import type { Browser, BrowserContext, Page, Route } from 'playwright'
import type { ThemeName, LanguageName } from '#storybook/modes.ts'
import { expect } from './expect.ts'
import { TEST_NOW } from './site.ts'

/** What a journey starts from. */
export interface Visit {
  width?: number
  height?: number
  language?: LanguageName
  theme?: ThemeName
  path?: string
  reducedMotion?: boolean
  touch?: boolean
  /** The journey moves the page's clock by `context.clock`. */
  driven?: boolean
  /** Whose session the browser has kept. */
  token?: string
  /** Runs in the page before its own scripts. */
  before?: () => void
}

/** A page that a visitor has just opened, and what it said in the console. */
export interface OpenPage {
  page: Page
  context: BrowserContext
  errors: string[]
  close(): Promise<void>
}

/** The words that browsers say of a request that failed; a journey that cuts the wire expects them. */
const NETWORK_NOISE = /Failed to load resource|net::ERR_/u

/** Opens the site in a fresh context: nothing of another journey is left. */
export async function visit(browser: Browser, base: string, options: Visit = {}): Promise<OpenPage> {
  const {
    width = 1440,
    height = 900,
    language = 'ru',
    theme = 'night',
    path = '/',
    reducedMotion = false,
    touch = false,
    driven = false,
    token,
    before,
  } = options
  const context = await browser.newContext({
    viewport: { width, height },
    baseURL: base,
    reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
    hasTouch: touch,
  })
  if (token !== undefined) await context.addCookies([{ name: 'token', value: token, url: base }])
  if (driven) await context.clock.install({ time: new Date(TEST_NOW) })
  await context.addInitScript(
    ([storedLanguage, storedTheme]) => {
      // A frame that reaches nothing of the page has no storage of its own either.
      if (window.origin === 'null') return
      if (localStorage.getItem('language') === null) localStorage.setItem('language', storedLanguage)
      if (localStorage.getItem('theme') === null) localStorage.setItem('theme', storedTheme)
      window.operatorSettings = { onlineBump: false }
    },
    [language, theme] as const,
  )
  if (before !== undefined) await context.addInitScript(before)
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' && !NETWORK_NOISE.test(message.text())) errors.push(message.text())
  })
  await page.goto(path)
  return { page, context, errors, close: () => context.close() }
}

/**
 * Holds back what the pattern names until the result is called. A page that misses something may never be loaded in whole,
 * so what opens it meanwhile waits for `commit`.
 */
export async function delayRequests(page: Page, pattern: RegExp): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route(pattern, async (route) => {
    await held
    await route.continue()
  })
  return release
}

/**
 * The poll of the visitor's state is never answered from here on, so that nothing that was missed comes by itself: it waits for who presses,
 * who would otherwise find the button gone now and then.
 */
export async function stubStatusPoll(page: Page): Promise<void> {
  await page.route('**/api/v2/status/**', () => undefined)
}

/** The server hears what the pattern names and does it, and its answers are lost, until the result is called. */
export async function dropResponses(page: Page, pattern: RegExp): Promise<() => Promise<void>> {
  const lose = async (route: Route) => {
    await route.fetch()
    await route.abort()
  }
  await page.route(pattern, lose)
  return () => page.unroute(pattern, lose)
}

/** The page's clock goes a second on and stands: from here only the journey moves it, however slow the machine is. */
export async function freezeClock(page: Page): Promise<void> {
  await page.context().clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
}

/** Does what tells the page that somebody is there, and nothing else: polls rest where nobody is. */
export const reportActivity = (page: Page): Promise<void> => page.keyboard.press('Shift')

/**
 * Moves the page's clock on, a second at a time, until what the journey waits for holds. Between two steps of a workflow an
 * answer may travel by the real wire, so no single jump of the clock is far enough.
 */
export async function advanceUntil(page: Page, holds: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.context().clock.runFor(1000)
    await holds()
  }).toPass({ timeout: 30_000, intervals: [100] })
}
