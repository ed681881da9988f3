import type { Page } from 'playwright'
import { describe, it } from 'vitest'
import { expect } from '../harness/expect.ts'
import { advanceUntil, dropResponses, expectNoOverflow } from '../harness/journey.ts'
import { paymentsOf } from '../harness/payments-visit.ts'
import { button, countRequests, dialog, main } from '../harness/profile-visit.ts'
import { usePublicSite } from '../harness/public-site.ts'

/* Payment pages from an open deposit to its end. Outcomes by amount and card are those of the sandbox providers. */

const site = usePublicSite()
const { openPayment, confirmPhone, registerUser, serverTimePasses } = paymentsOf(site)

const title = (page: Page, name: string | RegExp) => main(page).getByRole('heading', { level: 1, name })
const PAID = '4111111111111111'
const DECLINED = '4000000000000002'

async function fillCard(page: Page, number = PAID): Promise<void> {
  await main(page).getByLabel('Номер карты').fill(number)
  await main(page).getByLabel('Месяц').fill('12')
  await main(page).getByLabel('Год').fill('28')
  await main(page).getByLabel('CVC/CVV').fill('123')
}
const pay = /^Оплатить/u
const payButton = (page: Page) => main(page).getByRole('button', { name: pay })

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
})

describe('the card form on a phone', () => {
  it('has its button in a fixed bar that never covers the focused field', async () => {
    const { page, close } = await openPayment({ system: 'card' }, { width: 390, height: 700, touch: true })
    const bar = page.locator('[data-component="ActionBar"]')
    await payButton(page).click()
    await expect(main(page).getByLabel('Номер карты')).toBeFocused()
    for (const name of ['CVC/CVV', 'Номер карты']) {
      const field = main(page).getByLabel(name)
      await field.evaluate((element: HTMLElement, isLast) => {
        window.scrollTo(0, isLast ? 0 : document.body.scrollHeight)
        element.blur()
        element.focus()
      }, name === 'CVC/CVV')
      const fieldBox = await field.boundingBox()
      const barBox = await bar.boundingBox()
      expect(barBox === null ? 0 : barBox.y + barBox.height).toBe(700)
      expect(fieldBox === null ? 700 : fieldBox.y + fieldBox.height).toBeLessThanOrEqual(barBox?.y ?? 0)
    }
    await close()
  })

  it('has its button below the fields on a low screen, where a fixed bar would cover them', async () => {
    const { page, close } = await openPayment({ system: 'card' }, { width: 844, height: 390, touch: true })
    const landscape = { width: 844, height: 390 }
    const besideKeyboard = { width: 390, height: 440 }
    const at400Percent = { width: 320, height: 256 }
    for (const viewport of [landscape, besideKeyboard, at400Percent]) {
      await page.setViewportSize(viewport)
      await expect(page.locator('[data-component="ActionBar"]')).toHaveCSS('position', 'static')
      await expectNoOverflow(page)
    }
    await close()
  })
})

describe('a card with a bank page', () => {
  it('is declined, tried again, left by Back and confirmed', async () => {
    const { page, errors, close } = await openPayment({ system: 'card' })
    await fillCard(page, DECLINED)
    await payButton(page).click()
    await expect(main(page).getByRole('alert')).toContainText('Ничего не списано')
    await expect(main(page).getByLabel('CVC/CVV')).toBeFocused()
    await expect(main(page).getByLabel('CVC/CVV')).toHaveValue('')
    await fillCard(page)
    await payButton(page).click()
    await expect(page).toHaveURL(/\/psp\/3ds\//u)
    await page.goBack()
    await expect(title(page, 'Подтвердите платёж на странице банка')).toBeVisible()
    await expect(payButton(page)).toHaveCount(0)
    await button(page, 'На страницу банка').click()
    await page.getByRole('button', { name: 'Подтвердить' }).click()
    await expect(page).toHaveURL(/\/payment-notify\?transaction=/u)
    await expect(title(page, 'Оплата успешна')).toBeVisible()
    expect(errors).toEqual([])
    await close()
  })

  it('is rejected on the bank’s page, and the return page says what the server says', async () => {
    const { page, close } = await openPayment({ system: 'card' })
    await fillCard(page)
    await payButton(page).click()
    await page.getByRole('button', { name: 'Отклонить' }).click()
    await expect(page).toHaveURL(/\/payment-notify\/rejected\?transaction=/u)
    await expect(title(page, 'Платёж отклонён')).toBeVisible()
    await page.goto('/payment-notify/rejected')
    await expect(title(page, 'Страница оплаты сообщает: платёж не прошёл')).toBeVisible()
    await close()
  })

  it('is sent once for twenty presses', async () => {
    const { page, close } = await openPayment({ system: 'card' })
    await fillCard(page)
    const count = countRequests(page, '/payin/swiftpay/process')
    await payButton(page).evaluate((element: HTMLElement) => {
      for (let press = 0; press < 20; press += 1) element.click()
    })
    await expect(page).toHaveURL(/\/psp\/3ds\//u)
    expect(count()).toBe(1)
    await close()
  })

  it('whose answer is lost is not paid twice: the next read leads to the bank’s page', async () => {
    const { page, close } = await openPayment({ system: 'card' })
    await fillCard(page)
    const count = countRequests(page, '/payin/swiftpay/process')
    await dropResponses(page, /swiftpay\/process/u)
    await payButton(page).click()
    await expect(page).toHaveURL(/\/psp\/3ds\//u)
    await page.getByRole('button', { name: 'Подтвердить' }).click()
    await expect(title(page, 'Оплата успешна')).toBeVisible()
    expect(count()).toBe(1)
    await close()
  })

  it('leaves no card data in the address, the storage or the markup', async () => {
    const { page, close } = await openPayment({ system: 'card' })
    await fillCard(page, DECLINED)
    await payButton(page).click()
    await expect(main(page).getByRole('alert')).toBeVisible()
    const kept = await page.evaluate(() =>
      JSON.stringify([
        { ...sessionStorage },
        { ...localStorage },
        document.documentElement.outerHTML,
        window.location.href,
      ]),
    )
    expect(kept).not.toMatch(/4000\s?0000\s?0000\s?0002|40000000/u)
    await close()
  })
})

it('a polled card is paid while the page waits, and shows its receipt', async () => {
  const { page, errors, close } = await openPayment({ system: 'card-usd' }, { driven: true })
  await fillCard(page)
  await payButton(page).click()
  await expect(title(page, 'Банк проверяет платёж')).toBeVisible()
  await serverTimePasses(6)
  await advanceUntil(page, () => expect(title(page, 'Оплата успешна')).toBeVisible({ timeout: 50 }))
  await button(page, 'Квитанция').click()
  await expect(main(page).getByRole('article', { name: /Квитанция № \d+/u })).toBeVisible()
  expect(errors).toEqual([])
  await close()
})

describe('in English', () => {
  it('a polled card that the bank declines leads to the cashier, which says so', async () => {
    const { page, errors, close } = await openPayment(
      { system: 'card-usd', amount: 1091 },
      { driven: true, language: 'en', width: 390, height: 844, touch: true },
    )
    await main(page).getByLabel('Card number').fill(PAID)
    await main(page).getByLabel('Month').fill('12')
    await main(page).getByLabel('Year').fill('28')
    await main(page).getByLabel('CVC/CVV').fill('123')
    await main(page).getByRole('button', { name: /^Pay/u }).tap()
    await expect(title(page, 'The bank is checking the payment')).toBeVisible()
    await serverTimePasses(6)
    await advanceUntil(page, () => expect(page).toHaveURL(/\/cashbox/u, { timeout: 50 }))
    await expect(page.getByText('Payment declined', { exact: true })).toBeVisible()
    expect(errors).toEqual([])
    await close()
  })

  it('a wallet of which another amount arrives is checked by a person, and no longer asks for money', async () => {
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
