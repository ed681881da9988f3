import type { QueryClient } from '@tanstack/react-query'
import { allSettled, fork, scopeBind, type Scope } from 'effector'
import type { i18n } from 'i18next'
import { DEFAULT_LANGUAGE } from '#contract/languages.ts'
import { createHttp } from '#app/http/client.ts'
import { takeEarlyAnswer } from '#app/http/early-answers.ts'
import { createI18n, languageOf } from '#app/i18n/i18n.ts'
import { yieldToMain } from '#app/lib/yield-to-main.ts'
import { $cookies, documentCookies } from '#app/lib/cookies.ts'
import { $queryClient } from '#app/lib/query-client-port.ts'
import { appStarted } from '#app/lib/lifecycle.ts'
import { $tabStorage, browserStorage } from '#app/lib/storage.ts'
import { $clock, createBrowserClock } from '#app/models/clock/clock.model.ts'
import type { Clock } from '#app/models/clock/clock.ts'
import {
  $reducedMotionChosen,
  $language,
  $storage,
  $theme,
  storedPreferences,
} from '#app/models/preferences/preferences.model.ts'
import { $session, storedSession } from '#app/models/session/session.model.ts'
import { provideHttp } from '#app/queries/http-port.ts'
import { createQueryClient } from '#app/queries/query-client.ts'
import { $i18n } from './ports.ts'
import { consoleReport } from './reporting.ts'
import { callFailed, languageLoadFailed } from './wiring.ts'

/** Everything that the tree is rendered in. */
export interface RunningApp {
  scope: Scope
  queryClient: QueryClient
  i18n: i18n
  clock: Clock
}

/** Makes the app's one scope with the browser's ports in it, and starts it. */
export async function createApp(): Promise<RunningApp> {
  const storage = browserStorage('localStorage')
  const { language, theme, reducedMotion: calm } = storedPreferences(storage)
  const chosen = await createI18n(language).catch((error: unknown) => consoleReport.crash(error))
  // The chosen language has not come: better a page in the one that is here, which says so, than none.
  const i18n = chosen ?? (await createI18n(DEFAULT_LANGUAGE))
  await yieldToMain()
  const clock = createBrowserClock()
  const queryClient = createQueryClient((failure) => tellFailure(failure))
  const cookies = documentCookies(document, window.location.protocol === 'https:')
  const scope = fork({
    values: [
      [$clock, clock],
      [$queryClient, queryClient],
      [$storage, storage],
      [$tabStorage, browserStorage('sessionStorage')],
      [$cookies, cookies],
      [$session, storedSession(cookies, storage)],
      [$language, languageOf(i18n)],
      [$theme, theme],
      [$reducedMotionChosen, calm],
      [$i18n, i18n],
    ],
  })
  const tellFailure = scopeBind(callFailed, { scope })
  provideHttp(
    queryClient,
    createHttp({
      origin: window.location.origin,
      early: takeEarlyAnswer,
      token: () => scope.getState($session).token,
      language: () => scope.getState($language),
      after: clock.after,
      onServerTime: (at) => clock.correct(at),
      onDropped: consoleReport.dropped,
    }),
  )
  if (chosen === undefined) void allSettled(languageLoadFailed, { scope })
  // Never awaited: it lives as long as the page.
  void allSettled(appStarted, { scope })
  return { scope, queryClient, i18n, clock }
}
