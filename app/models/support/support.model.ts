import { attach, createEvent, createStore, sample } from 'effector'
import { support } from '#contract/core/constants.ts'
import { failureOf, type Failure } from '#app/http/failure.ts'
import { createLiveQuery } from '#app/lib/state/create-live-query.ts'
import { requestFailed } from '#app/lib/state/request-failed.ts'
import { $queryClient } from '#app/lib/state/query-client-port.ts'
import { randomHex } from '#app/lib/crypto/random-hex.ts'
import { $tabStorage, readStorage, writeStorage } from '#app/lib/browser/storage.ts'
import { $statusInterval } from '#app/models/polling/polling.model.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'
import { resumed } from '#app/models/presence/presence.model.ts'
import { $session, signedOut } from '#app/models/session/session.model.ts'
import { sendToSupport, supportQuery } from '#app/queries/support.ts'
import { knownSupportClient } from './support-client.ts'
import { $supportOpen, supportClosed, supportVisitKey } from './support-open.model.ts'

/*
 * The support conversation. Its random id is stored per tab, so that the next user of a shared device cannot read it. A
 * message is kept until the server confirms it, and a retry uses the same id.
 */

/** A message that the server has not confirmed: pending, or failed if `failure` is set. */
export interface OutgoingMessage {
  id: string
  text: string
  failure: Failure | null
}

/** The panel has mounted. */
export const conversationShown = createEvent()
export const draftChanged = createEvent<string>()
export const messageSubmitted = createEvent()
export const messageRetried = createEvent<string>()

/** Characters of a draft beyond the limit of a message. Such a draft is not sent. */
export const excessLength = (draft: string): number => Math.max(0, draft.trim().length - support.textLength)

/** The text of the input. Kept when the panel is closed. */
export const $draft = createStore('').on(draftChanged, (_, draft) => draft)

const isVisitId = (value: unknown): value is string => typeof value === 'string' && /^[\da-f]{32}$/u.test(value)
const loadVisitFx = attach({
  source: $tabStorage,
  effect: (storage): string => {
    const stored = readStorage(storage, supportVisitKey, isVisitId)
    if (stored !== null) return stored
    const id = randomHex()
    writeStorage(storage, supportVisitKey, id)
    return id
  },
})

export const $visit = createStore<string | null>(null)
  .on(loadVisitFx.doneData, (visit, created) => visit ?? created)
  .reset(signedOut)
sample({
  clock: conversationShown,
  source: $visit,
  filter: (visit) => visit === null,
  target: loadVisitFx,
})
$draft.reset(signedOut)

const pollingStarted = createEvent()
sample({
  clock: [conversationShown, $visit],
  source: [$supportOpen, $visit] as const,
  filter: ([open, visit]) => open && visit !== null,
  target: pollingStarted,
})
createLiveQuery({
  $options: $visit.map((visit) => supportQuery(visit ?? '')),
  $interval: $statusInterval,
  resumed,
  start: pollingStarted,
  stop: supportClosed,
})

const sendFx = attach({
  source: { client: $queryClient, visit: $visit, session: $session, language: $language },
  effect: async ({ client, visit, session, language }, { id, text }: { id: string; text: string }) => {
    if (client === null || visit === null) throw new Error('Support needs `$queryClient` and an opened conversation.')
    await sendToSupport(client, visit, { id, text, client: knownSupportClient(client, session.id, language) })
  },
})
sample({ clock: sendFx.failData, target: requestFailed })
const createMessageFx = attach({ source: $draft, effect: (draft) => ({ id: randomHex(), text: draft.trim() }) })
const messageQueued = createMessageFx.doneData

/** Messages that the server has not confirmed. */
export const $outgoing = createStore<readonly OutgoingMessage[]>([])
  .on(messageQueued, (messages, message) => [...messages, { ...message, failure: null }])
  .on(messageRetried, (messages, id) =>
    messages.map((message) => (message.id === id ? { ...message, failure: null } : message)),
  )
  .on(sendFx.done, (messages, { params }) => messages.filter(({ id }) => id !== params.id))
  .on(sendFx.fail, (messages, { params, error }) =>
    messages.map((message) => (message.id === params.id ? { ...message, failure: failureOf(error) } : message)),
  )
  .reset(signedOut)

sample({
  clock: messageSubmitted,
  source: [$draft, $visit] as const,
  filter: ([draft, visit]) => draft.trim() !== '' && excessLength(draft) === 0 && visit !== null,
  target: createMessageFx,
})
$draft.on(messageQueued, () => '')
sample({ clock: messageQueued, target: sendFx })
sample({
  clock: messageRetried,
  source: $outgoing,
  filter: (messages, id) => messages.some((message) => message.id === id),
  fn: (messages, id) => ({ id, text: messages.find((message) => message.id === id)?.text ?? '' }),
  target: sendFx,
})
