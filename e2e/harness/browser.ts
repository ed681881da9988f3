import { chromium, type Browser, type BrowserContext, type LaunchOptions, type Page } from 'playwright'
import { BROWSER_FLAGS, findBrowser } from '#ci/browser.ts'
import { TIMEOUT } from '#ci/timeouts.ts'
import { closeIdle, contextsInUse, KEEP_ALIVE_PAGE } from './context-pool.ts'
import { collectLoadedFiles } from './loaded-files.ts'
import { trackRequests } from './open-requests.ts'
import { waitForApp } from './wait-for-app.ts'

let launched: Promise<Browser> | undefined

/** Launches a browser whose requests the harness follows, and whose pages have loaded once the app runs. */
export async function launchBrowser(options: LaunchOptions = {}): Promise<Browser> {
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: BROWSER_FLAGS, ...options })
  collectLoadedFiles(browser)
  trackRequests(browser)
  waitForApp(browser)
  return browser
}

/** Returns the browser shared by all test files of a worker. It exits with the worker. */
export async function workerBrowser(): Promise<Browser> {
  launched ??= launchBrowser()
  return launched
}

/** Characters of page text printed to the log after a failure. */
const LOGGED_TEXT_LENGTH = 4000

/** Describes a page's URL, pending requests and visible text. */
async function describePage(page: Page): Promise<string> {
  const pendingRequests = (await page.requests()).filter(
    (request) => request.failure() === null && request.existingResponse() === null,
  )
  const text = await page.locator('body').innerText({ timeout: TIMEOUT.response })
  return [
    `The journey ended at ${page.url()}`,
    ...pendingRequests.map((request) => `no response: ${request.url()}`),
    text.slice(0, LOGGED_TEXT_LENGTH),
  ].join('\n')
}

/** Returns the contexts in use in the worker's browser. */
export async function openContexts(): Promise<BrowserContext[]> {
  const browser = await launched
  return browser === undefined ? [] : contextsInUse(browser)
}

/** Prints every page that is open after a failed test. */
export async function printOpenPages(): Promise<void> {
  for (const context of await openContexts())
    for (const page of context.pages())
      if (!page.url().endsWith(KEEP_ALIVE_PAGE)) console.log(await describePage(page).catch(String))
}

/** Closes the contexts that tests left open, except for `kept`. */
export async function closeContexts(kept: readonly BrowserContext[] = []): Promise<void> {
  const left = (await openContexts()).filter((context) => !kept.includes(context))
  await Promise.all(left.map((context) => context.close()))
}

/** Closes every context that a test file left open, and the reusable ones of a site that is about to stop. */
export async function closeContextsOf(site: string): Promise<void> {
  await closeContexts()
  await closeIdle(site)
}
