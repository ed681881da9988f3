import { describe, it } from 'vitest'
import { expect } from './expect.ts'
import { keyboardOf, skippedControls } from './keyboard.ts'
import { usePublicSite } from './public-site.ts'

/* A public page from its first stop to its last and back, by Tab alone. What is done at the stops is in `keyboard.e2e.ts`. */

const { open } = usePublicSite()

const pages = [
  [1440, '/'],
  [1440, '/winners'],
  [1440, '/tournaments'],
  [1440, '/tournaments/polar-race'],
  [1440, '/faq'],
  [1440, '/promo'],
  [1440, '/levels'],
  [1440, '/terms-and-conditions'],
  [1440, '/no-such-page'],
  // A bar and the way up lie over the page.
  [390, '/'],
  [390, '/tournaments/polar-race'],
  [390, '/faq'],
  [390, '/promo'],
] as const

describe('the keyboard', () => {
  it.each(pages)('comes at %i px to all there is on %s, and sees where it is', async (width, path) => {
    const { page, context, close } = await open({ path: '/icon.svg', width, height: 844 })
    // They come and go by themselves, wherever the visitor is then.
    await context.route('**/winners/lucky', (route) => route.abort())
    await page.goto(path)
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await page.waitForLoadState('networkidle')
    const keyboard = keyboardOf(page)
    const there = await keyboard.walk('Tab')
    expect(there[0]).toBe('a Перейти к содержанию')
    expect(await skippedControls(page)).toEqual([])
    const back = await keyboard.walk('Shift+Tab')
    expect(back.toReversed()).toEqual(there)
    await close()
  })
})
