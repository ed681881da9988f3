import { attach, createEvent, createStore, sample } from 'effector'
import { failureOf, type Failure } from '#app/http/failure.ts'
import { languageOf, switchLanguage } from '#app/i18n/i18n.ts'
import { crashed } from '#app/lib/browser/error-boundary.tsx'
import { codeLoadFailed } from '#app/lib/state/code-load-failed.ts'
import { requestFailed } from '#app/lib/state/request-failed.ts'
import { appStarted } from '#app/lib/state/lifecycle.ts'
import { urlRejected, type RejectedUrl } from '#app/lib/security/rejected-url.ts'
import { pageReplaced, pageRequested } from '#app/models/payments/leave-to.ts'
import { announced } from '#app/models/notices/announcements.model.ts'
import { loadFailureNotice } from '#app/models/notices/load-failure-notice.ts'
import { CONNECTION_NOTICE, noticeRaised } from '#app/models/notices/notices.model.ts'
import { $language, languageChosen } from '#app/models/preferences/preferences.model.ts'
import { redirectOf } from '#app/router/failure-redirects.ts'
import { $navigate } from '#app/router/navigator.ts'
import { $i18n, $report } from './ports.ts'

/*
 * Wiring between models: a language choice switches the texts, and some failures redirect. Polling starts in
 * `deferred-start.ts`.
 */

/** Any call failed. */
export const callFailed = createEvent<Failure>()

sample({ clock: requestFailed.map(failureOf), target: callFailed })

const reportFx = attach({ source: $report, effect: (report, failure: Failure) => report.failure(failure) })
const reportCrashFx = attach({ source: $report, effect: (report, error: unknown) => report.crash(error) })
sample({ clock: crashed, target: reportCrashFx })

/** Replaces the history entry, because Back would fail again. */
const redirectFx = attach({
  source: $navigate,
  effect: (navigate, path: string) => {
    const { pathname, search } = window.location
    if (path !== pathname && path !== pathname + search) navigate?.(path, { replace: true })
  },
})

const openPageFx = attach({ source: $navigate, effect: (navigate, path: string) => navigate?.(path) })
sample({ clock: pageRequested, target: openPageFx })
sample({ clock: pageReplaced, target: redirectFx })

const reportUrlFx = attach({
  source: $report,
  effect: (report, { url, reason }: RejectedUrl) => report.rejectedUrl(url, reason),
})
// The same URL is rejected on every visit of its page, so it is reported once.
const $reportedUrls = createStore<readonly string[]>([]).on(reportUrlFx, (reported, { url }) => [...reported, url])
sample({
  clock: urlRejected,
  source: $reportedUrls,
  filter: (reported, { url }) => !reported.includes(url),
  fn: (_, rejected) => rejected,
  target: reportUrlFx,
})

sample({
  clock: urlRejected.filter({ fn: ({ isNavigation }) => isNavigation }),
  fn: () => ({ kind: 'linkRejected' as const }),
  target: announced,
})

const explainLoadFailureFx = attach({
  source: $i18n,
  effect: (i18n) => (i18n === null ? null : loadFailureNotice(i18n.t, 'failure.title.action')),
})
sample({ clock: codeLoadFailed, target: explainLoadFailureFx })
sample({ clock: explainLoadFailureFx.doneData, filter: Boolean, target: noticeRaised })

sample({ clock: callFailed, target: reportFx })
sample({
  clock: callFailed.filterMap((failure) => redirectOf(failure) ?? undefined),
  target: redirectFx,
})

/** The texts of the initial language failed to load. */
export const languageLoadFailed = createEvent()

const switchLanguageFx = attach({
  source: $i18n,
  effect: async (i18n, language: 'ru' | 'en') => {
    if (i18n !== null) await switchLanguage(i18n, language)
  },
})
const applyLanguageFx = attach({
  source: $language,
  effect: (language) => {
    document.documentElement.lang = language
  },
})
sample({ clock: languageChosen, target: switchLanguageFx })
// The texts failed to load: switch the choice back and show a notice.
sample({
  clock: switchLanguageFx.fail,
  source: $i18n,
  filter: Boolean,
  fn: (i18n) => languageOf(i18n),
  target: languageChosen,
})
sample({
  clock: [switchLanguageFx.fail, languageLoadFailed],
  source: $i18n,
  filter: Boolean,
  fn: ({ t }) => ({
    key: CONNECTION_NOTICE,
    tone: 'negative' as const,
    title: t('failure.title.language'),
    text: t('failure.network'),
  }),
  target: noticeRaised,
})
sample({ clock: [appStarted, languageChosen], target: applyLanguageFx })
