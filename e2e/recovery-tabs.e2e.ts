import type { BrowserContext, Page } from 'playwright'
import { describe, it } from 'vitest'
import { expect } from './expect.ts'
import { consoleOf } from './console.ts'
import { usePublicSite } from './public-site.ts'
import { banner, dialog } from './profile-visit.ts'

/* One recovery in two tabs of a browser: they share what is kept of it, and not what they show. */

const site = usePublicSite()
const { register, lastCode, state } = consoleOf(site.address)

let made = 0
/** Somebody who has forgotten the password, in two tabs. */
async function inTwoTabs() {
  made += 1
  const player = { phone: `+7999222000${made}`, login: `tabs-${made}`, password: 'for-gotten' }
  await register(player)
  const { page: first, context, close } = await site.open({ path: '/faq' })
  const second = await context.newPage()
  await second.goto('/faq')
  const sent = sentCodes(context)
  return { player, first, second, sent, close, codesOf: () => codesOf(player.phone) }
}
/** What the tabs have asked for in all. */
function sentCodes(context: BrowserContext): () => number {
  let count = 0
  context.on('request', (request) => {
    if (request.url().includes('send-verification-code')) count += 1
  })
  return () => count
}
/** What has really gone to a phone. */
const codesOf = async (phone: string): Promise<number> =>
  (await state()).outbox.filter(({ contact }) => contact === phone).length

const field = (page: Page, name: string) => dialog(page).getByLabel(name, { exact: true })
const button = (page: Page, name: string) => dialog(page).getByRole('button', { name })
const step = (page: Page) => dialog(page).locator('[aria-current="step"]')

/** Opens the recovery from the login, where the phone was typed. */
async function forget(page: Page, phone: string): Promise<void> {
  await banner(page).getByRole('button', { name: 'Войти' }).click()
  await field(page, 'Логин, телефон или e-mail').fill(phone)
  await button(page, 'Забыли пароль?').click()
}
async function fillPassword(page: Page, password: string): Promise<void> {
  await field(page, 'Новый пароль').fill(password)
  await field(page, 'Новый пароль ещё раз').fill(password)
  await button(page, 'Сохранить пароль').click()
}

describe('a recovery in two tabs', () => {
  it('that one has begun goes on in the other, and no code is sent for it', async () => {
    const { player, first, second, sent, close, codesOf } = await inTwoTabs()
    await forget(first, player.phone)
    await button(first, 'Продолжить').click()
    await expect(field(first, 'Код из SMS')).toBeVisible()
    await forget(second, player.phone)
    await expect(field(second, 'Код из SMS')).toBeVisible()
    expect([sent(), await codesOf()]).toEqual([1, 1])

    const code = await lastCode()
    await field(second, 'Код из SMS').fill(code)
    await expect(field(second, 'Новый пароль')).toBeFocused()
    await fillPassword(second, 'Kf82-mqt')
    await expect(dialog(second)).toHaveCount(0)

    // The code was taken, and the first tab says so: it begins anew and is not stuck.
    await field(first, 'Код из SMS').fill(code)
    await expect(dialog(first).getByText('Время вышло')).toBeVisible()
    await expect(step(first)).toContainText('Контакт')
    await expect(button(first, 'Продолжить')).toBeEnabled()
    expect(sent()).toBe(1)
    await close()
  })

  it('whose code both have typed takes one password, and the other tab says what may have become of its own', async () => {
    const { player, first, second, sent, close } = await inTwoTabs()
    await forget(first, player.phone)
    await button(first, 'Продолжить').click()
    await expect(field(first, 'Код из SMS')).toBeVisible()
    await forget(second, player.phone)
    await expect(field(second, 'Код из SMS')).toBeVisible()
    const code = await lastCode()
    await field(first, 'Код из SMS').fill(code)
    await expect(field(first, 'Новый пароль')).toBeVisible()
    await field(second, 'Код из SMS').fill(code)
    // Either it goes on to the password as well, or it begins anew: it is not stuck.
    const goesOn = field(second, 'Новый пароль')
    await expect(goesOn.or(dialog(second).getByText('Время вышло'))).toBeVisible()
    await fillPassword(first, 'Kf82-mqt')
    await expect(dialog(first)).toHaveCount(0)
    if (await goesOn.isVisible()) await fillPassword(second, 'Other-82-mqt')
    await expect(step(second)).toContainText('Контакт')
    await expect(button(second, 'Продолжить')).toBeEnabled()
    expect(sent()).toBe(1)
    await close()
  })

  it('that both ask for at once sends one code, and the tab that came later has it when it looks again', async () => {
    const { player, first, second, close, codesOf } = await inTwoTabs()
    for (const page of [first, second]) {
      await forget(page, player.phone)
      await expect(button(page, 'Продолжить')).toBeVisible()
    }
    await Promise.all([first, second].map((page) => button(page, 'Продолжить').click()))
    const settled = (page: Page) => field(page, 'Код из SMS').or(dialog(page).getByRole('alert'))
    for (const page of [first, second]) await expect(settled(page).first()).toBeVisible()
    expect(await codesOf()).toBe(1)
    for (const page of [first, second]) {
      await page.keyboard.press('Escape')
      await expect(dialog(page)).toHaveCount(0)
      await forget(page, player.phone)
      await expect(field(page, 'Код из SMS')).toBeVisible()
    }
    expect(await codesOf()).toBe(1)
    await field(second, 'Код из SMS').fill(await lastCode())
    await expect(field(second, 'Новый пароль')).toBeFocused()
    await close()
  })
})
