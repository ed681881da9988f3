import { describe, it } from 'vitest'
import { consoleOf } from '../harness/console.ts'
import { expect } from '../harness/expect.ts'
import { CLIENT_RENDERED_HOME, delayRequests, advanceUntil } from '../harness/journey.ts'
import { usePublicSite } from '../harness/public-site.ts'

/* The first screen is interactive while deferred chunks are still loading. */

const site = usePublicSite()
const { signUp } = consoleOf(site.address)
const DEFERRED_START = /\/assets\/deferred-start-[^/]*\.js$/u

describe('before a deferred chunk loads', () => {
  it('favourite clicks are queued, and each is sent once', async () => {
    const { token } = await signUp({ phone: '+79992220064', login: 'vera', password: 'secret-1' })
    const { page, close } = await site.open({ path: '/games/slot', token })
    const favouriteButtons = page.locator('main [data-component="GameTile"]').getByRole('button')
    // After the first status the player is stored, so a reload renders the buttons immediately.
    await expect(favouriteButtons.nth(0)).toBeVisible()
    const release = await delayRequests(page, /\/assets\/toggle-favourite-/u)
    let requestCount = 0
    page.on('request', (request) => {
      if (request.url().includes('/games/favorite/')) requestCount += 1
    })
    await page.reload()
    await favouriteButtons.nth(0).click()
    await favouriteButtons.nth(1).click()
    expect(requestCount).toBe(0)
    release()
    await expect(favouriteButtons.nth(0)).toHaveAttribute('aria-pressed', 'true')
    await expect(favouriteButtons.nth(1)).toHaveAttribute('aria-pressed', 'true')
    await favouriteButtons.nth(1).click()
    await expect(favouriteButtons.nth(1)).toHaveAttribute('aria-pressed', 'false')
    await expect(favouriteButtons.nth(0)).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(() => requestCount).toBe(3)
    await close()
  })

  it('a toast says that a favourite was refused', async () => {
    const { token } = await signUp({ phone: '+79992220094', login: 'olga', password: 'secret-1' })
    const { page, close } = await site.open({ path: '/games/slot', token })
    const favouriteButton = page.locator('main [data-component="GameTile"]').first().getByRole('button')
    await expect(favouriteButton).toBeVisible()
    const release = await delayRequests(page, DEFERRED_START)
    await page.route('**/games/favorite/*', (route) => route.fulfill({ json: { error: 500, code: 500, data: null } }))
    await page.reload({ waitUntil: 'commit' })
    await favouriteButton.click()
    await expect(page.getByText('Избранное не изменилось', { exact: true })).toBeVisible()
    release()
    await close()
  })

  it('failed blocks are retried when the server responds', async () => {
    const { page, close } = await site.open({ path: '/icon.svg', driven: true })
    const release = await delayRequests(page, DEFERRED_START)
    await page.route('**/api/**', (route) => route.abort())
    await page.goto(CLIENT_RENDERED_HOME, { waitUntil: 'commit' })
    await advanceUntil(page, async () => {
      for (const block of ['Игры', 'Победители', 'Предложения'])
        expect(await page.getByText(`${block} не загрузились`).first().isVisible(), block).toBe(true)
    })
    await page.unroute('**/api/**')
    release()
    await advanceUntil(page, async () => expect(await page.getByText('не загрузились').count()).toBe(0))
    await close()
  })

  it('a sign-in is persisted', async () => {
    await signUp({ phone: '+79992220074', login: 'inna', password: 'secret-1' })
    const { page, close } = await site.open({ path: '/icon.svg' })
    const release = await delayRequests(page, DEFERRED_START)
    await page.goto('/')
    await page.getByRole('banner').getByRole('button', { name: 'Войти' }).click()
    const dialog = page.getByRole('dialog', { name: 'Вход' })
    await dialog.getByLabel('Логин, телефон или e-mail').fill('inna')
    await dialog.getByLabel('Пароль', { exact: true }).fill('secret-1')
    await dialog.getByRole('button', { name: 'Войти', exact: true }).click()
    await expect(page.getByRole('banner').getByRole('button', { name: 'inna' })).toBeVisible()
    release()
    await page.reload()
    await expect(page.getByRole('banner').getByRole('button', { name: 'inna' })).toBeVisible()
    await close()
  })

  it('an open recovery dialog survives a reload', async () => {
    const { page, close } = await site.open({ path: '/404' })
    const release = await delayRequests(page, DEFERRED_START)
    await page.goto('/')
    await page.getByRole('banner').getByRole('button', { name: 'Войти' }).click()
    await page.getByRole('dialog', { name: 'Вход' }).getByRole('button', { name: 'Забыли пароль?' }).click()
    const recovery = page.getByRole('dialog', { name: 'Восстановление доступа' })
    await expect(recovery).toBeVisible()
    release()
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('recovery-open'))).toBe('1')
    await page.reload()
    await expect(recovery).toBeVisible()
    await close()
  })
})
