import { describe, expect, it } from 'vitest'
import { pageKeyOf } from './page-key.ts'

describe('pageKeyOf', () => {
  it.each([
    ['/faq', ''],
    ['/faq?utm_source=x&ref=7&list=monthly', ''],
    ['/winners?list=monthly&utm_source=x', '?list=monthly'],
    ['/winners?list=other', ''],
    ['/tournaments/polar-race?view=games', ''],
  ])('of %s has the parameters "%s"', (url, search) => {
    expect(pageKeyOf(url, 'en', 'exists')).toEqual({ path: url.split('?')[0], search, language: 'en' })
  })

  it.each([
    '/',
    '/profile',
    '/cashbox',
    '/invoice/wait',
    '/game/mines',
    '/faq?token=x',
    '/faq?to=/x',
    '/fairness?round=1',
  ])('of %s is null, because it is rendered on the client only', (url) => {
    expect(pageKeyOf(url, 'ru', 'exists')).toBeNull()
  })

  it.each(['/nowhere', '/faqs', '/faq-old/1', '//[', '/gamesome'])('of the unknown path %s is that of all', (url) => {
    expect(pageKeyOf(url, 'ru', 'missing')).toEqual({ path: '/404', search: '', language: 'ru' })
  })

  it.each(['/game/none', '/games/none', '/tournaments/none', '/invoice/none', '/faq/none'])(
    'of %s is null, because its route has a page of its own for that',
    (url) => expect(pageKeyOf(url, 'ru', 'missing')).toBeNull(),
  )

  it('is null for a tournament that only an operator’s back end knows', () => {
    expect(pageKeyOf('/tournaments/race', 'ru', 'unknown')).toBeNull()
  })
})
