import { expect, it } from 'vitest'
import { isSitePath, metaKeyAt, pageAddress, ROUTES, slugAt } from './pages.ts'

it.each([
  '/',
  '/promo',
  '/faq/',
  '/privacy',
  '/games/hot',
  '/game/cherry-row',
  '/tournaments/polar-race',
  '/payment-notify/rejected',
  '/invoice',
  '/invoice/wait',
  '/invoice/magnet-card',
])('isSitePath accepts %s', (path) => {
  expect(isSitePath(path)).toBe(true)
})

it.each(['/404', '/games/none', '/games/', '/game/a/b', '/game/<b>', '/promo/x', '/invoice/other', '//promo', ''])(
  'isSitePath rejects %s',
  (path) => {
    expect(isSitePath(path)).toBe(false)
  },
)

it('metaKeyAt returns the metadata key of a path, or null', () => {
  expect(metaKeyAt('/')).toBe('home')
  expect(metaKeyAt('/faq/')).toBe('faq')
  expect(metaKeyAt('/games/slot')).toBe('games')
  expect(metaKeyAt('/faq/x')).toBeNull()
})

it('slugAt returns the slug of a matching path, or null', () => {
  expect(slugAt('/tournaments/polar-race/', ROUTES.tournament)).toBe('polar-race')
  expect(slugAt('/tournaments', ROUTES.tournament)).toBeNull()
  expect(slugAt('/tournaments/a/b', ROUTES.tournament)).toBeNull()
  expect(slugAt('/game/cherry-row', ROUTES.tournament)).toBeNull()
})

it('pageAddress adds lang for every language except the default', () => {
  const page = { origin: 'https://casino.example', path: '/faq' }
  expect(pageAddress({ ...page, language: 'ru' })).toBe('https://casino.example/faq')
  expect(pageAddress({ ...page, language: 'en' })).toBe('https://casino.example/faq?lang=en')
})
