import type { Page } from 'playwright'
import { describe, it } from 'vitest'
import { consoleOf } from '../harness/console.ts'
import { expect } from '../harness/expect.ts'
import { delayRequests, expectLoaded } from '../harness/journey.ts'
import { usePublicSite } from '../harness/public-site.ts'

const site = usePublicSite()
const { signUp } = consoleOf(site.address)

describe('signed-in player', () => {
  it('sees no sign-up prompt, and its links lead to the promotions', async () => {
    const { token } = await signUp({ phone: '+79992220034', login: 'lena', password: 'secret-1' })
    const { page, close } = await site.open({ path: '/#register', token })
    await expect(page).not.toHaveURL(/#register/u)
    await page.getByRole('link', { name: 'Получить бонус' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Акции' })).toBeVisible()
    await close()
  })
})

describe('favourites', () => {
  const favouriteButton = (page: Page) => page.locator('main [data-component="GameTile"]').first().getByRole('button')

  it('update optimistically, persist, and roll back when the server rejects', async () => {
    const { token } = await signUp({ phone: '+79992220004', login: 'gleb', password: 'secret-1' })
    const { page, close } = await site.open({ path: '/games/slot', token })
    await expectLoaded(page)
    const name = (await favouriteButton(page).getAttribute('aria-label')) ?? ''
    let requestCount = 0
    page.on('request', (request) => {
      if (request.url().includes('/games/favorite/')) requestCount += 1
    })
    const release = await delayRequests(page, /\/games\/favorite\//u)
    // Three clicks before the first response: each updates the button, and their requests follow one another.
    for (const pressed of ['true', 'false', 'true']) {
      await favouriteButton(page).click()
      await expect(favouriteButton(page)).toHaveAttribute('aria-pressed', pressed)
    }
    await expect.poll(() => requestCount).toBe(1)
    release()
    await expect.poll(() => requestCount).toBe(3)
    await expect.poll(async () => (await fetchFavourites(token)).length).toBe(1)
    await page.reload()
    await expect(favouriteButton(page)).toHaveAttribute('aria-pressed', 'true')
    await expectLoaded(page)

    await page.route('**/games/favorite/*', (route) => route.fulfill({ json: { error: 500, code: 500, data: null } }))
    await favouriteButton(page).click()
    await expect(page.getByText('Избранное не изменилось', { exact: true })).toBeVisible()
    await expect(favouriteButton(page)).toHaveAttribute('aria-pressed', 'true')
    await page.unroute('**/games/favorite/*')

    await page.getByRole('link', { name: 'Избранное' }).click()
    await expect(page.locator('main [data-component="GameTile"]')).toHaveCount(1)
    await expect(favouriteButton(page)).toHaveAccessibleName(name.replace('В избранное', 'Убрать из избранного'))
    await favouriteButton(page).click()
    await expect(page.getByText('Здесь пока пусто')).toBeVisible()
    await expect.poll(() => fetchFavourites(token)).toEqual([])
    await close()
  })

  it('can be removed one by one by keyboard without losing focus', async () => {
    const { token } = await signUp({ phone: '+79992220014', login: 'zoya', password: 'secret-1' })
    for (const id of [1, 2, 3])
      await fetch(`${site.address()}/api/v2/games/favorite/${id}`, {
        method: 'POST',
        headers: { authorization: `Token ${token}` },
      })
    const { page, close } = await site.open({ path: '/games/favorite', token })
    const tiles = page.locator('main [data-component="GameTile"]')
    await expect(tiles).toHaveCount(3)
    const count = page.getByText(/^Показано/u)
    await expect(count).toHaveText('Показано 3 из 3')
    await tiles.nth(1).getByRole('button').focus()
    await page.keyboard.press('Enter')
    await expect(tiles).toHaveCount(2)
    await expect(tiles.nth(1).getByRole('button')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(tiles).toHaveCount(1)
    await expect(tiles.nth(0).getByRole('button')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main').getByRole('link', { name: 'К играм' })).toBeFocused()
    await expect(count).toHaveCount(0)
    await close()
  })

  it('appear on the rendered tiles once the status identifies the player', async () => {
    const { token } = await signUp({ phone: '+79992220054', login: 'nina', password: 'secret-1' })
    const { page, close } = await site.open({ path: '/icon.svg', token })
    const release = await delayRequests(page, /\/v2\/status/u)
    await page.goto('/games/slot', { waitUntil: 'commit' })
    const tile = page.locator('main [data-component="GameTile"]').first()
    await expect(tile).toBeVisible()
    await expect(tile.getByRole('button')).toHaveCount(0)
    await tile.evaluate((element) => element.setAttribute('data-seen', ''))
    release()
    await expect(tile.getByRole('button')).toBeVisible()
    await expect(tile).toHaveAttribute('data-seen', '')
    await close()
  })

  async function fetchFavourites(token: string): Promise<number[]> {
    const response = await fetch(`${site.address()}/api/v2/games/favorites`, {
      headers: { authorization: `Token ${token}` },
    })
    return (await response.json()).data.items
  }
})
