import { describe, expect, it } from 'vitest'
import { noMarks } from '../models/payment.states.ts'
import { waitingReading } from '../models/payment.samples.ts'
import { canFollowToBank, standingOf } from './payment-standing.ts'

/** Any site's own address may be opened; other hosts are tested with `leave-to.ts`. */
const BANK = '/sandbox/bank'
const open = (marks: Partial<typeof noMarks> = {}, reading: Partial<typeof waitingReading> = {}) => ({
  marks: { ...noMarks, ...marks },
  reading: { ...waitingReading, ...reading },
})

describe('standingOf', () => {
  it.each([
    ['a transfer that the operator checks', open(), 'house', 'transfer.checkedText'],
    ['a card that the player has to confirm', open({ submitted: true, followed: BANK }), 'player', 'card.confirmText'],
    ['a submitted card without an address', open({ submitted: true }), 'player', 'working.asking'],
    [
      'a submitted card that the bank works on',
      open({ submitted: true, followed: BANK }),
      'provider',
      'working.asking',
    ],
    ['a transfer that was submitted elsewhere', open({}, { submitted: true }), undefined, 'transfer.checkedText'],
    ['a payment that waits for the player', open(), 'player', 'notify.unpaid'],
    ['a payment whose state is unknown', open(), undefined, 'notify.doNotPay'],
  ] as const)('words %s', (_, payment, awaited, text) => {
    expect(standingOf(payment, awaited).text).toBe(text)
  })
})

describe('canFollowToBank', () => {
  it('leads a submitted card with an address to the bank, also without a timeline', () => {
    const submitted = open({ submitted: true, followed: BANK })
    expect(canFollowToBank(submitted, 'player')).toBe(true)
    expect(canFollowToBank(submitted, undefined)).toBe(true)
  })

  it('leads nowhere without a submitted card or an address, or while the bank works', () => {
    expect(canFollowToBank(open({ followed: BANK }), 'player')).toBe(false)
    expect(canFollowToBank(open({ submitted: true }), 'player')).toBe(false)
    expect(canFollowToBank(open({ submitted: true, followed: BANK }), 'provider')).toBe(false)
  })
})
