import type { Locator, Page } from 'playwright'
import { describe, it } from 'vitest'
import { timing } from '#contract/core/constants.ts'
import { expect } from '../harness/expect.ts'
import { delayRequests, advanceUntil, freezeClock } from '../harness/journey.ts'
import { usePublicSite } from '../harness/public-site.ts'

const { open } = usePublicSite()
const mobileVisit = { width: 390, height: 844, touch: true }

const panelOf = (page: Page) => page.getByRole('region', { name: 'Регистрация' })
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Регистрация' })
/** A text field by its label; a registration method radio may have the same label. */
const field = (container: Locator, name: string) =>
  container.getByLabel(name, { exact: true }).and(container.locator(':not([type="radio"])'))
const submit = (container: Locator) => container.getByRole('button', { name: 'Создать аккаунт' })

describe('home page registration form', () => {
  it('creates an account with a promo code and the URL referral parameters', async () => {
    const { page, errors, close } = await open({ path: '/?pc=abc&subid=7' })
    const bodies: unknown[] = []
    page.on('request', (request) => {
      if (request.url().includes('/auth/register')) bodies.push(request.postDataJSON())
    })
    const panel = panelOf(page)
    await expect(field(panel, 'Логин')).toBeVisible()
    // The panel does not take focus on load.
    await expect(page.locator('body')).toBeFocused()
    await panel.getByRole('button', { name: 'У меня есть промокод' }).click()
    await expect(field(panel, 'Промокод, если есть')).toBeFocused()
    await page.keyboard.type(' SUMMER ')
    await panel.getByRole('radio', { name: 'E-mail' }).check()
    await field(panel, 'E-mail').fill('olga@example.com')
    await field(panel, 'Логин').fill('olga-home')
    await field(panel, 'Пароль').fill('Kf82-mqt')
    await panel.getByRole('checkbox').check()
    await submit(panel).evaluate((button: HTMLElement) => {
      for (let click = 0; click < 20; click += 1) button.click()
    })
    await expect(page.getByRole('dialog', { name: 'Добро пожаловать' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('banner').getByRole('button', { name: 'olga-home' })).toBeVisible()
    await expect(panel).toHaveCount(0)
    expect(bodies).toHaveLength(1)
    expect(bodies[0]).toMatchObject({
      type: 'email',
      email: 'olga@example.com',
      promocode: 'SUMMER',
      pc: 'abc',
      subid: '7',
      rules: true,
    })
    expect(errors).toEqual([])
    await close()
  })

  it('shares its draft with the dialog, across a reload, with one form mounted at a time', async () => {
    const { page, close } = await open()
    const panel = panelOf(page)
    await field(panel, 'Телефон').fill('999 765-43-21')
    await field(panel, 'Логин').fill('olga')
    await page.reload()
    await expect(field(panel, 'Телефон')).toHaveValue('999 765-43-21')
    await expect(field(panel, 'Логин')).toHaveValue('olga')
    await page.getByRole('banner').getByRole('button', { name: 'Регистрация' }).click()
    await expect(field(dialogOf(page), 'Логин')).toHaveValue('olga')
    await expect(page.locator('input[name="login"]')).toHaveCount(1)
    await field(dialogOf(page), 'Логин').fill('olga-2')
    await page.keyboard.press('Escape')
    await expect(field(panel, 'Логин')).toHaveValue('olga-2')
    await expect(page.locator('input[name="login"]')).toHaveCount(1)
    await close()
  })

  it('delays the bonus popup while the form has focus', async () => {
    const { page, context, close } = await open({ driven: true })
    const login = field(panelOf(page), 'Логин')
    await login.click()
    // The popup timer is loaded when the page is idle.
    await expect(page.locator('[data-component="MobileBar"]')).toBeAttached()
    await freezeClock(page)
    await context.clock.runFor(timing.bonusPopupDelay + 5000)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(login).toBeFocused()
    await login.blur()
    await advanceUntil(page, async () => expect(await page.getByRole('dialog').isVisible()).toBe(true))
    await close()
  })

  it('shows only the contact field while its chunk is missing, and the full form once it loads', async () => {
    const { page, close } = await open({ path: '/404' })
    const release = await delayRequests(page, /\/assets\/panel-form-/u)
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'Регистрация' })).toBeVisible()
    await expect(page.locator('input[name="contact"]')).toHaveCount(0)
    release()
    await expect(field(panelOf(page), 'Логин')).toBeVisible()
    await page.route(/\/assets\/panel-form-/u, (route) => route.abort())
    await page.reload()
    await panelOf(page).getByLabel('Телефон или e-mail').fill('olga@example.com')
    await submit(panelOf(page)).click()
    await expect(field(dialogOf(page), 'E-mail')).toHaveValue('olga@example.com')
    await close()
  })

  it('shows only the contact field on a phone, and the dialog continues with that draft', async () => {
    const { page, close } = await open(mobileVisit)
    const panel = panelOf(page)
    const contact = panel.getByLabel('Телефон или e-mail')
    await contact.fill('ivan@example.com')
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('drafts'))).toContain('ivan@example.com')
    await page.reload()
    await expect(contact).toHaveValue('ivan@example.com')
    await contact.press('Enter')
    await expect(field(dialogOf(page), 'E-mail')).toHaveValue('ivan@example.com')
    await field(dialogOf(page), 'E-mail').fill('ivan@example.org')
    await page.keyboard.press('Escape')
    await page.getByRole('banner').getByRole('button', { name: 'Регистрация' }).click()
    await expect(field(dialogOf(page), 'E-mail')).toHaveValue('ivan@example.org')
    await page.keyboard.press('Escape')
    await panel.getByLabel('Телефон или e-mail').fill('8 999 123-45-67')
    await panel.getByRole('button', { name: 'Создать аккаунт' }).click()
    await expect(field(dialogOf(page), 'Телефон')).toHaveValue('999 123-45-67')
    await close()
  })
})
