import { chromium, type Browser, type Page } from 'playwright'
import { expect } from 'playwright/test'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { BROWSER_FLAGS, findBrowser } from '#ci/browser.ts'
import { visit, type OpenPage, type Visit } from './journey.ts'
import { startSite, TEST_NOW, type RunningSite } from './site.ts'

/** A site and a browser for the journeys of one file. */
export interface PublicSite {
  address: () => string
  browser: () => Browser
  open: (options?: Visit) => Promise<OpenPage>
  /** Sets the clock of the reference API; after each journey it is back at `TEST_NOW`. */
  setClock: (now: string) => Promise<void>
}

/** Starts them before the file's journeys and ends them after. */
export function usePublicSite(): PublicSite {
  let site: RunningSite
  let browser: Browser
  const setClock = async (now: string): Promise<void> => {
    const response = await fetch(`${site.address}/api/sandbox/clock`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ now }),
    })
    expect(response.status).toBe(200)
  }
  beforeAll(async () => {
    site = await startSite()
    browser = await chromium.launch({ executablePath: await findBrowser(), args: BROWSER_FLAGS })
  }, 90_000)
  afterEach(() => setClock(TEST_NOW))
  afterAll(async () => {
    await browser.close()
    await site.stop()
  })
  return {
    address: () => site.address,
    browser: () => browser,
    open: (options = {}) => visit(browser, site.address, options),
    setClock,
  }
}

/** The rows of the tables that are shown. */
export const rows = (page: Page) => page.locator('main tbody tr:visible')
/** The tournaments that are shown as cards. */
export const cards = (page: Page) => page.locator('[data-component="TournamentCard"]:visible')
