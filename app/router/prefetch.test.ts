// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { prefetchesOf, prefetch } from './prefetch.ts'

afterEach(() => Reflect.deleteProperty(navigator, 'connection'))

it.each(['/tournaments', '/tournaments/polar-race', '/tournaments?view=games', '/tournaments#x'])(
  'prefetch(%j) loads the chunk of its section',
  (href) => {
    const [load, loadOther] = [vi.fn(), vi.fn()]
    prefetchesOf('/tournaments/:slug', load)
    prefetchesOf('/promo', loadOther)
    prefetch(href)
    expect(load).toHaveBeenCalledTimes(1)
    expect(loadOther).not.toHaveBeenCalled()
  },
)

it('prefetch loads nothing for an unknown path or with Save-Data', () => {
  const load = vi.fn()
  prefetchesOf('/promo', load)
  prefetch('/')
  prefetch('/constructor')
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
  prefetch('/promo')
  expect(load).not.toHaveBeenCalled()
})
