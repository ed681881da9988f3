import { describe, expect, it } from 'vitest'
import { joinByComponent } from './checks.ts'

describe('joinByComponent', () => {
  it('makes one fault of all that a component does wrong', () => {
    expect(
      joinByComponent([
        'RollingAmount: leaves its box with "0"',
        'Button: cuts "Deposit: now"',
        'RollingAmount: leaves its box with "₽"',
        'RollingAmount: makes the page scroll sideways by 56 px: "2 716 048,00 ₽"',
      ]),
    ).toEqual([
      'RollingAmount: leaves its box with "0"; leaves its box with "₽"; makes the page scroll sideways by 56 px: "2 716 048,00 ₽"',
      'Button: cuts "Deposit: now"',
    ])
  })
})
