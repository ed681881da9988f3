import { attach, createEvent, createStore, sample, scopeBind } from 'effector'
import { uploadPassport } from '#contract/profile.ts'
import { sendFiles, type SendFiles } from '#app/http/send-files.ts'
import { createMachine, commandsOf } from '#app/lib/create-machine.ts'
import { requestFailed } from '#app/lib/request-failed.ts'
import { randomHex } from '#app/lib/random-hex.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'
import { sessionReset } from '#app/models/session/session-reset.ts'
import { $session } from '#app/models/session/session.model.ts'
import { createSessionCall } from '#app/models/session/create-session-call.ts'
import { playerStateChanged } from './player-state-changed.ts'
import { initialDocuments, documentsStep, type Picture } from './documents.machine.ts'

/** Sends the files of a form: a port, replaced in tests and stories. */
export const $sendFiles = createStore<SendFiles>(sendFiles, { serialize: 'ignore' })
/** Addresses of pictures that only this browser has: a port. */
export const $previews = createStore(
  { make: (file: File) => URL.createObjectURL(file), release: (address: string) => URL.revokeObjectURL(address) },
  { serialize: 'ignore' },
)

export const filesChosen = createEvent<readonly File[]>()
export const pictureRemoved = createEvent<string>()
export const documentsSubmitted = createEvent()
export const documentsClosed = createEvent()

const {
  $state,
  dispatch: happened,
  commands: wanted,
  ignored: refused,
} = createMachine(initialDocuments, documentsStep)
export { $state as $papers }
// The pictures have arrived, or perhaps they have.
sample({
  clock: [commandsOf(wanted, 'finish'), commandsOf(wanted, 'ask')],
  fn: () => undefined,
  target: playerStateChanged,
})

const previewFx = attach({
  source: $previews,
  effect: ({ make }, files: readonly File[]): Picture[] =>
    files.map((file) => ({ id: randomHex(), file, preview: make(file) })),
})
const releaseFx = attach({
  source: $previews,
  effect: ({ release }, pictures: readonly Picture[]) => pictures.forEach(({ preview }) => release(preview)),
})
sample({ clock: filesChosen, target: previewFx })
sample({
  clock: previewFx.doneData,
  fn: (pictures) => ({ kind: 'added' as const, pictures }),
  target: happened,
})
sample({ clock: pictureRemoved, fn: (id) => ({ kind: 'removed' as const, id }), target: happened })
sample({ clock: documentsSubmitted, fn: () => ({ kind: 'submitted' as const }), target: happened })
sample({ clock: documentsClosed, fn: () => ({ kind: 'left' as const }), target: happened })
sample({ clock: sessionReset, fn: () => ({ kind: 'forgotten' as const }), target: happened })
sample({ clock: commandsOf(wanted, 'release').map(({ pictures }) => pictures), target: releaseFx })

const progressed = createEvent<{ attempt: number; sent: number; total: number }>()
interface Sent {
  attempt: number
  pictures: readonly Picture[]
}
const sendFx = attach({
  source: { send: $sendFiles, session: $session, language: $language },
  effect: ({ send, session, language }, { attempt, pictures }: Sent) => {
    const tell = scopeBind(progressed, { safe: true })
    const from = { token: session.token, language }
    return send(
      uploadPassport,
      pictures.map(({ file }) => file),
      from,
      (sent, total) => tell({ attempt, sent, total }),
    )
  },
})
const call = createSessionCall(sendFx)
sample({ clock: commandsOf(wanted, 'send'), target: call.wanted })
sample({ clock: progressed, fn: (progress) => ({ kind: 'progressed' as const, ...progress }), target: happened })
sample({
  clock: call.accepted,
  fn: ({ given: { attempt } }) => ({ kind: 'accepted' as const, attempt }),
  target: happened,
})
sample({
  clock: call.failed,
  fn: ({ given: { attempt }, failure }) => ({ kind: 'failed' as const, attempt, failure }),
  target: happened,
})
sample({
  clock: refused,
  fn: ({ state, event }) => new Error(`Papers that are ${state.kind} were told "${event.kind}".`),
  target: requestFailed,
})
