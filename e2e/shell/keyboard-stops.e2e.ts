import { describe, it } from 'vitest'
import { expect } from '../harness/expect.ts'
import { keyboardOf, skippedControls } from '../harness/keyboard.ts'
import { usePublicSite } from '../harness/public-site.ts'

/* Tabs through public pages and back. Actions at the stops are tested in `keyboard.e2e.ts`. */

const { open } = usePublicSite()

/** Every block of controls once: lobby and slider, tables, accordions, tabs; and what floats over a page on a phone. */
const pages = [
  [1440, '/'],
  [1440, '/tournaments/polar-race'],
  [1440, '/levels'],
  [390, '/'],
  [390, '/faq'],
] as const

describe('Tab key', () => {
  it.each(pages)('reaches every control with visible focus at %i px on %s', async (width, path) => {
    const { page, context, close } = await open({ path: '/icon.svg', width, height: 844 })
    // Lucky winners appear at arbitrary times.
    await context.route('**/winners/lucky', (route) => route.abort())
    await page.goto(path)
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await page.waitForLoadState('networkidle')
    // Stopped, because a stop is known by its name, and a walk takes longer than a message stays.
    await page.getByRole('button', { name: 'Остановить смену новостей' }).click()
    await page.locator('body').evaluate((body) => {
      body.tabIndex = -1
      body.focus()
      body.removeAttribute('tabindex')
    })
    const keyboard = keyboardOf(page)
    const forward = await keyboard.walk('Tab')
    expect(forward[0]).toBe('a Перейти к содержанию')
    expect(await skippedControls(page)).toEqual([])
    const backward = await keyboard.walk('Shift+Tab')
    expect(backward.toReversed()).toEqual(forward)
    await close()
  })
})
