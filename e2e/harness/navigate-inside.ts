import type { Page } from 'playwright'

/** Navigates inside the app, without loading the document anew, also to pages that no link leads to. */
export const navigateInside = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
