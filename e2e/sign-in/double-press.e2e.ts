import type { Page } from 'playwright'
import { describe, it } from 'vitest'
import { expect } from '../harness/expect.ts'
import { delayRequests } from '../harness/journey.ts'
import { banner, dialog, profilesOf, countRequests, type TestUser } from '../harness/profile-visit.ts'
import { usePublicSite } from '../harness/public-site.ts'

/* Double clicks and a held Enter key must submit a form once. */

const site = usePublicSite()
const { registerUser } = profilesOf(site)

/** A form under test: how to open it, its submit button, last field, API path, and success element. */
interface Form {
  open: (player: TestUser) => Promise<Page>
  button: (page: Page) => ReturnType<Page['getByRole']>
  field: (page: Page) => ReturnType<Page['getByRole']>
  path: string
  success: (page: Page, player: TestUser) => ReturnType<Page['getByRole']>
}

const inDialog = (name: string) => (page: Page) => dialog(page).getByRole('button', { name, exact: true })
const textField = (page: Page, name: string) =>
  dialog(page).getByLabel(name, { exact: true }).and(page.locator('input:not([type="radio"])'))
const openPage = async (path: string) => (await site.open({ path })).page
/** Opens the login dialog with the player's phone filled in. */
async function openLogin(player: TestUser): Promise<Page> {
  const page = await openPage('/faq')
  await banner(page).getByRole('button', { name: 'Войти' }).click()
  await textField(page, 'Логин, телефон или e-mail').fill(player.phone)
  return page
}

const loginForm: Form = {
  open: async (player) => {
    const page = await openLogin(player)
    await textField(page, 'Пароль').fill(player.password)
    return page
  },
  button: inDialog('Войти'),
  field: (page) => textField(page, 'Пароль'),
  path: 'auth/login',
  success: (page, { login }) => banner(page).getByRole('button', { name: login }),
}
/** All forms but this one share `app/models/forms/submission.ts`. */
const recoveryForm: Form = {
  open: async (player) => {
    const page = await openLogin(player)
    await inDialog('Забыли пароль?')(page).click()
    await expect(textField(page, 'Телефон')).toHaveValue(/\d/u)
    return page
  },
  button: inDialog('Продолжить'),
  field: (page) => textField(page, 'Телефон'),
  path: 'send-verification-code',
  success: (page) => textField(page, 'Код из SMS'),
}
const forms = { 'the login form': loginForm, 'the recovery form': recoveryForm }

/** Opens the form, submits while requests are delayed, and returns the number of requests sent. */
async function countSubmissions(
  { open, path, success }: Form,
  submit: (page: Page, waitForSuccess: () => Promise<void>) => Promise<void>,
): Promise<number> {
  const player = await registerUser()
  const page = await open(player)
  const requestCount = countRequests(page, path)
  const releaseRequests = await delayRequests(page, new RegExp(path, 'u'))
  await submit(page, async () => {
    await expect.poll(requestCount).toBeGreaterThan(0)
    releaseRequests()
    await expect(success(page, player)).toBeVisible()
  })
  // A duplicate request would have been sent before this one completes.
  await page.evaluate(() => fetch('/api/v2/status/'))
  const count = requestCount()
  await page.context().close()
  return count
}

describe('the login form', () => {
  const form = loginForm

  it('sends one request on two synchronous clicks', async () => {
    const count = await countSubmissions(form, async (page, waitForSuccess) => {
      await form.button(page).evaluate((element: HTMLElement) => {
        element.click()
        element.click()
      })
      await waitForSuccess()
    })
    expect(count).toBe(1)
  })

  it('sends one request on a mouse double click', async () => {
    const count = await countSubmissions(form, async (page, waitForSuccess) => {
      await form.button(page).dblclick()
      await waitForSuccess()
    })
    expect(count).toBe(1)
  })
})

describe.each(Object.entries(forms))('%s', (_, form) => {
  it('sends one request while Enter is held, also after the response', async () => {
    const count = await countSubmissions(form, async (page, waitForSuccess) => {
      await form.field(page).focus()
      for (let repeat = 0; repeat < 10; repeat += 1) await page.keyboard.down('Enter')
      await waitForSuccess()
      for (let repeat = 0; repeat < 10; repeat += 1) await page.keyboard.down('Enter')
      await page.keyboard.up('Enter')
    })
    expect(count).toBe(1)
  })
})
