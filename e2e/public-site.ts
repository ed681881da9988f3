import type { Browser, Page } from 'playwright'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { expect } from './expect.ts'
import { closeContexts, printOpenPages, workerBrowser } from './browser.ts'
import { visit, type OpenPage, type Visit } from './journey.ts'
import { TEST_NOW, workerSite } from './site.ts'

/** A site and a browser for the journeys of one file. */
export interface PublicSite {
  address: () => string
  browser: () => Browser
  open: (options?: Visit) => Promise<OpenPage>
  /** Sets the clock of the reference API; after each journey it is back at `TEST_NOW`. */
  setClock: (now: string) => Promise<void>
}

/** The worker's site and browser, emptied of what an earlier file has left. */
export function usePublicSite(): PublicSite {
  let address = ''
  let browser: Browser
  const steer = async (path: string, body: object): Promise<void> => {
    const response = await fetch(`${address}/api/sandbox/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    expect(response.status).toBe(200)
  }
  const setClock = (now: string) => steer('clock', { now })
  beforeAll(async () => {
    address = await workerSite()
    await setClock(TEST_NOW)
    await steer('reset', {})
    browser = await workerBrowser()
  }, 90_000)
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await printOpenPages()
    await setClock(TEST_NOW)
  })
  afterAll(closeContexts)
  return {
    address: () => address,
    browser: () => browser,
    open: (options = {}) => visit(browser, address, options),
    setClock,
  }
}

/** The rows of the tables that are shown. */
export const rows = (page: Page) => page.locator('main tbody tr:visible')
/** The tournaments that are shown as cards. */
export const cards = (page: Page) => page.locator('[data-component="TournamentCard"]:visible')
