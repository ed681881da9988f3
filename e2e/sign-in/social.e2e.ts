import type { Page } from 'playwright'
import { describe, it } from 'vitest'
import { expect } from '../harness/expect.ts'
import { axeViolations } from '../harness/axe.ts'
import { dropResponses } from '../harness/journey.ts'
import { usePublicSite } from '../harness/public-site.ts'

const site = usePublicSite()
const { open } = site

const banner = (page: Page) => page.getByRole('banner')
const dialog = (page: Page) => page.getByRole('dialog')
const networkButton = (page: Page) => dialog(page).getByRole('button', { name: 'Войти через Сеть песочницы' })
const showPopupButton = (page: Page) => dialog(page).getByRole('button', { name: 'Показать окно входа' })

async function openSignIn(page: Page): Promise<void> {
  await banner(page).getByRole('button', { name: 'Войти' }).click()
  await expect(networkButton(page)).toBeVisible()
}

/** Triggers the popup and returns it once loaded. */
async function openPopup(page: Page, trigger: () => Promise<void>): Promise<Page> {
  const [popup] = await Promise.all([page.waitForEvent('popup'), trigger()])
  await popup.waitForLoadState()
  return popup
}

/** Presses a key that closes the popup. The press itself may reject, so wait for the close event. */
async function closeWithKey(popup: Page, key: 'Enter' | 'Escape'): Promise<void> {
  const closed = popup.waitForEvent('close')
  popup.keyboard.press(key).catch(() => undefined)
  await closed
}

/** Records the sign-in requests with social tokens. */
function recordSignIns(page: Page): unknown[] {
  const bodies: unknown[] = []
  page.on('request', (request) => {
    if (request.url().includes('/auth/social')) bodies.push(request.postDataJSON())
  })
  return bodies
}

describe('social sign-in', () => {
  it('opens one popup, can be cancelled in it, and creates an account by keyboard', async () => {
    const { page, context, errors, close } = await open({ path: '/faq', fresh: true })
    const logins = recordSignIns(page)
    await openSignIn(page)
    const closed = await openPopup(page, () => networkButton(page).click())
    await showPopupButton(page).click()
    await showPopupButton(page).click()
    expect(context.pages()).toHaveLength(2)
    await closed.close()
    await expect(networkButton(page)).toBeFocused()

    const cancelled = await openPopup(page, () => networkButton(page).click())
    await cancelled.getByRole('button', { name: 'Отмена' }).focus()
    await closeWithKey(cancelled, 'Enter')
    await expect(networkButton(page)).toBeFocused()

    const abandoned = await openPopup(page, () => networkButton(page).click())
    await Promise.all([abandoned.waitForEvent('close'), page.keyboard.press('Escape')])
    await expect(dialog(page)).toHaveCount(0)
    expect(logins).toEqual([])

    await openSignIn(page)
    const popup = await openPopup(page, async () => {
      await networkButton(page).focus()
      await page.keyboard.press('Enter')
    })
    await expect(showPopupButton(page)).toBeVisible()
    await expect(popup.getByLabel('Имя в сети')).toBeFocused()
    expect(await axeViolations(popup)).toEqual([])
    await popup.keyboard.press('Enter')
    await expect(popup.getByRole('alert')).not.toBeEmpty()
    expect(await axeViolations(popup)).toEqual([])
    await popup.keyboard.type('Анна К.')
    await popup.keyboard.press('Tab')
    await expect(popup.getByRole('button', { name: 'Продолжить как Анна К.' })).toBeFocused()
    await closeWithKey(popup, 'Enter')
    await expect(dialog(page)).toHaveCount(0)
    await expect(banner(page).getByRole('button', { name: 'Анна-К.' })).toBeVisible()
    await page.reload()
    await expect(banner(page).getByRole('button', { name: 'Анна-К.' })).toBeVisible()
    expect(logins).toHaveLength(1)
    expect(errors).toEqual([])
    await close()
  })

  it('ignores messages from anything but its own popup, and signs in after a lost response', async () => {
    const { page, close } = await open({ path: '/faq' })
    const logins = recordSignIns(page)
    // The sign-up offers it, too.
    await banner(page).getByRole('button', { name: 'Регистрация' }).click()
    const popup = await openPopup(page, () => networkButton(page).click())
    const spoofed = { source: 'cassiopeia-social', token: 'spoofed' }
    await page.evaluate(() => {
      const count = () =>
        (document.body.dataset['messageCount'] = String(Number(document.body.dataset['messageCount'] ?? 0) + 1))
      window.addEventListener('message', count)
    })
    // Valid messages from a second window of the same origin, an iframe, and the page itself.
    const other = await openPopup(page, () => page.evaluate(() => void window.open('/levels', 'other')))
    await other.evaluate((message) => window.opener.postMessage(message, '*'), spoofed)
    await page.evaluate((message) => {
      const frame = document.createElement('iframe')
      frame.id = 'spoofing'
      document.body.append(frame)
      window.postMessage(message, '*')
    }, spoofed)
    const frame = await (await page.waitForSelector('#spoofing', { state: 'attached' })).contentFrame()
    await frame?.evaluate((message) => window.parent.postMessage(message, '*'), spoofed)
    // Malformed messages from the popup itself.
    await popup.evaluate(() => {
      for (const message of [7, null, 'spoofed', ['spoofed'], { token: 'spoofed' }, { source: 'cassiopeia-social' }])
        window.opener.postMessage(message, location.origin)
    })
    await expect(page.locator('body')).toHaveAttribute('data-message-count', '9')
    await expect(showPopupButton(page)).toBeVisible()
    const restoreResponses = await dropResponses(page, /auth\/social/u)
    await popup.getByLabel('Имя в сети').fill('Honest')
    await closeWithKey(popup, 'Enter')
    await expect(dialog(page).getByRole('alert')).toContainText('Ответа нет: попробуйте ещё раз')
    await restoreResponses()
    const second = await openPopup(page, () => networkButton(page).click())
    await second.getByLabel('Имя в сети').fill('Honest')
    await closeWithKey(second, 'Enter')
    await expect(dialog(page)).toHaveCount(0)
    await expect(banner(page).getByRole('button', { name: 'Honest' })).toBeVisible()
    expect(logins).toHaveLength(2)
    expect(JSON.stringify(logins)).not.toContain('spoofed')
    await close()
  })

  it('has a popup page that does nothing if not opened by the site', async () => {
    const { page, context, close } = await open({ path: '/social?lang=en' })
    await expect(page.getByText('The site opens this window for you', { exact: false })).toBeVisible()
    await expect(page.getByRole('button')).toHaveCount(0)
    expect(await axeViolations(page)).toEqual([])
    // A foreign opener loses its reference to the popup.
    const foreignPage = await context.newPage()
    await foreignPage.route('https://evil.example/', (route) =>
      route.fulfill({ contentType: 'text/html', body: 'evil' }),
    )
    await foreignPage.goto('https://evil.example/')
    const [opened] = await Promise.all([
      context.waitForEvent('page'),
      foreignPage.evaluate((address) => void window.open(address), `${site.address()}/social?lang=en`),
    ])
    await expect(opened.getByText('The site opens this window for you', { exact: false })).toBeVisible()
    await close()
  })
})
