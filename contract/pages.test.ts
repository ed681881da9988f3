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
])('knows %s', (path) => {
  expect(isSitePath(path)).toBe(true)
})

it.each(['/404', '/games/none', '/games/', '/game/a/b', '/game/<b>', '/promo/x', '//promo', ''])(
  'does not know %s',
  (path) => {
    expect(isSitePath(path)).toBe(false)
  },
)

it('finds the metadata of a path', () => {
  expect(metaKeyAt('/')).toBe('home')
  expect(metaKeyAt('/faq/')).toBe('faq')
  expect(metaKeyAt('/games/slot')).toBe('games')
  expect(metaKeyAt('/faq/x')).toBeNull()
})

it('finds the slug of a path', () => {
  expect(slugAt('/tournaments/polar-race/', ROUTES.tournament)).toBe('polar-race')
  expect(slugAt('/tournaments', ROUTES.tournament)).toBeNull()
  expect(slugAt('/tournaments/a/b', ROUTES.tournament)).toBeNull()
  expect(slugAt('/game/cherry-row', ROUTES.tournament)).toBeNull()
})

it('names the language in an address, but for the default', () => {
  const at = { origin: 'https://casino.example', path: '/faq' }
  expect(pageAddress({ ...at, language: 'ru' })).toBe('https://casino.example/faq')
  expect(pageAddress({ ...at, language: 'en' })).toBe('https://casino.example/faq?lang=en')
})
