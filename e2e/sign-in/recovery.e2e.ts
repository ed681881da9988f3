import type { Page } from 'playwright'
import { describe, it } from 'vitest'
import { expect, WITHIN_STEP } from '../harness/expect.ts'
import { consoleOf } from '../harness/console.ts'
import { advanceUntil } from '../harness/journey.ts'
import { usePublicSite } from '../harness/public-site.ts'
import { TEST_NOW } from '../harness/site.ts'

/* Two tabs, reloads, calls and SMS, and closed methods are tested in `verification-model.test.ts`. */

const site = usePublicSite()
const { open, setClock } = site
const { signUp, lastCode } = consoleOf(site.address)

let userCount = 0
/** Signs up a user who will recover the password. */
async function registerUser() {
  userCount += 1
  const suffix = String(userCount).padStart(2, '0')
  const player = { phone: `+79991110${suffix}0`, login: `lost-${suffix}`, password: 'for-gotten' }
  await signUp(player)
  return { ...player, typedPhone: `8 (999) 111-0${suffix[0]}-${suffix[1]}0` }
}

/** Advances the server clock to `seconds` after `TEST_NOW`. */
const advanceServerClock = (seconds: number) => setClock(new Date(Date.parse(TEST_NOW) + seconds * 1000).toISOString())
const dialog = (page: Page) => page.getByRole('dialog')
const field = (page: Page, name: string) => dialog(page).getByLabel(name, { exact: true })
const clickButton = (page: Page, name: string) => dialog(page).getByRole('button', { name }).click()
const step = (page: Page) => dialog(page).locator('[aria-current="step"]')

/** Opens the recovery from the sign-in dialog with the phone filled in. */
async function openRecovery(page: Page, phone: string): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Войти' }).click()
  await field(page, 'Логин, телефон или e-mail').fill(phone)
  await clickButton(page, 'Забыли пароль?')
  await expect(dialog(page).getByRole('textbox', { name: 'Телефон' })).toHaveValue(
    phone.replace(/^(?:\+7|8) ?\(?(\d{3})\)? ?(\d{3})-?(\d{2})-?(\d{2})$/u, '$1 $2-$3-$4'),
  )
}
function countRequests(page: Page, path: string): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.url().includes(path)) count += 1
  })
  return () => count
}

describe('account recovery', () => {
  it('resets the password with a code by keyboard', async () => {
    const player = await registerUser()
    const { page, errors, close } = await open({ path: '/faq', driven: true })
    await openRecovery(page, player.typedPhone)
    await dialog(page).getByRole('textbox', { name: 'Телефон' }).press('Enter')
    const code = field(page, 'Код из SMS')
    await expect(code).toBeFocused()
    await expect(step(page)).toContainText('Проверка')

    const correctCode = await lastCode()
    const checks = countRequests(page, 'check-verification-code')
    await page.keyboard.type(correctCode === '000000' ? '000001' : '000000')
    await expect(code).toHaveAccessibleDescription(/Неверный код. Осталось попыток: 4/u)
    await expect(dialog(page).getByRole('timer', { name: 'Следующая попытка через' })).toBeVisible()
    await expect(code).toBeFocused()
    // Locked out: typing and submitting send no request.
    await code.fill(correctCode)
    await page.keyboard.press('Enter')
    expect(checks()).toBe(1)
    await advanceServerClock(31)
    await advanceUntil(page, () =>
      expect(dialog(page).getByRole('timer', { name: 'Следующая попытка через' })).toHaveCount(0, WITHIN_STEP),
    )
    // The code that was typed meanwhile is submitted by itself.
    const password = field(page, 'Новый пароль')
    await expect(password).toBeFocused()
    expect(checks()).toBe(2)
    await page.keyboard.type('Kf82-mqt')
    await field(page, 'Новый пароль ещё раз').fill('other')
    await page.keyboard.press('Enter')
    await expect(field(page, 'Новый пароль ещё раз')).toBeFocused()
    await expect(field(page, 'Новый пароль ещё раз')).toHaveAccessibleDescription(/Пароли не совпадают/u)
    await field(page, 'Новый пароль ещё раз').fill('Kf82-mqt')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Пароль изменён', { exact: true })).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('recovery'))).toBeNull()

    // The sign-in opens with the contact.
    await expect(field(page, 'Логин, телефон или e-mail')).toHaveValue(player.phone)
    await field(page, 'Пароль').fill('Kf82-mqt')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('banner').getByRole('button', { name: player.login })).toBeVisible()
    expect(errors.filter((text) => !text.includes('[report]'))).toEqual([])
    await close()
  })

  it('sends one request for repeated clicks, and keeps the input after a lost response', async () => {
    const player = await registerUser()
    const { page, context, close } = await open({ path: '/faq', fresh: true })
    const requestCount = countRequests(page, 'send-verification-code')
    await openRecovery(page, player.typedPhone)
    await dialog(page)
      .getByRole('button', { name: 'Продолжить' })
      .evaluate((button: HTMLElement) => {
        for (let click = 0; click < 20; click += 1) button.click()
      })
    const code = field(page, 'Код из SMS')
    await expect(code).toBeVisible()
    expect(requestCount()).toBe(1)
    const correctCode = await lastCode()
    await context.setOffline(true)
    await code.fill(correctCode)
    await expect(dialog(page).getByText('Ответа нет: попробуйте ещё раз')).toBeVisible()
    await expect(code).toHaveValue(correctCode)
    await context.setOffline(false)
    await clickButton(page, 'Подтвердить')
    await expect(field(page, 'Новый пароль')).toBeFocused()
    await field(page, 'Новый пароль').fill('Kf82-mqt')
    await field(page, 'Новый пароль ещё раз').fill('Kf82-mqt')
    // The server changes the password but the response is lost: the outcome is unknown.
    await page.route('**/change-password/**', async (route) => {
      await route.fetch()
      await route.abort()
    })
    await clickButton(page, 'Сохранить пароль')
    await expect(dialog(page).getByText('Ответа нет: попробуйте ещё раз')).toBeVisible()
    await page.unroute('**/change-password/**')
    await clickButton(page, 'Сохранить пароль')
    await expect(dialog(page).getByText('Возможно, пароль уже новый')).toBeVisible()
    await close()
  })
})
