// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { prefetchesOf, prefetch } from './prefetch.ts'

afterEach(() => Reflect.deleteProperty(navigator, 'connection'))

it.each(['/tournaments', '/tournaments/polar-race', '/tournaments?view=games', '/tournaments#x'])(
  'asks for the code of the section that %s is in',
  (href) => {
    const [fetch, other] = [vi.fn(), vi.fn()]
    prefetchesOf('/tournaments/:slug', fetch)
    prefetchesOf('/promo', other)
    prefetch(href)
    expect(fetch).toHaveBeenCalledTimes(1)
    expect(other).not.toHaveBeenCalled()
  },
)

it('asks for nothing where nothing is known, or where the visitor saves data', () => {
  const fetch = vi.fn()
  prefetchesOf('/promo', fetch)
  prefetch('/')
  prefetch('/constructor')
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
  prefetch('/promo')
  expect(fetch).not.toHaveBeenCalled()
})
