import type { BrowserContext, Page } from 'playwright'
import { describe, it } from 'vitest'
import { expect } from './expect.ts'
import { consoleOf } from './console.ts'
import { holdBack, passUntil } from './journey.ts'
import { usePublicSite } from './public-site.ts'
import { TEST_NOW } from './site.ts'

/* What the frame of the site has for a player: answers that stand in for a back end, and players of the reference API. */

const site = usePublicSite()
const { register, state, steer } = consoleOf(site.address)

const TOKEN = 'k'.repeat(64)
const ivan = {
  id: 5,
  login: 'ivan',
  email: 'ivan@example.com',
  balance: '12345.67',
  has_bonuses: 1,
  has_notifications: 1,
}

interface Asked {
  path: string
  token: string | undefined
}

/** A page of somebody whose browser has kept a token, with a clock that only the journey moves. */
async function signedIn({ user = ivan, width = 1440 }: { user?: object; width?: number } = {}) {
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

const banner = (page: Page) => page.getByRole('banner')
const tokenOf = async (context: BrowserContext) => (await context.cookies()).find(({ name }) => name === 'token')?.value

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
    const { page, context } = await signedIn({ user: { ...ivan, login: '', has_bonuses: 0, has_notifications: 0 } })
    await expect(banner(page).getByRole('link', { name: 'ivan@example.com' })).toBeVisible()
    await expect(banner(page).getByRole('link', { name: 'Вас ждут бонусы' })).toHaveCount(0)
    await expect(banner(page).getByRole('link', { name: 'Есть новые уведомления' })).toHaveCount(0)
    await context.close()
  })

  it.each([320, 390, 768])('is not wider than a window of %d px, with a million', async (width) => {
    const { page, context } = await signedIn({ user: { ...ivan, login: 'i'.repeat(40), balance: '1012345.67' }, width })
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
    answers.user = { ...ivan, balance: '99.5' }
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

describe('a login by the address', () => {
  const LINK = 'a'.repeat(51)
  const FRESH = 'f'.repeat(64)
  async function followed(address: string, { user = ivan, before = '' }: { user?: object; before?: string } = {}) {
    const context = await site.browser().newContext({ baseURL: site.address(), viewport: { width: 1440, height: 900 } })
    if (before !== '') await context.addCookies([{ name: 'token', value: before, url: site.address() }])
    const seen: { url: string; referer: string }[] = []
    context.on('request', (request) => seen.push({ url: request.url(), referer: request.headers()['referer'] ?? '' }))
    const tokens: (string | undefined)[] = []
    await context.route('**/api/v2/status/**', async (route) => {
      const token = route.request().headers()['authorization']
      tokens.push(token)
      await route.fulfill({ json: { error: 0, code: 0, data: token === undefined ? { id: 0 } : user } })
    })
    await context.route('**/api/v2/auth/renew/**', (route) =>
      route.fulfill({ json: { error: 0, code: 0, data: { token: FRESH } } }),
    )
    const page = await context.newPage()
    await page.goto(address)
    // Behind the popup it is hidden from the roles.
    await expect(page.locator('h1')).toBeAttached()
    const closePopup = async () => {
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.keyboard.press('Escape')
    }
    return { page, context, tokens, seen, closePopup }
  }

  it('signs in, leads where it was to lead, says what is new, and is held by no request and no address', async () => {
    const { page, context, seen, closePopup } = await followed(`/faq?utm=1&token=${LINK}&to=/tournaments`)
    await closePopup()
    await expect(banner(page).getByRole('link', { name: 'ivan' })).toBeVisible()
    await expect(page).toHaveURL(`${site.address()}/tournaments`)
    // Others may have seen the address: its token is swapped.
    await expect.poll(() => tokenOf(context)).toBe(FRESH)
    // The document itself was asked for with it; nothing after that.
    expect(seen.slice(1).filter(({ url, referer }) => `${url} ${referer}`.includes(LINK))).toEqual([])
    await page.goBack()
    await expect(page).toHaveURL(`${site.address()}/faq?utm=1`)
    await page.reload()
    await expect(banner(page).getByRole('link', { name: 'ivan' })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await context.close()
  })

  it.each([
    ['a site of somebody else', 'https://evil.example/'],
    ['an address without a scheme', '//evil.example/'],
    ['a script', 'javascript:alert(1)'],
    ['too little', '/x'],
  ])('leads nowhere for %s', async (_, to) => {
    const { page, context, closePopup } = await followed(`/faq?token=${LINK}&to=${encodeURIComponent(to)}`)
    await closePopup()
    await expect(banner(page).getByRole('link', { name: 'ivan' })).toBeVisible()
    await expect(page).toHaveURL(`${site.address()}/faq`)
    await context.close()
  })

  it('says it when the link is dead, and leaves a guest', async () => {
    const { page, context } = await followed(`/faq?token=${LINK}`, { user: { id: 0 } })
    const message = page.getByText('Вход по ссылке не удался', { exact: true })
    await expect(message).toBeVisible()
    // On a phone it leaves the bar under the thumb free.
    await page.setViewportSize({ width: 390, height: 844 })
    const box = await page.locator('[data-component="Toast"]').boundingBox()
    expect(box?.x).toBe(16)
    await page.getByRole('navigation', { name: 'Быстрое меню' }).getByRole('button', { name: 'Меню' }).click()
    await expect(page.getByRole('dialog', { name: 'Меню' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(message).toBeVisible()
    await expect(banner(page).getByRole('button', { name: 'Регистрация' })).toBeVisible()
    expect(await tokenOf(context)).toBeUndefined()
    await context.close()
  })

  it('is no login with fifty characters', async () => {
    const short = await followed(`/faq?token=${'a'.repeat(50)}`)
    await expect(banner(short.page).getByRole('button', { name: 'Регистрация' })).toBeVisible()
    await expect(short.page).toHaveURL(`${site.address()}/faq`)
    expect(await tokenOf(short.context)).toBeUndefined()
    await short.context.close()
  })

  it('asks before it takes the place of who is signed in', async () => {
    const anna = { phone: '+79992220001', login: 'anna', password: 'secret-1' }
    const boris = { phone: '+79992220002', login: 'boris', password: 'secret-1' }
    const [{ token: own }, { token: other }] = [await register(anna), await register(boris)]
    const context = await site.browser().newContext({ baseURL: site.address(), viewport: { width: 1440, height: 900 } })
    await context.addCookies([{ name: 'token', value: own, url: site.address() }])
    const page = await context.newPage()
    await page.goto(`/faq?token=${other}`)
    const question = page.getByRole('dialog', { name: 'Войти по ссылке?' })
    await expect(question).toContainText('Вы уже вошли как anna')
    await question.getByRole('button', { name: 'Остаться' }).click()
    await expect(banner(page).getByRole('link', { name: 'anna' })).toBeVisible()
    expect(await tokenOf(context)).toBe(own)
    await page.goto(`/faq?token=${other}`)
    await question.getByRole('button', { name: 'Войти по ссылке' }).click()
    await expect(page.getByRole('dialog', { name: 'Кассиопея выглядит по-новому' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(banner(page).getByRole('link', { name: 'boris' })).toBeVisible()
    await expect.poll(async () => [own, other].includes((await tokenOf(context)) ?? '')).toBe(false)
    // The session that was there has ended, and so has the token of the address.
    for (const token of [own, other]) {
      const answer = await fetch(`${site.address()}/api/v2/status/`, { headers: { authorization: `Token ${token}` } })
      expect((await answer.json()).data.id).toBe(0)
    }
    await context.close()
  })
})

describe('favourites', () => {
  const heart = (page: Page) => page.locator('main [data-component="GameTile"]').first().getByRole('button')

  it('are kept for a player, shown at once, and taken back where the server refuses', async () => {
    const { token } = await register({ phone: '+79992220004', login: 'gleb', password: 'secret-1' })
    const context = await site.browser().newContext({ baseURL: site.address(), viewport: { width: 1440, height: 900 } })
    await context.addCookies([{ name: 'token', value: token, url: site.address() }])
    const page = await context.newPage()
    await page.goto('/games/slot')
    const name = (await heart(page).getAttribute('aria-label')) ?? ''
    let sent = 0
    page.on('request', (request) => {
      if (request.url().includes('/games/favorite/')) sent += 1
    })
    const release = await holdBack(page, /\/games\/favorite\//u)
    // Pressed three times before the first answer: shown each time, and one call says it.
    for (const pressed of ['true', 'false', 'true']) {
      await heart(page).click()
      await expect(heart(page)).toHaveAttribute('aria-pressed', pressed)
    }
    release()
    await expect.poll(async () => (await favourites(token)).length).toBe(1)
    expect(sent).toBe(1)
    await page.reload()
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')

    await page.route('**/games/favorite/*', (route) => route.fulfill({ json: { error: 500, code: 500, data: null } }))
    await heart(page).click()
    await expect(page.getByText('Избранное не изменилось', { exact: true })).toBeVisible()
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
    await page.unroute('**/games/favorite/*')

    await page.getByRole('link', { name: 'Избранное' }).click()
    await expect(page.locator('main [data-component="GameTile"]')).toHaveCount(1)
    await expect(heart(page)).toHaveAccessibleName(name.replace('В избранное', 'Убрать из избранного'))
    await heart(page).click()
    await expect(page.getByText('Здесь пока пусто')).toBeVisible()
    await expect.poll(() => favourites(token)).toEqual([])
    await context.close()
  })

  it('are taken back one after the other by the keyboard, which never loses its place', async () => {
    const { token } = await register({ phone: '+79992220014', login: 'zoya', password: 'secret-1' })
    for (const id of [1, 2, 3])
      await fetch(`${site.address()}/api/v2/games/favorite/${id}`, {
        method: 'POST',
        headers: { authorization: `Token ${token}` },
      })
    const { page, close } = await site.open({ path: '/games/favorite', token })
    const tiles = page.locator('main [data-component="GameTile"]')
    await expect(tiles).toHaveCount(3)
    await tiles.nth(1).getByRole('button').focus()
    await page.keyboard.press('Enter')
    await expect(tiles).toHaveCount(2)
    await expect(tiles.nth(1).getByRole('button')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(tiles).toHaveCount(1)
    await expect(tiles.nth(0).getByRole('button')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main').getByRole('link', { name: 'К играм' })).toBeFocused()
    await close()
  })

  it('that nobody knows of any more are asked for', async () => {
    const { token } = await register({ phone: '+79992220005', login: 'dina', password: 'secret-1' })
    const context = await site.browser().newContext({ baseURL: site.address(), viewport: { width: 1440, height: 900 } })
    await context.addCookies([{ name: 'token', value: token, url: site.address() }])
    const page = await context.newPage()
    await page.goto('/games/slot')
    // The server hears it, and its answer is lost.
    await page.route('**/games/favorite/*', async (route) => {
      await route.fetch()
      await route.abort()
    })
    await heart(page).click()
    await expect(page.getByText('Избранное не изменилось', { exact: true })).toBeVisible()
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
    await context.close()
  })

  it('ask a guest to sign in', async () => {
    const { page, close } = await site.open({ path: '/games/favorite' })
    await expect(page.getByText('Избранное — для своих')).toBeVisible()
    await page.getByRole('main').getByRole('button', { name: 'Войти' }).click()
    await expect(page.getByRole('dialog', { name: 'Вход' })).toBeVisible()
    await close()
  })

  async function favourites(token: string): Promise<number[]> {
    const answer = await fetch(`${site.address()}/api/v2/games/favorites`, {
      headers: { authorization: `Token ${token}` },
    })
    return (await answer.json()).data.items
  }
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
    await passUntil(page, () =>
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

describe('the menu of a phone', () => {
  it('leads a player to the profile and the cashier, and out', async () => {
    const { page, context, asked } = await signedIn({ width: 390 })
    const bar = page.getByRole('navigation', { name: 'Быстрое меню' })
    await bar.getByRole('button', { name: 'Меню' }).click()
    const menu = page.getByRole('dialog', { name: 'Меню' })
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
