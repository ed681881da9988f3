import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright'
import { TIMEOUT } from '#ci/timeouts.ts'

/*
 * Visits reuse the browser contexts of their worker. A context keeps one small page of the site open, so that the process
 * of the site stays, with its compiled code: a visit then costs a quarter less. Between two visits a context loses its
 * other pages, cookies, storage, routes and permissions.
 */

/** The page that a context keeps open. */
export const KEEP_ALIVE_PAGE = '/healthz'

/** Options of a context. */
type Options = BrowserContextOptions & { baseURL: string }

/** A context that visits reuse. */
interface PooledContext {
  context: BrowserContext
  keepAlivePage: Page
  devtools: CDPSession
  /** Contexts with equal keys are interchangeable. */
  key: string
  baseURL: string
}

/** The contexts between two visits. */
const idle = new Set<PooledContext>()

function takeIdle(browser: Browser, key: string): PooledContext | undefined {
  const found = [...idle].find((one) => one.key === key && one.context.browser() === browser)
  if (found !== undefined) idle.delete(found)
  return found
}

/** Returns the contexts in use: those of open visits, and those that tests made themselves. */
export function contextsInUse(browser: Browser): BrowserContext[] {
  const idleContexts = new Set([...idle].map(({ context }) => context))
  return browser.contexts().filter((context) => !idleContexts.has(context))
}

/** Closes the idle contexts of a site that is about to stop. */
export async function closeIdle(baseURL: string): Promise<void> {
  const ofSite = [...idle].filter((one) => one.baseURL === baseURL)
  await Promise.all(ofSite.map(({ context }) => context.close()))
}

const refuse = (): never => {
  throw new Error('The context is reused: its cache is warm and it keeps listeners. Open the page with `fresh: true`.')
}

async function createPooled(browser: Browser, options: Options, key: string): Promise<PooledContext> {
  const context = await browser.newContext(options)
  const keepAlivePage = await context.newPage()
  await keepAlivePage.goto(KEEP_ALIVE_PAGE)
  const devtools = await context.newCDPSession(keepAlivePage)
  const pooled = { context, keepAlivePage, devtools, key, baseURL: options.baseURL }
  context.once('close', () => idle.delete(pooled))
  Object.assign(context, { setOffline: refuse, on: refuse })
  return pooled
}

async function reset({ context, keepAlivePage, devtools, baseURL }: PooledContext): Promise<void> {
  await Promise.all(context.pages().map((page) => (page === keepAlivePage ? Promise.resolve() : page.close())))
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await context.clearPermissions()
  await context.clearCookies()
  const storageTypes = 'local_storage,indexeddb,cache_storage'
  await devtools.send('Storage.clearDataForOrigin', { origin: baseURL, storageTypes })
}

/** An open context and how to end its use. */
interface OpenContext {
  context: BrowserContext
  close(): Promise<void>
}

/**
 * Returns a context with these options. `isFresh` asks for a new one, with an empty cache and no other page, that is closed
 * after its use: for a driven clock, an init script, a listener of the context, another origin or an offline network.
 */
export async function openContext(browser: Browser, options: Options, isFresh: boolean): Promise<OpenContext> {
  if (isFresh) {
    const context = await browser.newContext(options)
    context.setDefaultTimeout(TIMEOUT.command)
    return { context, close: () => context.close() }
  }
  const key = JSON.stringify(options)
  const pooled = takeIdle(browser, key) ?? (await createPooled(browser, options, key))
  const { context, keepAlivePage } = pooled
  context.setDefaultTimeout(TIMEOUT.command)
  let isOpen = true
  return {
    context,
    async close() {
      // After a failure the context may be closed already.
      if (!isOpen || keepAlivePage.isClosed()) return
      isOpen = false
      await reset(pooled)
      idle.add(pooled)
    },
  }
}
