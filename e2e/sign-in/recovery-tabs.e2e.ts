import type { BrowserContext, Page } from 'playwright'
import { describe, it } from 'vitest'
import { expect } from '../harness/expect.ts'
import { consoleOf } from '../harness/console.ts'
import { usePublicSite } from '../harness/public-site.ts'
import { banner, dialog } from '../harness/profile-visit.ts'

/* One recovery in two tabs of a browser: the verification is shared, the visible step is not. */

const site = usePublicSite()
const { register, lastCode, state } = consoleOf(site.address)

let userCount = 0
/** Registers a user and opens two tabs. */
async function openTwoTabs() {
  userCount += 1
  const player = { phone: `+7999222000${userCount}`, login: `tabs-${userCount}`, password: 'for-gotten' }
  await register(player)
  const { page: first, context, close } = await site.open({ path: '/faq' })
  const second = await context.newPage()
  await second.goto('/faq')
  const requestCount = countCodeRequests(context)
  return { player, first, second, requestCount, close, codesOf: () => codesOf(player.phone) }
}
/** Counts code requests of all tabs. */
function countCodeRequests(context: BrowserContext): () => number {
  let count = 0
  context.on('request', (request) => {
    if (request.url().includes('send-verification-code')) count += 1
  })
  return () => count
}
/** Number of codes actually sent to a phone. */
const codesOf = async (phone: string): Promise<number> =>
  (await state()).outbox.filter(({ contact }) => contact === phone).length

const field = (page: Page, name: string) => dialog(page).getByLabel(name, { exact: true })
const button = (page: Page, name: string) => dialog(page).getByRole('button', { name })
const step = (page: Page) => dialog(page).locator('[aria-current="step"]')

/** Opens the recovery from the login dialog with the phone filled in. */
async function openRecovery(page: Page, phone: string): Promise<void> {
  await banner(page).getByRole('button', { name: 'Войти' }).click()
  await field(page, 'Логин, телефон или e-mail').fill(phone)
  await button(page, 'Забыли пароль?').click()
}
async function fillPassword(page: Page, password: string): Promise<void> {
  await field(page, 'Новый пароль').fill(password)
  await field(page, 'Новый пароль ещё раз').fill(password)
  await button(page, 'Сохранить пароль').click()
}

describe('recovery in two tabs', () => {
  it('continues in the other tab without another code', async () => {
    const { player, first, second, requestCount, close, codesOf } = await openTwoTabs()
    await openRecovery(first, player.phone)
    await button(first, 'Продолжить').click()
    await expect(field(first, 'Код из SMS')).toBeVisible()
    await openRecovery(second, player.phone)
    await expect(field(second, 'Код из SMS')).toBeVisible()
    expect([requestCount(), await codesOf()]).toEqual([1, 1])

    const code = await lastCode()
    await field(second, 'Код из SMS').fill(code)
    await expect(field(second, 'Новый пароль')).toBeFocused()
    await fillPassword(second, 'Kf82-mqt')
    await expect(second.getByRole('dialog', { name: 'Вход' })).toBeVisible()

    // The code was used, so the first tab restarts instead of getting stuck.
    await field(first, 'Код из SMS').fill(code)
    await expect(dialog(first).getByText('Время вышло')).toBeVisible()
    await expect(step(first)).toContainText('Контакт')
    await expect(button(first, 'Продолжить')).toBeEnabled()
    expect(requestCount()).toBe(1)
    await close()
  })

  it('accepts one new password if both tabs entered the code', async () => {
    const { player, first, second, requestCount, close } = await openTwoTabs()
    await openRecovery(first, player.phone)
    await button(first, 'Продолжить').click()
    await expect(field(first, 'Код из SMS')).toBeVisible()
    await openRecovery(second, player.phone)
    await expect(field(second, 'Код из SMS')).toBeVisible()
    const code = await lastCode()
    await field(first, 'Код из SMS').fill(code)
    await expect(field(first, 'Новый пароль')).toBeVisible()
    await field(second, 'Код из SMS').fill(code)
    // The second tab either proceeds to the password or restarts.
    const newPassword = field(second, 'Новый пароль')
    await expect(newPassword.or(dialog(second).getByText('Время вышло'))).toBeVisible()
    await fillPassword(first, 'Kf82-mqt')
    await expect(first.getByRole('dialog', { name: 'Вход' })).toBeVisible()
    if (await newPassword.isVisible()) await fillPassword(second, 'Other-82-mqt')
    await expect(step(second)).toContainText('Контакт')
    await expect(button(second, 'Продолжить')).toBeEnabled()
    expect(requestCount()).toBe(1)
    await close()
  })

  it('sends one code for concurrent requests, and reopening either tab shows the code field', async () => {
    const { player, first, second, close, codesOf } = await openTwoTabs()
    for (const page of [first, second]) {
      await openRecovery(page, player.phone)
      await expect(button(page, 'Продолжить')).toBeVisible()
    }
    await Promise.all([first, second].map((page) => button(page, 'Продолжить').click()))
    const codeOrAlert = (page: Page) => field(page, 'Код из SMS').or(dialog(page).getByRole('alert'))
    for (const page of [first, second]) await expect(codeOrAlert(page).first()).toBeVisible()
    expect(await codesOf()).toBe(1)
    for (const page of [first, second]) {
      await page.keyboard.press('Escape')
      await expect(dialog(page)).toHaveCount(0)
      await openRecovery(page, player.phone)
      await expect(field(page, 'Код из SMS')).toBeVisible()
    }
    expect(await codesOf()).toBe(1)
    await field(second, 'Код из SMS').fill(await lastCode())
    await expect(field(second, 'Новый пароль')).toBeFocused()
    await close()
  })
})
