// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { prefetchesOf, prefetch } from './prefetch.ts'

afterEach(() => Reflect.deleteProperty(navigator, 'connection'))

it.each([
  ['/tournaments', 'tournaments'],
  ['/tournaments?view=games', 'tournaments'],
  ['/tournaments#x', 'tournaments'],
  ['/tournaments/polar-race', 'tournament'],
])('prefetch(%j) loads the chunk of its route only', (href, route) => {
  const requested: string[] = []
  prefetchesOf('/tournaments', () => void requested.push('tournaments'))
  prefetchesOf('/tournaments/:slug', () => void requested.push('tournament'))
  prefetchesOf('/promo', () => void requested.push('promo'))
  prefetch(href)
  expect(requested).toEqual([route])
})

it('prefetch loads nothing for an unknown path or with Save-Data', () => {
  const load = vi.fn()
  prefetchesOf('/promo', load)
  prefetch('/')
  prefetch('/constructor')
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
  prefetch('/promo')
  expect(load).not.toHaveBeenCalled()
})
