import { expect, it } from 'vitest'
import { isSitePath } from './pages.ts'

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
