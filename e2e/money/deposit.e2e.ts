import type { Page } from 'playwright'
import { describe, it } from 'vitest'
import { expect } from '../harness/expect.ts'
import { expectNoOverflow, type Visit } from '../harness/journey.ts'
import { keyboardOf } from '../harness/keyboard.ts'
import { banner, button, dialog, main, profilesOf, type TestUser } from '../harness/profile-visit.ts'
import { usePublicSite } from '../harness/public-site.ts'

/* Deposits from the form to the payment page. The outcomes by amount are those of the sandbox providers. */

const site = usePublicSite()
const { registerUser } = profilesOf(site)

const method = (page: Page, name: string) => main(page).getByRole('radio', { name, exact: true })
const amount = (page: Page) => main(page).getByRole('textbox', { name: 'Сумма' })
/** On a phone the chosen method is a row that opens the list. */
const methodRow = (page: Page) => main(page).getByRole('button', { name: /^Чем пополнить/u })
async function chooseOnPhone(page: Page, name: string): Promise<void> {
  await methodRow(page).tap()
  await dialog(page).getByRole('radio', { name, exact: true }).tap()
  await expect(dialog(page)).toHaveCount(0)
}
const submit = 'Перейти к оплате'

async function openCashier(options: Visit & { player?: TestUser } = {}) {
  const { player = await registerUser(), ...visit } = options
  return site.open({ path: '/cashbox', ...visit, token: player.token })
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
    const { page, errors, close } = await openCashier({ path: '/faq' })
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

  it('is not created twice: the open request is continued, also after a reload and by touch', async () => {
    const { page, errors, close } = await openCashier({ width: 390, height: 844, touch: true })
    await chooseOnPhone(page, 'Перевод на карту')
    await amount(page).fill('592')
    await button(page, submit).tap()
    await expect(page).toHaveURL(/\/invoice\/magnet-card/u)
    const address = page.url()
    await page.goto('/cashbox')
    await chooseOnPhone(page, 'СБП')
    await amount(page).fill('701')
    await method(page, 'Сбер').tap()
    await page.reload()
    await expect(methodRow(page)).toContainText('СБП')
    await expect(method(page, 'Сбер')).toBeChecked()
    await expect(amount(page)).toHaveValue('701')
    await expectNoOverflow(page)
    await button(page, submit).tap()
    await expect(main(page).getByRole('timer')).toHaveText(/^1[45]:\d\d$/u)
    await button(page, 'Продолжить оплату').tap()
    await expect(page).toHaveURL(address)
    expect(errors).toEqual([])
    await close()
  })

  it('whose response was lost is checked with the same key, also after a reload', async () => {
    const { page, errors, close } = await openCashier()
    const sent = watchDeposits(page)
    await method(page, 'Перевод на карту').check()
    await amount(page).fill('598')
    await button(page, submit).click()
    await expect(main(page).getByRole('alert')).toContainText('Ответа нет. Заявка могла быть создана')
    await expect(button(page, 'Проверить')).toBeVisible()
    await page.reload()
    await expect(amount(page)).toHaveValue('598')
    await expect(async () => {
      // The response is lost for a second.
      await main(page)
        .getByRole('button', { name: /^(?:Перейти к оплате|Проверить)$/u })
        .click()
      await expect(page).toHaveURL(/\/invoice\/magnet-card/u, { timeout: 1000 })
    }).toPass()
    expect(sent.length).toBeGreaterThan(1)
    for (const request of sent) expect(request).toEqual(sent[0])
    expect(sent[0]?.key).toMatch(/^[\da-f-]{36}$/u)
    expect(errors).toEqual([])
    await close()
  })
})

describe('cashier', () => {
  it('at 400 % zoom keeps no bar over the focused element', async () => {
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
    expect(errors).toEqual([])
    await close()
  })

  it('is reached from the profile and from the payments page', async () => {
    const { page, errors, close } = await openCashier({ path: '/profile?tab=finances&sub=overview' })
    await main(page).getByRole('link', { name: 'Пополнить', exact: true }).click()
    await expect(main(page).getByRole('heading', { level: 1, name: 'Касса' })).toBeVisible()
    await page.goto('/payments-info')
    await main(page).getByRole('link', { name: 'Открыть кассу' }).click()
    await expect(main(page).getByRole('heading', { level: 1, name: 'Касса' })).toBeVisible()
    await expect(main(page).getByText('Собственные деньги', { exact: true })).toBeVisible()
    expect(errors).toEqual([])
    await close()
  })
})
