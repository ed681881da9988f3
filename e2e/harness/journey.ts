import type { Browser, BrowserContext, Page, Route } from 'playwright'
import { TIMEOUT } from '#ci/timeouts.ts'
import type { ThemeName, LanguageName } from '#storybook/modes.ts'
import { openContext } from './context-pool.ts'
import { expect } from './expect.ts'
import { waitForResponses } from './open-requests.ts'
import { TEST_NOW } from './site.ts'

/** Options of a visit. */
export interface Visit {
  width?: number
  height?: number
  language?: LanguageName
  theme?: ThemeName
  path?: string
  reducedMotion?: boolean
  touch?: boolean
  /** Replaces that of the browser. */
  userAgent?: string
  timezoneId?: string
  /** Installs a fake clock, driven by `context.clock`. */
  driven?: boolean
  /** Session token to store in the cookie. */
  token?: string
  /** Runs in the page before its own scripts. */
  before?: () => void
  /** Opens a new context, with an empty cache and no other page. */
  fresh?: boolean
}

/** An open page and the errors of its console. */
export interface OpenPage {
  page: Page
  context: BrowserContext
  errors: string[]
  close(): Promise<void>
}

/** Browser messages for failed requests, which tests that block requests expect. */
const NETWORK_NOISE = /Failed to load resource|net::ERR_/u

/** The user agent of a phone: the server renders the games of phones for it. */
export const PHONE_USER_AGENT = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Mobile Safari/537.36'

/** The home page as the app renders it without data of its document: a document of a sign-in link is not rendered. */
export const CLIENT_RENDERED_HOME = '/?to=%2F'

/** Opens the site in a browser context without cookies and storage. */
export async function visit(browser: Browser, baseURL: string, options: Visit = {}): Promise<OpenPage> {
  const {
    width = 1440,
    height = 900,
    language = 'ru',
    theme = 'night',
    path = '/',
    reducedMotion = false,
    touch = false,
    userAgent,
    timezoneId,
    driven = false,
    token,
    before,
    fresh = driven || before !== undefined,
  } = options
  const { context, close } = await openContext(
    browser,
    {
      viewport: { width, height },
      baseURL,
      reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
      hasTouch: touch,
      ...(userAgent === undefined ? {} : { userAgent }),
      ...(timezoneId === undefined ? {} : { timezoneId }),
    },
    fresh,
  )
  if (token !== undefined) await context.addCookies([{ name: 'token', value: token, url: baseURL }])
  if (driven) await context.clock.install({ time: new Date(TEST_NOW) })
  const preferences = await context.addInitScript(
    ([storedLanguage, storedTheme]) => {
      // A sandboxed frame with an opaque origin has no storage.
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
  return {
    page,
    context,
    errors,
    async close() {
      await preferences.dispose()
      await close()
    },
  }
}

/**
 * Delays matching requests until the returned function is called. The page may not finish loading meanwhile, so
 * navigate with `waitUntil: 'commit'`.
 */
export async function delayRequests(page: Page, pattern: RegExp): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(pattern, async (route) => {
    await released
    await route.continue()
  })
  return release
}

/**
 * Never answers the status poll, so that failed requests are not retried when it succeeds and the retry button stays.
 */
export async function stubStatusPoll(page: Page): Promise<void> {
  await page.route('**/api/v2/status/**', () => undefined)
}

/** Drops the responses to matching requests, which the server still executes, until the returned function is called. */
export async function dropResponses(page: Page, pattern: RegExp): Promise<() => Promise<void>> {
  const dropResponse = async (route: Route) => {
    await route.fetch()
    await route.abort()
  }
  await page.route(pattern, dropResponse)
  return () => page.unroute(pattern, dropResponse)
}

/** In milliseconds: how far ahead of the page's time its clock is paused. */
const FREEZE_AHEAD_MS = 1000

/**
 * Advances the page clock by a moment and pauses it, so that only the test moves it. A clock cannot go back: if the moment
 * has passed before the command arrives, a later one is tried.
 */
export async function freezeClock(page: Page): Promise<void> {
  const pause = async () => page.context().clock.pauseAt((await page.evaluate(() => Date.now())) + FREEZE_AHEAD_MS)
  await expect(pause).toPass({ timeout: TIMEOUT.command })
}

/** Expects that the page does not scroll horizontally. */
export const expectNoOverflow = (page: Page): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
    .toBeLessThanOrEqual(0)

/** Waits until no part of the page is a skeleton any more: what arrives moves the rest, away from a press. */
export const expectLoaded = (page: Page): Promise<void> =>
  expect(page.locator('main [data-component="Skeleton"]:visible')).toHaveCount(0)

/** Follows a link of the footer, by key: the page that has just opened still moves its footer, and a click may miss. */
export async function followFooterLink(page: Page, name: string): Promise<void> {
  await expectLoaded(page)
  await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).press('Enter')
}

/** Simulates user activity: polling pauses without it. */
export const reportActivity = (page: Page): Promise<void> => page.keyboard.press('Shift')

const STEP_MS = 1000

/**
 * Advances the page clock second by second. Responses arrive in real time, so the clock waits for them before each
 * second: on a busy machine a request would time out otherwise.
 */
export async function advance(page: Page, ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= STEP_MS) {
    await waitForResponses(page)
    await page.context().clock.runFor(Math.min(left, STEP_MS))
  }
}

/** Advances the page clock although a request is still open, such as one that the journey holds. */
export const advanceWithoutResponse = (page: Page, ms: number): Promise<void> => page.context().clock.runFor(ms)

/** Advances the page clock in one step, as after a pause of the tab: a timer fires once, not as often as it would have. */
export async function skip(page: Page, ms: number): Promise<void> {
  await waitForResponses(page)
  await page.context().clock.fastForward(ms)
}

/** Advances the page clock second by second until `assertion` passes. */
export async function advanceUntil(page: Page, assertion: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await advance(page, STEP_MS)
    await assertion()
  }).toPass({ timeout: TIMEOUT.command, intervals: [100] })
}
