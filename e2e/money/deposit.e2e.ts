import type { Page } from 'playwright'
import { describe, it } from 'vitest'
import { TIMEOUT } from '#ci/timeouts.ts'
import { expect } from '../harness/expect.ts'
import { expectNoOverflow, type Visit } from '../harness/journey.ts'
import { keyboardOf } from '../harness/keyboard.ts'
import { banner, button, dialog, main, profilesOf } from '../harness/profile-visit.ts'
import { usePublicSite } from '../harness/public-site.ts'

/* Deposits from the form to the payment page. The outcomes by amount are those of the sandbox providers. */

const site = usePublicSite()
const { registerUser } = profilesOf(site)

const method = (page: Page, name: string) => main(page).getByRole('radio', { name, exact: true })
const amount = (page: Page) => main(page).getByRole('textbox', { name: 'Сумма' })
/** On a phone the chosen method is a row that opens the list. */
const methodRow = (page: Page) => main(page).getByRole('button', { name: /^Чем пополнить/u })
const submit = 'Перейти к оплате'

async function openCashier(options: Visit = {}) {
  return site.open({ path: '/cashbox', ...options, token: (await registerUser()).token })
}

/** The idempotency keys and bodies of the deposits that the page sends from now on. */
function watchDeposits(page: Page): { key: string | undefined; body: unknown }[] {
  const sent: { key: string | undefined; body: unknown }[] = []
  page.on('request', (request) => {
    if (/\/payin\/[^/]+\/invoice/u.test(request.url()))
      sent.push({ key: request.headers()['idempotency-key'], body: request.postDataJSON() })
  })
  return sent
}

describe('deposit', () => {
  it('by transfer leads by keyboard from the balance to its payment page', async () => {
    const { page, errors, close } = await openCashier({ path: '/payments-info' })
    await main(page).getByRole('link', { name: 'Открыть кассу' }).click()
    await expect(main(page).getByText('Собственные деньги', { exact: true })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/\/payments-info$/u)
    const keyboard = keyboardOf(page)
    await keyboard.use(banner(page).getByRole('link', { name: /Баланс/u }))
    await expect(main(page).getByRole('heading', { level: 1, name: 'Касса' })).toBeVisible()
    // The first method is chosen; arrows choose the third one.
    await keyboard.to(method(page, 'Банковская карта'))
    await keyboard.press('ArrowDown')
    await keyboard.press('ArrowDown')
    await expect(method(page, 'Перевод на карту')).toBeChecked()
    await keyboard.to(amount(page))
    await keyboard.type('500')
    await page.keyboard.press('Enter')
    await expect(amount(page)).toBeFocused()
    await expect(amount(page)).toHaveAttribute('aria-invalid', 'true')
    await keyboard.use(main(page).getByRole('button', { name: '502\u00a0₽' }))
    await expect(amount(page)).toHaveValue('502')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/invoice\/magnet-card\?transaction=[\da-f]{32}$/u)
    await expect(main(page).getByText('502\u00a0₽').first()).toBeVisible()
    expect(errors).toEqual([])
    await close()
  })

  it('at 400 % zoom has no bar over the focus, and its lost response is checked with the same key after a reload', async () => {
    const { page, errors, close } = await openCashier({ width: 320, height: 225, reducedMotion: true })
    const keyboard = keyboardOf(page)
    await keyboard.to(methodRow(page))
    await keyboard.to(amount(page))
    await keyboard.to(button(page, submit))
    await keyboard.to(methodRow(page), 'Shift+Tab')
    const bars = page.locator('[data-component="ActionBar"], [data-component="SiteHeader"]')
    expect(await bars.evaluateAll((all) => all.map((bar) => getComputedStyle(bar).position))).toEqual([
      'static',
      'static',
    ])
    await expectNoOverflow(page)
    const sent = watchDeposits(page)
    await methodRow(page).click()
    await dialog(page).getByRole('radio', { name: 'Перевод на карту', exact: true }).click()
    await expect(dialog(page)).toHaveCount(0)
    await amount(page).fill('598')
    await button(page, submit).click()
    await expect(main(page).getByRole('alert')).toContainText('Ответа нет. Заявка могла быть создана')
    await expect(button(page, 'Проверить')).toBeVisible()
    await page.reload()
    await expect(methodRow(page)).toContainText('Перевод на карту')
    await expect(amount(page)).toHaveValue('598')
    await expect(async () => {
      // The response is lost for a second.
      await main(page)
        .getByRole('button', { name: /^(?:Перейти к оплате|Проверить)$/u })
        .click()
      await expect(page).toHaveURL(/\/invoice\/magnet-card/u, { timeout: TIMEOUT.response })
    }).toPass()
    expect(sent.length).toBeGreaterThan(1)
    for (const request of sent) expect(request).toEqual(sent[0])
    expect(sent[0]?.key).toMatch(/^[\da-f-]{36}$/u)
    expect(errors).toEqual([])
    await close()
  })
})
