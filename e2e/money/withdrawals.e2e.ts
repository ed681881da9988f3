import type { Page } from 'playwright'
import { describe, it } from 'vitest'
import { expect } from '../harness/expect.ts'
import { expectNoOverflow } from '../harness/journey.ts'
import { keyboardOf } from '../harness/keyboard.ts'
import { button, dialog, main } from '../harness/profile-visit.ts'
import { usePublicSite } from '../harness/public-site.ts'
import { withdrawalsOf } from '../harness/withdrawals-visit.ts'

/*
 * Withdrawals from the form to the list of open payouts. Each system, each end and each fault is tested in
 * `app/features/cashier/withdraw/` and `server/money/payouts/`.
 */

const { openWithdrawal } = withdrawalsOf(usePublicSite())

const method = (page: Page, name: string) => main(page).getByRole('radio', { name, exact: true })
const amount = (page: Page) => main(page).getByRole('textbox', { name: 'Сумма' })
const account = (page: Page, name: string) => main(page).getByRole('textbox', { name, exact: true })
const openPayouts = (page: Page) => main(page).getByRole('region', { name: 'Открытые выводы' })
const accepted = (page: Page) => main(page).getByRole('status').filter({ hasText: 'Заявка принята' })
const submit = 'Проверить заявку'

describe('withdrawal', () => {
  it('by SBP is sent from the keyboard to the chosen bank, and cancelled on a phone', async () => {
    const { page, errors, close } = await openWithdrawal()
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
    await expect(dialog(page)).toContainText('в течение 3 часов')
    await keyboard.use(dialog(page).getByRole('button', { name: /^Вывести/u }))
    await expect(accepted(page)).toBeVisible()
    await expect(openPayouts(page)).toContainText('+799••••0011')
    await expect(main(page).getByText('8\u00a0500\u00a0₽').first()).toBeVisible()
    await page.setViewportSize({ width: 390, height: 844 })
    await expectNoOverflow(page)
    await openPayouts(page)
      .getByRole('button', { name: /^Отменить/u })
      .click()
    await expect(dialog(page)).toContainText('Деньги вернутся на ваш баланс.')
    await dialog(page).getByRole('button', { name: 'Отменить вывод', exact: true }).click()
    await expect(openPayouts(page)).toContainText('Открытых выводов нет')
    await expect(main(page).getByText('10\u00a0000\u00a0₽').first()).toBeVisible()
    expect(errors).toEqual([])
    await close()
  })

  it('that is sent offline says so beside its toast, which covers neither the message nor the button', async () => {
    const { page, context, close } = await openWithdrawal({ fresh: true })
    await method(page, 'СБП').check()
    await account(page, 'Телефон получателя').fill('9995550011')
    await main(page).getByRole('combobox', { name: 'Банк получателя' }).click()
    await page.getByRole('option', { name: /^Сбер/u }).click()
    await amount(page).fill('1500')
    await button(page, submit).click()
    await context.setOffline(true)
    await dialog(page)
      .getByRole('button', { name: /^Вывести/u })
      .click()
    const failure = main(page).getByRole('alert').filter({ hasText: 'Повторить заявку' })
    const repeat = button(page, 'Повторить заявку')
    const toasts = page.locator('[data-component="Toast"]')
    await expect(failure).toBeVisible()
    await expect(toasts).toHaveCount(1)
    for (const [width, height] of [
      [1440, 900],
      [1024, 700],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height })
      await repeat.scrollIntoViewIfNeeded()
      /** The names of what the toast covers. */
      const covered = async () => {
        const toast = await toasts.boundingBox()
        const boxes = { failure: await failure.boundingBox(), repeat: await repeat.boundingBox() }
        return Object.entries(boxes).flatMap(([name, box]) =>
          box === null || toast === null
            ? [`no ${name}`]
            : box.x < toast.x + toast.width &&
                toast.x < box.x + box.width &&
                box.y < toast.y + toast.height &&
                toast.y < box.y + box.height
              ? [`${name} at ${width}`]
              : [],
        )
      }
      await expect.poll(covered).toEqual([])
    }
    await close()
  })

  it('to a foreign card whose response was lost is found among the open payouts, and leaves no number in the page', async () => {
    const { page, errors, close } = await openWithdrawal()
    const keys: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('make-transfer')) keys.push(request.headers()['idempotency-key'] ?? '')
    })
    await method(page, 'Карта другой страны').check()
    await account(page, 'Номер карты').fill('4111111111111111')
    await amount(page).fill('1098')
    await button(page, submit).click()
    await expect(account(page, 'Имя владельца')).toBeFocused()
    await account(page, 'Имя владельца').fill('Anna Severnaya')
    await main(page)
      .getByRole('checkbox', { name: /^Запомнить карту/u })
      .check()
    await button(page, submit).click()
    await dialog(page).getByRole('button', { name: 'Вывести 1\u00a0098\u00a0₽', exact: true }).click()
    await expect(dialog(page)).toHaveCount(0)
    await expect(accepted(page)).toBeVisible()
    await expect(openPayouts(page).getByText('1\u00a0098\u00a0₽')).toHaveCount(1)
    await expect(openPayouts(page)).toContainText('•••• 1111')
    expect(new Set(keys).size).toBe(1)
    const kept = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.documentElement.outerHTML, location.href]),
    )
    expect(kept).not.toContain('41111111')
    expect(kept).not.toContain('4111 1111')
    expect(errors).toEqual([])
    await close()
  })
})
