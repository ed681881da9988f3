import type { Page } from 'playwright'
import { describe, it } from 'vitest'
import { expect } from '../harness/expect.ts'
import { dropResponses } from '../harness/journey.ts'
import { signOut } from '../harness/profile-visit.ts'
import { usePublicSite } from '../harness/public-site.ts'

const site = usePublicSite()
const { open } = site

let newUserCount = 0
/** Unique credentials of a user who has not signed up yet. */
const newUser = () => {
  newUserCount += 1
  return {
    phone: `999 000-00-${String(newUserCount).padStart(2, '0')}`,
    login: `player-${newUserCount}`,
    password: 'Kf82-mqt',
  }
}
type NewUser = ReturnType<typeof newUser>

const LOGIN = 'Логин, телефон или e-mail'
const banner = (page: Page) => page.getByRole('banner')
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
/** A text field by its label; a sign-up method radio may have the same label. */
const field = (page: Page, name: string) =>
  page.getByRole('dialog').getByLabel(name, { exact: true }).and(page.locator(':not([type="radio"])'))

async function fill(page: Page, { phone, login, password }: NewUser) {
  await field(page, 'Телефон').fill(phone)
  await field(page, 'Логин').fill(login)
  await field(page, 'Пароль').fill(password)
  await page.getByRole('checkbox').check()
}

describe('sign-up', () => {
  it('creates an account with its referral, stays signed in after a reload, and can be signed in to again', async () => {
    const { page, context, errors, close } = await open({ path: '/promo?ref=ann&subid=7' })
    const bodies: unknown[] = []
    page.on('request', (request) => {
      if (request.url().includes('/auth/register')) bodies.push(request.postDataJSON())
    })
    const player = newUser()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('referral'))).toContain('ref=ann')

    // The dialogs lead to each other, and keep the typed login but no password.
    await banner(page).getByRole('button', { name: 'Войти' }).click()
    await expect(field(page, LOGIN)).toBeFocused()
    await page.keyboard.type('ivan')
    await page.keyboard.press('Tab')
    await page.keyboard.type('secret')
    await page.getByRole('button', { name: 'Нет аккаунта? Регистрация' }).click()
    await expect(dialog(page, 'Регистрация')).toBeVisible()
    await page.getByRole('button', { name: 'Уже есть аккаунт? Войти' }).click()
    await expect(field(page, LOGIN)).toHaveValue('ivan')
    await expect(field(page, 'Пароль')).toHaveValue('')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(banner(page).getByRole('button', { name: 'Войти' })).toBeFocused()

    await banner(page).getByRole('button', { name: 'Регистрация' }).click()
    await fill(page, player)
    await page.keyboard.press('Enter')
    await expect(dialog(page, 'Добро пожаловать')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(banner(page).getByRole('button', { name: player.login })).toBeVisible()
    await expect(page.locator('#main')).toBeFocused()
    expect(bodies).toMatchObject([{ phone: '+79990000001', login: player.login, ref: 'ann', subid: '7', rules: true }])
    const token = (await context.cookies()).find(({ name }) => name === 'token')
    expect([token?.sameSite, token?.path, (token?.value.length ?? 0) > 50]).toEqual(['Strict', '/', true])
    await page.reload()
    await expect(banner(page).getByRole('button', { name: player.login })).toBeVisible()
    await expect(banner(page).getByRole('button', { name: 'Регистрация' })).toHaveCount(0)
    await expect(page.getByRole('dialog')).toHaveCount(0)

    await page.setViewportSize({ width: 390, height: 844 })
    await signOut(page)
    await page.getByRole('navigation', { name: 'Быстрое меню' }).getByRole('button', { name: 'Меню' }).click()
    await dialog(page, 'Меню').getByRole('button', { name: 'Войти' }).click()
    await field(page, LOGIN).fill(player.login)
    await field(page, 'Пароль').fill('wrong-one')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toHaveText('Неверный логин или пароль')
    await expect(field(page, LOGIN)).toHaveValue(player.login)
    await expect(field(page, 'Пароль')).toHaveValue('')
    await field(page, LOGIN).fill(`8 ${player.phone}`)
    await field(page, 'Пароль').fill(player.password)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(banner(page).getByRole('button', { name: player.login })).toBeVisible()
    await expect(page.locator('body')).not.toBeFocused()
    expect(errors.filter((message) => !message.includes('[report]'))).toEqual([])
    await close()
  })

  it('over plain HTTP, without crypto.subtle, survives a lost connection and a lost response', async () => {
    const plain = site.address().replace('localhost', '0.0.0.0')
    const { page, context, errors, close } = await open({ path: `${plain}/faq#register`, fresh: true })
    expect(await page.evaluate(() => isSecureContext)).toBe(false)
    const player = newUser()
    const restoreResponses = await dropResponses(page, /auth\/register/u)
    await fill(page, player)
    // The lazy chunk that solves the challenge cannot load either.
    await context.setOffline(true)
    await page.keyboard.press('Enter')
    await expect(page.getByText('Ответа нет: попробуйте ещё раз')).toBeVisible()
    await expect(page.getByText('Сервер не ответил', { exact: false })).toBeVisible()
    await expect(field(page, 'Пароль')).toHaveValue(player.password)
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Создать аккаунт' }).click()
    const unknownOutcome = page.getByRole('alert').filter({ hasText: 'Возможно, аккаунт уже создан' })
    await expect(unknownOutcome).toContainText('Попробуйте войти с паролем, который придумали')
    await expect(field(page, 'Пароль')).toHaveValue(player.password)
    await restoreResponses()
    await page.getByRole('button', { name: 'Создать аккаунт' }).click()
    await expect(field(page, 'Телефон')).toHaveAccessibleDescription(/Этот телефон уже зарегистрирован/u)
    await expect(unknownOutcome).toContainText('Если это ваши данные')
    await page.getByRole('button', { name: 'Войти в этот аккаунт' }).click()
    await expect(field(page, LOGIN)).toHaveValue(/^\+7999/u)
    await field(page, 'Пароль').fill(player.password)
    await page.keyboard.press('Enter')
    await expect(banner(page).getByRole('button', { name: player.login })).toBeVisible()
    // The browser ignores the opener policy of an insecure origin, and says so.
    expect(errors.filter((message) => !/\[report\]|Cross-Origin-Opener-Policy/u.test(message))).toEqual([])
    await close()
  })
})
