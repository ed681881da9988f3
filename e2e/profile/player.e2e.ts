import { describe, it } from 'vitest'
import { expect, WITHIN_STEP } from '../harness/expect.ts'
import { consoleOf } from '../harness/console.ts'
import { advanceUntil, expectNoOverflow } from '../harness/journey.ts'
import { banner } from '../harness/profile-visit.ts'
import { usePublicSite } from '../harness/public-site.ts'
import { TEST_NOW } from '../harness/site.ts'
import { testUser, tokenOf } from '../harness/test-user.ts'

/* The site layout for a signed-in player, with stubbed responses and with real accounts of the reference API. */

const site = usePublicSite()
const { register, state, steer } = consoleOf(site.address)

const TOKEN = 'k'.repeat(64)
interface RecordedRequest {
  path: string
  token: string | undefined
}

/** Opens a page with a stored token, a stubbed status call and a fake clock. */
async function openSignedIn({ user = testUser, width = 1440 }: { user?: object; width?: number } = {}) {
  const context = await site.browser().newContext({ baseURL: site.address(), viewport: { width, height: 844 } })
  await context.clock.install({ time: new Date(TEST_NOW) })
  await context.addCookies([{ name: 'token', value: TOKEN, url: site.address() }])
  const requests: RecordedRequest[] = []
  const stub = { user, reachable: true }
  await context.route('**/api/v2/{status,auth/logout}/**', async (route) => {
    const path = new URL(route.request().url()).pathname
    requests.push({ path, token: route.request().headers()['authorization'] })
    if (!stub.reachable) return route.abort()
    await route.fulfill({ json: { error: 0, code: 0, data: path.includes('status') ? stub.user : {} } })
  })
  const page = await context.newPage()
  await page.goto('/faq')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return { page, context, requests, stub, advance: (ms: number) => context.clock.runFor(ms) }
}

describe('header of a signed-in player', () => {
  it('shows the login, balance and pending markers, and no registration', async () => {
    const { page, context, requests } = await openSignedIn()
    await expect(banner(page).getByRole('button', { name: 'ivan' })).toBeVisible()
    await expect(banner(page).getByText(/12\s345,67\s₽/u)).toBeVisible()
    await expect(banner(page).getByRole('link', { name: 'Вас ждут бонусы' })).toBeVisible()
    await expect(banner(page).getByRole('link', { name: 'Есть новые уведомления' })).toBeVisible()
    await expect(banner(page).getByRole('button', { name: 'Регистрация' })).toHaveCount(0)
    expect(requests.every(({ token }) => token === `Token ${TOKEN}`)).toBe(true)
    await context.close()
  })

  it('fits narrow viewports with a long login and a large balance', async () => {
    const { page, context } = await openSignedIn({
      user: { ...testUser, login: 'i'.repeat(40), balance: '1012345.67' },
      width: 320,
    })
    for (const width of [320, 390, 768]) {
      await page.setViewportSize({ width, height: 844 })
      await expect(banner(page).getByText(/1\s012\s345,67\s₽/u)).toBeVisible()
      await expectNoOverflow(page)
    }
    await context.close()
  })

  it('updates the balance on the next status poll', async () => {
    const { page, context, stub, advance } = await openSignedIn()
    await expect(banner(page).getByText(/12\s345,67\s₽/u)).toBeVisible()
    stub.user = { ...testUser, balance: '99.5' }
    await advance(11_000)
    await expect(banner(page).getByText(/99,50\s₽/u)).toBeVisible()
    await context.close()
  })
})

describe('stored token', () => {
  it('is dropped if the server no longer knows it, without a request loop', async () => {
    const { page, context, requests, advance } = await openSignedIn({ user: { id: 0 } })
    await expect(banner(page).getByRole('button', { name: 'Регистрация' })).toBeVisible()
    expect(await tokenOf(context)).toBeUndefined()
    const before = requests.length
    await advance(35_000)
    await expect.poll(() => requests.length).toBeGreaterThan(before)
    expect(requests.length - before).toBeLessThanOrEqual(4)
    expect(requests.slice(before).every(({ token }) => token === undefined)).toBe(true)
    await context.close()
  })

  it('is kept and checked again if the server is unreachable', async () => {
    const { page, context, stub, advance } = await openSignedIn()
    stub.reachable = false
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(banner(page).getByRole('button', { name: /^Язык/u })).toBeVisible()
    await expect(banner(page).getByRole('button', { name: 'Регистрация' })).toHaveCount(0)
    expect(await tokenOf(context)).toBe(TOKEN)
    stub.reachable = true
    await advance(21_000)
    await expect(banner(page).getByRole('button', { name: 'ivan' })).toBeVisible()
    await context.close()
  })
})

describe('token cookie', () => {
  it('is extended to a month on every visit without changing the token', async () => {
    const { page, context } = await openSignedIn()
    /** How long it is kept; less than none for the life of the browser. */
    const daysLeft = async () => {
      const cookie = (await context.cookies()).find(({ name }) => name === 'token')
      return ((cookie?.expires ?? 0) * 1000 - Date.now()) / (24 * 60 * 60_000)
    }
    await expect.poll(daysLeft).toBeGreaterThan(29)
    // Simulates a later visit: the player is stored by now, so no request is needed.
    const expires = Math.floor(Date.now() / 1000) + 60 * 60
    await context.addCookies([{ name: 'token', value: TOKEN, url: site.address(), expires }])
    expect(await daysLeft()).toBeLessThan(1)
    await page.reload()
    await expect(banner(page).getByRole('button', { name: 'ivan' })).toBeVisible()
    await expect.poll(daysLeft).toBeGreaterThan(29)
    expect(await tokenOf(context)).toBe(TOKEN)
    await context.close()
  })
})

describe('player notifications', () => {
  it('announce a new level with a link to its bonus and a wagered bonus, once each', async () => {
    const { token } = await register({ phone: '+79992220006', login: 'egor', password: 'secret-1' })
    const context = await site.browser().newContext({ baseURL: site.address(), viewport: { width: 1440, height: 900 } })
    await context.clock.install({ time: new Date(TEST_NOW) })
    await context.addCookies([{ name: 'token', value: token, url: site.address() }])
    const page = await context.newPage()
    await page.goto('/faq')
    await expect(banner(page).getByRole('button', { name: 'egor' })).toBeVisible()
    const player = (await state()).players.find(({ login }) => login === 'egor')
    // Only a level that changes after the first status is announced.
    await context.clock.runFor(11_000)
    await steer('player', { id: player?.id, level: 3, bonus: 500 })
    await advanceUntil(page, () =>
      expect(page.getByText('Новый уровень: Любитель 1', { exact: true })).toBeVisible(WITHIN_STEP),
    )
    await expect(page.getByText(/^Бонус отыгран: 500/u)).toHaveCount(1)
    await expect(page.getByRole('link', { name: 'К бонусам' })).toHaveAttribute(
      'href',
      '/profile?tab=promo&sub=bonuses',
    )
    await context.close()
  })
})

describe('two tabs of a browser', () => {
  it('sign in and out together without a reload', async () => {
    const vera = { phone: '+79992220003', login: 'vera', password: 'secret-1' }
    const { token } = await register(vera)
    const context = await site.browser().newContext({ baseURL: site.address(), viewport: { width: 1440, height: 900 } })
    await context.addCookies([{ name: 'token', value: token, url: site.address() }])
    const [first, second] = [await context.newPage(), await context.newPage()]
    for (const page of [first, second]) {
      await page.goto('/faq')
      await expect(banner(page).getByRole('button', { name: 'vera' })).toBeVisible()
    }
    await first.setViewportSize({ width: 390, height: 844 })
    await first.getByRole('navigation', { name: 'Быстрое меню' }).getByRole('button', { name: 'Меню' }).click()
    await first.getByRole('dialog', { name: 'Меню' }).getByRole('button', { name: 'Выйти' }).click()
    for (const page of [first, second]) {
      await expect(banner(page).getByRole('button', { name: 'Регистрация' })).toBeVisible()
    }
    await banner(second).getByRole('button', { name: 'Войти' }).click()
    const dialog = second.getByRole('dialog')
    await dialog.getByLabel('Логин, телефон или e-mail').fill('vera')
    await dialog.getByLabel('Пароль', { exact: true }).fill('secret-1')
    await second.keyboard.press('Enter')
    await expect(banner(second).getByRole('button', { name: 'vera' })).toBeVisible()
    await first.setViewportSize({ width: 1440, height: 900 })
    await expect(banner(first).getByRole('button', { name: 'vera' })).toBeVisible()
    await context.close()
  })
})

describe('page restored from the back/forward cache', () => {
  it('shows the current player, not the one who has signed out', async () => {
    const context = await site.browser().newContext({ baseURL: site.address(), viewport: { width: 1440, height: 900 } })
    const storeToken = async (phone: string, login: string) => {
      const { token } = await register({ phone, login, password: 'secret-1' })
      await context.addCookies([{ name: 'token', value: token, url: site.address() }])
    }
    await storeToken('+79992220008', 'irina')
    const page = await context.newPage()
    await page.goto('/faq')
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
    await storeToken('+79992220009', 'olga')
    await restoreFromCache()
    await expect(loginLink('olga')).toBeVisible()
    await context.close()
  })
})

describe('mobile menu', () => {
  it('links to profile and cashier and signs out', async () => {
    const { page, context, requests } = await openSignedIn({ width: 390 })
    const bar = page.getByRole('navigation', { name: 'Быстрое меню' })
    await bar.getByRole('button', { name: 'Меню' }).click()
    const menu = page.getByRole('dialog', { name: 'Меню' })
    await expect(menu.getByText('Вы вошли как ivan', { exact: true })).toBeVisible()
    await expect(menu.getByRole('link', { name: 'Профиль' })).toHaveAttribute('href', '/profile')
    await expect(menu.getByRole('link', { name: 'Касса' })).toHaveAttribute('href', '/cashbox')
    await expect(menu.getByRole('button', { name: 'Регистрация' })).toHaveCount(0)
    // On a phone the language and theme switches are in the menu.
    await menu.getByRole('button', { name: 'День' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'day')
    await menu.getByRole('button', { name: 'Выйти' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(banner(page).getByRole('button', { name: 'Регистрация' })).toBeVisible()
    expect(requests.find(({ path }) => path.includes('logout'))?.token).toBe(`Token ${TOKEN}`)
    expect(await tokenOf(context)).toBeUndefined()
    await bar.getByRole('button', { name: 'Меню' }).click()
    await expect(menu.getByRole('button', { name: 'Регистрация' })).toBeVisible()
    await expect(menu.getByRole('link', { name: 'Касса' })).toHaveCount(0)
    await context.close()
  })
})
