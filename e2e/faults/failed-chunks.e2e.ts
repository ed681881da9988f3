import { describe, it } from 'vitest'
import { expect } from '../harness/expect.ts'
import { advanceUntil, stubStatusPoll, reportActivity } from '../harness/journey.ts'
import { usePublicSite } from '../harness/public-site.ts'

/* A lazy chunk fails to load: connection lost, or replaced by a deployment. */

const site = usePublicSite()

describe('failed lazy chunk', () => {
  it('of a dialog is reported and loads on the next click, of a page shows an error and loads on retry', async () => {
    const { page, close } = await site.open({})
    await expect(page.getByRole('button', { name: 'Спокойный режим' })).toBeVisible()
    await page.route('**/assets/sign-up-dialog-*.js', (route) => route.abort())
    const signUpButton = page.getByRole('banner').getByRole('button', { name: 'Регистрация' })
    await signUpButton.click()
    await expect(page.getByText('Это окно не загрузилось', { exact: true })).toBeVisible()
    await page.unroute('**/assets/sign-up-dialog-*.js')
    await signUpButton.click()
    await expect(page.getByRole('dialog', { name: 'Регистрация' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)

    await stubStatusPoll(page)
    await page.route('**/assets/**', (route) => route.abort())
    await page.getByRole('link', { name: 'VIP' }).first().click()
    await expect(page.getByText('Страница не загрузилась')).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Главное меню' })).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await page.unroute('**/assets/**')
    await page.getByRole('button', { name: 'Повторить' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Шесть шагов к Кассиопее' })).toBeVisible()
    // The retry must load the chunk's styles too.
    await expect(page.locator('[data-component="LevelTable"] > div')).toHaveCSS('border-top-style', 'solid')
    await close()
  })

  it('reloads when the server is back and keeps the retry button until then', async () => {
    const { page, close } = await site.open({ driven: true })
    await expect(page.getByRole('button', { name: 'Спокойный режим' })).toBeVisible()
    const isBlocked = { calls: true, code: true }
    const failures = { calls: 0, code: 0 }
    await page.route(/\/assets\/levels-/u, (route) => {
      if (!isBlocked.code) return route.continue()
      failures.code += 1
      return route.abort()
    })
    await page.route('**/api/v2/status/**', (route) => {
      if (!isBlocked.calls) return route.continue()
      failures.calls += 1
      return route.abort()
    })
    await page.getByRole('link', { name: 'VIP' }).first().click()
    const retry = page.getByRole('main').getByRole('button', { name: 'Повторить' })
    await retry.focus()
    const failuresBefore = failures.code
    isBlocked.calls = false
    const advanceWhileActive = (assertion: () => Promise<void>) =>
      advanceUntil(page, async () => {
        // Polling pauses without user activity.
        await reportActivity(page)
        await assertion()
      })
    await advanceWhileActive(async () => expect(failures.code).toBeGreaterThan(failuresBefore))
    await expect(retry).toBeFocused()
    // The status call fails after three attempts.
    isBlocked.calls = true
    failures.calls = 0
    await advanceWhileActive(async () => expect(failures.calls).toBe(3))
    isBlocked.calls = false
    isBlocked.code = false
    await advanceWhileActive(async () =>
      expect(await page.getByRole('heading', { level: 1, name: 'Шесть шагов к Кассиопее' }).isVisible()).toBe(true),
    )
    await close()
  })

  it('reloads the document if only the chunk is missing, as after a deployment', async () => {
    const { page, close } = await site.open({})
    await expect(page.getByRole('button', { name: 'Спокойный режим' })).toBeVisible()
    await stubStatusPoll(page)
    await page.route('**/assets/levels-*.js', (route) => route.abort())
    await page.getByRole('link', { name: 'VIP' }).first().click()
    const loaded = page.waitForEvent('load')
    await page.getByRole('button', { name: 'Повторить' }).click()
    await loaded
    await expect(page.getByText('Страница не загрузилась')).toBeVisible()
    await page.unroute('**/assets/levels-*.js')
    await page.getByRole('button', { name: 'Повторить' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Шесть шагов к Кассиопее' })).toBeVisible()
    await close()
  })

  it('of a game that is opened offline is reported once, and loads by itself when the connection is back', async () => {
    const { page, context, close } = await site.open({ fresh: true })
    await expect(page.getByRole('button', { name: 'Спокойный режим' })).toBeVisible()
    await page.getByRole('searchbox').fill('Вишнёвый Ряд')
    const tile = page.locator('[data-component="GameTile"]').first()
    await expect(tile).toContainText('Вишнёвый Ряд')
    // The part that shows notices has loaded.
    await expect(page.locator('[data-component="MobileBar"]')).toBeAttached()
    await context.setOffline(true)
    await tile.hover()
    await tile.getByRole('link', { name: /^Демо/u }).click()
    await expect(page.getByText('Страница не загрузилась')).toHaveCount(1)
    await expect(page.getByText('Нет соединения с интернетом', { exact: true })).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByText('Связь восстановлена', { exact: true })).toBeVisible()
    await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Вишнёвый Ряд' })).toBeVisible()
    await expect(page.getByText('Страница не загрузилась')).toHaveCount(0)
    await close()
  })

  it('retries the deferred start without user input, so the status is still requested', async () => {
    const { page, context, close } = await site.open({ path: '/icon.svg', driven: true })
    await context.route('**/assets/deferred-start-*.js', (route) => route.abort())
    // The chunk is preloaded before it is imported, and both attempts report the failure.
    const failures = page.waitForEvent('console', (message) => message.text().startsWith('[report] crash'))
    await page.goto('/faq')
    await failures
    await context.unrouteAll()
    const requestedPaths: string[] = []
    page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname))
    await advanceUntil(page, async () =>
      expect(requestedPaths.filter((path) => path === '/api/v2/status/').length).toBeGreaterThan(1),
    )
    await close()
  })
})
