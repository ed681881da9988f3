import type { Page } from 'playwright'
import { describe, it } from 'vitest'
import { expect } from '../harness/expect.ts'
import { dropResponses, expectNoOverflow } from '../harness/journey.ts'
import { paymentsOf } from '../harness/payments-visit.ts'
import { button, countRequests, main } from '../harness/profile-visit.ts'
import { usePublicSite } from '../harness/public-site.ts'

/*
 * Card payments from the form to their end. Outcomes by amount and card are those of the sandbox providers. The polled
 * provider, and what the bank's page decides, are walked by `payment-model.test.ts`.
 */

const site = usePublicSite()
const { openPayment } = paymentsOf(site)

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

describe('the card form on a phone', () => {
  it('has its button in a fixed bar that never covers the focused field, and below the fields on a low screen', async () => {
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
    const landscape = { width: 844, height: 390 }
    const besideKeyboard = { width: 390, height: 440 }
    const at400Percent = { width: 320, height: 256 }
    for (const viewport of [landscape, besideKeyboard, at400Percent]) {
      await page.setViewportSize(viewport)
      await expect(bar).toHaveCSS('position', 'static')
      await expectNoOverflow(page)
    }
    await close()
  })
})

describe('a card with a bank page', () => {
  it('is declined without a trace of the card, tried again, left by Back and confirmed', async () => {
    const { page, errors, close } = await openPayment({ system: 'card' })
    await fillCard(page, DECLINED)
    await payButton(page).click()
    await expect(main(page).getByRole('alert')).toContainText('Ничего не списано')
    await expect(main(page).getByLabel('CVC/CVV')).toBeFocused()
    await expect(main(page).getByLabel('CVC/CVV')).toHaveValue('')
    const kept = await page.evaluate(() =>
      JSON.stringify([
        { ...sessionStorage },
        { ...localStorage },
        document.documentElement.outerHTML,
        window.location.href,
      ]),
    )
    expect(kept).not.toMatch(/4000\s?0000\s?0000\s?0002|40000000/u)
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

  it('whose answer to twenty presses is lost is sent once: the next read leads to the bank’s page, which rejects it', async () => {
    const { page, close } = await openPayment({ system: 'card' })
    await fillCard(page)
    const count = countRequests(page, '/payin/swiftpay/process')
    await dropResponses(page, /swiftpay\/process/u)
    await payButton(page).evaluate((element: HTMLElement) => {
      for (let press = 0; press < 20; press += 1) element.click()
    })
    await expect(page).toHaveURL(/\/psp\/3ds\//u)
    expect(count()).toBe(1)
    await page.getByRole('button', { name: 'Отклонить' }).click()
    await expect(page).toHaveURL(/\/payment-notify\/rejected\?transaction=/u)
    await expect(title(page, 'Платёж отклонён')).toBeVisible()
    await close()
  })
})

describe('a card page', () => {
  it('is left by a link with a new document, whose policy lets a game load, and is loaded again by Back', async () => {
    const { page, errors, close } = await openPayment({ system: 'card' })
    await fillCard(page)
    const documents: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame())
        documents.push(new URL(request.url()).pathname)
    })
    await page.getByRole('banner').locator('a[href="/"]').first().click()
    const demo = page.locator('[data-component="GameTile"]').first()
    await demo.hover()
    await demo.getByRole('link', { name: /^Демо/u }).click()
    await expect(page.frameLocator('iframe').locator('#play')).toBeVisible()
    expect(documents).toEqual(['/'])
    await page.goBack()
    await page.goBack()
    await expect(payButton(page)).toBeVisible()
    await expect(main(page).getByLabel('Номер карты')).toHaveValue('')
    expect(documents).toEqual(['/', '/invoice/swiftpay-card'])
    expect(errors).toEqual([])
    await close()
  })
})
