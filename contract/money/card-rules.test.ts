import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { testRuns } from '#contract/testing/test-runs.ts'
import { cardCode, cardDigits, cardExpiry, cardProblems, readCardExpiry } from './card-rules.ts'

const card = { number: '4000 0000 0000 0002', month: '11', year: '26', code: '123' }
/** 25 November 2026 in Moscow. */
const now = Date.UTC(2026, 10, 25)

describe('cardDigits', () => {
  it.each([
    ['4000 0000 0000 0002', '4000000000000002'],
    ['4000\u00A00000\u20130000-0002\u200B', '4000000000000002'],
    ['４０００００００００００', '400000000000'],
    ['4'.repeat(19), '4'.repeat(19)],
    ['4'.repeat(11), null],
    ['4'.repeat(20), null],
    ['4000 0000 0000 000x', null],
    ['٤'.repeat(16), null],
    ['', null],
  ])('reads %j as %j', (typed, digits) => expect(cardDigits(typed)).toBe(digits))
})

describe('cardCode', () => {
  it.each([
    ['012', '012'],
    [' 123 ', '123'],
    ['12', null],
    ['1234', null],
    ['12a', null],
  ])('reads %j as %j', (typed, code) => expect(cardCode(typed)).toBe(code))
})

describe('cardProblems', () => {
  it.each([
    [{}, []],
    [{ month: '10' }, ['monthPast']],
    [{ month: '13' }, ['monthInvalid']],
    [{ month: '00' }, ['monthInvalid']],
    [{ month: '1' }, ['monthInvalid']],
    [{ year: '25' }, ['yearInvalid']],
    [{ year: '36' }, []],
    [{ year: '37' }, ['yearInvalid']],
    [{ year: '2030' }, ['yearInvalid']],
    [{ month: '01', year: '27' }, []],
    [{ number: '', month: '', year: '', code: '' }, ['numberInvalid', 'monthInvalid', 'yearInvalid', 'codeInvalid']],
  ])('of a card with %j are %j', (change, problems) =>
    expect(cardProblems({ ...card, ...change }, now)).toEqual(problems),
  )

  it('keep a card valid until midnight in Moscow at the end of its month', () => {
    const midnight = Date.UTC(2026, 10, 30, 21)
    expect(cardProblems(card, midnight - 1)).toEqual([])
    expect(cardProblems(card, midnight)).toEqual(['monthPast'])
    const newYear = Date.UTC(2026, 11, 31, 21)
    expect(cardProblems({ ...card, month: '12' }, newYear - 1)).toEqual([])
    expect(cardProblems({ ...card, month: '12' }, newYear)).toEqual(['yearInvalid'])
  })

  it('accept the years from now to ten years on, also across a century', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2020, max: 2110 }), fc.integer({ min: -50, max: 49 }), (year, ahead) => {
        const typed = String((year + ahead) % 100).padStart(2, '0')
        const problems = cardProblems({ ...card, month: '12', year: typed }, Date.UTC(year, 5, 1))
        expect(problems).toEqual(ahead >= 0 && ahead <= 10 ? [] : ['yearInvalid'])
      }),
      { numRuns: testRuns(2000) },
    )
  })

  it('never throw, and a card without problems has its digits and code', () => {
    const typed = fc.oneof(fc.string({ unit: 'binary', maxLength: 24 }), fc.stringMatching(/^[\d -]{0,24}$/u))
    fc.assert(
      fc.property(fc.record({ number: typed, month: typed, year: typed, code: typed }), (input) => {
        if (cardProblems(input, now).length > 0) return
        expect([cardDigits(input.number), cardCode(input.code)]).not.toContain(null)
      }),
      { numRuns: testRuns(2000) },
    )
  })
})

describe('readCardExpiry', () => {
  it('reads back the expiry of a request', () => {
    expect(readCardExpiry(cardExpiry({ month: ' 01', year: '30 ' }))).toEqual({ month: '01', year: '30' })
    expect(cardProblems({ ...card, ...readCardExpiry('0130') }, now)).toContain('yearInvalid')
    expect(cardProblems({ ...card, ...readCardExpiry('01/30/1') }, now)).toEqual(['yearInvalid'])
  })
})
