import type { Page } from 'playwright'

/**
 * Navigates inside the app, without loading the document anew, also to pages that no link leads to. The router listens once
 * the first page has its heading.
 */
export async function navigateInside(page: Page, path: string): Promise<void> {
  await page.locator('h1').first().waitFor({ state: 'attached' })
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
}
