import { describe, it } from 'vitest'
import { consoleOf } from './console.ts'
import { expect } from './expect.ts'
import { delayRequests, advanceUntil } from './journey.ts'
import { usePublicSite } from './public-site.ts'

/* The first screen stands and can be pressed; the code that waits for it is still on its way. */

const site = usePublicSite()
const { register } = consoleOf(site.address)
const LATE = /\/assets\/deferred-start-[^/]*\.js$/u

describe('what is done before the late code has come', () => {
  it('to a heart is done when it is there, and once', async () => {
    const { token } = await register({ phone: '+79992220064', login: 'vera', password: 'secret-1' })
    const { page, close } = await site.open({ path: '/games/slot', token })
    const hearts = page.locator('main [data-component="GameTile"]').getByRole('button')
    // From here the browser knows whose the token is, and a page that is opened has its hearts at once.
    await expect(hearts.nth(0)).toBeVisible()
    const release = await delayRequests(page, LATE)
    let sent = 0
    page.on('request', (request) => {
      if (request.url().includes('/games/favorite/')) sent += 1
    })
    await page.reload()
    await hearts.nth(0).click()
    await hearts.nth(1).click()
    expect(sent).toBe(0)
    release()
    await expect(hearts.nth(0)).toHaveAttribute('aria-pressed', 'true')
    await expect(hearts.nth(1)).toHaveAttribute('aria-pressed', 'true')
    await hearts.nth(1).click()
    await expect(hearts.nth(1)).toHaveAttribute('aria-pressed', 'false')
    await expect(hearts.nth(0)).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(() => sent).toBe(3)
    await close()
  })

  it('in vain, because no call was answered, is done again when the server is heard', async () => {
    const { page, close } = await site.open({ path: '/icon.svg', driven: true })
    const release = await delayRequests(page, LATE)
    await page.route('**/api/**', (route) => route.abort())
    await page.goto('/', { waitUntil: 'commit' })
    await advanceUntil(page, async () => {
      for (const what of ['Игры', 'Победители', 'Предложения'])
        expect(await page.getByText(`${what} не загрузились`).first().isVisible(), what).toBe(true)
    })
    await page.unroute('**/api/**')
    release()
    await advanceUntil(page, async () => expect(await page.getByText('не загрузились').count()).toBe(0))
    await close()
  })

  it('to sign in is kept by the browser', async () => {
    await register({ phone: '+79992220074', login: 'inna', password: 'secret-1' })
    const { page, close } = await site.open({ path: '/404' })
    const release = await delayRequests(page, LATE)
    await page.goto('/')
    await page.getByRole('banner').getByRole('button', { name: 'Войти' }).click()
    const dialog = page.getByRole('dialog', { name: 'Вход' })
    await dialog.getByLabel('Логин, телефон или e-mail').fill('inna')
    await dialog.getByLabel('Пароль', { exact: true }).fill('secret-1')
    await dialog.getByRole('button', { name: 'Войти', exact: true }).click()
    await expect(page.getByRole('banner').getByText('inna')).toBeVisible()
    release()
    await page.reload()
    await expect(page.getByRole('banner').getByText('inna')).toBeVisible()
    await close()
  })

  it('to recover a password goes on after a reload', async () => {
    const { page, close } = await site.open({ path: '/404' })
    const release = await delayRequests(page, LATE)
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
