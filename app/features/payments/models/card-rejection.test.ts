import { describe, expect, it } from 'vitest'
import { cardPaymentErrors, commonErrors } from '#contract/errors/groups.ts'
import { noResponse, rejected } from '#app/testing/failures.ts'
import { cardRejection } from './card-rejection.ts'

describe('cardRejection', () => {
  it('tells declines from rejections that leave an earlier card undecided', () => {
    const codes = [...cardPaymentErrors, ...commonErrors]
    const of = (kind: ReturnType<typeof cardRejection>) =>
      codes.filter((code) => cardRejection(rejected(code)) === kind)
    expect(of('declined')).toEqual([421, 423, 428, 430, 432])
    expect(of('undecided')).toEqual([18, 19, 431])
  })

  it('says nothing without a response', () => {
    expect(cardRejection(noResponse)).toBeNull()
  })
})
