import type { Browser, BrowserContext, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { expect } from './expect.ts'
import { closeContexts, openContexts, printOpenPages, workerBrowser } from './browser.ts'
import { visit, type OpenPage, type Visit } from './journey.ts'
import { TEST_NOW, workerSite } from './site.ts'

/** A site and a browser for the tests of one file. */
export interface PublicSite {
  address: () => string
  browser: () => Browser
  open: (options?: Visit) => Promise<OpenPage>
  /** Sets the clock of the reference API. Resets to `TEST_NOW` after each test. */
  setClock: (now: string) => Promise<void>
}

/** Returns the worker's site and browser, with the site reset. */
export function usePublicSite(): PublicSite {
  let address = ''
  let browser: Browser
  const postSandbox = async (path: string, body: object): Promise<void> => {
    const response = await fetch(`${address}/api/sandbox/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    expect(response.status).toBe(200)
  }
  const setClock = (now: string) => postSandbox('clock', { now })
  beforeAll(async () => {
    address = await workerSite()
    await setClock(TEST_NOW)
    await postSandbox('reset', {})
    browser = await workerBrowser()
  })
  /** Contexts that the tests of a file share. */
  let shared: BrowserContext[] = []
  beforeEach(async () => {
    shared = await openContexts()
  })
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') {
      await printOpenPages()
      await closeContexts(shared)
    }
    await setClock(TEST_NOW)
  })
  afterAll(() => closeContexts())
  return {
    address: () => address,
    browser: () => browser,
    open: (options = {}) => visit(browser, address, options),
    setClock,
  }
}

/** Visible table rows. */
export const rows = (page: Page) => page.locator('main tbody tr:visible')
/** Visible tournament cards. */
export const cards = (page: Page) => page.locator('[data-component="TournamentCard"]:visible')
