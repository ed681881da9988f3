import { papers } from '#contract/profile.ts'
import { failureCode, type Failure } from '#app/http/failure.ts'
import { isOutcomeUnknown } from '#app/http/outcome-unknown.ts'
import type { Step, Transition } from '#app/lib/create-machine.ts'

/*
 * The two pictures of a passport: chosen, looked at, sent with their progress. A lost answer says nothing of what the server has:
 * the pictures stay, and the server is asked.
 */

export interface Picture {
  id: string
  file: File
  /** An address of the browser's own, for the preview. */
  preview: string
}

/** `none`, `notTwo`, `notPicture`: 52, 53, 54 of the catalogue. */
export type DocumentsProblem = 52 | 53 | 54

export interface DocumentsState {
  kind: 'choosing' | 'sending' | 'sent'
  attempt: number
  pictures: readonly Picture[]
  problem: DocumentsProblem | null
  failure: Failure | null
  /** Bytes. */
  sent: number
  total: number
}

export type DocumentsEvent =
  | { kind: 'added'; pictures: readonly Picture[] }
  | { kind: 'removed'; id: string }
  | { kind: 'submitted' }
  | { kind: 'progressed'; attempt: number; sent: number; total: number }
  | { kind: 'accepted'; attempt: number }
  | { kind: 'failed'; attempt: number; failure: Failure }
  | { kind: 'left' }
  /** Another player is here: the pictures are none of his, and what comes of an earlier sending is nobody's. */
  | { kind: 'forgotten' }

export type DocumentsEffect =
  | { kind: 'send'; attempt: number; pictures: readonly Picture[] }
  /** The previews are not looked at any more. */
  | { kind: 'release'; pictures: readonly Picture[] }
  | { kind: 'finish' }
  /** Nobody knows whether the pictures have arrived, or others had before them. */
  | { kind: 'ask' }

export const initialDocuments: DocumentsState = {
  kind: 'choosing',
  attempt: 0,
  pictures: [],
  problem: null,
  failure: null,
  sent: 0,
  total: 0,
}

const NONE = 52
const NOT_TWO = 53
const NOT_PICTURE = 54
/** Verified, and sent: by an earlier try whose answer was lost, or elsewhere. What is shown here is older than that. */
const THERE_ALREADY: ReadonlySet<number | null> = new Set([50, 51])

const TYPES: readonly string[] = papers.types
const isTaken = ({ file }: Picture): boolean =>
  file.size > 0 && file.size <= papers.largest && TYPES.includes(file.type)

type PapersStep = Step<DocumentsState, DocumentsEffect>
const step = (state: DocumentsState, ...effects: DocumentsEffect[]): PapersStep => ({ state, commands: effects })
const release = (pictures: readonly Picture[]): DocumentsEffect[] =>
  pictures.length === 0 ? [] : [{ kind: 'release', pictures }]

/** As many as are asked for are kept; what is no picture, or one too many, is said and let go. */
function added(state: DocumentsState, pictures: readonly Picture[]): PapersStep {
  if (state.kind !== 'choosing') return step(state, ...release(pictures))
  const right = pictures.filter(isTaken)
  const kept = [...state.pictures, ...right].slice(0, papers.count)
  const dropped = pictures.filter((picture) => !kept.includes(picture))
  const problem = right.length < pictures.length ? NOT_PICTURE : dropped.length > 0 ? NOT_TWO : null
  return step({ ...state, pictures: kept, problem, failure: null }, ...release(dropped))
}

function submitted(state: DocumentsState): PapersStep {
  if (state.kind !== 'choosing') return step(state)
  const { pictures } = state
  if (pictures.length !== papers.count) {
    return step({ ...state, problem: pictures.length === 0 ? NONE : NOT_TWO, failure: null })
  }
  const attempt = state.attempt + 1
  const next: DocumentsState = { ...state, kind: 'sending', attempt, problem: null, failure: null, sent: 0, total: 0 }
  return step(next, { kind: 'send', attempt, pictures })
}

function failed(state: DocumentsState, failure: Failure): PapersStep | null {
  if (state.kind !== 'sending') return null
  const next: DocumentsState = { ...state, kind: 'choosing', failure }
  return isOutcomeUnknown(failure) || THERE_ALREADY.has(failureCode(failure)) ? step(next, { kind: 'ask' }) : step(next)
}

/** The whole workflow. */
export const documentsStep: Transition<DocumentsState, DocumentsEvent, DocumentsEffect> = (state, event) => {
  if ('attempt' in event && event.attempt !== state.attempt) return step(state)
  switch (event.kind) {
    case 'added':
      return added(state, event.pictures)
    case 'removed': {
      if (state.kind !== 'choosing') return step(state)
      const gone = state.pictures.filter(({ id }) => id === event.id)
      const pictures = state.pictures.filter(({ id }) => id !== event.id)
      return step({ ...state, pictures, problem: null, failure: null }, ...release(gone))
    }
    case 'submitted':
      return submitted(state)
    case 'progressed':
      if (state.kind !== 'sending') return null
      return step({ ...state, sent: event.sent, total: event.total })
    case 'accepted':
      if (state.kind !== 'sending') return null
      return step({ ...initialDocuments, kind: 'sent', attempt: state.attempt }, ...release(state.pictures), {
        kind: 'finish',
      })
    case 'failed':
      return failed(state, event.failure)
    case 'forgotten':
      return step({ ...initialDocuments, attempt: state.attempt + 1 }, ...release(state.pictures))
    case 'left':
      // What is on its way goes on; what was only chosen is let go.
      if (state.kind === 'sending') return step(state)
      return step({ ...initialDocuments, attempt: state.attempt }, ...release(state.pictures))
  }
}
