import { chromium, type Browser } from 'playwright'
import { BROWSER_FLAGS, findBrowser } from '#ci/browser.ts'

let launched: Promise<Browser> | undefined

/** One browser for all files of a worker; it ends with the worker. */
export async function workersBrowser(): Promise<Browser> {
  launched ??= findBrowser().then((executablePath) => chromium.launch({ executablePath, args: BROWSER_FLAGS }))
  return launched
}

/** Closes what a file that failed has left open. */
export async function leaveBrowser(): Promise<void> {
  const browser = await launched
  await Promise.all(browser?.contexts().map((context) => context.close()) ?? [])
}
