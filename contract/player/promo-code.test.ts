import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readPromoCode } from './promo-code.ts'

describe('readPromoCode', () => {
  it.each([
    'SANDBOX',
    ' SANDBOX\n',
    '\u200BSANDBOX',
    '«SANDBOX»',
    '"SANDBOX"',
    '„SANDBOX“',
    '“SANDBOX”',
    '‘SANDBOX’',
    '`SANDBOX`',
    '«SANDBOX',
    '(SANDBOX)',
    'SANDBOX.',
    'Промокод: SANDBOX',
    'Промокод:SANDBOX',
    'промо-код: «SANDBOX».',
    'Промокод SANDBOX',
    'Промокод — SANDBOX',
    'Ваш промокод: SANDBOX!',
    'Введите промокод «SANDBOX» в профиле',
    'Промокод: SANDBOX действует до пятницы',
    'Код: SANDBOX',
    'Купон: SANDBOX',
    'Promo code: SANDBOX',
    'Promocode SANDBOX',
    'PROMO CODE = SANDBOX',
    'Use promo code "SANDBOX" today',
    'Code: SANDBOX',
    'Coupon code: SANDBOX',
    'Промокод:\nSANDBOX',
    'ＳＡＮＤＢＯＸ',
  ])('reads %j as SANDBOX', (typed) => expect(readPromoCode(typed)).toBe('SANDBOX'))

  it.each([
    ['', ''],
    ['  ', ''],
    ['«»', ''],
    ['sandbox', 'sandbox'],
    ['CODE-2026', 'CODE-2026'],
    ['PROMOCODE', 'PROMOCODE'],
    ['NEW YEAR', 'NEW YEAR'],
    ['"NEW YEAR"', 'NEW YEAR'],
    ['A_B-1', 'A_B-1'],
    ["it's free", "it's free"],
  ])('reads %j as %j', (typed, code) => expect(readPromoCode(typed)).toBe(code))

  it('keeps every plain code, and reads any text without throwing', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z0-9_-]{1,20}$/u), (code) => {
        expect(readPromoCode(code)).toBe(code)
      }),
    )
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (typed) => void readPromoCode(typed)))
  })
})
