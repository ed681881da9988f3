import type { Page } from 'playwright'
import { describe, it } from 'vitest'
import { expect } from '../harness/expect.ts'
import { delayRequests } from '../harness/journey.ts'
import { button, expectBusy, field, main, doubleClick, profilesOf, countRequests } from '../harness/profile-visit.ts'
import { usePublicSite } from '../harness/public-site.ts'
import { TEST_NOW } from '../harness/site.ts'

/* Forms of the profile, and their effect on other sessions. */

const site = usePublicSite()
const { openProfile, registerUser, logIn } = profilesOf(site)

const advanceServerClock = (seconds: number) =>
  site.setClock(new Date(Date.parse(TEST_NOW) + seconds * 1000).toISOString())

/** Types into the focused field and tabs to the next. */
async function typeAndTab(page: Page, text: string): Promise<void> {
  await page.keyboard.type(text)
  await page.keyboard.press('Tab')
}
async function selectAndTab(page: Page, count: number): Promise<void> {
  for (let step = 0; step < count; step += 1) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
}
/** Fills all required fields. */
async function fillAll(page: Page): Promise<void> {
  await field(page, 'Имя').fill('Вера')
  await field(page, 'Фамилия').fill('Орлова')
  await field(page, 'День').fill('8')
  await field(page, 'Месяц').selectOption({ label: 'февраля' })
  await field(page, 'Год').fill('1990')
  await field(page, 'Пол').selectOption({ label: 'Женский' })
  await field(page, 'Страна').fill('Россия')
  await page.keyboard.press('Enter')
}
/** Expects the home page without a token cookie; a login dialog may be open. */
async function expectSignedOut(page: Page): Promise<void> {
  await expect(page).toHaveURL(({ pathname }) => pathname === '/')
  await expect.poll(async () => (await page.context().cookies()).map(({ name }) => name)).not.toContain('token')
}

describe('personal data', () => {
  it('can be filled in by keyboard with errors on their fields, and survive a reload', async () => {
    const { page, errors, close } = await openProfile('')
    await field(page, 'Имя').focus()
    await page.keyboard.press('Enter')
    await expect(main(page).getByRole('alert')).toHaveText([
      'Введите имя',
      'Введите фамилию',
      'Укажите дату рождения',
      'Укажите пол',
      'Укажите страну',
    ])
    await expect(field(page, 'Имя')).toBeFocused()
    await expect(field(page, 'Имя')).toHaveAccessibleDescription(/Введите имя/u)
    await typeAndTab(page, 'В')
    await typeAndTab(page, 'Орлова')
    await typeAndTab(page, '8')
    await selectAndTab(page, 2)
    await typeAndTab(page, '1990')
    await selectAndTab(page, 1)
    await expect(field(page, 'Страна')).toBeFocused()
    await page.keyboard.type('герм')
    await expect(page.getByRole('option', { name: 'Германия' })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(field(page, 'Страна')).toHaveValue('Германия')
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('option', { name: 'Германия' })).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    const country = await field(page, 'Страна').inputValue()
    expect(country).not.toBe('Германия')
    // Skip the country code and the phone, which are filled in.
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('Tab')
    await expect(field(page, 'E-mail')).toBeFocused()
    await typeAndTab(page, 'vera@example')
    await page.keyboard.press('Enter')
    await expect(main(page).getByRole('alert')).toHaveText(['Имя слишком короткое', 'Неверный e-mail'])
    await expect(field(page, 'Имя')).toBeFocused()
    await page.keyboard.type('Вера')
    await field(page, 'E-mail').focus()
    await page.keyboard.press('End')
    await page.keyboard.type('.com')
    await page.keyboard.press('Enter')
    await expect(main(page).getByText('Данные сохранены')).toBeVisible()
    await expect(main(page).getByRole('heading', { level: 1 })).toContainText('В')
    await page.reload()
    const savedValues = {
      Имя: /Вера$/u,
      Фамилия: /^Орлова$/u,
      День: /^8$/u,
      Год: /^1990$/u,
      'E-mail': /^vera@example\.com$/u,
    }
    for (const [name, value] of Object.entries(savedValues)) await expect(field(page, name)).toHaveValue(value)
    await expect(field(page, 'Месяц').locator('option:checked')).toHaveText('февраля')
    await expect(field(page, 'Пол').locator('option:checked')).toHaveText('Женский')
    await expect(field(page, 'Страна')).toHaveValue(country)
    expect(errors).toEqual([])
    await close()
  })

  it('are submitted once on a slow network, and kept when the network fails', async () => {
    const { page, context, close } = await openProfile('')
    const requestCount = countRequests(page, '/user/update')
    await fillAll(page)
    await context.setOffline(true)
    await button(page, 'Сохранить').click()
    await expect(main(page).getByText('Сервер не ответил', { exact: false })).toBeVisible()
    await expect(field(page, 'Имя')).toHaveValue('Вера')
    await expect(field(page, 'Страна')).toHaveValue('Россия')
    await context.setOffline(false)
    const before = requestCount()
    const release = await delayRequests(page, /user\/update/u)
    await doubleClick(page, 'Сохранить')
    await expectBusy(page, 'Сохраняем…')
    await expect(field(page, 'Фамилия')).toHaveValue('Орлова')
    release()
    await expect(main(page).getByText('Данные сохранены')).toBeVisible()
    expect(requestCount() - before).toBe(1)
    await expect(field(page, 'Год')).toHaveValue('1990')
    await close()
  })
})

describe('password change', () => {
  it('requires the current password, keeps this session and ends the others', async () => {
    const player = await registerUser()
    const other = await openProfile('', { player: { ...player, ...(await logIn(player)) } })
    await expect(other.page.getByRole('tab', { name: 'Данные' })).toBeVisible()
    const { page, close } = await openProfile('?tab=profile&sub=security', { player })
    const fill = async (current: string, next: string, repeated = next) => {
      await field(page, 'Текущий пароль').fill(current)
      await field(page, 'Новый пароль').fill(next)
      await field(page, 'Новый пароль ещё раз').fill(repeated)
      await button(page, 'Изменить пароль').click()
    }
    await fill('', 'short', 'other')
    await expect(main(page).getByRole('alert')).toHaveText([
      'Введите текущий пароль',
      'Пароль слишком короткий',
      'Пароли не совпадают',
    ])
    await expect(field(page, 'Текущий пароль')).toBeFocused()
    await fill('wrong-one', 'Vt73-kpw')
    await expect(main(page).getByRole('alert')).toHaveText(['Неверный пароль'])
    await expect(field(page, 'Текущий пароль')).toBeFocused()
    await expect(field(page, 'Текущий пароль')).toHaveAccessibleDescription(/Неверный пароль/u)
    await expect(field(page, 'Новый пароль')).toHaveValue('')
    await fill(player.password, 'Vt73-kpw')
    await expect(main(page).getByText('Пароль изменён', { exact: true })).toBeVisible()
    await expect(field(page, 'Новый пароль')).toHaveValue('')
    await page.reload()
    await expect(main(page).getByText('Больше нигде вы не вошли.')).toBeVisible()
    await other.page.reload()
    await expectSignedOut(other.page)
    await expect(logIn({ login: player.login, password: 'Vt73-kpw' })).resolves.toHaveProperty('token')
    await other.close()
    await close()
  })

  it('shares its page with the session list, which ends the other sessions', async () => {
    const player = await registerUser()
    const other = await openProfile('', { player })
    await advanceServerClock(3600)
    const newSession = { ...player, ...(await logIn(player)) }
    const { page, close } = await openProfile('?tab=profile&sub=security', { player: newSession })
    await expect(main(page).getByText('этот браузер')).toHaveCount(1)
    await expect(main(page).getByText(/^Предыдущий вход: .*15:00, адрес \S+$/u)).toBeVisible()
    await expect(main(page).getByText(/^Вход: /u)).toHaveCount(2)
    await button(page, 'Выйти на других устройствах').click()
    await expect(main(page).getByText('На других устройствах вы вышли')).toBeVisible()
    await expect(main(page).getByText(/^Вход: /u)).toHaveCount(1)
    await other.page.reload()
    await expectSignedOut(other.page)
    await other.close()
    await close()
  })
})
