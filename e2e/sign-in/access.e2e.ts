import type { Page } from 'playwright'
import { describe, it } from 'vitest'
import { expect } from '../harness/expect.ts'
import { delayRequests, dropResponses } from '../harness/journey.ts'
import { usePublicSite } from '../harness/public-site.ts'

const site = usePublicSite()
const { open } = site

let newUserCount = 0
/** Unique credentials of a user who is not registered yet. */
const newUser = () => {
  newUserCount += 1
  return {
    phone: `999 000-00-${String(newUserCount).padStart(2, '0')}`,
    login: `player-${newUserCount}`,
    password: 'Kf82-mqt',
  }
}
type NewUser = ReturnType<typeof newUser>

const banner = (page: Page) => page.getByRole('banner')
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
/** A text field by its label; a registration method radio may have the same label. */
const field = (page: Page, name: string) =>
  page.getByRole('dialog').getByLabel(name, { exact: true }).and(page.locator(':not([type="radio"])'))

async function fill(page: Page, { phone, login, password }: NewUser) {
  await field(page, 'Телефон').fill(phone)
  await field(page, 'Логин').fill(login)
  await field(page, 'Пароль').fill(password)
  await page.getByRole('checkbox').check()
}

/** Records the request bodies of a call. */
function recordBodies(page: Page, path: string): unknown[] {
  const bodies: unknown[] = []
  page.on('request', (request) => {
    if (request.url().includes(path)) bodies.push(request.postDataJSON())
  })
  return bodies
}

/** Registers through the form, in a page that is closed afterwards. */
async function register(user: NewUser): Promise<void> {
  const { page, close } = await open({ path: '/faq#register' })
  await fill(page, user)
  await page.keyboard.press('Enter')
  await expect(dialog(page, 'Добро пожаловать')).toBeVisible()
  await close()
}

describe('registration', () => {
  it('creates an account, sends the referral, welcomes once and stays signed in after a reload', async () => {
    const { page, context, close } = await open({ path: '/promo?ref=ann&subid=7' })
    const bodies = recordBodies(page, '/auth/register')
    const player = newUser()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('referral'))).toContain('ref=ann')
    await banner(page).getByRole('button', { name: 'Регистрация' }).click()
    await fill(page, player)
    await page.keyboard.press('Enter')
    await expect(dialog(page, 'Добро пожаловать')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(banner(page).getByRole('button', { name: player.login })).toBeVisible()
    expect(bodies).toMatchObject([{ phone: '+79990000001', login: player.login, ref: 'ann', subid: '7', rules: true }])
    const token = (await context.cookies()).find(({ name }) => name === 'token')
    expect([token?.sameSite, token?.path, (token?.value.length ?? 0) > 50]).toEqual(['Strict', '/', true])
    await page.reload()
    await expect(banner(page).getByRole('button', { name: player.login })).toBeVisible()
    await expect(banner(page).getByRole('button', { name: 'Регистрация' })).toHaveCount(0)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await close()
  })

  it('works over plain HTTP, where crypto.subtle is unavailable for the proof of work', async () => {
    const plain = site.address().replace('localhost', '0.0.0.0')
    const { page, close } = await open({ path: `${plain}/faq#register` })
    expect(await page.evaluate(() => isSecureContext)).toBe(false)
    await fill(page, newUser())
    await page.keyboard.press('Enter')
    await expect(dialog(page, 'Добро пожаловать')).toBeVisible()
    await close()
  })

  it('keeps the input after a network failure and can be resubmitted', async () => {
    const { page, context, close } = await open({ path: '/faq#register' })
    const player = newUser()
    await fill(page, player)
    // The lazy chunk that solves the challenge cannot load either.
    await context.setOffline(true)
    await page.keyboard.press('Enter')
    await expect(page.getByText('Ответа нет: попробуйте ещё раз')).toBeVisible()
    await expect(page.getByText('Сервер не ответил', { exact: false })).toBeVisible()
    await expect(field(page, 'Пароль')).toHaveValue(player.password)
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Создать аккаунт' }).click()
    await expect(dialog(page, 'Добро пожаловать')).toBeVisible()
    await close()
  })
})

describe('registration with a lost response', () => {
  it('offers to sign in with the typed credentials, also when a retry reports the account as taken', async () => {
    const { page, errors, close } = await open({ path: '/faq#register' })
    const player = newUser()
    const restoreResponses = await dropResponses(page, /auth\/register/u)
    await fill(page, player)
    await page.keyboard.press('Enter')
    const unknownOutcome = page.getByRole('alert').filter({ hasText: 'Возможно, аккаунт уже создан' })
    await expect(unknownOutcome).toContainText('Попробуйте войти с паролем, который придумали')
    await expect(field(page, 'Пароль')).toHaveValue(player.password)
    await restoreResponses()
    await page.getByRole('button', { name: 'Создать аккаунт' }).click()
    await expect(field(page, 'Телефон')).toHaveAccessibleDescription(/Этот телефон уже зарегистрирован/u)
    await expect(unknownOutcome).toContainText('Если это ваши данные')
    await page.getByRole('button', { name: 'Войти в этот аккаунт' }).click()
    await expect(field(page, 'Логин, телефон или e-mail')).toHaveValue(/^\+7999/u)
    await field(page, 'Пароль').fill(player.password)
    await page.keyboard.press('Enter')
    await expect(banner(page).getByRole('button', { name: player.login })).toBeVisible()
    expect(errors.filter((message) => !message.includes('[report]'))).toEqual([])
    await close()
  })
})

describe('login', () => {
  it('rejects a wrong password and accepts login or phone, on a phone in English', async () => {
    const player = newUser()
    await register(player)
    const { page, close } = await open({ path: '/faq', language: 'en', width: 390, height: 844, touch: true })
    const menu = page.getByRole('navigation', { name: 'Quick menu' }).getByRole('button', { name: 'Menu' })
    await menu.click()
    await dialog(page, 'Menu').getByRole('button', { name: 'Sign in' }).click()
    await field(page, 'Username, phone or email').fill(player.login)
    await field(page, 'Password').fill('wrong-one')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toHaveText('Invalid username or password')
    await expect(field(page, 'Username, phone or email')).toHaveValue(player.login)
    await expect(field(page, 'Password')).toHaveValue('')
    await field(page, 'Username, phone or email').fill(`8 ${player.phone}`)
    await field(page, 'Password').fill(player.password)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await menu.click()
    await expect(dialog(page, 'Menu').getByRole('link', { name: 'Profile' })).toBeVisible()
    await dialog(page, 'Menu').getByRole('button', { name: 'Sign out' }).click()
    await expect(banner(page).getByRole('button', { name: 'Sign up' })).toBeVisible()
    await close()
  })

  it('is cancelled by closing the dialog, keeps the login and can be sent again', async () => {
    const player = newUser()
    await register(player)
    const { page, errors, close } = await open({ path: '/faq' })
    const bodies = recordBodies(page, '/auth/login')
    const cancelled = page.waitForEvent('requestfailed', (request) => request.url().includes('/auth/login'))
    const releaseRequests = await delayRequests(page, /auth\/login/u)
    const signIn = banner(page).getByRole('button', { name: 'Войти' })
    await signIn.click()
    await field(page, 'Логин, телефон или e-mail').fill(player.login)
    await field(page, 'Пароль').fill(player.password)
    await page.keyboard.press('Enter')
    await expect.poll(() => bodies.length).toBe(1)
    await page.keyboard.press('Escape')
    await cancelled
    await expect(page.getByRole('dialog')).toHaveCount(0)
    releaseRequests()
    await signIn.click()
    await expect(field(page, 'Логин, телефон или e-mail')).toHaveValue(player.login)
    await expect(field(page, 'Пароль')).toHaveValue('')
    await field(page, 'Пароль').fill(player.password)
    await page.keyboard.press('Enter')
    await expect(banner(page).getByRole('button', { name: player.login })).toBeVisible()
    expect(bodies).toHaveLength(2)
    expect(errors).toEqual([])
    await close()
  })

  it('links to registration and back, keeps the typed login and clears the password', async () => {
    const { page, close } = await open({ path: '/faq' })
    await banner(page).getByRole('button', { name: 'Войти' }).click()
    await expect(field(page, 'Логин, телефон или e-mail')).toBeFocused()
    await page.keyboard.type('ivan')
    await page.keyboard.press('Tab')
    await page.keyboard.type('secret')
    await page.getByRole('button', { name: 'Нет аккаунта? Регистрация' }).click()
    await expect(dialog(page, 'Регистрация')).toBeVisible()
    await page.getByRole('button', { name: 'Уже есть аккаунт? Войти' }).click()
    await expect(field(page, 'Логин, телефон или e-mail')).toHaveValue('ivan')
    await expect(field(page, 'Пароль')).toHaveValue('')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(banner(page).getByRole('button', { name: 'Войти' })).toBeFocused()
    await close()
  })
})
