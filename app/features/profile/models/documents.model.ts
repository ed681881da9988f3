import { attach, combine, createEvent, createStore, sample } from 'effector'
import { uploadPassport } from '#contract/player/profile.ts'
import { sendFiles, type SendFiles } from '#app/http/send-files.ts'
import { createWorkflow } from '#app/lib/state/create-workflow.ts'
import { randomHex } from '#app/lib/crypto/random-hex.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'
import { sessionReset } from '#app/models/session/session-reset.ts'
import { $session } from '#app/models/session/session.model.ts'
import {
  documentsStep,
  initialDocuments,
  type DocumentsCommand,
  type DocumentsEvent,
  type DocumentsState,
  type Picture,
} from './documents.machine.ts'
import { playerStateChanged } from './player-state-changed.ts'

/** Uploads files: a port, replaced in tests and stories. */
export const $sendFiles = createStore<SendFiles>(sendFiles, { serialize: 'ignore' })
/** Object URLs of pictures: a port. */
export const $previews = createStore(
  { make: (file: File) => URL.createObjectURL(file), release: (url: string) => URL.revokeObjectURL(url) },
  { serialize: 'ignore' },
)

export const filesChosen = createEvent<readonly File[]>()
export const pictureRemoved = createEvent<string>()
export const documentsSubmitted = createEvent()
export const documentsClosed = createEvent()

const $deps = combine({ send: $sendFiles, previews: $previews, session: $session, language: $language })
type Deps = ReturnType<typeof $deps.getState>

const { $state, dispatch } = createWorkflow<DocumentsState, DocumentsEvent, DocumentsCommand, Deps>({
  name: 'identity documents',
  initial: initialDocuments,
  transition: documentsStep,
  $deps,
  sessionReset,
  commands: {
    upload: {
      async run({ send, session, language }, { pictures }, signal, fire) {
        const files = pictures.map(({ file }) => file)
        await send(uploadPassport, files, { token: session.token, language, signal }, (sentBytes, totalBytes) => {
          if (!signal.aborted) fire(dispatch, { kind: 'progressed', sentBytes, totalBytes })
        })
        return { kind: 'accepted' }
      },
      failed: (failure) => ({ kind: 'failed', failure }),
      // The upload continues after the page is closed, but not after the session ends.
      until: 'stateLeft',
    },
    releasePreviews: {
      run: ({ previews }, { pictures }) => pictures.forEach(({ preview }) => previews.release(preview)),
      until: 'never',
    },
    refreshPlayer: playerStateChanged.prepend(() => undefined),
  },
})
export const $documents = $state

const previewFx = attach({
  source: $previews,
  effect: ({ make }, files: readonly File[]): Picture[] =>
    files.map((file) => ({ id: randomHex(), file, preview: make(file) })),
})
sample({ clock: filesChosen, target: previewFx })
sample({ clock: previewFx.doneData, fn: (pictures) => ({ kind: 'added' as const, pictures }), target: dispatch })
sample({ clock: pictureRemoved, fn: (id) => ({ kind: 'removed' as const, id }), target: dispatch })
sample({ clock: documentsSubmitted, fn: () => ({ kind: 'submitted' as const }), target: dispatch })
sample({ clock: documentsClosed, fn: () => ({ kind: 'closed' as const }), target: dispatch })
sample({ clock: sessionReset, fn: () => ({ kind: 'reset' as const }), target: dispatch })
