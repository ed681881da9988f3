import { describe, it } from 'vitest'
import { expect } from '../harness/expect.ts'
import { delayRequests } from '../harness/journey.ts'
import {
  banner,
  button,
  expectBusy,
  logOut,
  main,
  doubleClick,
  profilesOf,
  countRequests,
  tab,
} from '../harness/profile-visit.ts'
import { usePublicSite } from '../harness/public-site.ts'

/* Bonuses, promo codes and cashback in the profile, also across tabs. */

const site = usePublicSite()
const { openProfile, registerUser, give, change, state, deposit, playRound } = profilesOf(site)

describe('profile in two tabs', () => {
  it('rejects a bonus activated in the other tab, and signs out together', async () => {
    const player = await registerUser()
    await give(player.login, 'gift')
    const { page, context, close } = await openProfile('?tab=promo', { player, width: 390 })
    const second = await context.newPage()
    await second.goto('/profile?tab=promo')
    const activateButton = 'Взять бонус: Подарок песочницы'
    await expect(button(second, activateButton)).toBeVisible()
    await button(page, activateButton).click()
    await expect(button(page, activateButton)).toHaveCount(0)
    // The second tab has a stale list; the server rejects.
    await button(second, activateButton).click()
    await expect(main(second).getByText('У вас уже есть активный бонус')).toBeVisible()
    await second.reload()
    await expect(main(second).getByText('Идёт отыгрыш')).toBeVisible()
    await expect(button(second, activateButton)).toHaveCount(0)
    await logOut(page)
    for (const each of [page, second]) {
      await expect(banner(each).getByRole('button', { name: 'Регистрация' })).toBeVisible()
      await expect(each).toHaveURL(`${site.address()}/`)
    }
    await close()
  })
})

describe('profile promotions', () => {
  it('accept a valid promo code once and reject unknown and expired ones', async () => {
    const { page, close } = await openProfile('?tab=promo&sub=codes')
    const code = main(page).getByRole('textbox', { name: 'Промокод' })
    for (const [promoCode, message] of [
      ['', 'Введите промокод'],
      ['NOSUCH', 'Такого промокода не существует'],
      ['spring25', 'Срок активации истёк'],
      ['STATUS', 'Бонус доступен с уровня 2'],
    ] as const) {
      await code.fill(promoCode)
      await page.keyboard.press('Enter')
      await expect(code).toHaveAccessibleDescription(new RegExp(message, 'u'))
      await expect(code).toBeFocused()
      await expect(code).toHaveValue(promoCode)
    }
    await code.fill(' sandbox ')
    await page.keyboard.press('Enter')
    await expect(main(page).getByText('Промокод принят, бонус активен')).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(code).toHaveAccessibleDescription(/Промокод уже активирован/u)
    await expect(main(page).getByText('Промокод принят', { exact: false })).toHaveCount(0)
    await tab(page, 'Бонусы').click()
    await expect(main(page).getByText('Идёт отыгрыш')).toHaveCount(1)
    await close()
  })

  it('take a bonus of a deposit, wager a part of it and give it up', async () => {
    const player = await registerUser()
    await deposit(player, 2002)
    const { page, close } = await openProfile('?tab=promo', { player })
    const card = main(page).getByRole('article').filter({ hasText: 'Бонус к первому депозиту' })
    await expect(card.getByText(/Вы получите 6\s006\s₽/u)).toBeVisible()
    await button(page, 'Взять бонус: Бонус к первому депозиту').click()
    await expect(card.getByText('Идёт отыгрыш')).toBeVisible()
    await playRound(player.login, { amount: 500, win: 500 })
    await page.reload()
    await expect(card.getByText(/59\s560 из 60\s060\s₽/u)).toBeVisible()
    await button(page, 'Отказаться: Бонус к первому депозиту').click()
    await expect(page.getByRole('dialog').getByText(/2\s002\s₽, останутся/u)).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'Отказаться от бонуса' }).click()
    await expect(main(page).getByText('Собственные деньги на месте.')).toBeVisible()
    await expect(card.getByText('Вы отказались', { exact: true })).toBeVisible()
    const { players } = await state()
    expect(players.find(({ login }) => login === player.login)).toMatchObject({ balance: 2002 })
    await close()
  })

  it('check the level of a bonus and pay cashback once for concurrent requests', async () => {
    const player = await registerUser()
    await give(player.login, 'status')
    await change(player.login, { cashback: 120, balance: 30 })
    const { page, context, close } = await openProfile('?tab=promo', { player })
    await expect(main(page).getByText('Доступен с VIP-уровня 2. Ваш уровень: 1.')).toBeVisible()
    await expect(button(page, 'Взять бонус: Бонус за статус')).toHaveCount(0)
    await tab(page, 'Кешбэк').click()
    const second = await context.newPage()
    await second.goto('/profile?tab=promo&sub=cashback')
    await expect(main(second).getByText('120 ₽')).toBeVisible()
    const requestCount = countRequests(page, '/user/cashback')
    const releases = await Promise.all([page, second].map((each) => delayRequests(each, /user\/cashback/u)))
    for (const each of [page, second]) {
      await doubleClick(each, 'Забрать кешбэк')
      await expectBusy(each, 'Зачисляем…')
    }
    for (const release of releases) release()
    const outcome = /Кешбэк на балансе|Кешбэк недоступен/u
    const messages = await Promise.all([page, second].map((each) => main(each).getByText(outcome).textContent()))
    expect(new Set(messages)).toEqual(new Set(['Кешбэк на балансе', 'Кешбэк недоступен']))
    expect(requestCount()).toBe(1)
    const { players } = await state()
    expect(players.find(({ login }) => login === player.login)).toMatchObject({ balance: 150, cashback: 0 })
    await close()
  })
})
