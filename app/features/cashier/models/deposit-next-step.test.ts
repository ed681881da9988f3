import { describe, expect, it } from 'vitest'
import { createInvoice } from '#contract/money/deposits.ts'
import { noResponse, rejected } from '#app/testing/failures.ts'
import { depositNextStep, type DepositNextStep } from './deposit-next-step.ts'

const NEXT_STEPS: readonly (readonly [code: number, step: DepositNextStep])[] = [
  [1, 'method'],
  [3, 'check'],
  [5, 'wait'],
  [11, 'support'],
  [20, 'check'],
  [25, 'method'],
  [26, 'support'],
  [200, 'method'],
  [420, 'amount'],
  [421, 'method'],
  [422, 'method'],
  [423, 'method'],
  [424, 'unpaid'],
  [425, 'amount'],
  [426, 'amount'],
  [427, 'amount'],
  [428, 'method'],
  [429, 'method'],
  [430, 'method'],
  [431, 'method'],
  [432, 'method'],
  [600, 'amount'],
  [601, 'break'],
  [602, 'break'],
  [4200, 'contact'],
  [4201, 'contact'],
  [4202, 'contact'],
  [4203, 'method'],
  [4204, 'support'],
  [4205, 'method'],
]

describe('depositNextStep', () => {
  it.each(NEXT_STEPS)('of the code %i is %s', (code, step) => {
    expect(depositNextStep(rejected(code))).toBe(step)
  })

  it('has a step for every code of the call', () => {
    expect(NEXT_STEPS.map(([code]) => code)).toEqual([...createInvoice.errors].toSorted((one, other) => one - other))
  })

  it('without a response is to check', () => {
    expect(depositNextStep(noResponse)).toBe('check')
  })
})
