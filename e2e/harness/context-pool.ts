import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright'
import { TIME_OUT } from '#ci/time-outs.ts'

/*
 * Visits reuse the browser contexts of their worker. A context keeps one small page of the site open, so that the process
 * of the site stays, with its compiled code: a visit then costs a quarter less. Between two visits a context loses its
 * other pages, cookies, storage, routes and permissions.
 */

/** The page that a context keeps open. */
export const KEPT_PAGE = '/healthz'

/** Options of a context; contexts with equal ones are interchangeable. */
type Options = BrowserContextOptions & { baseURL: string }

/** A context between two visits. */
interface IdleContext {
  context: BrowserContext
  keptPage: Page
  devtools: CDPSession
}

const idle = new Map<BrowserContext, IdleContext & { key: string }>()

function takeIdle(browser: Browser, key: string): IdleContext | undefined {
  const found = [...idle.values()].find((one) => one.key === key && one.context.browser() === browser)
  if (found !== undefined) idle.delete(found.context)
  return found
}

/** Closes every context that no later visit can reuse: those that tests made themselves or left open. */
export async function closeUnpooled(browser: Browser): Promise<void> {
  const unpooled = browser.contexts().filter((context) => !idle.has(context))
  await Promise.all(unpooled.map((context) => context.close()))
}

async function createPooled(browser: Browser, options: Options): Promise<IdleContext> {
  const context = await browser.newContext(options)
  const keptPage = await context.newPage()
  await keptPage.goto(KEPT_PAGE)
  return { context, keptPage, devtools: await context.newCDPSession(keptPage) }
}

async function reset({ context, keptPage, devtools }: IdleContext, origin: string): Promise<void> {
  await Promise.all(context.pages().map((page) => (page === keptPage ? Promise.resolve() : page.close())))
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await context.clearPermissions()
  await context.setOffline(false)
  await context.clearCookies()
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage,indexeddb,cache_storage' })
}

/** An open context and how to end its use. */
interface OpenContext {
  context: BrowserContext
  close(): Promise<void>
}

/**
 * Returns a context with these options. `isFresh` asks for a new one, with an empty cache and no other page, that is closed
 * after its use: for a driven clock, an init script or a listener of the context, which it would keep.
 */
export async function openContext(browser: Browser, options: Options, isFresh: boolean): Promise<OpenContext> {
  if (isFresh) {
    const context = await browser.newContext(options)
    context.setDefaultTimeout(TIME_OUT.command)
    return { context, close: () => context.close() }
  }
  const key = JSON.stringify(options)
  const pooled = takeIdle(browser, key) ?? (await createPooled(browser, options))
  const { context } = pooled
  context.setDefaultTimeout(TIME_OUT.command)
  let isOpen = true
  context.once('close', () => {
    isOpen = false
    idle.delete(context)
  })
  return {
    context,
    async close() {
      if (!isOpen) return
      isOpen = false
      await reset(pooled, options.baseURL)
      idle.set(context, { ...pooled, key })
    },
  }
}
