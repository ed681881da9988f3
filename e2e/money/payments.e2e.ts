import type { Page } from 'playwright'
import { describe, it } from 'vitest'
import { expect } from '../harness/expect.ts'
import { advanceUntil, expectNoOverflow } from '../harness/journey.ts'
import { paymentsOf } from '../harness/payments-visit.ts'
import { button, countRequests, dialog, main } from '../harness/profile-visit.ts'
import { usePublicSite } from '../harness/public-site.ts'

/* Payment pages from an open deposit to its end. Outcomes by amount and card are those of the sandbox providers. */

const site = usePublicSite()
const { openPayment, confirmPhone, registerUser, serverTimePasses } = paymentsOf(site)

const title = (page: Page, name: string | RegExp) => main(page).getByRole('heading', { level: 1, name })

describe('a transfer', () => {
  it('shows where to send the exact sum, and becomes paid by itself', async () => {
    const { page, errors, close } = await openPayment({ system: 'transfer', amount: 501 }, { driven: true })
    await expect(title(page, 'Переведите ровно 501\u00a0₽')).toBeVisible()
    await expect(main(page).getByText('Ожидает оплаты')).toBeVisible()
    await expect(main(page).getByRole('group', { name: 'Номер карты получателя' })).toContainText(
      /2200\s\d{4}\s\d{4}\s\d{4}/u,
    )
    await expect(main(page).getByRole('timer')).toHaveText(/^14:/u)
    await serverTimePasses(31)
    await advanceUntil(page, () => expect(title(page, 'Оплата успешна')).toBeVisible({ timeout: 50 }))
    await expect(page).toHaveTitle(/Оплата успешна/u)
    await expect(main(page).getByText('+501\u00a0₽')).toBeVisible()
    await button(page, 'Квитанция').click()
    await expect(main(page).getByRole('article', { name: /Квитанция № \d+/u })).toContainText('501,00\u00a0₽')
    expect(errors).toEqual([])
    await close()
  })

  it('that never arrives is cancelled after its time, also by touch on a phone', async () => {
    const { page, close } = await openPayment(
      { system: 'transfer', amount: 592 },
      { driven: true, width: 390, height: 844, touch: true },
    )
    await expect(title(page, /Переведите ровно/u)).toBeVisible()
    await expectNoOverflow(page)
    await serverTimePasses(15 * 60 + 1)
    await advanceUntil(page, () => expect(title(page, 'Оплата не поступила')).toBeVisible({ timeout: 50 }))
    await expectNoOverflow(page)
    await close()
  })

  it('keeps its deadline after a reload, and is paid in two tabs', async () => {
    const { page, context, path, close } = await openPayment({ system: 'wallet-1', amount: 501 }, { driven: true })
    await expect(main(page).getByRole('timer')).toHaveText(/^1[45]:/u)
    await serverTimePasses(20)
    await page.reload()
    await expect(main(page).getByRole('timer')).toHaveText(/^14:[34]/u)
    const other = await context.newPage()
    await other.goto(path)
    await expect(title(other, /Переведите ровно/u)).toBeVisible()
    await serverTimePasses(31)
    for (const tab of [page, other])
      await advanceUntil(tab, () => expect(title(tab, 'Оплата успешна')).toBeVisible({ timeout: 50 }))
    await close()
  })

  it('stays on the screen while the server does not answer, and says since when', async () => {
    const { page, close } = await openPayment({ system: 'transfer', amount: 501 }, { driven: true })
    await expect(title(page, /Переведите ровно/u)).toBeVisible()
    await page.route('**/payin/magnet/info**', (route) => route.abort())
    const stale = main(page).getByText(/Не удалось обновить. Последний ответ в/u)
    await advanceUntil(page, () => expect(stale).toBeVisible({ timeout: 50 }))
    await expect(title(page, /Переведите ровно/u)).toBeVisible()
    await page.unroute('**/payin/magnet/info**')
    await advanceUntil(page, () => expect(stale).toHaveCount(0, { timeout: 50 }))
    await close()
  })

  it('of another player is not found', async () => {
    const { path, close } = await openPayment({ system: 'transfer', amount: 501 })
    await close()
    const { token } = await registerUser()
    const { page, close: closeOther } = await site.open({ path, token })
    await expect(title(page, 'Транзакция не найдена')).toBeVisible()
    await closeOther()
  })

  it('leads a guest to the login and back', async () => {
    const { page, close } = await site.open({ path: '/invoice/magnet-card?transaction=ab' })
    await expect(page).toHaveURL(/\/\?to=%2Finvoice%2Fmagnet-card%3Ftransaction%3Dab$/u)
    await expect(dialog(page)).toBeVisible()
    await close()
  })

  it('of which another amount arrives is checked by a person, and no longer asks for money', async () => {
    const { page, close } = await openPayment({ system: 'wallet-2', amount: 596 }, { driven: true, language: 'en' })
    await expect(title(page, /^Transfer exactly/u)).toBeVisible()
    await serverTimePasses(31)
    await advanceUntil(page, () => expect(title(page, 'Checking the payment')).toBeVisible({ timeout: 50 }))
    await expect(main(page).getByRole('timer')).toHaveCount(0)
    await expect(main(page).getByRole('button', { name: /copy/iu })).toHaveCount(0)
    await close()
  })
})

describe('a cascade', () => {
  it('finds details, opens them once, and they are paid', async () => {
    const { page, close } = await openPayment({ system: 'sbp', bank: 'sber' }, { driven: true })
    await expect(title(page, 'Ищем реквизиты для оплаты')).toBeVisible()
    await serverTimePasses(11)
    await advanceUntil(page, () => expect(page).toHaveURL(/\/invoice\/magnet-card\?transaction=/u, { timeout: 50 }))
    await expect(title(page, /Переведите ровно/u)).toBeVisible()
    await page.goBack()
    await expect(title(page, 'Реквизиты найдены')).toBeVisible()
    await button(page, 'Открыть реквизиты').click()
    await serverTimePasses(45)
    await advanceUntil(page, () => expect(title(page, 'Оплата успешна')).toBeVisible({ timeout: 50 }))
    await close()
  })

  it('that finds nothing leads to the page of rejected payments', async () => {
    const { page, close } = await openPayment({ system: 'sbp', bank: 'vtb', amount: 1092 }, { driven: true })
    await expect(title(page, 'Ищем реквизиты для оплаты')).toBeVisible()
    await serverTimePasses(5 * 60 + 1)
    await advanceUntil(page, () =>
      expect(page).toHaveURL(/\/payment-notify\/rejected\?transaction=\d+$/u, { timeout: 50 }),
    )
    await expect(title(page, 'Оплата не поступила')).toBeVisible()
    await close()
  })
})

describe('an invoice', () => {
  async function openInvoice() {
    const player = await registerUser()
    await confirmPhone(player)
    return openPayment({ system: 'phone', player }, { driven: true })
  }

  it('is reported as paid, survives a reload, and is paid', async () => {
    const { page, errors, close } = await openInvoice()
    await expect(main(page).getByText('Ivan P.')).toBeVisible()
    await expect(main(page).getByText('Т-Банк, Сбер, ВТБ')).toBeVisible()
    const count = countRequests(page, '/update-status')
    await button(page, 'Я оплатил').click()
    await expect(main(page).getByText('Вы сообщили об оплате. Ждём ответа банка.')).toBeVisible()
    expect(count()).toBe(1)
    await page.reload()
    await expect(main(page).getByText('Вы сообщили об оплате. Ждём ответа банка.')).toBeVisible()
    await expect(button(page, 'Я оплатил')).toHaveCount(0)
    await serverTimePasses(31)
    await advanceUntil(page, () => expect(title(page, 'Оплата успешна')).toBeVisible({ timeout: 50 }))
    expect(errors).toEqual([])
    await close()
  })

  it('is cancelled only after a question', async () => {
    const { page, close } = await openInvoice()
    await button(page, 'Отказаться').click()
    await dialog(page).getByRole('button', { name: 'Не отказываться' }).click()
    await expect(title(page, /Переведите ровно/u)).toBeVisible()
    await button(page, 'Отказаться').click()
    await dialog(page).getByRole('button', { name: 'Отказаться' }).click()
    await expect(page).toHaveURL(/\/payment-notify\/rejected\?transaction=\d+$/u)
    await expect(title(page, 'Заявка отменена')).toBeVisible()
    await close()
  })

  it('that does not exist leads to the cashier with the reason', async () => {
    const { token } = await registerUser()
    const { page, close } = await site.open({ path: '/invoice?id=999999', token })
    await expect(page).toHaveURL(/\/cashbox\?tab=deposit$/u)
    await expect(page.getByText('Транзакция не найдена', { exact: true })).toBeVisible()
    await close()
  })
})
