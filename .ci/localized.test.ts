import { createElement, isValidElement, type ReactElement } from 'react'
import { describe, expect, it } from 'vitest'
import { inLanguage, localized, pickText } from '#stories/fixtures/localized.ts'

/* Texts of the stories (`stories/fixtures/localized.ts`). */

const cat = localized({ ru: 'кот', en: 'cat' })
const dog = localized({ ru: 'собака', en: 'dog' })
type TestElement = ReactElement<{ title: string; children: unknown }>

describe('localized', () => {
  it('returns the Russian text', () => {
    expect(cat).toBe('кот')
  })

  it('accepts the same texts again, and rejects another translation', () => {
    expect(localized({ ru: 'кот', en: 'cat' })).toBe('кот')
    expect(() => localized({ ru: 'кот', en: 'tomcat' })).toThrow('"кот" has two English texts: "cat" and "tomcat".')
  })
})

describe('inLanguage', () => {
  it.each([
    ['a text', cat, 'cat'],
    ['an array', [cat, 1], ['cat', 1]],
    ['an object', { a: { b: dog }, c: null }, { a: { b: 'dog' }, c: null }],
    ['a number', '12 480,50 ₽', '12,480.50 ₽'],
    ['a signed number', '−260 ₽', '−260 ₽'],
    ['a range', '300–15\u00a0000\u00a0₽', '300–15,000\u00a0₽'],
    ['a share', '+100\u00a0%', '+100%'],
    ['an address', 'fox.svg', 'fox.svg'],
    ['a phone number', '+7 999 123-45-67', '+7 999 123-45-67'],
    ['a text that is Russian in English too', localized({ ru: 'Ёжик', en: 'Ёжик' }), 'Ёжик'],
  ])('translates %s', (_, russian, english) => {
    expect(inLanguage<unknown>(russian, 'en')).toEqual(english)
    expect(inLanguage<unknown>(russian, 'ru')).toBe(russian)
  })

  it('translates props and children of React elements', () => {
    const element = createElement('p', { title: cat }, dog, createElement('b', { key: 'b' }, cat))
    const exchanged: unknown = inLanguage(element, 'en')
    if (!isValidElement<TestElement['props']>(exchanged)) throw new Error('It is no element.')
    expect(exchanged.props.title).toBe('cat')
    expect(exchanged.props.children).toEqual(['dog', createElement('b', { key: 'b' }, 'cat')])
  })

  it('keeps what has no text: functions, instances, elements', () => {
    const untouched = { handler: () => cat, date: new Date(0), element: createElement('p', { id: '1' }) }
    expect(inLanguage(untouched, 'en')).toBe(untouched)
  })

  it('throws for a Russian text without a translation, however deep it is', () => {
    expect(() => inLanguage({ items: [createElement('p', null, 'мышь')] }, 'en')).toThrow('"мышь"')
  })
})

describe('pickText', () => {
  it('chooses the language; Russian if the toolbar has no other', () => {
    const words = { ru: 'кот', en: 'cat' }
    expect([pickText(words, 'en'), pickText(words, 'ru'), pickText(words, undefined)]).toEqual(['cat', 'кот', 'кот'])
  })
})
