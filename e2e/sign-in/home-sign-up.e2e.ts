import type { Locator, Page } from 'playwright'
import { it } from 'vitest'
import { expect } from '../harness/expect.ts'
import { usePublicSite } from '../harness/public-site.ts'

/* The form on the home page. Its first step on a phone: `sign-up-panel.test.tsx`. */

const { open, address } = usePublicSite()
const PANEL_CHUNK = /\/assets\/panel-form-/u
const SIGN_UP_CALL = /\/auth\/register/u

const panelOf = (page: Page) => page.getByRole('region', { name: 'Регистрация' })
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Регистрация' })
/** A text field by its label; a sign-up method radio may have the same label. */
const field = (container: Locator, name: string) =>
  container.getByLabel(name, { exact: true }).and(container.locator(':not([type="radio"])'))
const submit = (container: Locator) => container.getByRole('button', { name: 'Создать аккаунт' })

it('the sign-up on the home page keeps its draft, without the password, and creates one account', async () => {
  const path = '/?pc=abc&subid=7'
  const { page, errors, close } = await open({ path })
  const [panel, dialog, banner] = [panelOf(page), dialogOf(page), page.getByRole('banner')]
  const bodies: unknown[] = []
  page.on('request', (request) => {
    if (SIGN_UP_CALL.test(request.url())) bodies.push(request.postDataJSON())
  })
  await expect(field(panel, 'Логин')).toBeVisible()
  // The panel does not take focus on load.
  await expect(page.locator('body')).toBeFocused()
  await field(panel, 'Телефон').fill('999 765-43-21')
  await field(panel, 'Логин').fill('olga')
  await field(panel, 'Пароль').fill('secret-1')
  await panel.getByRole('checkbox').check()

  // The page reloads during the request, and the code of the form is missing then.
  await page.route(SIGN_UP_CALL, () => undefined)
  await submit(panel).click()
  await expect.poll(() => bodies.length).toBe(1)
  // Before the other route ends, so that requests are intercepted, and not cached, without a gap.
  await page.route(PANEL_CHUNK, (route) => route.abort())
  await page.unroute(SIGN_UP_CALL)
  await page.reload()
  await panel.getByLabel('Телефон или e-mail').fill('olga@example.com')
  await submit(panel).click()
  await expect(field(dialog, 'E-mail')).toHaveValue('olga@example.com')
  await expect(field(dialog, 'Логин')).toHaveValue('olga')
  await expect(field(dialog, 'Пароль')).toHaveValue('')
  expect(bodies).toHaveLength(1)
  await field(dialog, 'Логин').fill('olga-home')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)

  // Back keeps an open dialog, also its password.
  await banner.getByRole('link', { name: 'Акции' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Акции' })).toBeVisible()
  await banner.getByRole('button', { name: 'Регистрация' }).click()
  await field(dialog, 'Пароль').fill('secret-1')
  await page.goBack()
  await expect(page).toHaveURL(`${address()}${path}`)
  await expect(field(dialog, 'Логин')).toHaveValue('olga-home')
  await expect(field(dialog, 'Пароль')).toHaveValue('secret-1')
  await page.keyboard.press('Escape')

  await page.unroute(PANEL_CHUNK)
  await page.reload()
  await expect(field(panel, 'Логин')).toHaveValue('olga-home')
  await expect(field(panel, 'E-mail')).toHaveValue('olga@example.com')
  // Panel and dialog share the draft, and one of them is mounted.
  await banner.getByRole('button', { name: 'Регистрация' }).click()
  await expect(field(dialog, 'Логин')).toHaveValue('olga-home')
  await expect(page.locator('input[name="login"]')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page.locator('input[name="login"]')).toHaveCount(1)

  await panel.getByRole('button', { name: 'У меня есть промокод' }).click()
  await expect(field(panel, 'Промокод, если есть')).toBeFocused()
  await page.keyboard.type(' SUMMER ')
  await field(panel, 'Пароль').fill('Kf82-mqt')
  await panel.getByRole('checkbox').check()
  await submit(panel).evaluate((button: HTMLElement) => {
    for (let click = 0; click < 20; click += 1) button.click()
  })
  await expect(page.getByRole('dialog', { name: 'Добро пожаловать' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(banner.getByRole('button', { name: 'olga-home' })).toBeVisible()
  await expect(panel).toHaveCount(0)
  expect(bodies.slice(1)).toMatchObject([
    { type: 'email', email: 'olga@example.com', promocode: 'SUMMER', pc: 'abc', subid: '7', rules: true },
  ])
  expect(errors.filter((message) => !message.includes('[report]'))).toEqual([])
  await close()
})
