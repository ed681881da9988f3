import { randomBytes } from 'node:crypto'
import type { Page } from 'playwright'
import { describe, it, onTestFinished } from 'vitest'
import { expect } from '../harness/expect.ts'
import { axeViolations } from '../harness/axe.ts'
import { visit } from '../harness/journey.ts'
import { usePublicSite } from '../harness/public-site.ts'
import { startSite } from '../harness/site.ts'

const site = usePublicSite()
const { open } = site

const banner = (page: Page) => page.getByRole('banner')
const dialog = (page: Page) => page.getByRole('dialog')
const networkButton = (page: Page) => dialog(page).getByRole('button', { name: 'Войти через Сеть песочницы' })
const showPopupButton = (page: Page) => dialog(page).getByRole('button', { name: 'Показать окно входа' })

async function openLogin(page: Page): Promise<void> {
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

/** Records the login requests with social tokens. */
function recordLogins(page: Page): unknown[] {
  const bodies: unknown[] = []
  page.on('request', (request) => {
    if (request.url().includes('/auth/social')) bodies.push(request.postDataJSON())
  })
  return bodies
}

describe('social login', () => {
  it('creates an account and signs in to it again, by keyboard', async () => {
    for (const name of ['Анна К.', 'анна к.']) {
      const { page, errors, close } = await open({ path: '/faq' })
      await openLogin(page)
      const popup = await openPopup(page, async () => {
        await networkButton(page).focus()
        await page.keyboard.press('Enter')
      })
      await expect(showPopupButton(page)).toBeVisible()
      await expect(popup.getByLabel('Имя в сети')).toBeFocused()
      await popup.keyboard.type(name)
      await popup.keyboard.press('Tab')
      await expect(popup.getByRole('button', { name: `Продолжить как ${name}` })).toBeFocused()
      await closeWithKey(popup, 'Enter')
      await expect(dialog(page)).toHaveCount(0)
      await expect(banner(page).getByRole('button', { name: 'Анна-К.' })).toBeVisible()
      await page.reload()
      await expect(banner(page).getByRole('button', { name: 'Анна-К.' })).toBeVisible()
      expect(errors).toEqual([])
      await close()
    }
  })

  it('starts from the registration on a phone, with an opener policy that allows popups', async () => {
    const { page, close } = await open({
      path: '/promo#register',
      language: 'en',
      width: 390,
      height: 844,
      touch: true,
    })
    expect(await page.request.get('/').then((response) => response.headers()['cross-origin-opener-policy'])).toBe(
      'same-origin-allow-popups',
    )
    const button = dialog(page).getByRole('button', { name: 'Continue with Sandbox network' })
    const popup = await openPopup(page, () => button.click())
    expect(await axeViolations(popup)).toEqual([])
    await popup.getByRole('button', { name: 'Continue' }).click()
    await expect(popup.getByRole('alert')).toHaveText('Enter a name with at least one letter or digit.')
    expect(await axeViolations(popup)).toEqual([])
    await popup.getByLabel('Name on the network').fill('Ann')
    await popup.getByRole('button', { name: 'Continue as Ann' }).click()
    await expect(dialog(page)).toHaveCount(0)
    await close()
  })

  it.each(['Отмена', 'closing the popup'] as const)(
    'is cancelled by %s and focuses its button again',
    async (method) => {
      const { page, errors, close } = await open({ path: '/faq' })
      const logins = recordLogins(page)
      await openLogin(page)
      const popup = await openPopup(page, () => networkButton(page).click())
      await expect(showPopupButton(page)).toBeVisible()
      if (method === 'Отмена') {
        await popup.getByRole('button', { name: method }).focus()
        await closeWithKey(popup, 'Enter')
      } else await popup.close()
      await expect(networkButton(page)).toBeVisible()
      await expect(networkButton(page)).toBeFocused()
      expect([logins, errors]).toEqual([[], []])
      await close()
    },
  )

  it('opens one popup for repeated clicks and closes it with the dialog', async () => {
    const { page, context, close } = await open({ path: '/faq' })
    await openLogin(page)
    const popup = await openPopup(page, () => networkButton(page).click())
    await showPopupButton(page).click()
    await showPopupButton(page).click()
    expect(context.pages()).toHaveLength(2)
    await Promise.all([popup.waitForEvent('close'), page.keyboard.press('Escape')])
    await expect(dialog(page)).toHaveCount(0)
    await close()
  })

  it('ignores messages from anything but its own popup', async () => {
    const { page, close } = await open({ path: '/faq' })
    const logins = recordLogins(page)
    await openLogin(page)
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
    await popup.getByLabel('Имя в сети').fill('Honest')
    await closeWithKey(popup, 'Enter')
    await expect(dialog(page)).toHaveCount(0)
    expect(logins).toEqual([{ token: expect.not.stringContaining('spoofed') }])
    await close()
  })

  it('has a popup page that does nothing if not opened by the site', async () => {
    const { page, context, close } = await open({ path: '/faq' })
    await page.goto('/social?lang=en')
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

  it('is not offered in production or if the operator disables it', async () => {
    const disableSocial = () => {
      window.operatorSettings = { ...window.operatorSettings, social: null }
    }
    const disabled = await open({ path: '/faq', before: disableSocial })
    await banner(disabled.page).getByRole('button', { name: 'Войти' }).click()
    await expect(dialog(disabled.page).getByLabel('Пароль', { exact: true })).toBeVisible()
    await expect(networkButton(disabled.page)).toHaveCount(0)
    await disabled.close()
    const productionSite = await startSite({
      NODE_ENV: 'production',
      SITE_URL: 'http://localhost',
      DOCUMENTS_KEY: randomBytes(32).toString('base64'),
    })
    onTestFinished(() => productionSite.stop())
    const { page, close } = await visit(site.browser(), productionSite.address, { path: '/faq' })
    await banner(page).getByRole('button', { name: 'Войти' }).click()
    await expect(dialog(page).getByLabel('Пароль', { exact: true })).toBeVisible()
    await expect(networkButton(page)).toHaveCount(0)
    expect((await page.request.get('/social')).status()).toBe(404)
    await close()
  })
})
