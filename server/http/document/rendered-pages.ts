import type { FastifyInstance } from 'fastify'
import type { Language } from '#contract/core/languages.ts'
import { RENDERED_DATA, type RenderedPage } from '#contract/lobby/rendered-page.ts'
import { ROUTES, slugAt } from '#contract/lobby/pages.ts'
import { logLine, messageOf } from '#server/http/logging/log-line.ts'
import type { PageRenderer } from './load-renderer.ts'

/** A page of a public document. */
export interface RenderedAddress {
  path: string
  /** The parameters that change what a guest sees. */
  search: string
  language: Language
}

/** How old a page may be, and how old while it is rendered anew. */
const FRESH_MS = 2000
const USABLE_MS = 30_000
const MAX_PAGES = 500
/** A page whose data take longer is shown by the app alone. */
const MAX_DATA_MS = 300
/** A flood of pages must not keep the server from everything else. */
const MAX_WAITING = 20

const PUBLIC_ROUTES: readonly string[] = [
  ROUTES.promo,
  ROUTES.tournaments,
  ROUTES.winners,
  ROUTES.levels,
  ROUTES.faq,
  ROUTES['payments-info'],
  ROUTES['terms-and-conditions'],
  ROUTES.instructions,
  ROUTES['responsible-gaming'],
  ROUTES.fairness,
  ROUTES.privacy,
  ROUTES.complaints,
  ROUTES.accessibility,
]

/** Parameters of the site that change a public page. */
const SHOWN_PARAMETERS = ['list', 'view']
/** With these the app shows something that no other visitor sees. */
const OWN_PARAMETERS = ['token', 'to', 'round']

/** Returns what to render for a URL; `null` for a page that only the app shows. Unknown parameters change nothing. */
export function renderedAddress(url: string, language: Language): RenderedAddress | null {
  const { pathname, searchParams } = new URL(url, 'http://localhost')
  const isPublic = PUBLIC_ROUTES.includes(pathname) || slugAt(pathname, ROUTES.tournament) !== null
  if (!isPublic || OWN_PARAMETERS.some((name) => searchParams.has(name))) return null
  const shown = SHOWN_PARAMETERS.flatMap((name) => {
    const value = searchParams.get(name) ?? ''
    return /^[a-z]{1,12}$/u.test(value) ? [`${name}=${value}`] : []
  })
  return { path: pathname, search: shown.length === 0 ? '' : `?${shown.join('&')}`, language }
}

/** Data in a script element must not end it. */
const writeData = (data: RenderedPage['data']): string => JSON.stringify(data).replaceAll('<', String.raw`\u003c`)

/** Writes a rendered page into the app's document. */
export function writeRendered(html: string, { html: page, data }: RenderedPage, fileTags: string): string {
  return html
    .replace(/<html [^>]*/u, (tag) => `${tag} data-rendered`)
    .replace('</head>', () => `${fileTags}</head>`)
    .replace(
      /<div id="root">[\s\S]*<div id="loader"/u,
      () =>
        `<div id="root"><div data-frame>${page}</div></div><script type="application/json" id="${RENDERED_DATA}">${writeData(data)}</script><div id="loader"`,
    )
}

const within = <Value>(ms: number, work: Promise<Value>): Promise<Value> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error(`no data within ${ms} ms`)), ms).unref()
    }),
  ])

/** Renders a page, or returns one that was rendered lately; `null` if it cannot be rendered. */
export type RenderRecently = (address: RenderedAddress) => Promise<RenderedPage | null>

/**
 * Renders pages, one at a time. A page is kept for two seconds; an older one is still used while a new one is rendered.
 * A page without all its data is not rendered: the app then shows it alone, as it shows failures.
 */
export function createRecentPages(
  app: Pick<FastifyInstance, 'inject'>,
  { renderPage }: Pick<PageRenderer, 'renderPage'>,
  now: () => number,
): RenderRecently {
  const pages = new Map<string, { at: number; now: number; page: Promise<RenderedPage | null>; isRenewed: boolean }>()
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0

  const fetchApi = async (path: string, language: Language): Promise<Response> => {
    const url = `/api${path}`
    const { statusCode, body, headers } = await within(
      MAX_DATA_MS,
      app.inject({ url, headers: { 'accept-language': language } }),
    )
    return new Response(body, { status: statusCode, headers: { date: headers.date ?? '' } })
  }

  async function render(address: RenderedAddress): Promise<RenderedPage | null> {
    try {
      return await renderPage({ ...address, now: now(), fetchApi })
    } catch (error) {
      logLine('warning', 'pageNotRendered', { path: address.path, message: messageOf(error) })
      return null
    }
  }

  function renderNext(address: RenderedAddress): Promise<RenderedPage | null> {
    if (waiting >= MAX_WAITING) return Promise.resolve(null)
    waiting += 1
    const rendered = last.then(() => render(address)).finally(() => (waiting -= 1))
    last = rendered
    return rendered
  }

  function put(key: string, page: Promise<RenderedPage | null>): void {
    pages.delete(key)
    pages.set(key, { at: Date.now(), now: now(), page, isRenewed: false })
    const [oldest] = pages.keys()
    if (pages.size > MAX_PAGES && oldest !== undefined) pages.delete(oldest)
  }

  return async (address) => {
    const key = JSON.stringify(address)
    const known = pages.get(key)
    // The sandbox can set the clock in both directions.
    if (known === undefined || Date.now() - known.at > USABLE_MS || Math.abs(now() - known.now) > USABLE_MS) {
      const page = renderNext(address)
      put(key, page)
      return page
    }
    if (Date.now() - known.at > FRESH_MS && !known.isRenewed) {
      known.isRenewed = true
      const renewed = renderNext(address)
      void renewed.then(() => put(key, renewed))
    }
    return known.page
  }
}
