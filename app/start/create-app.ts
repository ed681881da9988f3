import type { QueryClient } from '@tanstack/react-query'
import { allSettled, fork, scopeBind, type Scope } from 'effector'
import type { i18n } from 'i18next'
import { DEFAULT_LANGUAGE, type Language } from '#contract/core/languages.ts'
import { createHttp } from '#app/http/client.ts'
import { takeEarlyResponse } from '#app/http/early-responses.ts'
import { createI18n, languageOf } from '#app/i18n/i18n.ts'
import { yieldToMain } from '#app/lib/browser/yield-to-main.ts'
import { $cookies, documentCookies } from '#app/lib/browser/cookies.ts'
import { $queryClient } from '#app/lib/state/query-client-port.ts'
import { appStarted } from '#app/lib/state/lifecycle.ts'
import { $tabStorage, browserStorage, createTabStorage } from '#app/lib/browser/storage.ts'
import { $clock, createBrowserClock } from '#app/models/clock/clock.model.ts'
import type { Clock } from '#app/models/clock/clock.ts'
import { followOnline } from '#app/models/connection/browser-online.ts'
import { onlineChanged, requestProgressed } from '#app/models/connection/connection.model.ts'
import {
  $reducedMotionChosen,
  $language,
  $storage,
  $theme,
  storedPreferences,
} from '#app/models/preferences/preferences.model.ts'
import { $isGuest, $session, storedSession } from '#app/models/session/session.model.ts'
import { $bannerClosed, storedBannerClosed } from '#app/models/shell/banner.model.ts'
import { provideHttp } from '#app/queries/http-port.ts'
import { createQueryClient } from '#app/queries/query-client.ts'
import { $i18n } from './ports.ts'
import { consoleReport } from './reporting.ts'
import { callFailed, languageLoadFailed } from './wiring.ts'

declare global {
  interface Window {
    /** That of the address, the storage or the cookie, by the script in `index.html`. */
    chosenLanguage?: Language
  }
}

/** The instances that the React tree needs. */
export interface RunningApp {
  scope: Scope
  queryClient: QueryClient
  i18n: i18n
  clock: Clock
}

/** Creates the app's scope with the browser's ports, and starts it. */
export async function createApp(): Promise<RunningApp> {
  const storage = browserStorage('localStorage')
  const language = window.chosenLanguage ?? DEFAULT_LANGUAGE
  const { theme, reducedMotion: isMotionReduced } = storedPreferences(storage)
  const chosenI18n = await createI18n(language).catch((error: unknown) => consoleReport.crash(error))
  // If the chosen language fails to load, start in the bundled one and show a notice.
  const i18n = chosenI18n ?? (await createI18n(DEFAULT_LANGUAGE))
  await yieldToMain()
  const clock = createBrowserClock()
  const queryClient = createQueryClient(
    (failure) => reportFailure(failure),
    () => scope.getState($session).id,
  )
  const tabStorage = createTabStorage()
  const cookies = documentCookies(document, window.location.protocol === 'https:')
  const scope = fork({
    values: [
      [$clock, clock],
      [$queryClient, queryClient],
      [$storage, storage],
      [$tabStorage, tabStorage],
      [$bannerClosed, storedBannerClosed(tabStorage)],
      [$cookies, cookies],
      [$session, storedSession(cookies, storage)],
      [$language, languageOf(i18n)],
      [$theme, theme],
      [$reducedMotionChosen, isMotionReduced],
      [$i18n, i18n],
    ],
  })
  const reportFailure = scopeBind(callFailed, { scope })
  provideHttp(
    queryClient,
    createHttp({
      origin: window.location.origin,
      early: (path) => (scope.getState($isGuest) ? takeEarlyResponse(path) : undefined),
      token: () => scope.getState($session).token,
      language: () => scope.getState($language),
      after: clock.after,
      onServerTime: (serverTimeMs) => clock.correct(serverTimeMs),
      onProgress: scopeBind(requestProgressed, { scope }),
      onDropped: consoleReport.dropped,
    }),
  )
  followOnline(scopeBind(onlineChanged, { scope }))
  if (chosenI18n === undefined) void allSettled(languageLoadFailed, { scope })
  // Not awaited: `allSettled` would wait for effects that run as long as the page.
  void allSettled(appStarted, { scope })
  return { scope, queryClient, i18n, clock }
}
