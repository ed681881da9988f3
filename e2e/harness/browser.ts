import { chromium, type Browser, type Page } from 'playwright'
import { BROWSER_FLAGS, findBrowser } from '#ci/browser.ts'
import { TIME_OUT } from '#ci/time-outs.ts'
import { closeUnpooled, KEPT_PAGE } from './context-pool.ts'
import { collectLoadedFiles } from './loaded-files.ts'
import { trackRequests } from './open-requests.ts'

let launched: Promise<Browser> | undefined

async function launchBrowser(): Promise<Browser> {
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: BROWSER_FLAGS })
  collectLoadedFiles(browser)
  trackRequests(browser)
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
  const text = await page.locator('body').innerText({ timeout: TIME_OUT.response })
  return [
    `The journey ended at ${page.url()}`,
    ...pendingRequests.map((request) => `no response: ${request.url()}`),
    text.slice(0, LOGGED_TEXT_LENGTH),
  ].join('\n')
}

/** Prints every page a failed test left open. */
export async function printOpenPages(): Promise<void> {
  const browser = await launched
  for (const context of browser?.contexts() ?? [])
    for (const page of context.pages())
      if (!page.url().endsWith(KEPT_PAGE)) console.log(await describePage(page).catch(String))
  await closeContexts()
}

/** Closes contexts that a test file left open. */
export async function closeContexts(): Promise<void> {
  const browser = await launched
  if (browser !== undefined) await closeUnpooled(browser)
}
