import { QueryClient, type Query } from '@tanstack/react-query'
import { fork } from 'effector'
import type { i18n } from 'i18next'
import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import type { Language } from '#contract/core/languages.ts'
import type { PageRequest, RenderPage } from '#contract/lobby/rendered-page.ts'
import { createHttp } from '#app/http/client.ts'
import { createI18n, pageTexts } from '#app/i18n/i18n.ts'
import { provideSanitiserWindow, type SanitiserWindow } from '#app/lib/security/sanitiser-window.ts'
import { $queryClient } from '#app/lib/state/query-client-port.ts'
import { $clock } from '#app/models/clock/clock.model.ts'
import type { Clock } from '#app/models/clock/clock.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'
import { provideHttp } from '#app/queries/http-port.ts'
import { AppRoutes, fetchPage } from '#app/router/app-routes.tsx'
import { isIdlePart, isPart } from '#app/shell/lazy/lazy-part.tsx'
import { $i18n } from '#app/start/ports.ts'
import { Root } from '#app/start/root.tsx'

/*
 * Renders public pages as a guest sees them, in the server's process. A page is rendered until no query is missing: each
 * rendering tells what the next one needs. Nothing is shared by two pages but texts and code.
 */

/** A page needs one rendering for its code, one for its data, and one for the parts that the data brings. */
const MAX_RENDERINGS = 5

const i18ns = new Map<Language, Promise<i18n>>()

/** The texts of a language, shared by its pages: rendering doesn't change them. */
function textsOf(language: Language): Promise<i18n> {
  const known =
    i18ns.get(language) ??
    createI18n(language).then(async (created) => {
      await pageTexts(created)
      return created
    })
  i18ns.set(language, known)
  return known
}

/** Time stands still while a page is rendered. */
const createStillClock = (now: number): Clock => ({
  now: () => now,
  machineNow: () => now,
  correct: () => undefined,
  subscribe: () => () => undefined,
  // The server itself limits how long a page waits for its data.
  after: () => () => undefined,
  active: 0,
})

const refuse = (): never => {
  throw new Error('A rendered page only reads.')
}

function createPageClient({ language, fetchApi }: PageRequest, clock: Clock): QueryClient {
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, gcTime: Number.POSITIVE_INFINITY, networkMode: 'always' } },
  })
  provideHttp(
    client,
    createHttp({
      origin: '',
      early: (path) => fetchApi(path, language),
      token: () => null,
      language: () => language,
      after: clock.after,
      onServerTime: () => undefined,
      onProgress: () => undefined,
      // An item that the app would drop is dropped there too, with a report.
      onDropped: () => undefined,
    }),
  )
  client.mount = refuse
  return client
}

/** Queries that the last rendering was without. */
const missingQueries = (client: QueryClient): Query[] =>
  client
    .getQueryCache()
    .getAll()
    .filter(
      (query) =>
        query.state.status === 'pending' && Reflect.get(query.options, 'enabled') !== false && !isIdlePart(query.meta),
    )

/**
 * Renders a page with its data, and says which data those were.
 * @throws if a query fails, or the page is never complete
 */
export const renderPage: RenderPage = async (request) => {
  const { path, search, language, now } = request
  const clock = createStillClock(now)
  const client = createPageClient(request, clock)
  const texts = await textsOf(language)
  const modules = await fetchPage(path)
  const scope = fork({
    values: [
      [$clock, clock],
      [$queryClient, client],
      [$language, language],
      [$i18n, texts],
    ],
  })
  try {
    for (let count = 0; count < MAX_RENDERINGS; count += 1) {
      const html = renderToStaticMarkup(
        <Root app={{ scope, queryClient: client, i18n: texts, clock }}>
          <StaticRouter location={`${path}${search}`}>
            <AppRoutes documentPath={path} />
          </StaticRouter>
        </Root>,
      )
      const missing = missingQueries(client)
      if (missing.length === 0) {
        const queries = client
          .getQueryCache()
          .getAll()
          .filter(({ state, meta }) => state.status === 'success' && !isPart(meta))
        return {
          html,
          modules,
          data: { language, now, queries: queries.map(({ queryKey, state }) => [[...queryKey], state.data]) },
        }
      }
      await Promise.all(missing.map((query) => query.fetch()))
    }
    throw new Error(`${path} needs more than ${MAX_RENDERINGS} renderings.`)
  } finally {
    client.clear()
  }
}

/** Provides the document in which HTML of the back end is sanitised. */
export const provideWindow = (window: SanitiserWindow): void => provideSanitiserWindow(window)
