import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { documentLimits } from '#contract/player/profile.ts'
import { testRuns } from '#contract/testing/test-runs.ts'
import { rejected, noResponse } from '#app/testing/failures.ts'
import { documentsStep, initialDocuments, type DocumentsEvent } from './documents.machine.ts'
import { pictureOf, sampleDocumentsEvents as events, sampleDocumentsStates as states } from './documents.samples.ts'

describe('the identity documents workflow', () => {
  it('uploads once at a time, releases every preview once and is never stuck, in any order of events', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...Object.values<DocumentsEvent>(events)), { maxLength: 25 }), (order) => {
        let state = initialDocuments
        let count = 0
        const live = new Set<string>()
        const take = (event: DocumentsEvent) => {
          const step = documentsStep(state, event)
          if (step === null) return
          if (event.kind === 'added') for (const { preview } of event.pictures) live.add(preview)
          for (const command of step.commands) {
            if (command.kind === 'upload') expect([state.kind, command.pictures.length]).toEqual(['choosing', 2])
            if (command.kind === 'releasePreviews')
              for (const { preview } of command.pictures) expect(live.delete(preview)).toBe(true)
          }
          state = step.state
          expect([...live].toSorted()).toEqual(state.pictures.map(({ preview }) => preview).toSorted())
        }
        for (const event of order) {
          if (event.kind !== 'added') take(event)
          else {
            const pictures = event.pictures.map(({ file }) => ({
              id: `${count}`,
              file,
              preview: `blob:${(count += 1)}`,
            }))
            take({ kind: 'added', pictures })
          }
        }
        take(events.reset)
        expect(live.size).toBe(0)
        take({ kind: 'added', pictures: [pictureOf('one'), pictureOf('other')] })
        take(events.submitted)
        expect(state.kind).toBe('uploading')
      }),
      { numRuns: testRuns(2000) },
    )
  })

  it.each([
    ['no picture', [], 52],
    ['one picture', [pictureOf('one')], 53],
  ] as const)('does not upload %s', (_, pictures, problem) => {
    const step = documentsStep({ ...initialDocuments, pictures }, events.submitted)
    expect(step).toMatchObject({ state: { kind: 'choosing', problem }, commands: [] })
  })

  it('drops a third picture, a file of another type and one that is too large', () => {
    expect(documentsStep(states.both, events.added)?.state).toMatchObject({ problem: 53, pictures: [{}, {}] })
    expect(documentsStep(states.one, events.addedNotPicture)?.state).toMatchObject({ problem: 54, pictures: [{}] })
    const large = pictureOf('large')
    Object.defineProperty(large.file, 'size', { value: documentLimits.largest + 1 })
    const step = documentsStep(initialDocuments, { kind: 'added', pictures: [large] })
    expect(step?.state).toEqual({ ...initialDocuments, problem: 54 })
    expect(step?.commands).toEqual([{ kind: 'releasePreviews', pictures: [large] }])
  })

  it.each([
    ['no response', noResponse, true],
    ['an internal error', rejected(3), true],
    ['already uploaded', rejected(51), true],
    ['already verified', rejected(50), true],
    ['a rejected picture', rejected(54), false],
  ])(
    'keeps the pictures after %s, and refetches the player if the upload may be stored: %#',
    (_, failure, refreshes) => {
      const step = documentsStep(states.uploading, { kind: 'failed', failure })
      expect(step?.state).toMatchObject({ kind: 'choosing', failure, pictures: [{}, {}] })
      expect(step?.commands).toEqual(refreshes ? [{ kind: 'refreshPlayer' }] : [])
    },
  )

  it('continues an upload when it is closed, and drops pictures that were not submitted', () => {
    expect(documentsStep(states.uploading, events.closed)?.state).toBe(states.uploading)
    expect(documentsStep(states.both, events.closed)?.state).toEqual(initialDocuments)
  })

  it.each(['accepted', 'rejected', 'progressed'] as const)('ignores "%s" when nothing is uploaded', (event) => {
    expect(documentsStep(states.both, events[event])).toBeNull()
  })
})
