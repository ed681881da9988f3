import type { Page } from 'playwright'
import { describe, it } from 'vitest'
import { expect } from './expect.ts'
import { banner, dialog, logOut, profilesOf, signIn } from './profile-visit.ts'
import { usePublicSite } from './public-site.ts'

/* A login or a registration that is half typed in one tab, while another of the same browser is used. */

const site = usePublicSite()
const { somebody } = profilesOf(site)

const field = (page: Page, name: string) =>
  dialog(page).getByLabel(name, { exact: true }).and(page.locator(':not([type="radio"])'))
const LOGIN = 'Логин, телефон или e-mail'

/** What is typed of each before anything could be sent. */
const forms = {
  login: {
    opener: 'Войти',
    type: async (page: Page) => {
      await field(page, LOGIN).fill('half-fox')
      await field(page, 'Пароль').fill('half-sec')
    },
    isThere: async (page: Page) => {
      await expect(field(page, LOGIN)).toHaveValue('half-fox')
      await expect(field(page, 'Пароль')).toHaveValue('half-sec')
    },
    isEmpty: async (page: Page) => {
      for (const name of [LOGIN, 'Пароль']) await expect(field(page, name)).toHaveValue('')
    },
  },
  registration: {
    opener: 'Регистрация',
    type: async (page: Page) => {
      await field(page, 'Телефон').fill('9992225')
      await field(page, 'Логин').fill('half-fox')
      await field(page, 'Пароль').fill('half-sec')
    },
    isThere: async (page: Page) => {
      await expect(field(page, 'Телефон')).toHaveValue(/999\D*222\D*5$/u)
      await expect(field(page, 'Логин')).toHaveValue('half-fox')
      await expect(field(page, 'Пароль')).toHaveValue('half-sec')
    },
    isEmpty: async (page: Page) => {
      for (const name of ['Телефон', 'Логин', 'Пароль']) await expect(field(page, name)).toHaveValue('')
    },
  },
} as const
const names = ['login', 'registration'] as const

/** Two tabs of a guest; in the first the form is half typed. */
async function halfTyped(name: keyof typeof forms) {
  const { page: first, context, errors, close } = await site.open({ path: '/faq' })
  const second = await context.newPage()
  await second.goto('/faq')
  await banner(first).getByRole('button', { name: forms[name].opener }).click()
  await forms[name].type(first)
  const sent: string[] = []
  first.on('request', (request) => {
    if (request.method() === 'POST' || request.url().includes('/v2/auth/')) sent.push(request.url())
  })
  return { first, second, errors, sent, close }
}

describe.each(names)('a %s that is half typed', (name) => {
  it('ends where another tab has signed in: its tab has the player, says nothing, sends nothing of it, and keeps nothing', async () => {
    const player = await somebody()
    const { first, second, errors, sent, close } = await halfTyped(name)
    await banner(second).getByRole('button', { name: 'Войти' }).click()
    await signIn(second, player)
    for (const page of [second, first]) {
      await expect(banner(page).getByRole('link', { name: player.login })).toBeVisible()
      await expect(dialog(page)).toHaveCount(0)
    }
    await expect(first.locator('[data-component="Toast"]')).toHaveCount(0)
    await expect(first).toHaveURL(`${site.address()}/faq`)
    expect(sent).toEqual([])
    // When the player leaves nothing comes back: what was typed before him is not the next one's.
    await second.setViewportSize({ width: 390, height: 844 })
    await logOut(second)
    await expect(banner(first).getByRole('button', { name: forms[name].opener })).toBeVisible()
    await expect(dialog(first)).toHaveCount(0)
    await banner(first).getByRole('button', { name: forms[name].opener }).click()
    await forms[name].isEmpty(first)
    expect(errors).toEqual([])
    await close()
  })

  it('stays as it was typed where another tab opens and closes the same', async () => {
    const { first, second, errors, sent, close } = await halfTyped(name)
    await banner(second).getByRole('button', { name: forms[name].opener }).click()
    await expect(dialog(second)).toBeVisible()
    await second.keyboard.press('Escape')
    await expect(dialog(second)).toHaveCount(0)
    await forms[name].isThere(first)
    expect(sent).toEqual([])
    expect(errors).toEqual([])
    await close()
  })
})
