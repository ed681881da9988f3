import { errorCode } from '#contract/errors/codes.ts'
import { rejected, noResponse } from '#app/testing/failures.ts'
import { initialDocuments, type DocumentsEvent, type DocumentsState, type Picture } from './documents.machine.ts'

/* States and events of every kind, for tests, stories and the diagram. */

export const pictureOf = (id: string, type = 'image/jpeg', content = 'picture'): Picture => ({
  id,
  file: new File([content], `${id}.jpg`, { type }),
  preview: `blob:${id}`,
})
const both = [pictureOf('first'), pictureOf('second')]

export const sampleDocumentsStates = {
  empty: initialDocuments,
  one: { ...initialDocuments, pictures: both.slice(0, 1) },
  both: { ...initialDocuments, pictures: both },
  uploading: { kind: 'uploading', pictures: both, sentBytes: 2, totalBytes: 10 },
  uploaded: { kind: 'uploaded', pictures: [] },
} as const satisfies Readonly<Record<string, DocumentsState>>

export const sampleDocumentsEvents = {
  added: { kind: 'added', pictures: [pictureOf('third')] },
  addedNotPicture: { kind: 'added', pictures: [pictureOf('text', 'application/pdf')] },
  addedEmpty: { kind: 'added', pictures: [pictureOf('nothing', 'image/jpeg', '')] },
  removed: { kind: 'removed', id: 'first' },
  submitted: { kind: 'submitted' },
  progressed: { kind: 'progressed', sentBytes: 5, totalBytes: 10 },
  accepted: { kind: 'accepted' },
  rejected: { kind: 'failed', failure: rejected(errorCode.documentsNotSaved) },
  noResponse: { kind: 'failed', failure: noResponse },
  alreadyUploaded: { kind: 'failed', failure: rejected(51) },
  closed: { kind: 'closed' },
  reset: { kind: 'reset' },
} as const satisfies Readonly<Record<string, DocumentsEvent>>
