import { expect, it } from 'vitest'
import { isSitePath, pageAddress, pageAt } from './pages.ts'

it.each([
  '/',
  '/promo',
  '/faq/',
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

it('finds the page of a path', () => {
  expect(pageAt('/')).toBe('home')
  expect(pageAt('/faq/')).toBe('faq')
  expect(pageAt('/faq/x')).toBeNull()
})

it('names the language in an address, but for the default', () => {
  const at = { origin: 'https://casino.example', path: '/faq' }
  expect(pageAddress({ ...at, language: 'ru' })).toBe('https://casino.example/faq')
  expect(pageAddress({ ...at, language: 'en' })).toBe('https://casino.example/faq?lang=en')
})
