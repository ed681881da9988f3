import { describe, it } from 'vitest'
import { expect } from './expect.ts'
import { consoleOf } from './console.ts'
import { advanceUntil } from './journey.ts'
import { banner } from './profile-visit.ts'
import { usePublicSite } from './public-site.ts'
import { TEST_NOW } from './site.ts'
import { testUser, tokenOf } from './test-user.ts'

/* What the frame of the site has for a player: answers that stand in for a back end, and players of the reference API. */

const site = usePublicSite()
const { register, state, steer } = consoleOf(site.address)

const TOKEN = 'k'.repeat(64)
interface Asked {
  path: string
  token: string | undefined
}

/** A page of somebody whose browser has kept a token, with a clock that only the journey moves. */
async function signedIn({ user = testUser, width = 1440 }: { user?: object; width?: number } = {}) {
  const context = await site.browser().newContext({ baseURL: site.address(), viewport: { width, height: 844 } })
  await context.clock.install({ time: new Date(TEST_NOW) })
  await context.addCookies([{ name: 'token', value: TOKEN, url: site.address() }])
  const asked: Asked[] = []
  const answers = { user, reachable: true }
  await context.route('**/api/v2/{status,auth/logout}/**', async (route) => {
    const path = new URL(route.request().url()).pathname
    asked.push({ path, token: route.request().headers()['authorization'] })
    if (!answers.reachable) return route.abort()
    await route.fulfill({ json: { error: 0, code: 0, data: path.includes('status') ? answers.user : {} } })
  })
  const page = await context.newPage()
  await page.goto('/faq')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return { page, context, asked, answers, pass: (ms: number) => context.clock.runFor(ms) }
}

describe('the head of the page', () => {
  it('names the player, the balance, and what waits, and offers no registration', async () => {
    const { page, context, asked } = await signedIn()
    await expect(banner(page).getByRole('link', { name: 'ivan' })).toHaveAttribute('href', '/profile')
    await expect(banner(page).getByText(/12\s345,67\s₽/u)).toBeVisible()
    await expect(banner(page).getByRole('link', { name: 'Вас ждут бонусы' })).toBeVisible()
    await expect(banner(page).getByRole('link', { name: 'Есть новые уведомления' })).toBeVisible()
    await expect(banner(page).getByRole('button', { name: 'Регистрация' })).toHaveCount(0)
    expect(asked.every(({ token }) => token === `Token ${TOKEN}`)).toBe(true)
    await context.close()
  })

  it('says the e-mail where there is no login, and no marker where nothing waits', async () => {
    const { page, context } = await signedIn({ user: { ...testUser, login: '', has_bonuses: 0, has_notifications: 0 } })
    await expect(banner(page).getByRole('link', { name: 'ivan@example.com' })).toBeVisible()
    await expect(banner(page).getByRole('link', { name: 'Вас ждут бонусы' })).toHaveCount(0)
    await expect(banner(page).getByRole('link', { name: 'Есть новые уведомления' })).toHaveCount(0)
    await context.close()
  })

  it.each([320, 390, 768])('is not wider than a window of %d px, with a million', async (width) => {
    const { page, context } = await signedIn({
      user: { ...testUser, login: 'i'.repeat(40), balance: '1012345.67' },
      width,
    })
    await expect(banner(page).getByText(/1\s012\s345,67\s₽/u)).toBeVisible()
    const beyond = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(beyond).toBeLessThanOrEqual(0)
    await context.close()
  })

  it('follows the balance at the next question', async () => {
    const { page, context, answers, pass } = await signedIn()
    await expect(banner(page).getByText(/12\s345,67\s₽/u)).toBeVisible()
    answers.user = { ...testUser, balance: '99.5' }
    await pass(11_000)
    await expect(banner(page).getByText(/99,50\s₽/u)).toBeVisible()
    await context.close()
  })
})

describe('a token', () => {
  it('that nobody knows any more makes a guest, without a loop', async () => {
    const { page, context, asked, pass } = await signedIn({ user: { id: 0 } })
    await expect(banner(page).getByRole('button', { name: 'Регистрация' })).toBeVisible()
    expect(await tokenOf(context)).toBeUndefined()
    const before = asked.length
    await pass(35_000)
    await expect.poll(() => asked.length).toBeGreaterThan(before)
    expect(asked.length - before).toBeLessThanOrEqual(4)
    expect(asked.slice(before).every(({ token }) => token === undefined)).toBe(true)
    await context.close()
  })

  it('that could not be asked about decides nothing, and is asked about again', async () => {
    const { page, context, answers, pass } = await signedIn()
    answers.reachable = false
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(banner(page).getByRole('button', { name: /^Язык/u })).toBeVisible()
    await expect(banner(page).getByRole('button', { name: 'Регистрация' })).toHaveCount(0)
    expect(await tokenOf(context)).toBe(TOKEN)
    answers.reachable = true
    await pass(21_000)
    await expect(banner(page).getByRole('link', { name: 'ivan' })).toBeVisible()
    await context.close()
  })
})

describe('the browser of who comes again', () => {
  it('keeps the token for a month from every visit on, and the same one', async () => {
    const { page, context } = await signedIn()
    /** How long it is kept; less than none for the life of the browser. */
    const days = async () => {
      const kept = (await context.cookies()).find(({ name }) => name === 'token')
      return ((kept?.expires ?? 0) * 1000 - Date.now()) / (24 * 60 * 60_000)
    }
    await expect.poll(days).toBeGreaterThan(29)
    // The next day, as it were: by now the browser knows whose the token is, and nothing has to be asked.
    const expires = Math.floor(Date.now() / 1000) + 60 * 60
    await context.addCookies([{ name: 'token', value: TOKEN, url: site.address(), expires }])
    expect(await days()).toBeLessThan(1)
    await page.reload()
    await expect(banner(page).getByRole('link', { name: 'ivan' })).toBeVisible()
    await expect.poll(days).toBeGreaterThan(29)
    expect(await tokenOf(context)).toBe(TOKEN)
    await context.close()
  })
})

describe('a player hears', () => {
  it('of a new level, with the way to its bonus, and of the end of a bonus; once each', async () => {
    const { token } = await register({ phone: '+79992220006', login: 'egor', password: 'secret-1' })
    const context = await site.browser().newContext({ baseURL: site.address(), viewport: { width: 1440, height: 900 } })
    await context.clock.install({ time: new Date(TEST_NOW) })
    await context.addCookies([{ name: 'token', value: token, url: site.address() }])
    const page = await context.newPage()
    await page.goto('/faq')
    await expect(banner(page).getByRole('link', { name: 'egor' })).toBeVisible()
    const player = (await state()).players.find(({ login }) => login === 'egor')
    // The level that is told is one that changes while somebody looks: this one was read.
    await context.clock.runFor(11_000)
    await steer('player', { id: player?.id, level: 3, bonus: 500 })
    await advanceUntil(page, () =>
      expect(page.getByText('Новый уровень: Любитель 1', { exact: true })).toBeVisible({ timeout: 200 }),
    )
    await expect(page.getByText(/^Бонус отыгран: 500/u)).toHaveCount(1)
    await expect(page.getByRole('link', { name: 'К бонусам' })).toHaveAttribute(
      'href',
      '/profile?tab=promo&sub=bonuses',
    )
    await context.close()
  })
})

describe('two tabs', () => {
  it('have the same player and the same guest, without a reload', async () => {
    const vera = { phone: '+79992220003', login: 'vera', password: 'secret-1' }
    const { token } = await register(vera)
    const context = await site.browser().newContext({ baseURL: site.address(), viewport: { width: 1440, height: 900 } })
    await context.addCookies([{ name: 'token', value: token, url: site.address() }])
    const [first, second] = [await context.newPage(), await context.newPage()]
    for (const page of [first, second]) {
      await page.goto('/faq')
      await expect(banner(page).getByRole('link', { name: 'vera' })).toBeVisible()
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
    await expect(banner(second).getByRole('link', { name: 'vera' })).toBeVisible()
    await first.setViewportSize({ width: 1440, height: 900 })
    await expect(banner(first).getByRole('link', { name: 'vera' })).toBeVisible()
    await context.close()
  })
})

describe('a page that the browser has kept', () => {
  it('shows nothing of a player who has logged out since, and who has come instead', async () => {
    const context = await site.browser().newContext({ baseURL: site.address(), viewport: { width: 1440, height: 900 } })
    const enter = async (phone: string, login: string) => {
      const { token } = await register({ phone, login, password: 'secret-1' })
      await context.addCookies([{ name: 'token', value: token, url: site.address() }])
    }
    await enter('+79992220008', 'irina')
    const page = await context.newPage()
    await page.goto('/faq')
    // A browser that is driven keeps no pages: here it is told what one tells that does.
    const comeBack = () =>
      page.evaluate(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    const named = (login: string) => banner(page).getByRole('link', { name: login })
    await expect(named('irina')).toBeVisible()
    // The name may come with the first part of the start; nobody can have left the page before the second one hears of it.
    await page.waitForFunction(() => localStorage.getItem('player') !== null)
    await context.clearCookies()
    await comeBack()
    await expect(banner(page).getByRole('button', { name: 'Регистрация' })).toBeVisible()
    await expect(named('irina')).toHaveCount(0)
    await enter('+79992220009', 'olga')
    await comeBack()
    await expect(named('olga')).toBeVisible()
    await context.close()
  })
})

describe('the menu of a phone', () => {
  it('leads a player to the profile and the cashier, and out', async () => {
    const { page, context, asked } = await signedIn({ width: 390 })
    const bar = page.getByRole('navigation', { name: 'Быстрое меню' })
    await bar.getByRole('button', { name: 'Меню' }).click()
    const menu = page.getByRole('dialog', { name: 'Меню' })
    await expect(menu.getByText('Вы вошли как ivan', { exact: true })).toBeVisible()
    await expect(menu.getByRole('link', { name: 'Профиль' })).toHaveAttribute('href', '/profile')
    await expect(menu.getByRole('link', { name: 'Касса' })).toHaveAttribute('href', '/cashbox')
    await expect(menu.getByRole('button', { name: 'Регистрация' })).toHaveCount(0)
    // The header's switches have made room for the balance: they are here.
    await menu.getByRole('button', { name: 'День' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'day')
    await menu.getByRole('button', { name: 'Выйти' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(banner(page).getByRole('button', { name: 'Регистрация' })).toBeVisible()
    expect(asked.find(({ path }) => path.includes('logout'))?.token).toBe(`Token ${TOKEN}`)
    expect(await tokenOf(context)).toBeUndefined()
    await bar.getByRole('button', { name: 'Меню' }).click()
    await expect(menu.getByRole('button', { name: 'Регистрация' })).toBeVisible()
    await expect(menu.getByRole('link', { name: 'Касса' })).toHaveCount(0)
    await context.close()
  })

  it('leads out at once where the server is silent, and says that the session may be open', async () => {
    const { page, context } = await signedIn({ width: 390 })
    const silence = Promise.withResolvers<void>()
    await context.route('**/api/v2/auth/logout/', async (route) => {
      await silence.promise
      await route.abort()
    })
    await page.getByRole('navigation', { name: 'Быстрое меню' }).getByRole('button', { name: 'Меню' }).click()
    await page.getByRole('dialog', { name: 'Меню' }).getByRole('button', { name: 'Выйти' }).click()
    await expect(banner(page).getByRole('button', { name: 'Регистрация' })).toBeVisible()
    expect(await tokenOf(context)).toBeUndefined()
    silence.resolve()
    await expect(page.getByText('Вы вышли в этом браузере', { exact: true })).toBeVisible()
    await context.close()
  })
})

describe('the bonus popup', () => {
  it('does not come to a player', async () => {
    const { page, context, pass } = await signedIn()
    await expect(banner(page).getByRole('link', { name: 'ivan' })).toBeVisible()
    await pass(130_000)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await context.close()
  })
})
