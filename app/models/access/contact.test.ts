import { describe, expect, it } from 'vitest'
import { phoneProblem } from '#contract/player/credentials.ts'
import { fieldsOfContact, fullPhone, splitPhone } from './contact.ts'

describe('splitPhone', () => {
  it.each([
    ['+79991234567', { prefix: '+7', phone: '999 123-45-67' }],
    // The longest matching prefix; no digit grouping is known for it.
    ['+77011234567', { prefix: '+7701', phone: '1234567' }],
    ['+375291234567', { prefix: '+375', phone: '291234567' }],
    ['', { prefix: '+7', phone: '' }],
    // A country that is not offered: the number is not split.
    ['+1205550100', { prefix: '+7', phone: '+1205550100' }],
  ])('splits %s into prefix and grouped number', (full, fields) => {
    expect(splitPhone(full, ['+7', '+375', '+7701'])).toEqual(fields)
  })

  it.each(['+79991234567', '+375291234567', '+1205550100'])('is reversed by fullPhone for %s', (full) => {
    const { prefix, phone } = splitPhone(full, ['+7', '+375'])
    expect(fullPhone(prefix, phone)).toBe(full)
  })
})

describe('fullPhone', () => {
  it.each(['+375 29 123 45 67 доб. 8', '29 123 45 67 8x', 'тел. 29 123 45 67'])(
    'does not drop the letters of %j',
    (typed) => expect(phoneProblem(fullPhone('+375', typed))).toBe(112),
  )

  it.each([
    ['+7', '007 999 123-45-67', '+79991234567'],
    ['+7', '8 10 375 29 123 45 67', '+375291234567'],
    ['+7', '00375 29 123 45 67', '+375291234567'],
    ['+7', '812 123-45-67', '+78121234567'],
    ['+375', '007 999 123-45-67', '+79991234567'],
    ['+375', '29 123-45-67', '+375291234567'],
    // Outside Russia a leading 8 is part of the number.
    ['+81', '80 1234 5678', '+818012345678'],
  ])('with prefix %s turns %s into %s', (code, typed, full) => expect(fullPhone(code, typed)).toBe(full))

  it.each([
    '999 123-45-6',
    '8 999 123-45-6',
    '7 999 123-45-6',
    '999 123-45-678',
    '375 29 123 45 67',
    '12',
    '007 999 123-45-6',
  ])('with prefix +7 does not accept %s', (typed) => expect(phoneProblem(fullPhone('+7', typed))).toBe(112))
})

describe('fieldsOfContact', () => {
  it.each([
    ['anna@example.com ', { type: 'email', email: 'anna@example.com', phone: '' }],
    ['+7 999 123-45-67', { type: 'phone', prefix: '+7', phone: '999 123-45-67' }],
    ['8 (999) 123-45-67', { type: 'phone', prefix: '+7', phone: '999 123-45-67' }],
    ['+375291234567', { type: 'phone', prefix: '+7', phone: '+375291234567' }],
    // An incomplete number stays as it was typed.
    [' 8 999 12', { type: 'phone', prefix: '+7', phone: '8 999 12' }],
  ])('splits %j', (text, fields) => expect(fieldsOfContact(text)).toMatchObject(fields))
})
