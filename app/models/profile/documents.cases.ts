import { rejected, noResponse } from '#app/testing/failures.ts'
import { initialDocuments, type DocumentsEvent, type DocumentsState, type Picture } from './documents.machine.ts'

/* The workflow as data, for its tests: states, events, and what each event does in each state. */

export const pictureOf = (id: string, type = 'image/jpeg', content = 'picture'): Picture => ({
  id,
  file: new File([content], `${id}.jpg`, { type }),
  preview: `blob:${id}`,
})
const first = pictureOf('first')
const second = pictureOf('second')
const choosing: DocumentsState = { ...initialDocuments, attempt: 1 }
const two: DocumentsState = { ...choosing, pictures: [first, second] }

export const states = {
  empty: choosing,
  one: { ...choosing, pictures: [first] },
  wrong: { ...choosing, pictures: [first], problem: 54 },
  two,
  refused: { ...two, failure: rejected(54) },
  doubted: { ...two, failure: noResponse },
  brokenOff: { ...two, failure: rejected(3) },
  sending: { ...two, kind: 'sending' },
  moving: { ...two, kind: 'sending', sent: 2, total: 10 },
  sent: { ...choosing, kind: 'sent' },
} as const satisfies Readonly<Record<string, DocumentsState>>
export type StateName = keyof typeof states

export const events = {
  added: { kind: 'added', pictures: [pictureOf('third')] },
  addedTwo: { kind: 'added', pictures: [pictureOf('third'), pictureOf('fourth')] },
  addedNoPicture: { kind: 'added', pictures: [pictureOf('text', 'application/pdf')] },
  addedEmpty: { kind: 'added', pictures: [pictureOf('nothing', 'image/jpeg', '')] },
  addedBoth: { kind: 'added', pictures: [pictureOf('text', 'application/pdf'), pictureOf('third')] },
  removed: { kind: 'removed', id: 'first' },
  removedOther: { kind: 'removed', id: 'other' },
  submitted: { kind: 'submitted' },
  progressed: { kind: 'progressed', attempt: 1, sent: 5, total: 10 },
  accepted: { kind: 'accepted', attempt: 1 },
  refused: { kind: 'failed', attempt: 1, failure: rejected(54) },
  unread: { kind: 'failed', attempt: 1, failure: noResponse },
  brokenOff: { kind: 'failed', attempt: 1, failure: rejected(3) },
  thereAlready: { kind: 'failed', attempt: 1, failure: rejected(51) },
  verifiedAlready: { kind: 'failed', attempt: 1, failure: rejected(50) },
  late: { kind: 'progressed', attempt: 0, sent: 9, total: 10 },
  left: { kind: 'left' },
  forgotten: { kind: 'forgotten' },
} as const satisfies Readonly<Record<string, DocumentsEvent>>
export type EventName = keyof typeof events

const whole = {
  added: 'choosing 2 problem 53: release 1',
  addedTwo: 'choosing 2 problem 53: release 2',
  addedNoPicture: 'choosing 2 problem 54: release 1',
  addedEmpty: 'choosing 2 problem 54: release 1',
  addedBoth: 'choosing 2 problem 54: release 2',
  removed: 'choosing 1: release 1',
  removedOther: 'choosing 2',
  submitted: 'sending 2: send',
  late: '=',
  left: 'choosing: release 2',
  forgotten: 'choosing: release 2',
} as const
const half = {
  added: 'choosing 2',
  addedTwo: 'choosing 2 problem 53: release 1',
  addedNoPicture: 'choosing 1 problem 54: release 1',
  addedEmpty: 'choosing 1 problem 54: release 1',
  addedBoth: 'choosing 2 problem 54: release 1',
  removed: 'choosing: release 1',
  removedOther: 'choosing 1',
  submitted: 'choosing 1 problem 53',
  late: '=',
  left: 'choosing: release 1',
  forgotten: 'choosing: release 1',
} as const
const onItsWay = {
  added: '= release 1',
  addedTwo: '= release 2',
  addedNoPicture: '= release 1',
  addedEmpty: '= release 1',
  addedBoth: '= release 2',
  removed: '=',
  removedOther: '=',
  submitted: '=',
  progressed: 'sending 2 at 5 of 10',
  accepted: 'sent: release 2, finish',
  refused: 'choosing 2 54',
  unread: 'choosing 2 unread: ask',
  brokenOff: 'choosing 2 3: ask',
  thereAlready: 'choosing 2 51: ask',
  verifiedAlready: 'choosing 2 50: ask',
  late: '=',
  left: '=',
  forgotten: 'choosing: release 2',
} as const

/*
 * What every event does in every state: what it leads to, and what is wanted; `=` keeps the state, `-` cannot happen.
 */
export const table: Readonly<Record<StateName, Readonly<Partial<Record<EventName, string>>>>> = {
  empty: {
    added: 'choosing 1',
    addedTwo: 'choosing 2',
    addedNoPicture: 'choosing problem 54: release 1',
    addedEmpty: 'choosing problem 54: release 1',
    addedBoth: 'choosing 1 problem 54: release 1',
    removed: '=',
    removedOther: '=',
    submitted: 'choosing problem 52',
    late: '=',
    left: '=',
    forgotten: '=',
  },
  one: { ...half, removedOther: '=' },
  wrong: { ...half, addedNoPicture: '= release 1', addedEmpty: '= release 1' },
  two: { ...whole, removedOther: '=' },
  refused: whole,
  doubted: whole,
  brokenOff: whole,
  sending: onItsWay,
  moving: onItsWay,
  sent: {
    added: '= release 1',
    addedTwo: '= release 2',
    addedNoPicture: '= release 1',
    addedEmpty: '= release 1',
    addedBoth: '= release 2',
    removed: '=',
    removedOther: '=',
    submitted: '=',
    late: '=',
    left: 'choosing',
    forgotten: 'choosing',
  },
}
