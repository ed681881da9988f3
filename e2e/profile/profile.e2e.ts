import type { Page } from 'playwright'
import { it } from 'vitest'
import { expect } from '../harness/expect.ts'
import { banner, dialog, signOut, main, profilesOf, signIn, tab } from '../harness/profile-visit.ts'
import { usePublicSite } from '../harness/public-site.ts'

/* Access to the profile, and its URL. Tabs, redirects of a guest and markers: `app/pages/profile/page.test.tsx`. */

const site = usePublicSite()
const { open, address } = site
const { registerUser } = profilesOf(site)

const expectOpen = async (page: Page, mainTab: string, sub: string) => {
  await expect(tab(page, mainTab).first()).toHaveAttribute('aria-selected', 'true')
  await expect(tab(page, sub).last()).toHaveAttribute('aria-selected', 'true')
}

it('the profile asks a guest to sign in, opens the tab of its URL, and leads to the home page after a sign-out', async () => {
  const player = await registerUser()
  const { page, errors, close } = await open({ path: '/faq' })
  const path = '/profile?tab=promo&sub=codes'
  await page.goto(path)
  const login = `${address()}/?to=${encodeURIComponent(path)}`
  await expect(dialog(page)).toBeVisible()
  await expect(page).toHaveURL(login)
  await page.reload()
  await expect(dialog(page)).toBeVisible()
  await expect(page).toHaveURL(login)
  await signIn(page, player)
  await expect(page).toHaveURL(`${address()}${path}`)
  await expect(main(page).getByRole('heading', { level: 1, name: player.login })).toBeVisible()
  // The redirects leave no history entries that would lead back to the sign-in.
  await page.goBack()
  await expect(page).toHaveURL(`${address()}/faq`)
  await page.goForward()

  await expectOpen(page, 'Промо', 'Промокоды')
  await tab(page, 'Кешбэк').click()
  await expect(page).toHaveURL(`${address()}/profile?tab=promo&sub=cashback`)
  await page.reload()
  await expectOpen(page, 'Промо', 'Кешбэк')
  await page.goBack()
  await expectOpen(page, 'Промо', 'Промокоды')

  await page.setViewportSize({ width: 390, height: 844 })
  await signOut(page)
  await expect(banner(page).getByRole('button', { name: 'Регистрация' })).toBeVisible()
  await expect(page).toHaveURL(`${address()}/`)
  await expect(dialog(page)).toHaveCount(0)
  expect(errors).toEqual([])
  await close()
})
