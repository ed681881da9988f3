import type { Page } from 'playwright'
import { describe, it } from 'vitest'
import { axeViolations } from '../harness/axe.ts'
import { expect } from '../harness/expect.ts'
import { expectNoOverflow } from '../harness/journey.ts'
import { keyboardOf } from '../harness/keyboard.ts'
import { banner, dialog, main, profilesOf } from '../harness/profile-visit.ts'
import { usePublicSite } from '../harness/public-site.ts'
import { TEST_NOW } from '../harness/site.ts'

/* Limits and breaks with the server's clock: what waits 24 hours, ends by itself, or needs a request to return. */

const site = usePublicSite()
const { registerUser, signIn, change } = profilesOf(site)

const PAGE = '/responsible-gaming/limits'
const HOUR = 3_600_000
const DAY = 24 * HOUR
const moveClock = (ms: number) => site.setClock(new Date(Date.parse(TEST_NOW) + ms).toISOString())

const section = (page: Page, name: string | RegExp) => main(page).getByRole('region', { name, exact: true })
const row = (page: Page, kind: string, period: string) => section(page, kind).getByRole('group', { name: period })
/** Sends an amount from the form of a row. */
async function setAmount(page: Page, kind: string, period: string, amount: string): Promise<void> {
  await row(page, kind, period).getByRole('button').first().click()
  await row(page, kind, period).getByRole('textbox').fill(amount)
  await page.keyboard.press('Enter')
  await expect(row(page, kind, period).getByRole('textbox')).toHaveCount(0)
}

describe('limits', () => {
  it('are set and lowered by keyboard, two clicks from home; a raise waits 24 hours and can be taken back', async () => {
    const { token } = await registerUser()
    const { page, errors, close } = await site.open({ path: '/', token })
    const keyboard = keyboardOf(page)
    await keyboard.use(banner(page).getByRole('button', { name: /^Аккаунт/u }))
    await keyboard.use(dialog(page).getByRole('link', { name: 'Лимиты и перерывы' }))
    await expect(main(page).getByRole('heading', { level: 1, name: 'Лимиты и перерывы' })).toBeVisible()

    const day = row(page, 'Лимит депозитов', 'За 24 часа')
    await keyboard.use(day.getByRole('button', { name: 'Задать: депозиты за 24 часа' }))
    await expect(day.getByRole('textbox')).toBeFocused()
    await keyboard.type('5000')
    await page.keyboard.press('Enter')
    await expect(day.getByText('Лимит действует: 5\u00a0000\u00a0₽')).toBeVisible()
    await setAmount(page, 'Лимит депозитов', 'За 24 часа', '4000')
    await expect(day.getByText('Лимит действует: 4\u00a0000\u00a0₽')).toBeVisible()

    await setAmount(page, 'Лимит депозитов', 'За 24 часа', '9000')
    await expect(day.getByText('Изменение подействует 11\u00a0янв., 15:00\u00a0МСК')).toBeVisible()
    await keyboard.use(day.getByRole('button', { name: /^Отменить изменение/u }))
    await expect(day.getByText('Изменение отменено')).toBeVisible()
    await setAmount(page, 'Лимит депозитов', 'За 24 часа', '9000')
    await expect(day.getByText(/^С 11\sянв.*9\s000\s₽$/u)).toBeVisible()
    expect(await axeViolations(page)).toEqual([])

    await moveClock(DAY + HOUR)
    await page.reload()
    await expect(day.getByText('9\u00a0000\u00a0₽', { exact: true })).toBeVisible()
    await expect(day.getByRole('button', { name: /^Отменить изменение/u })).toHaveCount(0)
    expect(errors).toEqual([])
    await close()
  })

  it('refuse a deposit, and say at the amount how much is left', async () => {
    const { token } = await registerUser()
    const { page, close } = await site.open({ path: PAGE, token, width: 390, height: 844, language: 'en', touch: true })
    await setAmount(page, 'Deposit limit', 'In 7 days', '1,000')
    await expectNoOverflow(page)
    await page.goto('/cashbox')
    await expect(main(page).getByText('Your 7-day limit has 1,000\u00a0₽ left.')).toBeVisible()
    await main(page).getByRole('textbox', { name: 'Amount' }).fill('1501')
    await main(page).getByRole('button', { name: 'Go to payment' }).click()
    const amount = main(page).getByRole('textbox', { name: 'Amount' })
    await expect(amount).toHaveAttribute('aria-invalid', 'true')
    await expect(amount).toHaveAccessibleDescription(/Your 7-day limit has 1,000\s₽ left\./u)
    await expect(amount).toHaveValue('1501')
    await expectNoOverflow(page)
    await close()
  })
})

describe('a break', () => {
  it('closes deposits and silences the site at once, and ends by itself', async () => {
    const { token, password } = await registerUser()
    const { page, errors, close } = await site.open({
      path: `${PAGE}#break`,
      token,
      width: 390,
      height: 844,
      language: 'en',
    })
    const flow = section(page, 'Time-out and self-exclusion')
    const keyboard = keyboardOf(page)
    await keyboard.to(flow.getByRole('radio', { name: '24 hours' }))
    await keyboard.press('Space')
    await keyboard.use(flow.getByRole('button', { name: 'Continue' }))
    await expect(flow.getByRole('heading', { name: 'What changes' })).toBeVisible()
    await expect(flow.getByText(/Your balance stays yours/u)).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
    await keyboard.use(flow.getByRole('button', { name: 'Continue' }))
    await keyboard.to(flow.getByLabel('Password', { exact: true }))
    await keyboard.type('wrong-password')
    await page.keyboard.press('Enter')
    await expect(flow.getByLabel('Password', { exact: true })).toHaveAttribute('aria-invalid', 'true')
    await flow.getByLabel('Password', { exact: true }).fill(password)
    await page.keyboard.press('Enter')
    await expect(section(page, /^Time-out until 11\sJanuary\s2026/u)).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
    await expectNoOverflow(page)

    await page.goto('/cashbox')
    await expect(section(page, /^Time-out until 11\sJanuary\s2026/u)).toBeVisible()
    await expect(main(page).getByRole('textbox', { name: 'Amount' })).toHaveCount(0)
    await main(page).getByRole('link', { name: 'Withdraw money' }).click()
    await expect(main(page).getByRole('tab', { name: 'Withdraw' })).toHaveAttribute('aria-selected', 'true')
    await page.goto('/promo')
    await expect(main(page).getByText('You are taking a break')).toBeVisible()

    await moveClock(DAY + HOUR)
    await page.goto('/cashbox')
    await expect(main(page).getByRole('textbox', { name: 'Amount' })).toBeVisible()
    expect(errors).toEqual([])
    await close()
  })

  it('of self-exclusion ends 24 hours after the request to return', async () => {
    const user = await registerUser()
    await change(user.login, { balance: 500 })
    const first = await site.open({ path: `${PAGE}#break`, token: user.token })
    const flow = section(first.page, 'Перерыв и самоисключение')
    await flow.getByRole('radio', { name: 'Исключение' }).press('Space')
    await flow.getByRole('radio', { name: '6 месяцев' }).press('Space')
    await flow.getByRole('button', { name: 'Дальше' }).click()
    await expect(flow.getByText('Активный бонус закончится, собственные деньги останутся.')).toBeVisible()
    await flow.getByRole('button', { name: 'Дальше' }).click()
    await flow.getByLabel('Пароль', { exact: true }).fill(user.password)
    await flow.getByRole('button', { name: 'Исключить себя' }).click()
    await expect(section(first.page, /^Самоисключение до 13\sиюля\s2026/u)).toBeVisible()
    await expect(main(first.page).getByRole('button', { name: 'Попросить о возврате' })).toHaveCount(0)
    await first.close()

    await moveClock(185 * DAY)
    const { token } = await signIn(user)
    const { page, errors, close } = await site.open({ path: PAGE, token })
    await expect(section(page, 'Срок самоисключения вышел')).toBeVisible()
    await main(page).getByRole('button', { name: 'Попросить о возврате' }).click()
    await expect(section(page, /^Игра откроется 15\sиюля\s2026/u)).toBeVisible()
    await moveClock(186 * DAY + HOUR)
    await page.reload()
    await expect(section(page, 'Перерыв и самоисключение')).toBeVisible()
    await expect(section(page, /^Игра откроется/u)).toHaveCount(0)
    expect(errors).toEqual([])
    await close()
  })
})

describe('the offer of limits', () => {
  it('stands above the first deposit until it is answered', async () => {
    const { token } = await registerUser()
    const { page, close } = await site.open({ path: '/cashbox', token, width: 390, height: 844 })
    const offer = section(page, 'Сколько вы готовы вносить?')
    await offer.getByRole('button', { name: 'Без лимита' }).click()
    await offer.getByRole('button', { name: 'Да, без лимита' }).click()
    await expect(offer).toHaveCount(0)
    await page.reload()
    await expect(main(page).getByRole('textbox', { name: 'Сумма' })).toBeVisible()
    await expect(offer).toHaveCount(0)
    await expect(dialog(page)).toHaveCount(0)
    await close()
  })
})
