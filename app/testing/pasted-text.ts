/*
 * Spellings that players paste, by what they mean. Every field that takes digits is tested with them
 * (`pages/pasted-text.test.tsx`); the readers of `ui/` and `contract/` have longer tables of their own.
 */

const FULL_WIDTH = 0xff10
const fullWidth = (text: string): string =>
  text.replaceAll(/\d/gu, (digit) => String.fromCodePoint(FULL_WIDTH + Number(digit)))

/** Non-breaking and narrow spaces, non-breaking hyphen, en and em dash, and minus. */
const SEPARATORS = [' ', '\u00A0', '\u202F', '-', '\u2011', '\u2013', '\u2014', '\u2212'] as const

export const pastedAmounts = [
  '1501',
  '1 501 ₽',
  '1\u00A0501\u00A0₽',
  '1\u202F501\u202F₽',
  '1,501 ₽',
  '1.501,00',
  '1,501.00 RUB',
  '1501 руб.',
  fullWidth('1501'),
  '\u200B1501\n',
] as const

/** The SMS code 284613, and nothing else. */
export const pastedCodes = ['284613', 'Код: 284613.', fullWidth('284613'), ...SEPARATORS.map((sign) => `284${sign}613`)]

/** The same code among other digits, and a text that has no single code. */
export const unclearCodes = [
  ['Your code: 2 846 13, valid 10 min', '284613'],
  ['Код 284613 действует 10 минут', '284613'],
  ['10 мин: 2846', '102846'],
] as const

/** December 2030. */
export const pastedExpiries = [
  '12/30',
  '1230',
  '2030-12',
  fullWidth('12/30'),
  ...SEPARATORS.flatMap((sign) => [`12${sign}30`, `12${sign}2030`]),
]

/** 4111 1111 1111 1111. */
export const pastedCardNumbers = [
  '4111111111111111',
  'Карта: 4111 1111 1111 1111.',
  fullWidth('4111 1111 1111 1111'),
  '4111 1111 1111 1111 12/30 123',
  ...SEPARATORS.map((sign) =>
    Array.from({ length: 4 }, () => '1111')
      .join(sign)
      .replace('1', '4'),
  ),
]

/** +7 999 123-45-67. */
export const pastedPhones = [
  '9991234567',
  '8 (999) 123-45-67',
  '+7 999 123-45-67',
  '007 999 123 45 67',
  fullWidth('+7 999 123-45-67'),
  '\u202A+79991234567\u202C',
  ...SEPARATORS.map((sign) => ['999', '123', '45', '67'].join(sign)),
]

/** Texts with a phone and more: none of their digits may be taken for a part of it. */
export const unclearPhones = ['+375 29 123 45 67 доб. 8', '999 123-45-67 x89'] as const

/** 8 February 1990. */
export const pastedDates = [
  '08.02.1990',
  '8/2/1990',
  '1990-02-08',
  '08021990',
  fullWidth('08.02.1990'),
  '8 февраля 1990 г.',
  ...SEPARATORS.map((sign) => `08${sign}02${sign}1990`),
]
