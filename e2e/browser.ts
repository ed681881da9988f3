import { chromium, type Browser, type Page } from 'playwright'
import { BROWSER_FLAGS, findBrowser } from '#ci/browser.ts'

let launched: Promise<Browser> | undefined

/** One browser for all files of a worker; it ends with the worker. */
export async function workerBrowser(): Promise<Browser> {
  launched ??= findBrowser().then((executablePath) => chromium.launch({ executablePath, args: BROWSER_FLAGS }))
  return launched
}

/** As much of a page's text as tells a reader of a log where a journey has ended. */
const SEEN_CHARACTERS = 4000

/** Where a page is, what it still waits for, and what it shows. */
async function stateOf(page: Page): Promise<string> {
  const unanswered = (await page.requests()).filter(
    (request) => request.failure() === null && request.existingResponse() === null,
  )
  const text = await page.locator('body').innerText({ timeout: 2000 })
  return [
    `The journey ended at ${page.url()}`,
    ...unanswered.map((request) => `not answered: ${request.url()}`),
    text.slice(0, SEEN_CHARACTERS),
  ].join('\n')
}

/** Says what is on every page that a failed journey has left open, and closes them. */
export async function printOpenPages(): Promise<void> {
  const browser = await launched
  for (const context of browser?.contexts() ?? []) {
    for (const page of context.pages()) console.log(await stateOf(page).catch(String))
    await context.close()
  }
}

/** Closes what a file that failed has left open. */
export async function closeContexts(): Promise<void> {
  const browser = await launched
  await Promise.all(browser?.contexts().map((context) => context.close()) ?? [])
}
