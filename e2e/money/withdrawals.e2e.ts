import type { Page } from 'playwright'
import { describe, it } from 'vitest'
import { expect } from '../harness/expect.ts'
import { expectNoOverflow } from '../harness/journey.ts'
import { keyboardOf } from '../harness/keyboard.ts'
import { button, dialog, main } from '../harness/profile-visit.ts'
import { usePublicSite } from '../harness/public-site.ts'
import { withdrawalsOf } from '../harness/withdrawals-visit.ts'

/* Withdrawals from the form to their end. What the bank does depends on the amount and the server's clock. */

const site = usePublicSite()
const { openWithdrawal, registerPayee, registerUser, requestWithdrawal, serverTimePasses, steer } = withdrawalsOf(site)

const method = (page: Page, name: string) => main(page).getByRole('radio', { name, exact: true })
const amount = (page: Page) => main(page).getByRole('textbox', { name: 'Сумма' })
const account = (page: Page, name: string) => main(page).getByRole('textbox', { name, exact: true })
const openPayouts = (page: Page) => main(page).getByRole('region', { name: 'Открытые выводы' })
const submit = 'Проверить заявку'

/** Confirms the review of the form. */
async function confirm(page: Page, sum: string): Promise<void> {
  await button(page, submit).click()
  await dialog(page)
    .getByRole('button', { name: `Вывести ${sum}`, exact: true })
    .click()
  await expect(dialog(page)).toHaveCount(0)
}

describe('withdrawal', () => {
  it.each([
    ['На номер телефона', 'Телефон получателя', '9995550011', '+799••••0011'],
    ['Кошелёк по номеру', 'Номер кошелька', '410011223344', '•••• 3344'],
    ['Кошелёк по e-mail', 'E-mail получателя', 'anna@example.com', 'a••••@example.com'],
    ['Банковская карта', 'Номер карты', '4111111111111111', '•••• 1111'],
  ])('%s is reviewed, accepted and listed with the masked account', async (system, label, typed, mask) => {
    const { page, errors, close } = await openWithdrawal()
    await method(page, system).check()
    await account(page, label).fill(typed)
    await amount(page).fill('1000')
    await button(page, submit).click()
    await expect(dialog(page)).toContainText(mask)
    await expect(dialog(page)).toContainText('в течение 3 часов')
    await dialog(page).getByRole('button', { name: 'Изменить' }).click()
    await expect(amount(page)).toHaveValue('1000')
    await confirm(page, '1\u00a0000\u00a0₽')
    await expect(main(page).getByRole('status').filter({ hasText: 'Заявка принята' })).toBeVisible()
    await expect(openPayouts(page)).toContainText(mask)
    await expect(amount(page)).toHaveValue('')
    await expect(main(page).getByText('9\u00a0000\u00a0₽').first()).toBeVisible()
    expect(errors).toEqual([])
    await close()
  })

  it('by SBP is sent from the keyboard to the chosen bank, and its account is remembered', async () => {
    const { page, errors, player, close } = await openWithdrawal()
    const keyboard = keyboardOf(page)
    await keyboard.to(method(page, 'Банковская карта'))
    await keyboard.press('ArrowDown')
    await expect(method(page, 'СБП')).toBeChecked()
    await keyboard.to(account(page, 'Телефон получателя'))
    await keyboard.type('9995550011')
    await keyboard.to(main(page).getByRole('combobox', { name: 'Банк получателя' }))
    await keyboard.type('Сбер')
    await keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await keyboard.to(amount(page))
    await keyboard.type('1500')
    await keyboard.to(main(page).getByRole('checkbox', { name: 'Запомнить получателя' }))
    await page.keyboard.press('Space')
    await keyboard.use(button(page, submit))
    await keyboard.use(dialog(page).getByRole('button', { name: /^Вывести/u }))
    await expect(openPayouts(page)).toContainText('+799••••0011')
    const again = await openWithdrawal({ player })
    await method(again.page, 'СБП').check()
    await expect(account(again.page, 'Телефон получателя')).toHaveValue(/995550011|999 555/u)
    expect([...errors, ...again.errors]).toEqual([])
    await close()
    await again.close()
  })

  it('keeps its method and fields over a reload', async () => {
    const { page, errors, close } = await openWithdrawal()
    await method(page, 'Кошелёк по номеру').check()
    await account(page, 'Номер кошелька').fill('410011223344')
    await amount(page).fill('1000')
    await page.reload()
    await expect(amount(page)).toHaveValue('1000')
    await expect(method(page, 'Кошелёк по номеру')).toBeChecked()
    await expect(account(page, 'Номер кошелька')).toHaveValue('410011223344')
    await button(page, submit).click()
    await expect(dialog(page)).toContainText('•••• 3344')
    expect(errors).toEqual([])
    await close()
  })

  it('to a foreign card asks for the holder, keeps no number in the page, and is remembered as a mask', async () => {
    const { page, errors, player, close } = await openWithdrawal()
    await method(page, 'Карта другой страны').check()
    await account(page, 'Номер карты').fill('4111111111111111')
    await amount(page).fill('1000')
    await button(page, submit).click()
    await expect(account(page, 'Имя владельца')).toBeFocused()
    await account(page, 'Имя владельца').fill('Anna Severnaya')
    await main(page)
      .getByRole('checkbox', { name: /^Запомнить карту/u })
      .check()
    await confirm(page, '1\u00a0000\u00a0₽')
    await expect(openPayouts(page)).toContainText('•••• 1111')
    const kept = await page.evaluate(() =>
      JSON.stringify([localStorage, sessionStorage, document.documentElement.outerHTML, location.href]),
    )
    expect(kept).not.toContain('41111111')
    expect(kept).not.toContain('4111 1111')
    const again = await openWithdrawal({ player })
    await method(again.page, 'Карта другой страны').check()
    await expect(main(again.page).getByText('•••• 1111').first()).toBeVisible()
    expect([...errors, ...again.errors]).toEqual([])
    await close()
    await again.close()
  })

  it('is cancelled on a phone, asked once, and returns to the balance', async () => {
    const player = await registerPayee(5000)
    await requestWithdrawal(player, 2000)
    const { page, errors, close } = await openWithdrawal({ player, width: 390, height: 844, touch: true })
    await expect(openPayouts(page)).toContainText('2\u00a0000\u00a0₽')
    await expectNoOverflow(page)
    await openPayouts(page)
      .getByRole('button', { name: /^Отменить/u })
      .tap()
    await expect(dialog(page)).toContainText('Деньги вернутся на ваш баланс.')
    await dialog(page).getByRole('button', { name: 'Отменить вывод', exact: true }).tap()
    await expect(openPayouts(page)).toContainText('Открытых выводов нет')
    await expect(main(page).getByText('5\u00a0000\u00a0₽').first()).toBeVisible()
    expect(errors).toEqual([])
    await close()
  })

  it('that was sent can no longer be cancelled, and is paid', async () => {
    const player = await registerPayee(5000)
    await requestWithdrawal(player, 2000)
    await serverTimePasses(11)
    const { page, errors, close } = await openWithdrawal({ player })
    await expect(openPayouts(page)).toContainText('уже у банка, отменить нельзя')
    await expect(openPayouts(page).getByRole('button', { name: /^Отменить/u })).toHaveCount(0)
    await serverTimePasses(20)
    await page.reload()
    await expect(openPayouts(page)).toContainText('Открытых выводов нет')
    expect(errors).toEqual([])
    await close()
  })

  it('whose response was lost is found among the open payouts', async () => {
    const { page, errors, close } = await openWithdrawal()
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('make-transfer')) sent.push(request.headers()['idempotency-key'] ?? '')
    })
    await account(page, 'Номер карты').fill('4111111111111111')
    await amount(page).fill('1098')
    await confirm(page, '1\u00a0098\u00a0₽')
    await expect(main(page).getByRole('status').filter({ hasText: 'Заявка принята' })).toBeVisible()
    await expect(openPayouts(page).getByText('1\u00a0098\u00a0₽')).toHaveCount(1)
    expect(new Set(sent).size).toBe(1)
    expect(errors).toEqual([])
    await close()
  })

  it('that is not possible yet says what is missing and where to fix it, in English, too', async () => {
    const { page, errors, close } = await openWithdrawal({ player: await registerUser(), language: 'en' })
    await expect(main(page).getByText('Complete your profile and confirm your phone and email')).toBeVisible()
    await main(page).getByRole('link', { name: 'Open the profile' }).click()
    await expect(page).toHaveURL(/\/profile/u)
    expect(errors).toEqual([])
    await close()
  })

  it('that the house rejects comes back', async () => {
    const player = await registerPayee(5000)
    await requestWithdrawal(player, 2095)
    const { page, errors, close } = await openWithdrawal({ player })
    await expect(openPayouts(page)).toContainText('2\u00a0095\u00a0₽')
    const { payouts } = await steer('state')
    await steer('payout', { id: payouts[0]?.id, action: 'refused' })
    // The status poll brings another balance, and the list follows it.
    await expect(openPayouts(page)).toContainText('Открытых выводов нет', { timeout: 20_000 })
    expect(errors).toEqual([])
    await close()
  })
})
