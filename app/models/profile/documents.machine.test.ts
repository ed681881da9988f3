import { describe, expect, it } from 'vitest'
import { papers } from '#contract/profile.ts'
import { seededRandom } from '#app/testing/seeded-random.ts'
import { noResponse } from '#app/testing/failures.ts'
import { events, pictureOf, states, table, type EventName, type StateName } from './documents.cases.ts'
import {
  initialDocuments,
  documentsStep,
  type DocumentsEffect,
  type DocumentsEvent,
  type DocumentsState,
} from './documents.machine.ts'

/** What is told of a state: the kind, how many pictures, what is wrong with them, how far they have come. */
function told({ kind, pictures, problem, failure, sent, total }: DocumentsState): string {
  return [
    kind,
    ...(pictures.length === 0 ? [] : [pictures.length]),
    ...(problem === null ? [] : [`problem ${problem}`]),
    ...(failure === null ? [] : [failure.kind === 'refused' ? failure.code : 'unread']),
    ...(kind === 'sending' && total > 0 ? [`at ${sent} of ${total}`] : []),
  ].join(' ')
}
const wantedWord = (effect: DocumentsEffect): string =>
  effect.kind === 'release' ? `release ${effect.pictures.length}` : effect.kind
function outcome(name: StateName, event: EventName): string {
  const step = documentsStep(states[name], events[event])
  if (step === null) return '-'
  const wanted = step.commands.map(wantedWord).join(', ')
  if (told(step.state) === told(states[name])) return wanted === '' ? '=' : `= ${wanted}`
  return wanted === '' ? told(step.state) : `${told(step.state)}: ${wanted}`
}

/** As `expect`, which would take seconds for a million facts. */
function must(fact: boolean, what: string): void {
  if (!fact) throw new Error(what)
}

const isState = (name: string): name is StateName => name in states
const isEvent = (name: string): name is EventName => name in events

describe.each(Object.keys(states).filter(isState))('papers that are %s', (name) => {
  it.each(Object.keys(events).filter(isEvent))('and %s', (event) => {
    expect(outcome(name, event)).toBe(table[name][event] ?? '-')
  })
})

describe('papers', () => {
  it('are not taken when one is too large', () => {
    const large = pictureOf('large')
    Object.defineProperty(large.file, 'size', { value: papers.largest + 1 })
    const step = documentsStep(initialDocuments, { kind: 'added', pictures: [large] })
    expect(step).toEqual({
      state: { ...initialDocuments, problem: 54 },
      effects: [{ kind: 'release', pictures: [large] }],
    })
  })

  it('are never sent twice, let go of each preview once, and are never stuck, in any order of events', () => {
    const random = seededRandom(13)
    const wild: readonly DocumentsEvent[] = Object.values(events)
    const seen = new Set<string>()
    let made = 0
    for (let order = 0; order < 10_000; order += 1) {
      let state = initialDocuments
      let isSending = false
      const sent = new Set<number>()
      const living = new Set<string>()
      const take = (event: DocumentsEvent) => {
        const step = documentsStep(state, event)
        if (step === null) {
          must(state.kind !== 'sending', 'stuck while they are sent')
          return
        }
        if (event.kind === 'added') for (const { preview } of event.pictures) living.add(preview)
        for (const effect of step.commands) {
          if (effect.kind === 'send') {
            must(!isSending, 'two at a time')
            must(!sent.has(effect.attempt), 'sent twice')
            must(effect.pictures.length === papers.count, 'not two')
            sent.add(effect.attempt)
            isSending = true
          }
          if (effect.kind === 'finish') must(isSending, 'nothing was sent')
          if (effect.kind === 'release') {
            for (const { preview } of effect.pictures) must(living.delete(preview), 'let go twice')
          }
        }
        if ((event.kind === 'accepted' || event.kind === 'failed') && event.attempt === state.attempt) isSending = false
        if (event.kind === 'forgotten') isSending = false
        state = step.state
        must(isSending === (state.kind === 'sending'), 'nothing is on its way')
        // What is shown can be looked at, and what is not shown is not kept.
        must(
          living.size === state.pictures.length && state.pictures.every(({ preview }) => living.has(preview)),
          'a preview that is lost or kept',
        )
        seen.add(state.kind)
      }
      for (let at = 0; at < 20; at += 1) {
        const picked = wild[random(wild.length)] ?? events.left
        if (picked.kind === 'added') {
          const pictures = picked.pictures.map(({ file }) => ({ id: `${made}`, file, preview: `blob:${made++}` }))
          take({ kind: 'added', pictures })
        } else if (picked.kind === 'removed') {
          take({ kind: 'removed', id: state.pictures[random(2)]?.id ?? 'other' })
        } else if ('attempt' in picked) {
          take({ ...picked, attempt: Math.max(0, state.attempt - (random(4) === 0 ? 1 : 0)) })
        } else take(picked)
      }
      if (state.kind === 'sending') take({ kind: 'failed', attempt: state.attempt, failure: noResponse })
      take({ kind: 'left' })
      must(living.size === 0, 'previews that nobody looks at')
      take({ kind: 'added', pictures: [pictureOf('one'), pictureOf('other')] })
      take({ kind: 'submitted' })
      must(told(state) === 'sending 2', 'stuck')
    }
    expect([...seen].toSorted()).toEqual(['choosing', 'sending', 'sent'])
  })
})
