import { describe, it } from 'vitest'
import type { Page } from 'playwright'
import { expect } from '../harness/expect.ts'
import { keyboardOf } from '../harness/keyboard.ts'
import { paymentsOf } from '../harness/payments-visit.ts'
import { button, main, tab } from '../harness/profile-visit.ts'
import { usePublicSite } from '../harness/public-site.ts'
import { withdrawalsOf } from '../harness/withdrawals-visit.ts'

/* The history of payments. Outcomes by amount are those of the sandbox providers. */

const site = usePublicSite()
const { createDeposit, serverTimePasses } = paymentsOf(site)
const { registerPayee, registerUser, requestWithdrawal } = withdrawalsOf(site)

const row = (page: Page, amount: RegExp) => main(page).getByRole('button', { name: amount })
const steps = (page: Page) => main(page).getByRole('list', { name: 'Ход платежа' })

describe('the history', () => {
  it('opens a payment in place by keyboard, with its receipt, and keeps its direction for Back', async () => {
    const player = await registerUser()
    await createDeposit(player, { system: 'transfer', amount: 501 })
    await serverTimePasses(31)
    await createDeposit(player, { system: 'transfer', amount: 591 })
    await serverTimePasses(62)
    const { page, errors, close } = await site.open({ path: '/cashbox', token: player.token })
    const keyboard = keyboardOf(page)
    await keyboard.to(main(page).getByRole('tab', { name: 'Пополнить' }))
    await keyboard.press('End')
    await expect(page).toHaveURL(/\?tab=history$/u)
    await expect(row(page, /\+591/u)).toContainText('Ошибка')
    await expect(main(page).getByRole('region', { name: /^Итог/u })).toContainText('Пополнения, 1')
    await keyboard.use(row(page, /\+591/u))
    await expect(steps(page)).toContainText('Платёж отклонён')
    await keyboard.use(row(page, /\+501/u))
    await expect(steps(page)).toContainText('Деньги на балансе')
    await expect(steps(page)).toHaveCount(1)
    await keyboard.use(button(page, 'Квитанция'))
    await expect(main(page).getByRole('article', { name: /^Квитанция № \d+, пополнение$/u })).toContainText(
      '501,00\u00a0₽',
    )
    await main(page).getByRole('radio', { name: 'Выводы' }).click()
    await expect(main(page).getByText(/^В .+ выводов не было$/u)).toBeVisible()
    await button(page, 'Показать все платежи').click()
    await expect(page).toHaveURL(/\?tab=history$/u)
    await expect(row(page, /\+501/u)).toBeVisible()
    await page.goBack()
    await expect(main(page).getByRole('radio', { name: 'Выводы' })).toBeChecked()
    // On a phone the bottom is free for the menu, unlike in a task with a main action there.
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(page.getByRole('navigation', { name: 'Быстрое меню' })).toBeVisible()
    await main(page).getByRole('tab', { name: 'Пополнить' }).click()
    await expect(page.getByRole('navigation', { name: 'Быстрое меню' })).toHaveCount(0)
    expect(errors).toEqual([])
    await close()
  })
})

describe('a withdrawal that has ended', () => {
  it('marks Finances until its history is seen, and has a receipt', async () => {
    const player = await registerPayee()
    await requestWithdrawal(player, 1500)
    await serverTimePasses(20 * 60)
    const { page, errors, close } = await site.open({ path: '/profile', token: player.token })
    await tab(page, /^Финансы.+новости о выплатах/u).click()
    await expect(row(page, /−1.500/u)).toContainText('Выполнено')
    await expect(tab(page, 'Финансы')).toBeVisible()
    await row(page, /−1.500/u).click()
    await expect(steps(page)).toContainText('Деньги у вас')
    await button(page, 'Квитанция').click()
    await expect(main(page).getByRole('article', { name: /^Квитанция № \d+, вывод$/u })).toContainText('•••• 1111')
    expect(errors).toEqual([])
    await close()
  })
})
