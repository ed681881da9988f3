import { describe, it } from 'vitest'
import { expect } from './expect.ts'
import { delayRequests } from './journey.ts'
import { banner, button, expectBusy, logOut, main, doubleClick, profilesOf, sentTo, tab } from './profile-visit.ts'
import { usePublicSite } from './public-site.ts'

/* What a player takes in the profile, and what another tab sees of it. */

const site = usePublicSite()
const { openProfile, somebody, give, change, state } = profilesOf(site)

describe('two tabs', () => {
  it('know of a bonus that one has taken, and end together', async () => {
    const player = await somebody()
    await give(player.login, 'gift')
    const { page, context, close } = await openProfile('?tab=promo', { player, width: 390 })
    const second = await context.newPage()
    await second.goto('/profile?tab=promo')
    const take = 'Активировать: Подарок песочницы'
    await expect(button(second, take)).toBeVisible()
    await button(page, take).click()
    await expect(button(page, take)).toHaveCount(0)
    // Not refreshed yet: the server says it, and the list is as it is.
    await button(second, take).click()
    await expect(main(second).getByText('У вас уже есть активный бонус')).toBeVisible()
    await second.reload()
    await expect(main(second).getByText(/^Активен/u)).toBeVisible()
    await expect(button(second, take)).toHaveCount(0)
    await logOut(page)
    for (const each of [page, second]) {
      await expect(banner(each).getByRole('button', { name: 'Регистрация' })).toBeVisible()
      await expect(each).toHaveURL(`${site.address()}/`)
    }
    await close()
  })
})

describe('what is taken', () => {
  it('by a promo code: unknown, expired, right, and once', async () => {
    const { page, close } = await openProfile('?tab=promo&sub=codes')
    const code = main(page).getByRole('textbox', { name: 'Промокод' })
    for (const [typed, said] of [
      ['', 'Введите промокод'],
      ['NOSUCH', 'Такого промокода не существует'],
      ['spring25', 'Срок активации истёк'],
      ['STATUS', 'Бонус доступен с уровня 2'],
    ] as const) {
      await code.fill(typed)
      await page.keyboard.press('Enter')
      await expect(code).toHaveAccessibleDescription(new RegExp(said, 'u'))
      await expect(code).toBeFocused()
      await expect(code).toHaveValue(typed)
    }
    await code.fill(' sandbox ')
    await page.keyboard.press('Enter')
    await expect(main(page).getByText('Промокод принят, бонус активен')).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(code).toHaveAccessibleDescription(/Промокод уже активирован/u)
    await expect(main(page).getByText('Промокод принят', { exact: false })).toHaveCount(0)
    await tab(page, 'Бонусы').click()
    await expect(main(page).getByText(/^Активен/u)).toHaveCount(1)
    await close()
  })

  it('as a bonus has its level, and as cashback is paid once, whoever asks twice', async () => {
    const player = await somebody()
    await give(player.login, 'status')
    await change(player.login, { cashback: 120, balance: 30 })
    const { page, context, close } = await openProfile('?tab=promo', { player })
    await button(page, 'Активировать: Бонус за статус').click()
    await expect(main(page).getByText('Бонус доступен с уровня 2')).toBeVisible()
    await tab(page, 'Кешбэк').click()
    const second = await context.newPage()
    await second.goto('/profile?tab=promo&sub=cashback')
    await expect(main(second).getByText('120 ₽')).toBeVisible()
    const sent = sentTo(page, '/user/cashback')
    const releases = await Promise.all([page, second].map((each) => delayRequests(each, /user\/cashback/u)))
    for (const each of [page, second]) {
      await doubleClick(each, 'Забрать кешбэк')
      await expectBusy(each, 'Зачисляем…')
    }
    for (const release of releases) release()
    const outcome = /Кешбэк на балансе|Кешбэк недоступен/u
    const said = await Promise.all([page, second].map((each) => main(each).getByText(outcome).textContent()))
    expect(new Set(said)).toEqual(new Set(['Кешбэк на балансе', 'Кешбэк недоступен']))
    expect(sent()).toBe(1)
    const { players } = await state()
    expect(players.find(({ login }) => login === player.login)).toMatchObject({ balance: 150, cashback: 0 })
    await close()
  })
})
