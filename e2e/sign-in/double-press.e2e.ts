import type { Page } from 'playwright'
import { it } from 'vitest'
import { expect } from '../harness/expect.ts'
import { delayRequests } from '../harness/journey.ts'
import { banner, countRequests, dialog, profilesOf } from '../harness/profile-visit.ts'
import { usePublicSite } from '../harness/public-site.ts'

/* A held Enter key and a double click must submit a form once, which no test without a real keyboard and mouse shows. */

const site = usePublicSite()
const { registerUser } = profilesOf(site)

const button = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true })
const field = (page: Page, name: string) =>
  dialog(page).getByLabel(name, { exact: true }).and(page.locator('input:not([type="radio"])'))

/** Submits while requests to `path` are delayed, and expects one request until after `success`. */
async function expectOneRequest(
  page: Page,
  path: string,
  submit: () => Promise<unknown>,
  success: () => ReturnType<Page['getByRole']>,
  afterwards: () => Promise<unknown> = () => Promise.resolve(),
): Promise<void> {
  const requestCount = countRequests(page, path)
  const releaseRequests = await delayRequests(page, new RegExp(path, 'u'))
  await submit()
  await expect.poll(requestCount).toBeGreaterThan(0)
  releaseRequests()
  await expect(success()).toBeVisible()
  await afterwards()
  // A duplicate request would have been sent before this one completes.
  await page.evaluate(() => fetch('/api/v2/status/'))
  expect(requestCount()).toBe(1)
}
async function holdEnter(page: Page): Promise<void> {
  for (let repeat = 0; repeat < 10; repeat += 1) await page.keyboard.down('Enter')
}

it('the recovery sends one request while Enter is held, and the sign-in one for a double click', async () => {
  const player = await registerUser()
  const { page, close } = await site.open({ path: '/faq' })
  await banner(page).getByRole('button', { name: 'Войти' }).click()
  await field(page, 'Логин, телефон или e-mail').fill(player.phone)
  await button(page, 'Забыли пароль?').click()
  await expect(field(page, 'Телефон')).toHaveValue(/\d/u)
  await field(page, 'Телефон').focus()
  await expectOneRequest(
    page,
    'send-verification-code',
    () => holdEnter(page),
    () => field(page, 'Код из SMS'),
    () => holdEnter(page),
  )
  await page.keyboard.up('Enter')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)

  await banner(page).getByRole('button', { name: 'Войти' }).click()
  await field(page, 'Пароль').fill('wrong-one')
  await field(page, 'Пароль').focus()
  await expectOneRequest(
    page,
    'auth/login',
    () => holdEnter(page),
    () => dialog(page).getByRole('alert'),
    () => holdEnter(page),
  )
  await page.keyboard.up('Enter')
  await expect(dialog(page).getByRole('alert')).toHaveText('Неверный логин или пароль')
  await field(page, 'Пароль').fill(player.password)
  await expectOneRequest(
    page,
    'auth/login',
    () => button(page, 'Войти').dblclick(),
    () => banner(page).getByRole('button', { name: player.login }),
  )
  await close()
})
