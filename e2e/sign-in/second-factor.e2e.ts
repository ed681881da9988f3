import type { BrowserContext, Page } from 'playwright'
import { describe, it } from 'vitest'
import { codeAt, stepAt } from '#server/accounts/second-factor/totp.ts'
import { fromBase32 } from '#server/testing/second-factor.ts'
import { axeViolations } from '../harness/axe.ts'
import { expect } from '../harness/expect.ts'
import { profilesOf, type TestUser } from '../harness/profile-visit.ts'
import { usePublicSite } from '../harness/public-site.ts'
import { TEST_NOW } from '../harness/site.ts'

const site = usePublicSite()
const { openProfile } = profilesOf(site)

const SECURITY = '?tab=profile&sub=security'
const LOGIN = 'Логин, телефон или e-mail'
const main = (page: Page) => page.getByRole('main')
const dialog = (page: Page) => page.getByRole('dialog')
const section = (page: Page, name: string) => main(page).getByRole('region', { name })
const press = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).click()

/** The code of an app, by the fixed clock of the site. */
const codeOf = (secret: string, step = 0) => codeAt(fromBase32(secret), stepAt(Date.parse(TEST_NOW)) + step)

async function fillSignIn(page: Page, { login, password }: TestUser): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Войти' }).click()
  await dialog(page).getByLabel(LOGIN).fill(login)
  await dialog(page).getByLabel('Пароль', { exact: true }).fill(password)
  await press(page, 'Войти')
}

describe('two-step sign-in', () => {
  it('is turned on by the keyboard, asks on another device, and takes a recovery code', async () => {
    const { page, errors, close, ...user } = await openProfile(SECURITY)
    const factor = section(page, 'Вход в два шага')
    await factor.getByRole('button', { name: 'Включить' }).focus()
    await page.keyboard.press('Enter')
    await expect(factor.getByLabel('Текущий пароль')).toBeFocused()
    await page.keyboard.type(user.password)
    await page.keyboard.press('Enter')
    await expect(factor.getByLabel('Код из приложения')).toBeFocused()
    expect(await axeViolations(page)).toEqual([])
    const secret = (await factor.getByRole('group', { name: 'Или введите ключ вручную' }).innerText())
      .replace(/[^A-Z2-7]/gu, '')
      .slice(-32)
    await page.keyboard.type(codeOf(secret))
    const codes = factor.getByText(/^[\dA-Z]{5}-[\dA-Z]{5}$/u)
    await expect(codes).toHaveCount(10)
    const recoveryCode = await codes.first().innerText()
    expect(await axeViolations(page)).toEqual([])
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      factor.getByRole('button', { name: 'Скачать файлом' }).click(),
    ])
    expect(file.suggestedFilename()).toBe('резервные-коды.txt')
    await factor.getByRole('button', { name: 'Коды сохранены' }).click()
    await expect(factor.getByText('Включён')).toBeVisible()
    expect(errors).toEqual([])
    await close()

    const other = await site.open({ path: '/faq', fresh: true })
    await fillSignIn(other.page, user)
    await expect(dialog(other.page).getByLabel('Код из приложения')).toBeFocused()
    expect(await axeViolations(other.page)).toEqual([])
    // The code that turned it on is used up.
    await other.page.keyboard.type(codeOf(secret))
    await press(other.page, 'Войти')
    await expect(dialog(other.page).getByRole('alert')).toHaveText('Неверный код')
    await press(other.page, 'Ввести резервный код')
    await other.page.keyboard.type(recoveryCode.toLowerCase())
    await dialog(other.page).getByRole('checkbox').check()
    await press(other.page, 'Войти')
    await expect(other.page.getByRole('banner').getByRole('button', { name: user.login })).toBeVisible()
    // The device is remembered.
    await other.context.clearCookies()
    await other.page.goto('/faq')
    await fillSignIn(other.page, user)
    await expect(dialog(other.page)).toHaveCount(0)
    await expect(other.page.getByRole('banner').getByRole('button', { name: user.login })).toBeVisible()
    await other.close()
  })
})

/** Gives the page an authenticator that confirms every prompt. Returns how to make it stop. */
async function addAuthenticator(context: BrowserContext, page: Page) {
  const client = await context.newCDPSession(page)
  await client.send('WebAuthn.enable')
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    refuse: () => client.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false }),
    confirm: () => client.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true }),
  }
}

describe('passkeys', () => {
  it('are added in the profile, sign in without a login, and are removed', async () => {
    const { page, context, errors, close, ...user } = await openProfile(SECURITY, { fresh: true })
    const authenticator = await addAuthenticator(context, page)
    const passkeys = section(page, 'Ключи доступа')
    const add = async (name: string) => {
      await passkeys.getByRole('button', { name: 'Добавить ключ доступа' }).click()
      await dialog(page).getByLabel('Название').fill(name)
      await dialog(page).getByLabel('Текущий пароль').fill(user.password)
      await press(page, 'Создать ключ')
    }
    await add('Телефон')
    await expect(passkeys.getByText('Ключ доступа добавлен')).toBeVisible()
    await expect(passkeys.getByText('Телефон', { exact: true })).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
    // The authenticator has a key of the player.
    await add('Ещё один')
    await expect(dialog(page).getByText('На этом устройстве ключ уже есть')).toBeVisible()
    await page.keyboard.press('Escape')

    await context.clearCookies()
    await page.goto('/faq')
    const enter = async () => {
      await page.getByRole('banner').getByRole('button', { name: 'Войти' }).click()
      await press(page, 'Войти с ключом доступа')
    }
    await authenticator.refuse()
    await enter()
    await expect(dialog(page).getByText('Вход не завершён')).toBeVisible()
    await authenticator.confirm()
    await press(page, 'Войти с ключом доступа')
    await expect(dialog(page)).toHaveCount(0)
    await expect(page.getByRole('banner').getByRole('button', { name: user.login })).toBeVisible()

    await page.goto(`/profile${SECURITY}`)
    await expect(passkeys.getByText(/^Последний вход/u)).toBeVisible()
    await passkeys.getByRole('button', { name: 'Удалить ключ: Телефон' }).click()
    await press(page, 'Удалить')
    await expect(passkeys.getByText('Ключей пока нет.')).toBeVisible()
    await context.clearCookies()
    await page.goto('/faq')
    await enter()
    await expect(dialog(page).getByText(/Этот ключ доступа не подошёл/u)).toBeVisible()
    expect(errors).toEqual([])
    await close()
  })
})
