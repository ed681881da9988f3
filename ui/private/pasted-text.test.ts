import { describe, expect, it } from 'vitest'
import { digitsOf, readCard, readCode, readDate, readExpiry, type Expiry } from './pasted-text.ts'

const months = 'января,февраля,марта,апреля,мая,июня,июля,августа,сентября,октября,ноября,декабря'.split(',')
const englishMonths = 'January,February,March,April,May,June,July,August,September,October,November,December'.split(',')
/** Hyphen-minus, non-breaking hyphen, figure, en and em dash, horizontal bar, minus, small and full-width hyphen. */
const DASHES = ['-', '\u2011', '\u2012', '\u2013', '\u2014', '\u2015', '\u2212', '\uFE63', '\uFF0D']
const SPACES = [' ', '\u00A0', '\u202F', '\u2009', '\u3000', '\t', '\n', '  ']

it.each([
  ['１２３', '123'],
  ['1\u200b2-3 ₽', '123'],
  ['٣', ''],
  ['', ''],
])('digitsOf(%j) is %j', (text, digits) => expect(digitsOf(text)).toBe(digits))

describe('readExpiry', () => {
  it.each([
    ...DASHES.flatMap((dash) => [`12${dash}30`, `12 ${dash} 2030`]),
    ...SPACES.flatMap((space) => [`12${space}30`, `12${space}2030`]),
    '12/30',
    '12/2030',
    ' 12 / 30 ',
    '12.30',
    '12,30',
    '12\\30',
    '1230',
    '122030',
    '１２／３０',
    '１２３０',
    '2030-12',
    '2030/12',
    '2030.12',
    '203012',
    '\u200b12/30\u200e',
    '12\u200e/\u200b30',
    'Exp. 12/30',
    'до 12/30.',
  ])('reads %j as December 2030', (text) => expect(readExpiry(text)).toEqual({ month: '12', year: '30' }))

  it.each(['2030-07', '2030-7', '7/30', '7 2030', '0730', '07 30', '203007', '072030'])(
    'reads %j as July 2030',
    (text) => expect(readExpiry(text)).toEqual({ month: '07', year: '30' }),
  )

  it.each([
    '',
    '12',
    '7',
    '13/30',
    '30/12',
    '00/30',
    '2030',
    '730',
    '12/3',
    '12/1930',
    '12/30/31',
    '12/30 123',
    '1-2-3',
  ])('does not read %j', (text) => expect(readExpiry(text)).toBeNull())
})

describe('readCard', () => {
  const number = '4276160012345678'
  const expiry = { month: '12', year: '30' }
  it.each<readonly [string, Expiry | null, string]>([
    ...[
      '4276 1600 1234 5678',
      '4276-1600-1234-5678',
      '４２７６１６００１２３４５６７８',
      'Карта: 4276\u202f1600\u00a01234\n5678.',
    ].map((text) => [text, null, ''] as const),
    ...DASHES.map((dash) => [['4276', '1600', '1234', '5678'].join(dash), null, ''] as const),
    ...['12/30', '12 30', '12 / 2030', '1230', '12—30', '122030'].flatMap((date) => [
      [`4276 1600 1234 5678 ${date}`, expiry, ''] as const,
      [`4276160012345678\t${date}\t123`, expiry, '123'] as const,
      [`4276-1600-1234-5678\n${date}\nCVC 1234`, expiry, '1234'] as const,
    ]),
    ['4276 1600 1234 5678, exp 12/30, CVV: 123', expiry, '123'],
  ])('reads %j', (text, date, code) => expect(readCard(text)).toEqual({ number, expiry: date, code }))

  it.each<readonly [string, string]>([
    ['', ''],
    ['4276', '4276'],
    ...['4276 1600 1234 1230', '4111-1111-1111-1111', '4276 1600 1234 12 30'].map(
      (text) => [text, digitsOf(text)] as const,
    ),
    ['1234 5678 9012 1230 123', '1234567890121230123'],
    // A number of 19 digits.
    ['6304 0000 0000 0000 008', '6304000000000000008'],
    // Too many digits are kept, so that the number is seen to be wrong.
    ['4276 1600 1234 5678 and 99 99 99', '4276160012345678999999'],
  ])('keeps all digits of %j', (text, digits) =>
    expect(readCard(text)).toEqual({ number: digits, expiry: null, code: '' }),
  )

  it('reads the expiry date after a number of 12 and of 19 digits', () => {
    expect(readCard('1234 5678 9012 12/30 123')).toEqual({ number: '123456789012', expiry, code: '123' })
    expect(readCard('6304000000000000008 12/30')).toEqual({ number: '6304000000000000008', expiry, code: '' })
  })
})

describe('readCode', () => {
  it.each([
    ...['409612', '４０９６１２', 'Код: 40 96-12.', 'Your code: 409612', '\u200b409612\n', '409\u200b612', '409.612'],
    ...SPACES.slice(0, 5).map((space) => `409${space}612`),
    ...DASHES.map((dash) => `409${dash}612`),
  ])('is sure of %j', (text) => expect(readCode(text, 6)).toEqual({ digits: '409612', isClear: true }))

  it.each([
    'Your code: 4 096 12, valid 10 min',
    'Код 409612 действует 10 минут',
    '10 min: 409612',
    '10 409612',
    '27.11.2026 14:05 code 409612',
    '+7 999 123-45-67: 409612',
    'Order 12 34 56, code 409612',
  ])('takes the code out of %j, without being sure', (text) =>
    expect(readCode(text, 6)).toEqual({ digits: '409612', isClear: false }),
  )

  it.each([
    ['1. 23456', '123456'],
    ['10 min: 2846', '102846'],
    ['111111 or 222222', '111111222222'],
    ['12 345 678', '12345678'],
  ])('keeps all digits of %j, without being sure', (text, digits) =>
    expect(readCode(text, 6)).toEqual({ digits, isClear: false }),
  )

  it('is sure of a part of a code', () => {
    expect(readCode('409', 6)).toEqual({ digits: '409', isClear: true })
    expect(readCode('no digits', 6)).toEqual({ digits: '', isClear: true })
  })
})

describe('readDate', () => {
  it.each([
    ...DASHES.flatMap((dash) => [`08${dash}02${dash}1990`, `1990${dash}02${dash}08`]),
    ...SPACES.map((space) => `8${space}2${space}1990`),
    '08.02.1990',
    '8.2.1990',
    '8/2/1990',
    '08. 02. 1990',
    '\u200e8.\u200b2.1990',
    '08021990',
    '19900208',
    '０８．０２．１９９０',
    '8 февраля 1990',
    '8 февраля 1990 г.',
    '8 фев 1990',
    '08-Фев-1990',
  ])('reads %j as 8 February 1990', (text) =>
    expect(readDate(text, months)).toEqual({ day: '8', month: '2', year: '1990' }),
  )

  it.each(['8 February 1990', '8 Feb 1990', 'Feb 8, 1990', 'February 8 1990'])('reads %j in English', (text) =>
    expect(readDate(text, englishMonths)).toEqual({ day: '8', month: '2', year: '1990' }),
  )

  it('keeps a year of two digits, whose century it does not know', () =>
    expect(readDate('08.02.90', months)).toEqual({ day: '8', month: '2', year: '90' }))

  it.each(['', '8', '12', '1990', '8.2', '32.02.1990', '08.13.1990', '8 foo 1990', '08.02.1990.1'])(
    'does not read %j',
    (text) => expect(readDate(text, months)).toBeNull(),
  )
})
