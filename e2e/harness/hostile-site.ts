import type { FastifyInstance } from 'fastify'
import type { Browser } from 'playwright'
import { afterAll, beforeAll } from 'vitest'
import { hostileBackend } from '#server/testing/hostile.ts'
import { closeContextsOf, workerBrowser } from './browser.ts'
import { visit, type OpenPage, type Visit } from './journey.ts'
import { startSite, type RunningSite } from './site.ts'

/** Starts a site in front of a hostile back end for the tests of one file. */
export const useHostileSite = (...args: Parameters<typeof hostileBackend>) => useOperatorSite(hostileBackend(...args))

/** Starts a site in front of an operator's back end for the tests of one file. Returns a function that visits it. */
export function useOperatorSite(backend: FastifyInstance): (options?: Visit) => Promise<OpenPage> {
  let site: RunningSite
  let browser: Browser
  beforeAll(async () => {
    const url = await backend.listen({ port: 0, host: '127.0.0.1' })
    site = await startSite({ API_URL: url })
    browser = await workerBrowser()
  })
  afterAll(async () => {
    await closeContextsOf(site.address)
    await site.stop()
    await backend.close()
  })
  return (options = {}) => visit(browser, site.address, options)
}
