import { describe, expect, it } from 'vitest'
import {
  emailProblem,
  identityKey,
  knownLoginProblem,
  loginProblem,
  passwordProblem,
  phoneOf,
  phoneProblem,
} from './credentials.ts'

describe('loginProblem', () => {
  it.each([
    ['', 40],
    ['   ', 40],
    ['ab', 41],
    ['аб', 41],
    ['abc', null],
    ['Иван-77', null],
    ['o.k_', null],
    ['-abc', 44],
    ['a b c', 44],
    ['a@b.ru', 44],
    ['+79991234567', 44],
    ['79991234567', 44],
    // A login that parses as a phone would shadow that phone's owner at sign-in.
    ['8-999-123-45-67', 44],
    ['7.999.123.45.67', 44],
    ['999-123-45-67', 44],
    ['375-29-123-45-67', 44],
    ['2024-01-15', 44],
    ['player-2024', null],
    ['2024.1', null],
    ['8-999-123-45-67_', null],
    ['99-problems-99999', null],
    ['abc\u202Ecba', 44],
    ['abc\u200B', 44],
    ['a\u0000bc', 44],
    ['x'.repeat(33), 44],
    ['\u0430dmin', 44],
    ['admin', null],
    ['Админ', null],
    // Combining marks that compose a letter, and scripts that require marks.
    ['Cafe\u0301', null],
    ['\u0438\u0306\u043Eд', null],
    ['हिन्दी', null],
    ['שָׁלוֹם', null],
    ['３０２ivan', null],
  ])('checks the new login %j: %j', (login, code) => expect(loginProblem(login)).toBe(code))

  /** Characters that make look-alike logins or reverse the surrounding text. */
  const spoofingCharacters = {
    'zero-width': ['\u200B', '\u200C', '\u200D', '\u2060', '\uFEFF', '\u00AD', '\u180E', '\u{E0001}', '\u{E0061}'],
    'bidirectional control': [...'\u200E\u200F\u061C\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069'],
    'variation selector': ['\uFE00', '\uFE0E', '\uFE0F', '\u180B', '\u{E0100}', '\u034F'],
    'blank filler': ['\u3164', '\uFFA0', '\u115F', '\u1160', '\u17B4', '\u2800', '\u00A0', '\u3000'],
    'loose combining mark': ['\u0307', '\u0323', '\u0335', '\u0338', '\u20E3', '\u0489', '\u0336', '\u030A\u0323'],
    'control character': ['\u0000', '\u0007', '\u001B', '\u007F', '\u0085', '\r', '\n', '\t', '\u2028', '\u2029'],
  }
  it.each(Object.entries(spoofingCharacters))('rejects a login containing a character of kind: %s', (_, characters) => {
    for (const character of characters) {
      for (const login of [`iq${character}an`, `иван${character}7`, `q${character}_player`, `2024${character}-q`])
        expect([character.codePointAt(0)?.toString(16), loginProblem(login)]).toEqual([expect.anything(), 44])
    }
  })

  it('maps a login typed with invisible characters to its identity key', () => {
    for (const character of [
      ...spoofingCharacters['zero-width'],
      ...spoofingCharacters['variation selector'],
      '\u3164',
    ])
      expect(identityKey(`iv${character}an@Example.com`)).toBe('ivan@example.com')
  })

  it.each([
    ['', 40],
    ['ab', 41],
    ['a@b.ru', null],
    ['+79991234567', null],
  ])('checks the login %j of an existing account: %j', (login, code) => expect(knownLoginProblem(login)).toBe(code))

  it('ignores case, full-width forms and invisible characters in identityKey', () => {
    expect(new Set(['Ivan', 'IVAN', 'Ｉｖａｎ', 'iv\u200Ban', ' ivan '].map(identityKey)).size).toBe(1)
  })
})

describe('passwordProblem', () => {
  it.each([
    ['', 6, 130],
    ['12345', 6, 131],
    ['123456', 6, null],
    ['      ', 6, null],
    ['1234567', 8, 131],
    ['пароль', 6, null],
  ])('checks %j with a minimum of %d: %j', (password, minLength, code) =>
    expect(passwordProblem(password, minLength)).toBe(code),
  )
})

describe('phoneProblem and phoneOf', () => {
  it.each([
    ['', 110],
    ['+', 112],
    ['123', 112],
    ['+7 (999) 123-45-67', null],
    ['8 999 123–45–67', null],
    ['９９９１２３４５６７', null],
    ['+375 29 123 45 67', null],
    ['+7 999 123 45 67 ext 8', 112],
    ['+0999123456', 112],
    ['+7999123456712345', 112],
    // A Russian number has exactly ten digits after +7.
    ['+7 999 123-45-6', 112],
    ['+7 999 123-45-678', 112],
    ['8 999 123-45-6', 112],
    ['7 999 123-45-6', 112],
    ['007 999 123-45-67', null],
    ['007 999 123-45-6', 112],
    ['+7 701 123 45 67', null],
    // Other countries: seven to fifteen digits with the prefix.
    ['+290 1234', null],
    ['+290 123', 112],
    ['+123456789012345', null],
    ['+1234567890123456', 112],
  ])('check the phone %j: %j', (phone, code) => expect(phoneProblem(phone)).toBe(code))

  it('normalise every spelling to one form', () => {
    const forms = [
      '+7 (999) 123-45-67',
      '8 999 123 45 67',
      '9991234567',
      '7\u00A0999\u2013123\u20134567',
      '+79991234567',
      '007 999 123-45-67',
      '8 10 7 999 123-45-67',
      '+8 999 123-45-67',
    ]
    expect(new Set(forms.map(phoneOf))).toEqual(new Set(['+79991234567']))
    expect(phoneOf('+375 29 123 45 67')).toBe('+375291234567')
    expect(['00375 29 123 45 67', '8 10 375 29 123 45 67'].map(phoneOf)).toEqual(['+375291234567', '+375291234567'])
    // An area code that begins with 8.
    expect(phoneOf('812 123-45-67')).toBe('+78121234567')
  })
})

describe('emailProblem', () => {
  it.each([
    ['', 120],
    ['ivan', 122],
    ['ivan@', 122],
    ['@example.com', 122],
    ['ivan@example', 122],
    ['ivan@example..com', 122],
    ['iv an@example.com', 122],
    ['ivan@exa<script>.com', 122],
    [`${'x'.repeat(65)}@example.com`, 122],
    ['ivan+casino@example.co.uk', null],
    ['иван@пример.рф', null],
    ['  ivan@example.com\u200B ', null],
  ])('checks %j: %j', (email, code) => expect(emailProblem(email)).toBe(code))
})
