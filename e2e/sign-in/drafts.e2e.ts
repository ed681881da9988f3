import type { Page } from 'playwright'
import { describe, it } from 'vitest'
import { expect } from '../harness/expect.ts'
import { profilesOf } from '../harness/profile-visit.ts'
import { usePublicSite } from '../harness/public-site.ts'

const site = usePublicSite()
const { open } = site
const { openProfile } = profilesOf(site)

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Регистрация' })
const field = (page: Page, name: string) =>
  dialog(page).getByLabel(name, { exact: true }).and(page.locator(':not([type="radio"])'))
const fill = async (page: Page) => {
  await field(page, 'Телефон').fill('9992223344')
  await field(page, 'Логин').fill('draft-fox')
  await field(page, 'Пароль').fill('secret-1')
}
const expectFilled = async (page: Page, password: string) => {
  await expect(field(page, 'Телефон')).toHaveValue(/999\D*222\D*33\D*44/u)
  await expect(field(page, 'Логин')).toHaveValue('draft-fox')
  await expect(field(page, 'Пароль')).toHaveValue(password)
}

describe('registration draft', () => {
  it('survives a reload during typing and during the request, without the password and without resending', async () => {
    const { page, close } = await open({ path: '/faq#register' })
    await fill(page)
    await page.reload()
    await expectFilled(page, '')
    let requestCount = 0
    await page.route('**/v2/auth/register/', async (route) => {
      requestCount += 1
      // Never respond: the page reloads first.
      await new Promise(() => undefined)
      await route.abort()
    })
    await field(page, 'Пароль').fill('secret-1')
    await dialog(page).getByRole('checkbox').check()
    await dialog(page).getByRole('button', { name: 'Создать аккаунт' }).click()
    await expect.poll(() => requestCount).toBe(1)
    await page.reload()
    await expectFilled(page, '')
    expect(requestCount).toBe(1)
    await close()
  })

  it('survives Back in the open dialog', async () => {
    const { page, close } = await open({ path: '/faq' })
    await page.getByRole('banner').getByRole('link', { name: 'Акции' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Акции' })).toBeVisible()
    await page.getByRole('banner').getByRole('button', { name: 'Регистрация' }).click()
    await fill(page)
    await page.goBack()
    await expect(page).toHaveURL(/\/faq$/u)
    await expectFilled(page, 'secret-1')
    await close()
  })
})

describe('personal data draft', () => {
  it('survives a reload and navigation to another page', async () => {
    const { page, close } = await openProfile('?tab=data')
    const name = page.getByLabel('Имя', { exact: true })
    await name.fill('Анна')
    await page.reload()
    await expect(name).toHaveValue('Анна')
    await page.getByRole('banner').getByRole('link', { name: 'Акции' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Акции' })).toBeVisible()
    await page.goBack()
    await expect(name).toHaveValue('Анна')
    await close()
  })
})
