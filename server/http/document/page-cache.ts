import type { Language } from '#contract/core/languages.ts'
import type { RenderedPage, RenderPage } from '#contract/lobby/rendered-page.ts'
import { createSemaphore } from '#server/limits/semaphore.ts'
import { logLine, messageOf } from '#server/http/logging/log-line.ts'
import type { PageKey } from './page-key.ts'

/** A page is fresh for two seconds, then served stale for up to thirty while one revalidation runs. */
const FRESH_MS = 2000
const STALE_MS = 30_000
/** The least recently rendered pages are dropped: there are more games than that. */
const MAX_PAGES = 500
/** The longest wait for responses of the API, while a visitor waits for the page and while none does. */
const MAX_API_WAIT_MS = 300
const MAX_REVALIDATION_WAIT_MS = 1000
/** The longest time that a document waits for its page; later it falls back to client rendering. */
const MAX_WAIT_MS = 1000
/** Pages that wait for data at the same time. Rendering itself blocks the process. */
const CONCURRENT = 4
const MAX_WAITING = 20
/** HTML and data together, in characters. */
const MAX_SIZE = 2_000_000

/** A rendered page and its number: documents are cached by it. */
export interface CachedPage {
  id: number
  page: RenderedPage
}

/** A cached page; `null` after a failure. */
interface Entry {
  cachedAt: number
  /** In the server's time, which the sandbox can set in both directions. */
  renderedAt: number
  result: Promise<CachedPage | null>
  isRevalidating: boolean
}

/** What rendering needs from the server. */
export interface PageCacheOptions {
  renderPage: RenderPage
  /** Requests a path below `/api`. */
  fetchApi: (path: string, language: Language) => Promise<Response>
  /** The server's time in milliseconds. */
  now: () => number
}

const withTimeout = <Value>(ms: number, work: Promise<Value>): Promise<Value | null> =>
  Promise.race([
    work,
    new Promise<null>((resolve) => {
      setTimeout(() => resolve(null), ms).unref()
    }),
  ])

/** A promise that only rejects. */
function rejectAfter(ms: number): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>()
  setTimeout(() => reject(new Error(`No response within ${ms} ms.`)), ms).unref()
  // A page without data does not wait for it.
  promise.catch(() => undefined)
  return promise
}

const sizeOf = ({ html, data }: RenderedPage): number => html.length + JSON.stringify(data).length

/**
 * Creates a stale-while-revalidate cache of rendered pages. A page that fails, is too large, or is not ready in time is
 * `null`: the document falls back to client rendering. A failed or incomplete revalidation keeps the page that it has.
 */
export function createPageCache({ renderPage, fetchApi, now }: PageCacheOptions) {
  const entries = new Map<string, Entry>()
  const limited = createSemaphore({ limit: CONCURRENT, maxWaiting: MAX_WAITING })
  let count = 0

  async function render(key: PageKey, maxWaitMs: number): Promise<CachedPage | null> {
    try {
      const page = await limited(() => {
        const deadline = rejectAfter(maxWaitMs)
        return renderPage({
          ...key,
          now: now(),
          fetchApi: (path, language) => Promise.race([fetchApi(path, language), deadline]),
        })
      })
      const { missing } = page
      if (missing.length > 0) logLine('warning', 'pageIncomplete', { path: key.path, message: missing.join('; ') })
      if (sizeOf(page) > MAX_SIZE) throw new Error('The page is too large.')
      count += 1
      return { id: count, page }
    } catch (error) {
      logLine('warning', 'pageNotRendered', { path: key.path, message: messageOf(error) })
      return null
    }
  }

  function put(name: string, result: Promise<CachedPage | null>): void {
    entries.delete(name)
    entries.set(name, { cachedAt: Date.now(), renderedAt: now(), result, isRevalidating: false })
    const [oldest] = entries.keys()
    if (entries.size > MAX_PAGES && oldest !== undefined) entries.delete(oldest)
  }

  async function revalidate(name: string, key: PageKey, stale: Promise<CachedPage | null>): Promise<void> {
    const renewed = await render(key, MAX_REVALIDATION_WAIT_MS)
    const isComplete = (page: CachedPage | null) => page?.page.missing.length === 0
    // A complete page stays until it is too old: then a broken back end is called twice a minute.
    if (renewed !== null && (isComplete(renewed) || !isComplete(await stale))) put(name, Promise.resolve(renewed))
  }

  function find(key: PageKey): Promise<CachedPage | null> {
    const name = JSON.stringify(key)
    const cached = entries.get(name)
    if (
      cached === undefined ||
      Date.now() - cached.cachedAt > STALE_MS ||
      Math.abs(now() - cached.renderedAt) > STALE_MS
    ) {
      const result = render(key, MAX_API_WAIT_MS)
      put(name, result)
      return result
    }
    if (Date.now() - cached.cachedAt > FRESH_MS && !cached.isRevalidating) {
      cached.isRevalidating = true
      void revalidate(name, key, cached.result)
    }
    return cached.result
  }

  return (key: PageKey): Promise<CachedPage | null> => withTimeout(MAX_WAIT_MS, find(key))
}
