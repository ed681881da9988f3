import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fork, type StoreValue } from 'effector'
import { Provider } from 'effector-react'
import type { i18n } from 'i18next'
import { useState, type ComponentType } from 'react'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { readPayload } from '#contract/core/call.ts'
import type { Language } from '#contract/core/languages.ts'
import { getStatus, GUEST_ID } from '#contract/player/status.ts'
import { PageFrame, UiProvider } from '#ui/index.ts'
import { useUiBrand } from '#ui/provider/UiProvider.tsx'
import type { SendFiles } from '#app/http/send-files.ts'
import { createI18n, pageTexts, uiTextsOf } from '#app/i18n/i18n.ts'
import { moneyTexts } from '#app/i18n/money-texts.ts'
import { paymentTexts } from '#app/i18n/payment-texts.ts'
import { profileTexts } from '#app/i18n/profile-texts.ts'
import { protectionTexts } from '#app/i18n/protection-texts.ts'
import { $queryClient } from '#app/lib/state/query-client-port.ts'
import { $clock } from '#app/models/clock/clock.model.ts'
import { createClock } from '#app/models/clock/clock.ts'
import { $language, $storage } from '#app/models/preferences/preferences.model.ts'
import { $previews, $sendFiles } from '#app/features/profile/models/documents.model.ts'
import { $passkeys, type PasskeyPort } from '#app/models/access/passkeys.ts'
import { $session, type Session } from '#app/models/session/session.model.ts'
import { $social, type SocialPort } from '#app/features/access/models/social-window.ts'
import { statusQuery, type LobbyKey } from '#app/queries/lobby.ts'
import { createFakeApi, fault, type Answers } from '#app/testing/fake-api.ts'
import { memoryStorage } from '#app/testing/memory-storage.ts'
import { inLanguage } from '#stories/fixtures/localized.ts'
import { RouterLink } from '#app/router/router-link.tsx'

/** The current time in all screen stories. */
export const STORY_NOW = Date.UTC(2026, 0, 10, 12)

/** A stopped clock without timers. */
const stoppedClock = () =>
  createClock({
    now: () => STORY_NOW,
    setTimer: () => null,
    clearTimer: () => undefined,
    isVisible: () => true,
    onVisibility: () => () => undefined,
  })

const guest: Session = { id: GUEST_ID, token: null }
const i18nByLanguage = new Map<Language, i18n>()

/** Loads the texts of the screens before a story renders. */
export async function loadScreenTexts(language: Language): Promise<void> {
  if (i18nByLanguage.has(language)) return
  const instance = await createI18n(language)
  await Promise.all([pageTexts, profileTexts, moneyTexts, paymentTexts, protectionTexts].map((load) => load(instance)))
  i18nByLanguage.set(language, instance)
}

interface ScreenProps {
  screen: ComponentType
  /** Route pattern, and the current URL. */
  route: string
  address?: string
  answers: Answers
  language: Language
  /** Initial contents of the storage. */
  stored?: Readonly<Record<string, string>>
  /** Fake window of a social network. */
  social?: SocialPort | undefined
  /** Id of the signed-in player; the status is preloaded if `answers` has one. */
  player?: number | undefined
  /** Fake upload, and fake preview URLs of selected files. */
  sendFiles?: SendFiles | undefined
  previews?: StoreValue<typeof $previews> | undefined
}

/** A player who closes every prompt: those of the browser cannot be seen by a story. */
const closedPasskeys: PasskeyPort = {
  isSupported: () => true,
  create: async () => ({ kind: 'cancelled' }),
  get: async () => ({ kind: 'cancelled' }),
}
const noPreviews = { make: () => '', release: () => undefined }
const endlessUpload: SendFiles = () => new Promise(() => undefined)

/** Preloads the status, as the app's status poll does. */
function preloadStatus(client: QueryClient, key: LobbyKey, answer: unknown): void {
  const result = readPayload(getStatus, answer)
  if (result.kind === 'read') client.setQueryData(statusQuery(key).queryKey, result.data)
}

/** The answers in a language, also those that a function computes. */
const answersIn = (answers: Answers, language: Language): Answers =>
  Object.fromEntries(
    Object.entries(answers).map(([call, answer]) => [
      call,
      typeof answer === 'function'
        ? (...request: unknown[]): unknown => inLanguage(answer(...request), language)
        : inLanguage(answer, language),
    ]),
  )

/** A page of the app with fake HTTP, a stopped clock and a memory router. */
export function Screen({
  screen: Page,
  route,
  address = route,
  answers,
  language,
  stored = {},
  social = () => null,
  player,
  sendFiles = endlessUpload,
  previews = noPreviews,
}: ScreenProps) {
  const [app] = useState(() => {
    const translated = answersIn(answers, language)
    const { client } = createFakeApi(translated, {
      otherwise: fault.noResponse,
      client: new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } }),
    })
    const scope = fork({
      values: [
        [$clock, stoppedClock()],
        [$queryClient, client],
        [$language, language],
        [$storage, memoryStorage(stored)],
        [$passkeys, closedPasskeys],
        [$social, social],
        [$sendFiles, sendFiles],
        [$previews, previews],
        [$session, player === undefined ? guest : { id: player, token: 'token' }],
      ],
    })
    if (player !== undefined) preloadStatus(client, { session: player, language }, translated[getStatus.name])
    return { client, scope }
  })
  const brand = useUiBrand()
  const i18nInstance = i18nByLanguage.get(language)
  if (i18nInstance === undefined) return null
  return (
    <Provider value={app.scope}>
      <QueryClientProvider client={app.client}>
        <I18nextProvider i18n={i18nInstance}>
          <UiProvider texts={uiTextsOf(i18nInstance)} linkComponent={RouterLink} brand={brand}>
            <MemoryRouter initialEntries={[address]}>
              <PageFrame skipLabel={i18nInstance.t('shell.skip')} header={null}>
                <Routes>
                  <Route path={route} element={<Page />} />
                  <Route path="*" element={null} />
                </Routes>
              </PageFrame>
            </MemoryRouter>
          </UiProvider>
        </I18nextProvider>
      </QueryClientProvider>
    </Provider>
  )
}
