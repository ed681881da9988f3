import type { Page } from 'playwright'
import { describe, it } from 'vitest'
import { expect, WITHIN_STEP } from '../harness/expect.ts'
import { advanceUntil, dropResponses, expectNoOverflow } from '../harness/journey.ts'
import { paymentsOf } from '../harness/payments-visit.ts'
import { button, countRequests, main } from '../harness/profile-visit.ts'
import { usePublicSite } from '../harness/public-site.ts'

/*
 * Payment pages from an open deposit to its end. Outcomes by amount are those of the sandbox providers. Every other
 * end, and two tabs, are walked by `payment-model.test.ts`; what a page shows of it is in `app/pages/invoice/page.test.tsx`.
 */

const site = usePublicSite()
const { openPayment, confirmPhone, registerUser, serverTimePasses } = paymentsOf(site)

const title = (page: Page, name: string | RegExp) => main(page).getByRole('heading', { level: 1, name })

describe('a transfer', () => {
  it('shows on a phone where to send the exact sum, keeps its deadline after a reload, and becomes paid', async () => {
    const { page, errors, close } = await openPayment(
      { system: 'transfer', amount: 501 },
      { driven: true, width: 390, height: 844, touch: true },
    )
    await expect(title(page, 'Переведите ровно 501\u00a0₽')).toBeVisible()
    await expect(main(page).getByText('Ожидает оплаты')).toBeVisible()
    await expect(main(page).getByRole('group', { name: 'Номер карты получателя' })).toContainText(
      /2200\s\d{4}\s\d{4}\s\d{4}/u,
    )
    await expect(main(page).getByRole('timer')).toHaveText(/^1[45]:/u)
    await expectNoOverflow(page)
    await serverTimePasses(20)
    await page.reload()
    await expect(main(page).getByRole('timer')).toHaveText(/^14:[34]/u)
    await serverTimePasses(31)
    await advanceUntil(page, () => expect(title(page, 'Оплата успешна')).toBeVisible(WITHIN_STEP))
    await expect(page).toHaveTitle(/Оплата успешна/u)
    await expect(page.locator('[data-component="OutcomePanel"]').getByText('+501\u00a0₽')).toBeVisible()
    await expectNoOverflow(page)
    await button(page, 'Квитанция').tap()
    await expect(main(page).getByRole('article', { name: /Квитанция № \d+/u })).toContainText('501,00\u00a0₽')
    expect(errors).toEqual([])
    await close()
  })
})

describe('a cascade', () => {
  it('finds details, opens them once, and they are paid', async () => {
    const { page, close } = await openPayment({ system: 'sbp', bank: 'sber' }, { driven: true })
    await expect(title(page, 'Ищем реквизиты для оплаты')).toBeVisible()
    await serverTimePasses(11)
    await advanceUntil(page, () => expect(page).toHaveURL(/\/invoice\/magnet-card\?transaction=/u, WITHIN_STEP))
    await expect(title(page, /Переведите ровно/u)).toBeVisible()
    await page.goBack()
    await expect(title(page, 'Реквизиты найдены')).toBeVisible()
    await button(page, 'Открыть реквизиты').click()
    await serverTimePasses(45)
    await advanceUntil(page, () => expect(title(page, 'Оплата успешна')).toBeVisible(WITHIN_STEP))
    await close()
  })
})

describe('an invoice', () => {
  it('whose report was lost is reported once, stays on the screen while nothing is answered, and is paid', async () => {
    const player = await registerUser()
    await confirmPhone(player)
    const { page, errors, close } = await openPayment({ system: 'phone', player }, { driven: true })
    await expect(main(page).getByText('Ivan P.')).toBeVisible()
    await expect(main(page).getByText('Т-Банк, Сбер, ВТБ')).toBeVisible()
    const count = countRequests(page, '/update-status')
    await dropResponses(page, /update-status/u)
    await page.route(/payin\/info/u, (route) => route.abort())
    await button(page, 'Я оплатил').click()
    await expect(main(page).getByText(/Ответа пока нет. Проверяем/u)).toBeVisible()
    const stale = main(page).getByText(/Не удалось обновить. Последний ответ в/u)
    await advanceUntil(page, () => expect(stale).toBeVisible(WITHIN_STEP))
    await expect(main(page).getByText('Ivan P.')).toBeVisible()
    await page.unroute(/payin\/info/u)
    const reported = main(page).getByText('Вы сообщили об оплате. Ждём ответа банка.')
    await advanceUntil(page, () => expect(reported).toBeVisible(WITHIN_STEP))
    await expect(stale).toHaveCount(0)
    await expect(button(page, 'Я оплатил')).toHaveCount(0)
    expect(count()).toBe(1)
    await serverTimePasses(31)
    await advanceUntil(page, () => expect(title(page, 'Оплата успешна')).toBeVisible(WITHIN_STEP))
    expect(errors.filter((message) => !message.includes('[report]'))).toEqual([])
    await close()
  })
})
