import { describe, expect, it } from 'vitest'
import { pageKeyOf } from './page-key.ts'

const phone = { language: 'ru', device: 'm', audience: 'guest' } as const

describe('pageKeyOf', () => {
  it.each([
    ['/faq', ''],
    ['/faq?utm_source=x&ref=7&list=monthly', ''],
    ['/winners?list=monthly&utm_source=x', '?list=monthly'],
    ['/winners?list=other', ''],
  ])('of %s has the parameters "%s"', (url, search) => {
    const desktop = { language: 'en', device: 'd', audience: 'guest' } as const
    expect(pageKeyOf(url, desktop, 'exists')).toEqual({ ...desktop, path: url.split('?')[0], search, device: 'm' })
  })

  it.each([
    '/profile',
    '/cashbox',
    '/invoice/wait',
    '/games/favorite',
    '/games/bonus',
    '/faq?token=x',
    '/faq?to=/x',
    '/fairness?round=1',
    '/?sort=new',
    '/game/mines?panel=winners',
  ])('of %s is null, because it is rendered on the client only', (url) => {
    expect(pageKeyOf(url, phone, 'exists')).toBeNull()
  })

  it.each(['/profile', '/cashbox', '/invoice/wait', '/games/favorite', '/games/bonus'])(
    'of %s is for players only',
    (path) => {
      const player = { ...phone, audience: 'player' } as const
      expect(pageKeyOf(path, player, 'exists')).toEqual({ ...player, path, search: '' })
    },
  )

  it('of a game is by mode', () => {
    expect(pageKeyOf('/game/mines?mode=demo&x=1', phone, 'exists')).toMatchObject({ search: '?mode=demo' })
    expect(pageKeyOf('/game/mines?mode=real', phone, 'exists')).toMatchObject({ search: '' })
  })

  it.each(['/', '/games/slot'])('of %s is by device, because their games differ', (path) => {
    const desktop = { ...phone, device: 'd' } as const
    expect(pageKeyOf(path, phone, 'exists')).toEqual({ path, search: '', ...phone })
    expect(pageKeyOf(`${path}?popup=x`, desktop, 'exists')).toEqual({ path, search: '', ...desktop })
  })

  it.each(['/nowhere', '/faqs', '/faq-old/1', '//[', '/gamesome'])('of the unknown path %s is that of all', (url) => {
    expect(pageKeyOf(url, phone, 'missing')).toEqual({ path: '/404', search: '', ...phone })
  })

  it.each(['/game/none', '/games/none', '/tournaments/none', '/invoice/none', '/faq/none'])(
    'of %s is null, because its route has a page of its own for that',
    (url) => expect(pageKeyOf(url, phone, 'missing')).toBeNull(),
  )

  it('is null for a tournament that only an operator’s back end knows', () => {
    expect(pageKeyOf('/tournaments/race', phone, 'unknown')).toBeNull()
  })
})
