import { QueryClient, type Query } from '@tanstack/react-query'
import { fork } from 'effector'
import type { i18n } from 'i18next'
import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import type { Language } from '#contract/core/languages.ts'
import type { PageRequest, Audience, RenderPage } from '#contract/lobby/rendered-page.ts'
import { GUEST_ID } from '#contract/player/status.ts'
import { createHttp } from '#app/http/client.ts'
import { createI18n, pageTexts } from '#app/i18n/i18n.ts'
import { provideSanitiserWindow, type SanitiserWindow } from '#app/lib/security/sanitiser-window.ts'
import { $queryClient } from '#app/lib/state/query-client-port.ts'
import { $clock } from '#app/models/clock/clock.model.ts'
import type { Clock } from '#app/models/clock/clock.ts'
import { DeviceContext } from '#app/lib/browser/device.ts'
import { belongsToOther } from '#app/models/session/private-cache.model.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'
import { $session, type Session } from '#app/models/session/session.model.ts'
import { provideHttp } from '#app/queries/http-port.ts'
import { isLarge, isServerOnly } from '#app/queries/lobby.ts'
import { AppRoutes, fetchPage, hasLargeData } from '#app/router/app-routes.tsx'
import { isPart } from '#app/shell/lazy/lazy-part.tsx'
import { $i18n } from '#app/start/ports.ts'
import { Root } from '#app/start/root.tsx'
import { pageFacts } from './page-facts.ts'

/*
 * Server-side rendering. A page is rendered until no query is pending: each rendering registers the queries that it needs.
 * Two pages share nothing but texts and code.
 */

/** A page needs one rendering for its data, and one for the parts that the data brings. */
const MAX_RENDERINGS = 5

/** The session of a page. That of players has no real id and token: queries that belong to a player are left out. */
const SESSIONS: Readonly<Record<Audience, Session>> = {
  guest: { id: GUEST_ID, token: null },
  player: { id: -1, token: '' },
}

const i18ns = new Map<Language, Promise<i18n>>()

/** Loads the texts of a language, which its pages share: rendering does not change them. */
function loadI18n(language: Language): Promise<i18n> {
  const cached = i18ns.get(language)
  if (cached !== undefined) return cached
  const loading = createI18n(language).then(async (created) => {
    await pageTexts(created)
    return created
  })
  i18ns.set(language, loading)
  loading.catch(() => i18ns.delete(language))
  return loading
}

/** A clock that does not run: no timer fires on the server, which itself limits how long a page waits for its data. */
const createFixedClock = (now: number): Clock => ({
  now: () => now,
  machineNow: () => now,
  correct: () => undefined,
  subscribe: () => () => undefined,
  after: () => () => undefined,
  active: 0,
})

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
      // The app of a player requests the same data, and reports what is dropped.
      onDropped: () => undefined,
    }),
  )
  return client
}

/**
 * The public queries that the last rendering has registered and that have no data yet. Parts that `fetchPage` does not load,
 * and large data that the app does not wait for, keep their skeletons, as in the first rendering of the app.
 */
const pendingQueries = (client: QueryClient, path: string): Query[] =>
  client
    .getQueryCache()
    .getAll()
    .filter(
      ({ queryKey, state, options, meta }) =>
        state.status === 'pending' &&
        (Reflect.get(options, 'enabled') !== false || isServerOnly(meta)) &&
        (!isLarge(meta) || hasLargeData(path)) &&
        !isPart(meta) &&
        !belongsToOther(queryKey, GUEST_ID),
    )

/**
 * Renders a page, and returns it with its data. A query that fails keeps its skeleton.
 * @throws if the page needs too many renderings
 */
export const renderPage: RenderPage = async (request) => {
  const { path, search, language, device, audience, now } = request
  const clock = createFixedClock(now)
  const client = createPageClient(request, clock)
  const texts = await loadI18n(language)
  const modules = await fetchPage(path, audience === 'guest')
  const missing = new Map<string, string>()
  const load = async (query: Query) => {
    try {
      await query.fetch()
    } catch (error) {
      query.reset()
      missing.set(query.queryHash, `${String(query.queryKey[0])}: ${error instanceof Error ? error.message : 'failed'}`)
    }
  }
  const scope = fork({
    values: [
      [$clock, clock],
      [$queryClient, client],
      [$language, language],
      [$session, SESSIONS[audience]],
      [$i18n, texts],
    ],
  })
  try {
    for (let count = 0; count < MAX_RENDERINGS; count += 1) {
      const html = renderToStaticMarkup(
        <DeviceContext value={device}>
          <Root app={{ scope, queryClient: client, i18n: texts, clock }}>
            <StaticRouter location={`${path}${search}`}>
              <AppRoutes documentPath={path} />
            </StaticRouter>
          </Root>
        </DeviceContext>,
      )
      const pending = pendingQueries(client, path).filter(({ queryHash }) => !missing.has(queryHash))
      if (pending.length === 0) {
        const queries = client
          .getQueryCache()
          .getAll()
          .filter(({ state, meta }) => state.status === 'success' && !isPart(meta) && !isLarge(meta))
        return {
          html,
          facts: pageFacts(path, language, client, texts),
          missing: [...missing.values()],
          modules: [...modules, `i18n/${language}.ts`, `i18n/pages/${language}.ts`],
          data: {
            language,
            renderedAt: now,
            queries: queries.map(({ queryKey, state }) => [[...queryKey], state.data]),
          },
        }
      }
      await Promise.all(pending.map(load))
    }
    throw new Error(`${path} needs more than ${MAX_RENDERINGS} renderings.`)
  } finally {
    client.clear()
  }
}

/** Sets the window of jsdom that DOMPurify uses on the server. */
export const provideWindow = (window: SanitiserWindow): void => provideSanitiserWindow(window)

export { contentGuard } from './content-guard.ts'
