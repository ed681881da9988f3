import type { Page } from 'playwright'
import { describe, it } from 'vitest'
import { expect } from '../harness/expect.ts'
import { navigateInside } from '../harness/navigate-inside.ts'
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
  it('loads each file once, shows 15 games, loads 15 more per click, resets them with the filter, and searches', async () => {
    const { page, errors, close } = await open({ path: '/icon.svg', fresh: true })
    const deferredUi = page.waitForResponse(/deferred-ui-.+\.js/u)
    await page.goto('/')
    await deferredUi
    await expect(page.locator('[data-component="Podium"]')).toHaveCount(2)
    // A file is fetched into the cache, from which its import reads it (`preload-chunk.ts`).
    const paths = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming && entry.transferSize > 0)
        .map(({ name }) => new URL(name).pathname),
    )
    expect(paths.length).toBeGreaterThan(15)
    // The styles of the start are inlined.
    expect(paths.filter((path) => /\/start-.+\.css$/u.test(path))).toEqual([])
    expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([])

    await expect(tiles(page)).toHaveCount(15)
    await page.getByRole('button', { name: 'Показать ещё 15' }).click()
    await expect(tiles(page)).toHaveCount(30)
    await page.getByRole('link', { name: 'Слоты', exact: true }).click()
    await expect(page).toHaveURL(/\/games\/slot$/u)
    await expect(tiles(page)).toHaveCount(15)
    expect(await page.evaluate(findUnlayeredRules)).toEqual([])

    // A guest has no bonus games.
    await navigateInside(page, '/games/bonus')
    await page.getByRole('button', { name: 'Сбросить фильтры' }).press('Enter')
    await expect(page).toHaveURL(`${site.address()}/`)
    await expect(tiles(page)).toHaveCount(15)
    await expect(tiles(page).first().getByRole('link').first()).toBeFocused()

    await page.keyboard.press('/')
    const search = page.getByRole('searchbox')
    await expect(search).toBeFocused()
    // In the wrong keyboard layout, and with a typo; `catalogue.test.ts` has all ways to find a game.
    for (const query of ['dbiytdsq', 'вишнёвй']) {
      await search.fill(query)
      await expect(tiles(page).filter({ hasText: 'Вишнёвый Ряд' }), query).toHaveCount(1)
    }
    await search.fill('зззззз')
    await expect(page.getByText('Таких игр нет')).toBeVisible()
    await page.getByRole('button', { name: 'Сбросить фильтры' }).click()
    await expect(tiles(page)).toHaveCount(15)
    await expect(search).toHaveValue('')
    expect(errors).toEqual([])
    await close()
  })
})
