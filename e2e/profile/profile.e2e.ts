import type { Page } from 'playwright'
import { describe, it } from 'vitest'
import { expect, WITHIN_STEP } from '../harness/expect.ts'
import { delayRequests, advanceUntil } from '../harness/journey.ts'
import {
  banner,
  button,
  dialog,
  logOut,
  main,
  profilesOf,
  signIn,
  tab,
  type TestUser,
} from '../harness/profile-visit.ts'
import { usePublicSite } from '../harness/public-site.ts'

/* Profile routing: access, URLs and pending markers. */

const site = usePublicSite()
const { open, address } = site
const { openProfile, registerUser, endSession, give, notify } = profilesOf(site)

const lastTab = (page: Page) => page.evaluate(() => localStorage.getItem('cash-main-tab'))
const search = (page: Page) => new URL(page.url()).search

describe('guest', () => {
  it.each([
    ['/profile?tab=promo&sub=codes', null],
    ['/cashbox', 'Касса'],
  ])('opening %s is asked to sign in, also after a reload, and then redirected back', async (path, title) => {
    const player = await registerUser()
    const { page, errors, close } = await open({ path: '/faq' })
    await page.goto(path)
    const home = `${address()}/?to=${encodeURIComponent(path)}`
    await expect(dialog(page)).toBeVisible()
    await expect(page).toHaveURL(home)
    await page.reload()
    await expect(dialog(page)).toBeVisible()
    await expect(page).toHaveURL(home)
    await signIn(page, player)
    await expect(page).toHaveURL(`${address()}${path}`)
    await expect(main(page).getByRole('heading', { level: 1, name: title ?? player.login })).toBeVisible()
    // The redirects leave no history entries that would lead back to the login.
    await page.goBack()
    await expect(page).toHaveURL(`${address()}/faq`)
    expect(errors).toEqual([])
    await close()
  })

  // One user for all cases: registrations per IP address are limited.
  let sharedUser: Promise<TestUser> | undefined
  it.each(['//evil.example', '/\\evil.example'])('is not redirected after login to %s', async (to) => {
    const player = await (sharedUser ??= registerUser())
    const { page, close } = await open({ path: `/?ref=ann&to=${encodeURIComponent(to)}` })
    const initialUrl = page.url()
    // The referral is stored once the URL has been read.
    await expect.poll(() => page.evaluate(() => localStorage.getItem('referral'))).toContain('ref=ann')
    await expect(dialog(page)).toHaveCount(0)
    await banner(page).getByRole('button', { name: 'Войти' }).click()
    await signIn(page, player)
    await expect(banner(page).getByRole('button', { name: player.login })).toBeVisible()
    expect(page.url()).toBe(initialUrl)
    await close()
  })

  it('with an expired session is asked to sign in before the cashier, even if the status is late', async () => {
    const path = '/cashbox'
    const player = await registerUser()
    const { page, errors, close } = await openProfile('', { player })
    await expect(main(page).getByRole('heading', { level: 1, name: player.login })).toBeVisible()
    // First: the open page must not learn of the ended session, or it would sign out by itself.
    const release = await delayRequests(page, /v2\/status/u)
    await endSession(player.token)
    await page.goto(path, { waitUntil: 'commit' })
    // The page shows a skeleton until the status arrives.
    await expect(page).toHaveTitle(/Профиль|Касса/u)
    await expect(main(page).locator('[data-component="Skeleton"]')).toHaveCount(1)
    await expect(banner(page).getByRole('button', { name: 'Войти' })).toHaveCount(0)
    release()
    await expect(page).toHaveURL(`${address()}/?to=${encodeURIComponent(path)}`)
    await expect(dialog(page)).toBeVisible()
    await signIn(page, player)
    await expect(page).toHaveURL(`${address()}${path}`)
    await expect(main(page).getByRole('heading', { level: 1, name: 'Касса' })).toBeVisible()
    expect(errors).toEqual([])
    await close()
  })

  it('who has just signed out lands on the home page without a login prompt', async () => {
    const { page, close } = await openProfile('?tab=promo', { width: 390 })
    await expect(tab(page, 'Промо')).toHaveAttribute('aria-selected', 'true')
    await logOut(page)
    await expect(banner(page).getByRole('button', { name: 'Регистрация' })).toBeVisible()
    await expect(page).toHaveURL(`${address()}/`)
    await expect(dialog(page)).toHaveCount(0)
    await close()
  })
})

describe('profile URL', () => {
  it('reflects tab and subtab, and supports Back and reload', async () => {
    const { page, errors, close } = await openProfile('')
    const expectOpen = async (mainTab: string, sub: string) => {
      await expect(tab(page, mainTab).first()).toHaveAttribute('aria-selected', 'true')
      await expect(tab(page, sub).last()).toHaveAttribute('aria-selected', 'true')
    }
    await expectOpen('Профиль', 'Данные')
    await tab(page, 'Настройки').click()
    await expectOpen('Профиль', 'Настройки')
    expect(search(page)).toBe('?tab=profile&sub=settings')
    await tab(page, 'Промо').click()
    await expectOpen('Промо', 'Бонусы')
    await tab(page, 'Кешбэк').click()
    await expectOpen('Промо', 'Кешбэк')
    expect(search(page)).toBe('?tab=promo&sub=cashback')
    await page.reload()
    await expectOpen('Промо', 'Кешбэк')
    await page.goBack()
    await expectOpen('Промо', 'Бонусы')
    await page.goBack()
    await expectOpen('Профиль', 'Настройки')
    await page.goBack()
    await expectOpen('Профиль', 'Данные')
    await page.goForward()
    await expectOpen('Профиль', 'Настройки')
    expect(errors).toEqual([])
    await close()
  })

  it('without a tab opens the last visited tab', async () => {
    const { page, close } = await openProfile('?tab=finances')
    await expect(tab(page, 'Финансы')).toHaveAttribute('aria-selected', 'true')
    await expect.poll(() => lastTab(page)).toBe('1')
    await tab(page, 'Промо').click()
    await expect.poll(() => lastTab(page)).toBe('2')
    await page.goto('/profile')
    await expect(tab(page, 'Промокоды')).toBeVisible()
    await expect(tab(page, 'Промо')).toHaveAttribute('aria-selected', 'true')
    expect(await lastTab(page)).toBe('2')
    await tab(page, 'Профиль').click()
    await expect.poll(() => lastTab(page)).toBe('0')
    await page.goto('/profile')
    await expect(tab(page, 'Данные')).toHaveAttribute('aria-selected', 'true')
    await close()
  })
})

describe('pending marker of a tab', () => {
  it('is shown while items are pending and disappears with them', async () => {
    const player = await registerUser()
    await notify(player.login, 'Первая новость')
    await notify(player.login, 'Вторая новость')
    await give(player.login, 'gift')
    const { page, close } = await openProfile('', { player })
    const news = tab(page, /^Профиль\s*, есть новые уведомления/u)
    const bonuses = tab(page, /^Промо\s*, есть бонусы/u)
    await expect(bonuses).toBeVisible()
    await expect(news).toBeVisible()
    await banner(page).getByRole('link', { name: 'Есть новые уведомления' }).click()
    await button(page, 'Отметить прочитанным: Первая новость').click()
    await expect(button(page, 'Отметить прочитанным: Первая новость')).toHaveCount(0)
    await expect(news).toBeVisible()
    await button(page, 'Отметить прочитанным: Вторая новость').click()
    await expect(news).toHaveCount(0)
    await expect(banner(page).getByRole('link', { name: 'Есть новые уведомления' })).toHaveCount(0)
    await tab(page, /^Промо/u)
      .first()
      .click()
    await button(page, 'Взять бонус: Подарок песочницы').click()
    await expect(main(page).getByText('Идёт отыгрыш')).toBeVisible()
    await expect(bonuses).toHaveCount(0)
    await page.reload()
    await expect(tab(page, 'Профиль')).toBeVisible()
    await expect(tab(page, /есть/u)).toHaveCount(0)
    await close()
  })

  it('leads to fresh content, also if the tab was visited before', async () => {
    const player = await registerUser()
    const { page, close } = await openProfile('?tab=profile&sub=notifications', { player, driven: true })
    await expect(main(page).getByText('Уведомлений пока нет')).toBeVisible()
    await tab(page, 'Промо').click()
    await expect(main(page).getByText('Откроется после первого депозита')).toBeVisible()
    await tab(page, 'Финансы').click()
    await notify(player.login, 'Свежая новость')
    await give(player.login, 'gift')
    const marked = tab(page, /^Промо\s*, есть бонусы/u)
    await advanceUntil(page, () => expect(marked).toBeVisible(WITHIN_STEP))
    await marked.click()
    await expect(button(page, 'Взять бонус: Подарок песочницы')).toBeVisible()
    await tab(page, /^Профиль\s*, есть новые уведомления/u).click()
    await tab(page, 'Уведомления').click()
    await expect(main(page).getByText('Свежая новость')).toBeVisible()
    await close()
  })
})

describe('payment result in the URL', () => {
  const notices = (page: Page) => page.locator('[data-component="Toast"]')

  it('is shown once without an amount and removed from the URL', async () => {
    const { page, close } = await openProfile('?tab=finances&success=1&amount=5000')
    await expect(notices(page)).toHaveCount(1)
    await expect(notices(page)).toContainText('Страница оплаты сообщает: платёж принят')
    await expect(notices(page)).not.toContainText(/₽|\d{3}/u)
    // URLs can be forged, so the message does not confirm the payment.
    await expect(notices(page)).toContainText('Мы этого ещё не подтвердили.')
    await expect(page).toHaveURL(`${address()}/profile?tab=finances&amount=5000`)
    await page.reload()
    await expect(tab(page, 'Финансы')).toHaveAttribute('aria-selected', 'true')
    await expect(main(page).getByRole('heading', { level: 2, name: 'Баланс' })).toBeVisible()
    await expect(notices(page)).toHaveCount(0)
    await close()
  })
})
