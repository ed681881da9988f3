import type { Page } from 'playwright'
import { describe, it } from 'vitest'
import { expect } from '../harness/expect.ts'
import { keyboardOf } from '../harness/keyboard.ts'
import { usePublicSite } from '../harness/public-site.ts'
import type { Visit } from '../harness/journey.ts'

/* Keyboard use of the public pages. `keyboard.ts` checks every focus stop. */

const site = usePublicSite()

const tiles = (page: Page) => page.locator('main [data-component="GameTile"]')
const tile = (page: Page, index: number) => tiles(page).nth(index).getByRole('link').first()

/** Opens a page and returns it with a keyboard driver. */
async function open(visit: Visit) {
  const opened = await site.open({ ...visit, path: '/icon.svg' })
  // Lucky winners appear at arbitrary times.
  await opened.context.route('**/winners/lucky', (route) => route.abort())
  await opened.page.goto(visit.path ?? '/')
  await expect(opened.page.getByRole('contentinfo')).toBeVisible()
  await opened.page.waitForLoadState('networkidle')
  return { ...opened, keyboard: keyboardOf(opened.page) }
}

describe('lobby by keyboard', () => {
  it('filters by provider, searches, filters by type, loads more games, and opens a demo', async () => {
    const { page, keyboard, errors, close } = await open({})
    const button = page.getByRole('button', { name: /^Провайдеры/u })
    await keyboard.use(button, 'Space')
    const field = page.getByRole('combobox', { name: 'Найти провайдера' })
    await expect(field).toBeFocused()
    await keyboard.type('песоч')
    await expect(page.getByRole('option', { name: 'Песочница' })).toBeVisible()
    await keyboard.press('Enter')
    await expect(tiles(page)).toHaveCount(1)
    // The first Escape clears the input, the second closes the list.
    await keyboard.press('Escape')
    await expect(field).toHaveValue('')
    await keyboard.press('Escape')
    await expect(button).toBeFocused()
    await keyboard.use(button)
    await expect(field).toBeFocused()
    await keyboard.press('ArrowDown')
    await keyboard.press('ArrowUp')
    await keyboard.press('Enter')
    await keyboard.press('Escape')
    await expect(tiles(page)).toHaveCount(15)

    await keyboard.press('/')
    await expect(page.getByRole('searchbox')).toBeFocused()
    await keyboard.type('вишнёвый')
    await expect(tiles(page)).toHaveCount(1)
    await keyboard.press('Escape')
    await expect(tiles(page)).toHaveCount(15)
    await keyboard.to(page.getByRole('link', { name: 'Слоты', exact: true }), 'Shift+Tab')
    await keyboard.press('Enter')
    await expect(page).toHaveURL(/\/games\/slot$/u)
    await expect(page.getByRole('link', { name: 'Слоты', exact: true })).toHaveAttribute('aria-current', 'page')
    const more = page.getByRole('button', { name: 'Показать ещё 15' })
    await keyboard.use(more)
    await expect(tiles(page)).toHaveCount(30)
    await expect(more).toBeFocused()
    await keyboard.to(tiles(page).nth(28).getByRole('link', { name: /^Демо/u }), 'Shift+Tab')
    await keyboard.press('Enter')
    await expect(page).toHaveURL(/\/game\/[\w-]+\?mode=demo$/u)
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    expect(errors).toEqual([])
    await close()
  })
})

describe('tables by keyboard', () => {
  it('expand and collapse in a tournament, and all its games are reachable', async () => {
    const { page, keyboard, close } = await open({ path: '/tournaments' })
    await keyboard.to(page.getByRole('tab', { selected: true }))
    await keyboard.press('ArrowRight')
    await expect(page).toHaveURL(/\?list=completed$/u)
    await keyboard.press('ArrowLeft')
    await keyboard.use(page.getByRole('link', { name: 'Полярная гонка', exact: true }))
    await expect(page.getByRole('heading', { level: 1, name: 'Полярная гонка' })).toBeVisible()
    await expect(page.locator('#main')).toBeFocused()
    for (const [name, collapsedCount, expandedCount] of [
      ['Призы', 10, 40],
      ['Таблица', 7, 55],
    ] as const) {
      const region = page.getByRole('region', { name })
      const button = region.getByRole('button')
      await keyboard.use(button)
      await expect(region.locator('tbody tr')).toHaveCount(expandedCount)
      await expect(button).toBeFocused()
      await keyboard.press('Space')
      await expect(region.locator('tbody tr')).toHaveCount(collapsedCount)
      await expect(button).toBeInViewport()
    }
    await keyboard.use(page.getByRole('link', { name: /^Все игры турнира/u }))
    await expect(tile(page, 10)).toBeFocused()
    await expect(tile(page, 10)).toBeInViewport({ ratio: 1 })
    await keyboard.press('Enter')
    await expect(page).toHaveURL(/\/game\/[\w-]+/u)
    await close()
  })
})
