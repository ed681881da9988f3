import { describe, it } from 'vitest'
import { consoleOf } from '../harness/console.ts'
import { expect } from '../harness/expect.ts'
import { advance, freezeClock, reportActivity } from '../harness/journey.ts'
import { waitForResponses } from '../harness/open-requests.ts'
import { usePublicSite } from '../harness/public-site.ts'

/* What the page says about a lost connection: once, soon, and also before its toasts have loaded. */

const site = usePublicSite()
const { signUp } = consoleOf(site.address)

describe('lost connection', () => {
  it('to a killed server is named within five seconds in a lobby where the player does nothing', async () => {
    const { page, context, close } = await site.open({ driven: true })
    await expect(page.locator('[data-component="MobileBar"]')).toBeAttached()
    await freezeClock(page)
    await reportActivity(page)
    // Right after a poll of the status the next one is farthest away.
    const statuses: string[] = []
    page.on('response', (response) => {
      if (response.url().includes('/api/v2/status/')) statuses.push(response.url())
    })
    const passSecond = async () => {
      await advance(page, 1000)
      await waitForResponses(page)
    }
    await passSecond()
    statuses.length = 0
    while (statuses.length === 0) await passSecond()
    await context.route('**/*', (route) => route.abort('connectionrefused'))
    const notice = page.getByText('Сервер не отвечает', { exact: true })
    for (let second = 1; second <= 5; second += 1) await passSecond()
    await expect(notice).toBeVisible()
    await close()
  })

  it('leaves a sign-out unconfirmed, which a toast says at once', async () => {
    const { token } = await signUp({ phone: '+79992220084', login: 'rita', password: 'secret-1' })
    const { page, context, close } = await site.open({ path: '/icon.svg', token, fresh: true })
    const code = page.waitForResponse(/\/assets\/create-notice-/u)
    await page.goto('/games/slot')
    await code
    await page.getByRole('banner').getByRole('button', { name: 'rita' }).click()
    const signOut = page.getByRole('dialog').getByRole('button', { name: 'Выйти' })
    await expect(signOut).toBeVisible()
    await context.setOffline(true)
    await signOut.click()
    await expect(page.getByText('Вы вышли в этом браузере', { exact: true })).toBeVisible()
    await close()
  })

  it('is named before the toasts have loaded, and they say when it is over', async () => {
    const { page, context, close } = await site.open({ path: '/icon.svg', fresh: true })
    await context.route(/\/assets\/(?:deferred-|notices-)/u, (route) => route.abort())
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await context.setOffline(true)
    await expect(page.getByText('Нет соединения с интернетом', { exact: true })).toBeVisible()
    await context.unrouteAll()
    await context.setOffline(false)
    await expect(page.locator('[data-component="Toast"]').getByText('Связь восстановлена')).toBeVisible()
    await close()
  })

  it('shows one toast, also when a dialog fails to load', async () => {
    const { page, context, close } = await site.open({ path: '/faq', fresh: true })
    await expect(page.locator('[data-component="MobileBar"]')).toBeAttached()
    const toasts = page.locator('[data-component="Toast"]')
    await context.setOffline(true)
    await expect(toasts).toContainText('Нет соединения с интернетом')
    await page.getByRole('banner').getByRole('button', { name: 'Регистрация' }).click()
    await expect(toasts).toContainText('Это окно не загрузилось')
    await expect(toasts).toHaveCount(1)
    await context.setOffline(false)
    await expect(toasts).toContainText('Связь восстановлена')
    await expect(toasts).toHaveCount(1)
    await close()
  })
})
