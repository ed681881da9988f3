import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  cascadePhase,
  GEX_STATUSES,
  gexPhase,
  historyPhase,
  invoicePhase,
  isFinalPhase,
  messagePhase,
  PAYMENT_PHASES,
  PHASE_TONES,
} from './money-status.ts'

describe('the phase of a payment', () => {
  it.each([
    ['history', [0, 1, 2, 3].map(historyPhase), ['processing', 'paid', 'cancelled', 'declined']],
    ['invoice', [0, 1, 2, -1, 7].map(invoicePhase), ['waiting', 'paid', 'cancelled', 'cancelled', 'cancelled']],
    ['cascade', [0, 1, 2, 3, 4].map(cascadePhase), ['waiting', 'paid', 'declined', 'searching', 'notReceived']],
    ['gex', GEX_STATUSES.map(gexPhase), ['processing', 'paid', 'declined', 'processing', 'unknown']],
    [
      'message',
      ['confirmed', 'rejected', 'pending', ''].map(messagePhase),
      ['paid', 'declined', 'processing', 'unknown'],
    ],
  ])('is known for each status: %s', (_, phases, expected) => expect(phases).toEqual(expected))

  it('is never final without a status', () => {
    const phases = [historyPhase(null), invoicePhase(null), cascadePhase(null), gexPhase('unclear')]
    expect(phases).toEqual(['processing', 'unknown', 'unknown', 'unknown'])
    expect(phases.some(isFinalPhase)).toBe(false)
  })

  it('is never final for a history or cascade status outside the list', () => {
    fc.assert(
      fc.property(fc.oneof(fc.integer(), fc.double()), (status) => {
        fc.pre(![0, 1, 2, 3, 4].includes(status))
        expect([historyPhase(status), cascadePhase(status)].filter(isFinalPhase)).toEqual([])
      }),
    )
    for (const word of ['__proto__', 'constructor', 'CONFIRMED']) expect(messagePhase(word)).toBe('unknown')
  })

  it('is final when the payment has ended', () => {
    expect(PAYMENT_PHASES.filter(isFinalPhase)).toEqual(['paid', 'declined', 'cancelled', 'notReceived'])
  })

  it('is green only when the payment is paid, and orange until it has ended', () => {
    const phasesOf = (tone: string) => PAYMENT_PHASES.filter((phase) => PHASE_TONES[phase] === tone)
    expect(phasesOf('positive')).toEqual(['paid'])
    expect(phasesOf('pending')).toEqual(PAYMENT_PHASES.filter((phase) => !isFinalPhase(phase)))
  })
})
