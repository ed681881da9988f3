import type { Page } from 'playwright'
import { it } from 'vitest'
import { expect } from '../harness/expect.ts'
import { banner, dialog, signOut, profilesOf, signIn } from '../harness/profile-visit.ts'
import { usePublicSite } from '../harness/public-site.ts'

/* Another tab of the same browser is used while a sign-in or sign-up form is partly filled. */

const site = usePublicSite()
const { registerUser } = profilesOf(site)

const field = (page: Page, name: string) =>
  dialog(page).getByLabel(name, { exact: true }).and(page.locator(':not([type="radio"])'))
const LOGIN = 'Логин, телефон или e-mail'

/** Partial input of each form, before it can be submitted. */
const forms = {
  signIn: {
    opener: 'Войти',
    type: async (page: Page) => {
      await field(page, LOGIN).fill('half-fox')
      await field(page, 'Пароль').fill('half-sec')
    },
    expectEmpty: async (page: Page) => {
      for (const name of [LOGIN, 'Пароль']) await expect(field(page, name)).toHaveValue('')
    },
  },
  signUp: {
    opener: 'Регистрация',
    type: async (page: Page) => {
      await field(page, 'Телефон').fill('9992225')
      await field(page, 'Логин').fill('half-fox')
      await field(page, 'Пароль').fill('half-sec')
    },
    expectEmpty: async (page: Page) => {
      for (const name of ['Телефон', 'Логин', 'Пароль']) await expect(field(page, name)).toHaveValue('')
    },
  },
} as const

it('a partly filled form closes and discards its input without a request when another tab signs in', async () => {
  const player = await registerUser()
  const { page: first, context, errors, close } = await site.open({ path: '/faq' })
  const second = await context.newPage()
  await second.goto('/faq')
  const requests: string[] = []
  first.on('request', (request) => {
    // The form asks whether there are passkeys; that sends none of its input.
    const isInput = request.method() === 'POST' || request.url().includes('/v2/auth/')
    if (isInput && !request.url().endsWith('/passkey/options')) requests.push(request.url())
  })
  for (const { opener, type, expectEmpty } of [forms.signIn, forms.signUp]) {
    await second.setViewportSize({ width: 1440, height: 900 })
    await banner(first).getByRole('button', { name: opener }).click()
    await type(first)
    await banner(second).getByRole('button', { name: 'Войти' }).click()
    await signIn(second, player)
    for (const page of [second, first]) {
      await expect(banner(page).getByRole('button', { name: player.login })).toBeVisible()
      await expect(dialog(page)).toHaveCount(0)
    }
    await expect(first.locator('[data-component="Toast"]')).toHaveCount(0)
    await expect(first).toHaveURL(`${site.address()}/faq`)
    expect(requests).toEqual([])
    // The discarded input must not reappear after the player signs out.
    await second.setViewportSize({ width: 390, height: 844 })
    await signOut(second)
    await expect(first.getByText('Вы вышли из аккаунта', { exact: true })).toBeVisible()
    await expect(banner(first).getByRole('button', { name: opener })).toBeVisible()
    await expect(dialog(first)).toHaveCount(0)
    await banner(first).getByRole('button', { name: opener }).click()
    await expectEmpty(first)
    await first.keyboard.press('Escape')
    await expect(dialog(first)).toHaveCount(0)
    requests.length = 0
  }
  expect(errors).toEqual([])
  await close()
})
