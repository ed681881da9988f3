import { QueryClientProvider } from '@tanstack/react-query'
import { act, render } from '@testing-library/react'
import { allSettled, fork, type Scope } from 'effector'
import { Provider } from 'effector-react'
import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter } from 'react-router-dom'
import type { Language } from '#contract/core/languages.ts'
import { UiProvider } from '#ui/index.ts'
import { brands } from '#app/brand.ts'
import { createI18n, pageTexts, uiTextsOf } from '#app/i18n/i18n.ts'
import { moneyTexts } from '#app/i18n/money-texts.ts'
import { paymentTexts } from '#app/i18n/payment-texts.ts'
import { profileTexts } from '#app/i18n/profile-texts.ts'
import { protectionTexts } from '#app/i18n/protection-texts.ts'
import { $queryClient } from '#app/lib/state/query-client-port.ts'
import { $tabStorage, type TextStorage } from '#app/lib/browser/storage.ts'
import { $clock, ticked } from '#app/models/clock/clock.model.ts'
import { $language, $storage } from '#app/models/preferences/preferences.model.ts'
import { $previews, $sendFiles } from '#app/features/profile/models/documents.model.ts'
import { $session } from '#app/models/session/session.model.ts'
import { $passkeys } from '#app/models/access/passkeys.ts'
import { $challenge } from '#app/models/access/challenge.model.ts'
import { $social, type SocialPort } from '#app/features/access/models/social-window.ts'
import { RouterLink } from '#app/router/router-link.tsx'
import { drivenTime } from './driven-time.ts'
import { createFakeApi, type Answers } from './fake-api.ts'
import { memoryStorage } from './memory-storage.ts'
import { promptPasskeys } from './prompt-passkeys.ts'

/** A social network whose popup returns a token at once. */
const promptNetwork: SocialPort = ({ onToken }) => {
  queueMicrotask(() => onToken('ticket'))
  return { isClosed: () => false, focus: () => undefined, end: () => undefined }
}

interface PageOptions {
  language?: Language
  answers?: Answers
  at?: string
  /** Survives a reload: pass the same one to a second `renderPage`. */
  tabStorage?: TextStorage
}

/** Renders a part of a page for player 5, with a fake back end and a fake clock. */
export async function renderPage(
  part: ReactNode,
  { language = 'ru', answers = {}, at = '/', tabStorage = memoryStorage() }: PageOptions = {},
): Promise<{
  scope: Scope
  sent: [call: string, body: unknown][]
  /** The idempotency keys that were sent. */
  keys: string[]
  pass: (milliseconds: number) => Promise<void>
}> {
  const i18n = await createI18n(language)
  await Promise.all([pageTexts, profileTexts, moneyTexts, paymentTexts, protectionTexts].map((load) => load(i18n)))
  const time = drivenTime()
  const { client, sendFiles, sent, keys } = createFakeApi(answers)
  const scope = fork({
    values: [
      [$queryClient, client],
      [$clock, time.clock],
      [$storage, memoryStorage()],
      [$tabStorage, tabStorage],
      [$language, language],
      [$session, { id: 5, token: 'token' }],
      [$challenge, () => Promise.resolve('solved')],
      [$sendFiles, sendFiles],
      [$previews, { make: () => 'blob:picture', release: () => undefined }],
      [$passkeys, promptPasskeys],
      [$social, promptNetwork],
    ],
  })
  render(
    <Provider value={scope}>
      <QueryClientProvider client={client}>
        <I18nextProvider i18n={i18n}>
          <UiProvider texts={uiTextsOf(i18n)} linkComponent={RouterLink} brand={brands[language]}>
            <MemoryRouter initialEntries={[at]}>{part}</MemoryRouter>
          </UiProvider>
        </I18nextProvider>
      </QueryClientProvider>
    </Provider>,
  )
  const pass = async (milliseconds: number) => {
    time.pass(milliseconds)
    await act(() => allSettled(ticked, { scope, params: time.system.now() }))
  }
  return { scope, sent, keys, pass }
}
