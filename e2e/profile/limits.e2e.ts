import type { Page } from 'playwright'
import { describe, it } from 'vitest'
import { axeViolations } from '../harness/axe.ts'
import { expect } from '../harness/expect.ts'
import { expectNoOverflow } from '../harness/journey.ts'
import { keyboardOf } from '../harness/keyboard.ts'
import { dialog, main, profilesOf } from '../harness/profile-visit.ts'
import { usePublicSite } from '../harness/public-site.ts'
import { TEST_NOW } from '../harness/site.ts'

/* Limits and breaks with the server's clock: what waits 24 hours, ends by itself, or needs a request to return. */

const site = usePublicSite()
const { registerUser, signIn, change } = profilesOf(site)

const PAGE = '/responsible-gaming/limits'
const HOUR = 3_600_000
const DAY = 24 * HOUR
const moveClock = (ms: number) => site.setClock(new Date(Date.parse(TEST_NOW) + ms).toISOString())

/** Both languages at both sizes of the site. What has no regular expression is compared whole. */
const VISITS = [
  {
    visit: { language: 'ru', width: 1440, height: 900 },
    words: {
      account: /^Аккаунт/u,
      title: 'Лимиты и перерывы',
      deposits: 'Лимит депозитов',
      day: 'За 24 часа',
      week: 'За 7 дней',
      set: 'Задать: депозиты за 24 часа',
      holds: (amount: string) => `Лимит действует: ${amount}`,
      waits: 'Изменение подействует 11\u00A0янв., 15:00\u00A0МСК',
      raise: /^С 11\sянв.*9\s000\s₽$/u,
      takeBack: /^Отменить изменение/u,
      takenBack: 'Изменение отменено',
      amount: 'Сумма',
      rest: /По вашему лимиту за 7 дней осталось 1\s000\s₽\./u,
      pay: 'Перейти к оплате',
      breaks: 'Перерыв и самоисключение',
      day24: '24 часа',
      next: 'Дальше',
      changes: 'Что изменится',
      keepsMoney: /Баланс остаётся вашим/u,
      password: 'Пароль',
      timeoutNow: /^Перерыв до 11\sянваря\s2026/u,
      withdraw: 'Вывести деньги',
      withdrawTab: 'Вывести',
      onBreak: 'У вас перерыв',
      exclusion: 'Исключение',
      halfYear: '6 месяцев',
      bonusEnds: 'Активный бонус закончится, собственные деньги останутся.',
      exclude: 'Исключить себя',
      excludedNow: /^Самоисключение до 13\sиюля\s2026/u,
      ask: 'Попросить о возврате',
      over: 'Срок самоисключения вышел',
      returning: /^Игра откроется/u,
    },
  },
  {
    visit: { language: 'en', width: 390, height: 844, touch: true },
    words: {
      account: /^Account/u,
      title: 'Limits and breaks',
      deposits: 'Deposit limit',
      day: 'In 24 hours',
      week: 'In 7 days',
      set: 'Set: deposits in 24 hours',
      holds: (amount: string) => `Your limit is in effect: ${amount}`,
      waits: 'The change takes effect on 11\u00A0Jan, 15:00\u00A0MSK',
      raise: /^From 11\sJan.*9,000\s₽$/u,
      takeBack: /^Cancel the change/u,
      takenBack: 'Change cancelled',
      amount: 'Amount',
      rest: /Your 7-day limit has 1,000\s₽ left\./u,
      pay: 'Go to payment',
      breaks: 'Time-out and self-exclusion',
      day24: '24 hours',
      next: 'Continue',
      changes: 'What changes',
      keepsMoney: /Your balance stays yours/u,
      password: 'Password',
      timeoutNow: /^Time-out until 11\sJanuary\s2026/u,
      withdraw: 'Withdraw money',
      withdrawTab: 'Withdraw',
      onBreak: 'You are taking a break',
      exclusion: 'Self-exclusion',
      halfYear: '6 months',
      bonusEnds: 'An active bonus ends; your own money stays.',
      exclude: 'Exclude myself',
      excludedNow: /^Self-exclusion until 13\sJuly\s2026/u,
      ask: 'Ask to return',
      over: 'Your self-exclusion period is over',
      returning: /^Play opens on/u,
    },
  },
] as const

const section = (page: Page, name: string | RegExp) => main(page).getByRole('region', { name, exact: true })
const row = (page: Page, kind: string, period: string) => section(page, kind).getByRole('group', { name: period })
/** Sends an amount from the form of a row. */
async function setAmount(page: Page, kind: string, period: string, amount: string): Promise<void> {
  await row(page, kind, period).getByRole('button').first().click()
  await row(page, kind, period).getByRole('textbox').fill(amount)
  await page.keyboard.press('Enter')
  await expect(row(page, kind, period).getByRole('textbox')).toHaveCount(0)
}

describe.each(VISITS)('in $visit.language at $visit.width px', ({ visit, words }) => {
  const grouped = (amount: string) => amount.replace(' ', visit.language === 'ru' ? '\u00A0' : ',')
  const rubles = (amount: string) => `${grouped(amount)}\u00A0₽`

  it('limits are set and lowered by keyboard, two clicks from home; a raise waits 24 hours and can be taken back', async () => {
    const { token } = await registerUser()
    const { page, errors, close } = await site.open({ ...visit, path: '/', token })
    const keyboard = keyboardOf(page)
    await keyboard.use(page.getByRole('button', { name: words.account }).first())
    await keyboard.use(dialog(page).getByRole('link', { name: words.title }))
    await expect(main(page).getByRole('heading', { level: 1, name: words.title })).toBeVisible()

    const day = row(page, words.deposits, words.day)
    await keyboard.use(day.getByRole('button', { name: words.set }))
    await expect(day.getByRole('textbox')).toBeFocused()
    await keyboard.type('5000')
    await page.keyboard.press('Enter')
    await expect(day.getByText(words.holds(rubles('5 000')))).toBeVisible()
    await setAmount(page, words.deposits, words.day, '4000')
    await expect(day.getByText(words.holds(rubles('4 000')))).toBeVisible()

    await setAmount(page, words.deposits, words.day, '9000')
    await expect(day.getByText(words.waits)).toBeVisible()
    await keyboard.use(day.getByRole('button', { name: words.takeBack }))
    await expect(day.getByText(words.takenBack)).toBeVisible()
    await setAmount(page, words.deposits, words.day, '9000')
    await expect(day.getByText(words.raise)).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
    await expectNoOverflow(page)

    await moveClock(DAY + HOUR)
    await page.reload()
    await expect(day.getByText(rubles('9 000'), { exact: true })).toBeVisible()
    await expect(day.getByRole('button', { name: words.takeBack })).toHaveCount(0)
    expect(errors).toEqual([])
    await close()
  })

  it('a limit refuses a deposit, and says at the amount how much is left', async () => {
    const { token } = await registerUser()
    const { page, close } = await site.open({ ...visit, path: PAGE, token })
    await setAmount(page, words.deposits, words.week, grouped('1 000'))
    await page.goto('/cashbox')
    await expect(main(page).getByText(words.rest)).toBeVisible()
    const amount = main(page).getByRole('textbox', { name: words.amount })
    await amount.fill('1501')
    await main(page).getByRole('button', { name: words.pay }).click()
    await expect(amount).toHaveAttribute('aria-invalid', 'true')
    await expect(amount).toHaveAccessibleDescription(words.rest)
    await expect(amount).toHaveValue('1501')
    await expectNoOverflow(page)
    await close()
  })

  it('a time-out closes deposits and silences the site at once, and ends by itself', async () => {
    const { token, password } = await registerUser()
    const { page, errors, close } = await site.open({ ...visit, path: `${PAGE}#break`, token })
    const flow = section(page, words.breaks)
    const keyboard = keyboardOf(page)
    await keyboard.to(flow.getByRole('radio', { name: words.day24 }))
    await keyboard.press('Space')
    await keyboard.use(flow.getByRole('button', { name: words.next }))
    await expect(flow.getByRole('heading', { name: words.changes })).toBeVisible()
    await expect(flow.getByText(words.keepsMoney)).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
    await keyboard.use(flow.getByRole('button', { name: words.next }))
    const passwordField = flow.getByLabel(words.password, { exact: true })
    await keyboard.to(passwordField)
    await keyboard.type('wrong-password')
    await page.keyboard.press('Enter')
    await expect(passwordField).toHaveAttribute('aria-invalid', 'true')
    await passwordField.fill(password)
    await page.keyboard.press('Enter')
    await expect(section(page, words.timeoutNow)).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
    await expectNoOverflow(page)

    await page.goto('/cashbox')
    await expect(section(page, words.timeoutNow)).toBeVisible()
    await expect(main(page).getByRole('textbox', { name: words.amount })).toHaveCount(0)
    await main(page).getByRole('link', { name: words.withdraw }).click()
    await expect(main(page).getByRole('tab', { name: words.withdrawTab })).toHaveAttribute('aria-selected', 'true')
    await page.goto('/promo')
    await expect(main(page).getByText(words.onBreak)).toBeVisible()

    await moveClock(DAY + HOUR)
    await page.goto('/cashbox')
    await expect(main(page).getByRole('textbox', { name: words.amount })).toBeVisible()
    expect(errors).toEqual([])
    await close()
  })

  it('a self-exclusion ends 24 hours after the request to return', async () => {
    const user = await registerUser()
    await change(user.login, { balance: 500 })
    const first = await site.open({ ...visit, path: `${PAGE}#break`, token: user.token })
    const flow = section(first.page, words.breaks)
    await flow.getByRole('radio', { name: words.exclusion }).press('Space')
    await flow.getByRole('radio', { name: words.halfYear }).press('Space')
    await flow.getByRole('button', { name: words.next }).click()
    await expect(flow.getByText(words.bonusEnds)).toBeVisible()
    await flow.getByRole('button', { name: words.next }).click()
    await flow.getByLabel(words.password, { exact: true }).fill(user.password)
    await flow.getByRole('button', { name: words.exclude }).click()
    await expect(section(first.page, words.excludedNow)).toBeVisible()
    await expect(main(first.page).getByRole('button', { name: words.ask })).toHaveCount(0)
    await first.close()

    await moveClock(185 * DAY)
    const { token } = await signIn(user)
    const { page, errors, close } = await site.open({ ...visit, path: PAGE, token })
    await expect(section(page, words.over)).toBeVisible()
    await main(page).getByRole('button', { name: words.ask }).click()
    await expect(section(page, words.returning)).toBeVisible()
    await moveClock(186 * DAY + HOUR)
    await page.reload()
    await expect(section(page, words.breaks)).toBeVisible()
    await expect(section(page, words.returning)).toHaveCount(0)
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
