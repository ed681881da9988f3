import type { Browser, Page } from 'playwright'

/**
 * Makes every load of a document in the browser wait until the app has taken the place of the rendered page: no visitor acts
 * as fast as a test. A test of what happens before, or without JavaScript, loads with `waitUntil`.
 */
export function waitForApp(browser: Browser): void {
  browser.on('context', (context) => context.on('page', extendPage))
}

function extendPage(page: Page): void {
  const { goto, reload } = page
  const isReplaced = () => page.waitForFunction(() => document.querySelector('[data-rendered] [data-frame]') === null)
  Object.assign(page, {
    async goto(...[url, options]: Parameters<Page['goto']>) {
      const response = await goto.call(page, url, options)
      if (options?.waitUntil === undefined) await isReplaced()
      return response
    },
    async reload(...[options]: Parameters<Page['reload']>) {
      const response = await reload.call(page, options)
      if (options?.waitUntil === undefined) await isReplaced()
      return response
    },
  })
}
