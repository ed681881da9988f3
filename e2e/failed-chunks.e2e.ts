import { describe, it } from 'vitest'
import { expect } from './expect.ts'
import { advanceUntil, stubStatusPoll, reportActivity } from './journey.ts'
import { usePublicSite } from './public-site.ts'

/* The page is there, and a part of its code is not: cut off, or replaced by an upgrade. */

const site = usePublicSite()

describe('code that does not arrive', () => {
  it('leaves the frame of the site around a page that says so, and comes when it is asked for again', async () => {
    const { page, close } = await site.open({})
    await expect(page.getByRole('button', { name: 'Спокойный режим' })).toBeVisible()
    await stubStatusPoll(page)
    await page.route('**/assets/**', (route) => route.abort())
    await page.getByRole('link', { name: 'VIP' }).first().click()
    await expect(page.getByText('Страница не загрузилась')).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Главное меню' })).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await page.unroute('**/assets/**')
    await page.getByRole('button', { name: 'Повторить' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'VIP-уровни' })).toBeVisible()
    // Its styles were missed with it.
    await expect(page.locator('[data-component="VipLevelCard"]').first()).toHaveCSS('border-top-style', 'solid')
    await close()
  })

  it('comes by itself when the server is heard again, and the button to ask for it is there until then', async () => {
    const { page, close } = await site.open({ driven: true })
    await expect(page.getByRole('button', { name: 'Спокойный режим' })).toBeVisible()
    const cut = { calls: true, code: true }
    const missed = { calls: 0, code: 0 }
    await page.route(/\/assets\/standings-/u, (route) => {
      if (!cut.code) return route.continue()
      missed.code += 1
      return route.abort()
    })
    await page.route('**/api/v2/status/**', (route) => {
      if (!cut.calls) return route.continue()
      missed.calls += 1
      return route.abort()
    })
    await page.getByRole('link', { name: 'VIP' }).first().click()
    const retry = page.getByRole('main').getByRole('button', { name: 'Повторить' })
    await retry.focus()
    const askedBefore = missed.code
    cut.calls = false
    const passStaying = (holds: () => Promise<void>) =>
      advanceUntil(page, async () => {
        // Nothing is asked for where nobody is.
        await reportActivity(page)
        await holds()
      })
    await passStaying(async () => expect(missed.code).toBeGreaterThan(askedBefore))
    await expect(retry).toBeFocused()
    // The state is asked for thrice before it counts as missed.
    cut.calls = true
    missed.calls = 0
    await passStaying(async () => expect(missed.calls).toBe(3))
    cut.calls = false
    cut.code = false
    await passStaying(async () =>
      expect(await page.getByRole('heading', { level: 1, name: 'VIP-уровни' }).isVisible()).toBe(true),
    )
    await close()
  })

  it('is fetched with a whole new page when the site answers and only the code is gone, as after an upgrade', async () => {
    const { page, close } = await site.open({})
    await expect(page.getByRole('button', { name: 'Спокойный режим' })).toBeVisible()
    await stubStatusPoll(page)
    await page.route('**/assets/standings-*.js', (route) => route.abort())
    await page.getByRole('link', { name: 'VIP' }).first().click()
    const loaded = page.waitForEvent('load')
    await page.getByRole('button', { name: 'Повторить' }).click()
    await loaded
    await expect(page.getByText('Страница не загрузилась')).toBeVisible()
    await page.unroute('**/assets/standings-*.js')
    await page.getByRole('button', { name: 'Повторить' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'VIP-уровни' })).toBeVisible()
    await close()
  })

  it('tells of a window that a press was to open, and opens it at the next press', async () => {
    const { page, close } = await site.open({})
    await expect(page.getByRole('button', { name: 'Спокойный режим' })).toBeVisible()
    await page.route('**/assets/registration-dialog-*.js', (route) => route.abort())
    const open = page.getByRole('banner').getByRole('button', { name: 'Регистрация' })
    await open.click()
    await expect(page.getByText('Это окно не загрузилось', { exact: true })).toBeVisible()
    await page.unroute('**/assets/registration-dialog-*.js')
    await open.click()
    await expect(page.getByRole('dialog', { name: 'Регистрация' })).toBeVisible()
    await close()
  })

  it('is asked for again by itself where nobody presses for it: who is there is known, though later', async () => {
    const { page, context, close } = await site.open({ path: '/icon.svg', driven: true })
    await context.route('**/assets/deferred-start-*.js', (route) => route.abort())
    // The code is preloaded before it is imported: what is told to the operator is missed by both.
    const missed = page.waitForEvent('console', (message) => message.text().startsWith('[report] crash'))
    await page.goto('/faq')
    await missed
    await context.unrouteAll()
    const told: string[] = []
    page.on('request', (request) => told.push(new URL(request.url()).pathname))
    await advanceUntil(page, async () =>
      expect(told.filter((path) => path === '/api/v2/status/').length).toBeGreaterThan(1),
    )
    await close()
  })
})
