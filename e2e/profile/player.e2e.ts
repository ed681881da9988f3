import { describe, it } from 'vitest'
import { expect } from '../harness/expect.ts'
import { consoleOf } from '../harness/console.ts'
import { advance, expectNoOverflow } from '../harness/journey.ts'
import { banner } from '../harness/profile-visit.ts'
import { usePublicSite } from '../harness/public-site.ts'
import { TEST_NOW } from '../harness/site.ts'
import { testUser, tokenOf } from '../harness/test-user.ts'

/* The session of a signed-in player in a browser. Its menu on a phone: `mobile-panels.test.tsx`. */

const site = usePublicSite()
const { signUp } = consoleOf(site.address)

const TOKEN = 'k'.repeat(64)
/** Opens a page with a stored token, a stubbed status call and a fake clock. */
async function openSignedIn(user: object) {
  const context = await site.browser().newContext({ baseURL: site.address(), viewport: { width: 1440, height: 844 } })
  await context.clock.install({ time: new Date(TEST_NOW) })
  await context.addCookies([{ name: 'token', value: TOKEN, url: site.address() }])
  const tokens: (string | undefined)[] = []
  const stub = { user, isReachable: true }
  await context.route('**/api/v2/status/**', async (route) => {
    tokens.push(route.request().headers()['authorization'])
    if (!stub.isReachable) return route.abort()
    await route.fulfill({ json: { error: 0, code: 0, data: stub.user } })
  })
  const page = await context.newPage()
  await page.goto('/faq')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return { page, context, tokens, stub, advance: (ms: number) => advance(page, ms) }
}

describe('signed-in player', () => {
  it('has a header that fits any width, and a token that is extended, kept or dropped as the server says', async () => {
    const user = { ...testUser, login: 'i'.repeat(40), balance: '1012345.67' }
    const { page, context, tokens, stub, advance } = await openSignedIn(user)
    const signUpButton = banner(page).getByRole('button', { name: 'Регистрация' })
    await expect(banner(page).getByText(/1\s012\s345,67\s₽/u)).toBeVisible()
    await expect(banner(page).getByRole('link', { name: 'Вас ждут бонусы' })).toBeVisible()
    await expect(banner(page).getByRole('link', { name: 'Есть новые уведомления' })).toBeVisible()
    await expect(signUpButton).toHaveCount(0)
    for (const width of [320, 390, 768]) {
      await page.setViewportSize({ width, height: 844 })
      await expect(banner(page).getByText(/1\s012\s345,67\s₽/u)).toBeVisible()
      await expectNoOverflow(page)
    }
    await page.setViewportSize({ width: 1440, height: 844 })
    stub.user = { ...testUser, balance: '99.5' }
    await advance(11_000)
    await expect(banner(page).getByText(/99,50\s₽/u)).toBeVisible()
    expect(new Set(tokens)).toEqual(new Set([`Token ${TOKEN}`]))

    /** How long it is kept; less than none for the life of the browser. */
    const daysLeft = async () => {
      const cookie = (await context.cookies()).find(({ name }) => name === 'token')
      return ((cookie?.expires ?? 0) * 1000 - Date.now()) / (24 * 60 * 60_000)
    }
    await expect.poll(daysLeft).toBeGreaterThan(29)
    // A later visit, in which the server does not answer at first.
    const expires = Math.floor(Date.now() / 1000) + 60 * 60
    await context.addCookies([{ name: 'token', value: TOKEN, url: site.address(), expires }])
    expect(await daysLeft()).toBeLessThan(1)
    stub.isReachable = false
    await page.reload()
    await expect(banner(page).getByRole('button', { name: /^Язык/u })).toBeVisible()
    await expect(signUpButton).toHaveCount(0)
    expect(await tokenOf(context)).toBe(TOKEN)
    stub.isReachable = true
    await advance(21_000)
    await expect(banner(page).getByRole('button', { name: 'ivan' })).toBeVisible()
    await expect.poll(daysLeft).toBeGreaterThan(29)
    expect(await tokenOf(context)).toBe(TOKEN)

    stub.user = { id: 0 }
    await advance(11_000)
    await expect(signUpButton).toBeVisible()
    expect(await tokenOf(context)).toBeUndefined()
    // No request loop.
    const before = tokens.length
    await advance(35_000)
    await expect.poll(() => tokens.length).toBeGreaterThan(before)
    expect(tokens.length - before).toBeLessThanOrEqual(4)
    expect(tokens.slice(before).every((token) => token === undefined)).toBe(true)
    await context.close()
  })
})

describe('page restored from the back/forward cache', () => {
  it('shows the current player, not the one who has signed out', async () => {
    const [irina, olga] = [
      await signUp({ phone: '+79992220008', login: 'irina', password: 'secret-1' }),
      await signUp({ phone: '+79992220009', login: 'olga', password: 'secret-1' }),
    ]
    const { page, context, close } = await site.open({ path: '/faq', token: irina.token })
    // Automated browsers have no back/forward cache, so dispatch its event.
    const restoreFromCache = () =>
      page.evaluate(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    const loginLink = (login: string) => banner(page).getByRole('button', { name: login })
    await expect(loginLink('irina')).toBeVisible()
    // Wait for the deferred start, which listens for the event.
    await page.waitForFunction(() => localStorage.getItem('player') !== null)
    await context.clearCookies()
    await restoreFromCache()
    await expect(banner(page).getByRole('button', { name: 'Регистрация' })).toBeVisible()
    await expect(loginLink('irina')).toHaveCount(0)
    await context.addCookies([{ name: 'token', value: olga.token, url: site.address() }])
    await restoreFromCache()
    await expect(loginLink('olga')).toBeVisible()
    await close()
  })
})
