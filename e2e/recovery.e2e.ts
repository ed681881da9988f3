import type { Page } from 'playwright'
import { afterEach, describe, it } from 'vitest'
import { expect } from './expect.ts'
import { axeViolations } from './axe.ts'
import { consoleOf } from './console.ts'
import { advanceUntil } from './journey.ts'
import { usePublicSite } from './public-site.ts'
import { TEST_NOW } from './site.ts'

const site = usePublicSite()
const { open, setClock } = site
const { register, lastCode, letArrive, steer, state } = consoleOf(site.address)

afterEach(async () => {
  for (const method of ['sms', 'wait-call', 'wait-sms']) await steer('method', { method, closed: false })
})

let made = 0
/** Somebody who has an account and has forgotten its password. */
async function somebody() {
  made += 1
  const two = String(made).padStart(2, '0')
  const player = { phone: `+79991110${two}0`, login: `lost-${two}`, password: 'for-gotten' }
  await register(player)
  return { ...player, typed: `8 (999) 111-0${two[0]}-${two[1]}0` }
}

/** The server's time, so much after the journey's begin. */
const later = (seconds: number) => setClock(new Date(Date.parse(TEST_NOW) + seconds * 1000).toISOString())
const dialog = (page: Page) => page.getByRole('dialog')
const field = (page: Page, name: string) => dialog(page).getByLabel(name, { exact: true })
const press = (page: Page, name: string) => dialog(page).getByRole('button', { name }).click()
const step = (page: Page) => dialog(page).locator('[aria-current="step"]')

/** Opens the recovery from the login, where the phone was typed. */
async function forget(page: Page, typed: string): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Войти' }).click()
  await field(page, 'Логин, телефон или e-mail').fill(typed)
  await press(page, 'Забыли пароль?')
  await expect(dialog(page).getByRole('textbox', { name: 'Телефон' })).toHaveValue(typed)
}
async function ask(page: Page, typed: string): Promise<void> {
  await forget(page, typed)
  await press(page, 'Продолжить')
}
function countedRequests(page: Page, path: string): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.url().includes(path)) count += 1
  })
  return () => count
}

describe('the recovery', () => {
  it('gives an account back by a code, by the keyboard alone; axe has nothing to say at any step', async () => {
    const player = await somebody()
    const { page, errors, close } = await open({ path: '/faq', driven: true })
    await forget(page, player.typed)
    expect(await axeViolations(page)).toEqual([])
    await dialog(page).getByRole('textbox', { name: 'Телефон' }).press('Enter')
    const code = field(page, 'Код из SMS')
    await expect(code).toBeFocused()
    await expect(step(page)).toContainText('Проверка')
    expect(await axeViolations(page)).toEqual([])

    const right = await lastCode()
    const checks = countedRequests(page, 'check-verification-code')
    await page.keyboard.type(right === '000000' ? '000001' : '000000')
    await expect(code).toHaveAccessibleDescription(/Неверный код. Осталось попыток: 4/u)
    await expect(dialog(page).getByRole('timer', { name: 'Следующая попытка через' })).toBeVisible()
    await expect(code).toBeFocused()
    // Held, whatever is typed and pressed: nothing is sent.
    await code.fill(right)
    await page.keyboard.press('Enter')
    expect(checks()).toBe(1)
    await later(31)
    await advanceUntil(page, () =>
      expect(dialog(page).getByRole('timer', { name: 'Следующая попытка через' })).toHaveCount(0, { timeout: 100 }),
    )
    await expect(code).toHaveValue(right)
    await page.keyboard.press('Enter')

    const password = field(page, 'Новый пароль')
    await expect(password).toBeFocused()
    expect(checks()).toBe(2)
    await page.keyboard.type('Kf82-mqt')
    await field(page, 'Новый пароль ещё раз').fill('other')
    await page.keyboard.press('Enter')
    await expect(field(page, 'Новый пароль ещё раз')).toBeFocused()
    await expect(field(page, 'Новый пароль ещё раз')).toHaveAccessibleDescription(/Пароли не совпадают/u)
    expect(await axeViolations(page)).toEqual([])
    await field(page, 'Новый пароль ещё раз').fill('Kf82-mqt')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Пароль изменён', { exact: true })).toBeVisible()
    await expect(dialog(page)).toHaveCount(0)
    expect(await page.evaluate(() => localStorage.getItem('recovery'))).toBeNull()

    await page.getByRole('banner').getByRole('button', { name: 'Войти' }).click()
    await expect(field(page, 'Логин, телефон или e-mail')).toHaveValue(player.phone)
    await field(page, 'Пароль').fill('Kf82-mqt')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('banner').getByRole('link', { name: player.login })).toBeVisible()
    expect(errors.filter((text) => !text.includes('[report]'))).toEqual([])
    await close()
  })

  it('goes on after a reload, and begins anew when its time is over', async () => {
    const player = await somebody()
    const { page, close } = await open({ path: '/faq', driven: true })
    await ask(page, player.typed)
    await expect(field(page, 'Код из SMS')).toBeVisible()
    await page.reload()
    await expect(field(page, 'Код из SMS')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('banner').getByRole('button', { name: 'Войти' })).toBeVisible()
    await forgetAgain(page)
    await later(601)
    await advanceUntil(page, () => expect(dialog(page).getByText('Время вышло')).toBeVisible({ timeout: 100 }))
    await expect(step(page)).toContainText('Контакт')
    await close()
  })

  it('takes another way when the first does not work: a call, and then a text', async () => {
    const player = await somebody()
    const { page, close } = await open({ path: '/faq', driven: true })
    await ask(page, player.typed)
    await expect(field(page, 'Код из SMS')).toBeVisible()
    await later(121)
    const call = dialog(page).getByRole('button', { name: 'Подтвердить звонком' })
    await advanceUntil(page, () => expect(call).toBeVisible({ timeout: 100 }))
    await call.click()
    await expect(dialog(page).getByRole('link', { name: '+7 800 000-00-01' })).toHaveAttribute(
      'href',
      'tel:+78000000001',
    )
    await expect(dialog(page).getByRole('status').getByText('Ждём звонка…')).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
    await later(242)
    const text = dialog(page).getByRole('button', { name: 'Подтвердить по SMS от вас' })
    await advanceUntil(page, () => expect(text).toBeVisible({ timeout: 100 }))
    await text.click()
    await expect(dialog(page).getByRole('status').getByText('Ждём SMS…')).toBeVisible()
    const [awaited] = (await state()).outbox
    const body = /\d{6}/u.exec(awaited?.body ?? '')?.[0] ?? 'none'
    await expect(dialog(page).getByRole('group', { name: 'Текст SMS' })).toContainText(body)
    await letArrive()
    await advanceUntil(page, () => expect(field(page, 'Новый пароль')).toBeFocused({ timeout: 100 }))
    await close()
  })

  it('switches by itself where a way is closed, and leads to support where all are', async () => {
    const player = await somebody()
    await steer('method', { method: 'sms', closed: true })
    const { page, close } = await open({ path: '/faq' })
    await ask(page, player.typed)
    await expect(dialog(page).getByText('Ждём звонка…')).toBeVisible()
    for (const method of ['wait-call', 'wait-sms']) await steer('method', { method, closed: true })
    await press(page, 'Указать другой контакт')
    await press(page, 'Продолжить')
    await expect(dialog(page).getByText('Лимит отправок исчерпан', { exact: false })).toBeVisible()
    await press(page, 'Написать в поддержку')
    await expect(page.getByRole('dialog', { name: 'Поддержка' })).toBeVisible()
    await close()
  })

  it('says whom it does not know, and keeps what was typed', async () => {
    const { page, close } = await open({ path: '/faq' })
    await ask(page, '999 999-99-99')
    const phone = dialog(page).getByRole('textbox', { name: 'Телефон' })
    await expect(phone).toBeFocused()
    await expect(phone).toHaveAccessibleDescription('Этот телефон не найден')
    await expect(phone).toHaveValue('999 999-99-99')
    await close()
  })

  it('asks once however often it is pressed, and loses nothing where no answer is read', async () => {
    const player = await somebody()
    const { page, context, close } = await open({ path: '/faq' })
    const asked = countedRequests(page, 'send-verification-code')
    await forget(page, player.typed)
    await dialog(page)
      .getByRole('button', { name: 'Продолжить' })
      .evaluate((button: HTMLElement) => {
        for (let count = 0; count < 20; count += 1) button.click()
      })
    const code = field(page, 'Код из SMS')
    await expect(code).toBeVisible()
    expect(asked()).toBe(1)
    const right = await lastCode()
    await context.setOffline(true)
    await code.fill(right)
    await expect(dialog(page).getByText('Ответа нет: попробуйте ещё раз')).toBeVisible()
    await expect(code).toHaveValue(right)
    await context.setOffline(false)
    await press(page, 'Подтвердить')
    await expect(field(page, 'Новый пароль')).toBeFocused()
    await field(page, 'Новый пароль').fill('Kf82-mqt')
    await field(page, 'Новый пароль ещё раз').fill('Kf82-mqt')
    // The server hears it, and its answer is lost: nobody is told that it has failed.
    await page.route('**/change-password/**', async (route) => {
      await route.fetch()
      await route.abort()
    })
    await press(page, 'Сохранить пароль')
    await expect(dialog(page).getByText('Ответа нет: попробуйте ещё раз')).toBeVisible()
    await page.unroute('**/change-password/**')
    await press(page, 'Сохранить пароль')
    await expect(dialog(page).getByText('Возможно, пароль уже новый')).toBeVisible()
    await close()
  })
})

/** Opens the recovery where one runs. */
async function forgetAgain(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Войти' }).click()
  await press(page, 'Забыли пароль?')
  await expect(field(page, 'Код из SMS')).toBeVisible()
}
