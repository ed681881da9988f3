import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fork, type StoreValue } from 'effector'
import { Provider } from 'effector-react'
import type { i18n } from 'i18next'
import { useState, type ComponentType } from 'react'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { readPayload } from '#contract/call.ts'
import type { ErrorArgs } from '#contract/envelope.ts'
import type { Language } from '#contract/languages.ts'
import { getStatus, GUEST_ID } from '#contract/status.ts'
import { PageFrame, UiProvider } from '#ui/index.ts'
import type { Http } from '#app/http/client.ts'
import { CallFailure, type Failure } from '#app/http/failure.ts'
import type { SendFiles } from '#app/http/send-files.ts'
import { createI18n, pageTexts } from '#app/i18n/i18n.ts'
import { profileTexts } from '#app/i18n/profile-texts.ts'
import { uiTexts } from '#app/i18n/ui-texts.ts'
import { $queryClient } from '#app/lib/query-client-port.ts'
import { $clock } from '#app/models/clock/clock.model.ts'
import { createClock } from '#app/models/clock/clock.ts'
import { $language, $storage } from '#app/models/preferences/preferences.model.ts'
import { $previews, $sendFiles } from '#app/models/profile/documents.model.ts'
import { $session, type Session } from '#app/models/session/session.model.ts'
import { $social, type SocialPort } from '#app/models/sign-in/social-window.ts'
import { provideHttp } from '#app/queries/http-port.ts'
import { statusQuery, type LobbyKey } from '#app/queries/lobby.ts'
import { rejected } from '#app/testing/failures.ts'
import { memoryStorage } from '#app/testing/memory-storage.ts'
import { RouterLink } from '#app/router/router-link.tsx'

/** What the back end of a story answers to a call, by the call's name: a payload of the wire, nothing ever, no answer, or a no. */
export type Answers = Readonly<Record<string, unknown>>
export const waiting = Symbol('waiting')
export const failing = Symbol('failing')
/** What was sent is not known, or no longer: 42. */
export const refusing = Symbol('refusing')
/** A no, by its code and the values of its text. */
export class Refusing {
  readonly failure: Failure

  constructor(code: number, args: ErrorArgs = []) {
    this.failure = {
      kind: 'refused',
      call: 'call',
      code: Math.abs(code),
      raw: code,
      message: null,
      args,
      nextMethod: null,
      data: null,
    }
  }
}

/** One answer after the other; the last one stays. */
export class Sequence {
  readonly answers: readonly unknown[]

  constructor(...answers: unknown[]) {
    this.answers = answers
  }
}

/** The moment at which screens are looked at. */
export const STORY_NOW = Date.UTC(2026, 0, 10, 12)

function fakeHttp(answers: Answers): Http {
  const asked = new Map<string, number>()
  const answerOf = (name: string): unknown => {
    const answer = answers[name]
    if (!(answer instanceof Sequence)) return answer
    const before = asked.get(name) ?? 0
    asked.set(name, before + 1)
    return answer.answers[Math.min(before, answer.answers.length - 1)]
  }
  return {
    call: async (call) => {
      // A story may hold an answer back until its play gives it.
      const answer = await answerOf(call.name)
      if (answer === waiting) return new Promise(() => undefined)
      if (answer === refusing) throw new CallFailure(rejected(42))
      if (answer instanceof Refusing) throw new CallFailure(answer.failure)
      const read = answer === failing || answer === undefined ? null : readPayload(call, answer)
      if (read?.kind === 'read') return read.data
      throw new CallFailure({ kind: 'unread', call: call.name, cause: 'network', status: null })
    },
  }
}

/** A clock that stands still and sets no timer. */
const standingClock = () =>
  createClock({
    now: () => STORY_NOW,
    setTimer: () => null,
    clearTimer: () => undefined,
    isVisible: () => true,
    onVisibility: () => () => undefined,
  })

const guest: Session = { id: GUEST_ID, token: null }
const ready = new Map<Language, i18n>()

/** Loads the texts of the screens before a story is rendered. */
export async function loadScreenTexts(language: Language): Promise<void> {
  if (ready.has(language)) return
  const instance = await createI18n(language)
  await Promise.all([pageTexts(instance), profileTexts(instance)])
  ready.set(language, instance)
}

interface ScreenProps {
  screen: ComponentType
  /** The pattern of its route, and the address that is open. */
  route: string
  address?: string
  answers: Answers
  language: Language
  /** What an earlier visit has left in the browser. */
  stored?: Readonly<Record<string, string>>
  /** Opens the windows of social networks: a story opens none of the browser. */
  social?: SocialPort | undefined
  /** Who is signed in: what the back end says of the player is known already, where it says anything. */
  player?: number | undefined
  /** Sends pictures, and makes the addresses of what was chosen. */
  sendFiles?: SendFiles | undefined
  previews?: StoreValue<typeof $previews> | undefined
}

const noPreviews = { make: () => '', release: () => undefined }
const neverSent: SendFiles = () => new Promise(() => undefined)

/** The status as the polling of the app leaves it: nobody on a page asks for it. */
function keepStatus(client: QueryClient, key: LobbyKey, answer: unknown): void {
  const read = readPayload(getStatus, answer)
  if (read.kind === 'read') client.setQueryData(statusQuery(key).queryKey, read.data)
}

/** A page of the app with a back end of its own, a standing clock and a router in memory. */
export function Screen({
  screen: Page,
  route,
  address = route,
  answers,
  language,
  stored = {},
  social = () => null,
  player,
  sendFiles = neverSent,
  previews = noPreviews,
}: ScreenProps) {
  const [world] = useState(() => {
    const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } })
    provideHttp(client, fakeHttp(answers))
    const scope = fork({
      values: [
        [$clock, standingClock()],
        [$queryClient, client],
        [$language, language],
        [$storage, memoryStorage(stored)],
        [$social, social],
        [$sendFiles, sendFiles],
        [$previews, previews],
        [$session, player === undefined ? guest : { id: player, token: 'token' }],
      ],
    })
    if (player !== undefined) keepStatus(client, { session: player, language }, answers[getStatus.name])
    return { client, scope }
  })
  const words = ready.get(language)
  if (words === undefined) return null
  return (
    <Provider value={world.scope}>
      <QueryClientProvider client={world.client}>
        <I18nextProvider i18n={words}>
          <UiProvider texts={uiTexts(words.t)} linkComponent={RouterLink}>
            <MemoryRouter initialEntries={[address]}>
              <PageFrame skipLabel={words.t('shell.skip')} head={null}>
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
