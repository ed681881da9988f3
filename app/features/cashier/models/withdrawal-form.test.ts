import { describe, expect, it } from 'vitest'
import { PaymentMethod } from '#contract/money/cashier.ts'
import { emptyForm, pressOutcome, providerOf } from './withdrawal-form.ts'

const card = PaymentMethod.parse({ id: 'card-out', destination: 'card' })
const purse = PaymentMethod.parse({ id: 'purse-out', destination: 'purse' })

describe('providerOf', () => {
  it('is the first payment system while none is chosen', () => {
    expect(providerOf({ provider: '' }, [card, purse])).toBe(card)
  })

  it('is the chosen one, wherever it stands', () => {
    expect(providerOf({ provider: 'purse-out' }, [card, purse])).toBe(purse)
  })

  it('is null if the chosen one has left the list, and without any', () => {
    expect(providerOf({ provider: 'sbp-out' }, [card, purse])).toBeNull()
    expect(providerOf({ provider: '' }, [])).toBeNull()
  })
})

describe('emptyForm', () => {
  it('has the account that is remembered for the first payment system', () => {
    const remembered = (id: string) => (id === 'purse-out' ? { account: 'P123', bank: '' } : null)
    expect(emptyForm([purse, card], remembered)).toMatchObject({
      provider: 'purse-out',
      amount: '',
      account: 'P123',
      remember: true,
    })
  })

  it('has no payment system if there is none', () => {
    expect(emptyForm([], () => null)).toMatchObject({ provider: '', account: '', remember: false })
  })
})

const ready = { isBusy: false, isUnknown: false, isBlocked: false, now: 1000, repeatableAt: 0 }

describe('pressOutcome', () => {
  it.each([
    ['a review of a new request', {}, 'review'],
    ['the conditions while one is not met', { isBlocked: true }, 'conditions'],
    ['the same request again after an unknown outcome', { isUnknown: true }, 'repeat'],
    ['the same request again although a condition is not met now', { isUnknown: true, isBlocked: true }, 'repeat'],
    ['nothing while a request runs', { isBusy: true }, 'none'],
    ['nothing before it may be repeated', { repeatableAt: 1001 }, 'none'],
    ['a review from the moment it may be repeated', { repeatableAt: 1000 }, 'review'],
  ] as const)('is %s', (_, form, expected) => {
    expect(pressOutcome({ ...ready, ...form })).toBe(expected)
  })
})
