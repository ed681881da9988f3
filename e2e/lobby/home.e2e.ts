import type { Page } from 'playwright'
import { describe, it } from 'vitest'
import { expect } from '../harness/expect.ts'
import { usePublicSite } from '../harness/public-site.ts'

const site = usePublicSite()
const { open } = site
const tiles = (page: Page) => page.locator('[data-component="GameTile"]')

/** Style rules outside cascade layers; an operator's theme could not override them. */
const findUnlayeredRules = () =>
  [...document.styleSheets]
    .filter(({ href }) => href !== null)
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSStyleRule || rule instanceof CSSMediaRule || rule instanceof CSSSupportsRule)
    .map(({ cssText }) => cssText.slice(0, 120))

describe('lobby', () => {
  it('shows 15 games, loads 15 more per click, and resets when a filter changes', async () => {
    const { page, errors, close } = await open()
    await expect(tiles(page)).toHaveCount(15)
    await page.getByRole('button', { name: 'Показать ещё 15' }).click()
    await expect(tiles(page)).toHaveCount(30)
    await page.getByRole('link', { name: 'Слоты', exact: true }).click()
    await expect(page).toHaveURL(/\/games\/slot$/u)
    await expect(tiles(page)).toHaveCount(15)
    expect(await page.evaluate(findUnlayeredRules)).toEqual([])
    expect(errors).toEqual([])
    await close()
  })

  it('focuses the first new game when the load-more button disappears', async () => {
    const { page, close } = await open({ path: '/games/table' })
    await expect(tiles(page)).toHaveCount(15)
    await expect(page.getByRole('contentinfo')).toBeVisible()
    const more = page.getByRole('button', { name: /^Показать ещё/u })
    await more.press('Enter')
    await expect(more).toHaveCount(0)
    await expect(tiles(page).nth(15).getByRole('link').first()).toBeFocused()
    await close()
  })

  it('resets the filters of an empty type and focuses the first game', async () => {
    const { page, close } = await open({ path: '/games/bonus' })
    await page.getByRole('button', { name: 'Сбросить фильтры' }).press('Enter')
    await expect(page).toHaveURL(`${site.address()}/`)
    await expect(tiles(page)).toHaveCount(15)
    await expect(tiles(page).first().getByRole('link').first()).toBeFocused()
    await close()
  })

  it('finds games typed in the wrong keyboard layout, in Latin letters, with a typo, or by provider', async () => {
    const { page, close } = await open()
    await expect(tiles(page)).toHaveCount(15)
    await page.keyboard.press('/')
    const search = page.getByRole('searchbox')
    await expect(search).toBeFocused()
    for (const query of ['dbiytdsq', 'vishnevyi', 'вишнёвй', 'Вишневый']) {
      await search.fill(query)
      await expect(tiles(page).filter({ hasText: 'Вишнёвый Ряд' }), query).toHaveCount(1)
    }
    await search.fill('песочница')
    await expect(tiles(page)).toHaveCount(1)
    await search.fill('зззззз')
    await expect(page.getByText('Таких игр нет')).toBeVisible()
    await page.getByRole('button', { name: 'Сбросить фильтры' }).click()
    await expect(tiles(page)).toHaveCount(15)
    await expect(search).toHaveValue('')
    await close()
  })
})

describe('page load', () => {
  it('requests nothing twice and does not request inlined styles', async () => {
    const { page, close } = await open({ path: '/icon.svg' })
    const paths: string[] = []
    page.on('request', (request) => paths.push(new URL(request.url()).pathname))
    const deferredUi = page.waitForResponse(/deferred-ui-.+\.js/u)
    await page.goto('/')
    await deferredUi
    await expect(page.locator('[data-component="Podium"]')).toHaveCount(2)
    expect(paths.filter((path) => /\/start-.+\.css$/u.test(path))).toEqual([])
    expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([])
    await close()
  })
})
