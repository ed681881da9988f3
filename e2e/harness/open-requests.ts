import type { Browser, Page, Request } from 'playwright'
import { TIMEOUT } from '#ci/timeouts.ts'

/** Requests without a response, by page. */
const openRequests = new WeakMap<Page, Set<Request>>()

/** Keeps a list of the open requests of all pages of the browser. */
export function trackRequests(browser: Browser): void {
  browser.on('context', (context) =>
    context.on('page', (page) => {
      const open = new Set<Request>()
      openRequests.set(page, open)
      page.on('request', (request) => open.add(request))
      page.on('requestfinished', (request) => open.delete(request))
      page.on('requestfailed', (request) => open.delete(request))
    }),
  )
}

/**
 * Waits until the page's open requests have a response, so that a driven clock does not run ahead of the server on a slow
 * machine. Requests that a test never answers are waited for once.
 */
export async function waitForResponses(page: Page): Promise<void> {
  const open = openRequests.get(page) ?? new Set()
  const requests = [...open]
  const responses = requests.map((request) => request.response().catch(() => null))
  const { promise: isLate, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(() => {
    for (const request of requests) open.delete(request)
    resolve()
  }, TIMEOUT.response)
  await Promise.race([Promise.all(responses), isLate])
  clearTimeout(timer)
}
