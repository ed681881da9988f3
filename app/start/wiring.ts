import { attach, createEvent, createStore, sample } from 'effector'
import { failureOf, type Failure } from '#app/http/failure.ts'
import { languageOf, switchLanguage } from '#app/i18n/i18n.ts'
import { crashed } from '#app/lib/error-boundary.tsx'
import { requestFailed } from '#app/lib/request-failed.ts'
import { appStarted } from '#app/lib/lifecycle.ts'
import { urlRejected, type RejectedUrl } from '#app/lib/rejected-url.ts'
import { noticeRaised } from '#app/models/notices/notices.model.ts'
import { $language, languageChosen } from '#app/models/preferences/preferences.model.ts'
import { redirectOf } from '#app/router/failure-redirects.ts'
import { $navigate } from '#app/router/navigator.ts'
import { $i18n, $report } from './ports.ts'

/*
 * What joins two models, as the app's plot: a choice of language switches the texts, and a refusal may lead elsewhere.
 * What keeps the state and the jackpots fresh begins later, in `later.ts`.
 */

/** Some call brought no data, whoever asked. */
export const callFailed = createEvent<Failure>()

sample({ clock: requestFailed.map(failureOf), target: callFailed })

const reportFx = attach({ source: $report, effect: (report, failure: Failure) => report.failure(failure) })
const reportCrashFx = attach({ source: $report, effect: (report, error: unknown) => report.crash(error) })
sample({ clock: crashed, target: reportCrashFx })

/** In place of the page that was refused: Back would lead into the refusal again. */
const goFx = attach({
  source: $navigate,
  effect: (navigate, path: string) => {
    if (window.location.pathname !== path) navigate?.(path, { replace: true })
  },
})

const reportAddressFx = attach({
  source: $report,
  effect: (report, { url: address, reason }: RejectedUrl) => report.rejectedUrl(address, reason),
})
// A slide is met again with every visit of its page.
const $reported = createStore<readonly string[]>([]).on(reportAddressFx, (known, { url: address }) => [
  ...known,
  address,
])
sample({
  clock: urlRejected,
  source: $reported,
  filter: (known, { url: address }) => !known.includes(address),
  fn: (_, refused) => refused,
  target: reportAddressFx,
})

sample({ clock: callFailed, target: reportFx })
sample({
  clock: callFailed.filterMap((failure) => redirectOf(failure) ?? undefined),
  target: goFx,
})

/** The page was opened in a language whose texts did not arrive. */
export const languageLoadFailed = createEvent()

const switchLanguageFx = attach({
  source: $i18n,
  effect: async (i18n, language: 'ru' | 'en') => {
    if (i18n !== null) await switchLanguage(i18n, language)
  },
})
const paintLanguageFx = attach({
  source: $language,
  effect: (language) => {
    document.documentElement.lang = language
  },
})
sample({ clock: languageChosen, target: switchLanguageFx })
// The other language's texts did not arrive: the page keeps the one that it speaks, and says so.
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
  fn: ({ t }) => ({ tone: 'negative' as const, title: t('failure.title.language'), text: t('failure.network') }),
  target: noticeRaised,
})
sample({ clock: [appStarted, languageChosen], fn: () => undefined, target: paintLanguageFx })
