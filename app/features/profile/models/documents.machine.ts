import { errorCode } from '#contract/errors/codes.ts'
import { documentLimits } from '#contract/player/profile.ts'
import { failureCode, type Failure } from '#app/http/failure.ts'
import { isOutcomeUnknown } from '#app/http/outcome-unknown.ts'
import type { Step, Transition } from '#app/lib/state/create-workflow.ts'

/*
 * Two pictures of the passport: choose, preview, upload with progress. When the outcome of the upload is unknown the
 * pictures stay, and the player's state is read again.
 */

export interface Picture {
  id: string
  file: File
  /** An object URL for the preview. */
  preview: string
}

/** The error code of no picture, of not two, or of a file that is not a picture. */
export type DocumentsProblem = (typeof errorCode)['documentsMissing' | 'twoDocumentsRequired' | 'documentsNotSaved']

export type DocumentsState = { pictures: readonly Picture[] } & (
  | { kind: 'choosing'; problem: DocumentsProblem | null; failure: Failure | null }
  | { kind: 'uploading'; sentBytes: number; totalBytes: number }
  | { kind: 'uploaded' }
)

export type DocumentsEvent =
  | { kind: 'added'; pictures: readonly Picture[] }
  | { kind: 'removed'; id: string }
  | { kind: 'submitted' }
  | { kind: 'progressed'; sentBytes: number; totalBytes: number }
  | { kind: 'accepted' }
  | { kind: 'failed'; failure: Failure }
  | { kind: 'closed' }
  /** Another player, or none, is signed in. */
  | { kind: 'reset' }

export type DocumentsCommand =
  | { kind: 'upload'; pictures: readonly Picture[] }
  | { kind: 'releasePreviews'; pictures: readonly Picture[] }
  /** The server's state may have changed. */
  | { kind: 'refreshPlayer' }

type Choosing = Extract<DocumentsState, { kind: 'choosing' }>
type DocumentsStep = Step<DocumentsState, DocumentsCommand>

const choosing = (
  pictures: readonly Picture[] = [],
  problem: DocumentsProblem | null = null,
  failure: Failure | null = null,
): Choosing => ({ kind: 'choosing', pictures, problem, failure })

export const initialDocuments: DocumentsState = choosing()

/** Verified, or uploaded: by an earlier request whose response was lost, or on another device. */
const ALREADY_UPLOADED: ReadonlySet<number | null> = new Set([errorCode.alreadyConfirmed, errorCode.documentsUploaded])

const TYPES: readonly string[] = documentLimits.types
const isAccepted = ({ file }: Picture): boolean =>
  file.size > 0 && file.size <= documentLimits.largest && TYPES.includes(file.type)

const step = (state: DocumentsState, ...commands: DocumentsCommand[]): DocumentsStep => ({ state, commands })
const release = (pictures: readonly Picture[]): DocumentsCommand[] =>
  pictures.length === 0 ? [] : [{ kind: 'releasePreviews', pictures }]

/** Keeps as many pictures as are needed. Other files and surplus pictures are dropped with a problem code. */
function added(state: DocumentsState, pictures: readonly Picture[]): DocumentsStep {
  if (state.kind !== 'choosing') return step(state, ...release(pictures))
  const accepted = pictures.filter(isAccepted)
  const kept = [...state.pictures, ...accepted].slice(0, documentLimits.count)
  const dropped = pictures.filter((picture) => !kept.includes(picture))
  const problem =
    accepted.length < pictures.length
      ? errorCode.documentsNotSaved
      : dropped.length > 0
        ? errorCode.twoDocumentsRequired
        : null
  return step(choosing(kept, problem), ...release(dropped))
}

function submitted(state: DocumentsState): DocumentsStep {
  if (state.kind !== 'choosing') return step(state)
  const { pictures } = state
  if (pictures.length !== documentLimits.count)
    return step(choosing(pictures, pictures.length === 0 ? errorCode.documentsMissing : errorCode.twoDocumentsRequired))
  return step({ kind: 'uploading', pictures, sentBytes: 0, totalBytes: 0 }, { kind: 'upload', pictures })
}

function failed(state: DocumentsState, failure: Failure): DocumentsStep | null {
  if (state.kind !== 'uploading') return null
  const mayBeThere = isOutcomeUnknown(failure) || ALREADY_UPLOADED.has(failureCode(failure))
  return step(choosing(state.pictures, null, failure), ...(mayBeThere ? [{ kind: 'refreshPlayer' } as const] : []))
}

/** The transition; `null` ignores an event. */
export const documentsStep: Transition<DocumentsState, DocumentsEvent, DocumentsCommand> = (state, event) => {
  switch (event.kind) {
    case 'added':
      return added(state, event.pictures)
    case 'removed': {
      if (state.kind !== 'choosing') return step(state)
      const removed = state.pictures.filter(({ id }) => id === event.id)
      return step(choosing(state.pictures.filter(({ id }) => id !== event.id)), ...release(removed))
    }
    case 'submitted':
      return submitted(state)
    case 'progressed':
      if (state.kind !== 'uploading') return null
      return step({ ...state, sentBytes: event.sentBytes, totalBytes: event.totalBytes })
    case 'accepted':
      if (state.kind !== 'uploading') return null
      return step({ kind: 'uploaded', pictures: [] }, ...release(state.pictures), { kind: 'refreshPlayer' })
    case 'failed':
      return failed(state, event.failure)
    case 'closed':
      // An upload continues; pictures that were only chosen are dropped.
      return state.kind === 'uploading' ? step(state) : step(initialDocuments, ...release(state.pictures))
    case 'reset':
      return step(initialDocuments, ...release(state.pictures))
  }
}
