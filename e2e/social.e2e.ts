import type { Page } from 'playwright'
import { describe, it, onTestFinished } from 'vitest'
import { expect } from './expect.ts'
import { axeViolations } from './axe.ts'
import { visit } from './journey.ts'
import { usePublicSite } from './public-site.ts'
import { startSite } from './site.ts'

const site = usePublicSite()
const { open } = site

const banner = (page: Page) => page.getByRole('banner')
const dialog = (page: Page) => page.getByRole('dialog')
const network = (page: Page) => dialog(page).getByRole('button', { name: 'Войти через Сеть песочницы' })
const waiting = (page: Page) => dialog(page).getByRole('button', { name: 'Показать окно входа' })

async function openLogin(page: Page): Promise<void> {
  await banner(page).getByRole('button', { name: 'Войти' }).click()
  await expect(network(page)).toBeVisible()
}

/** Presses, and gives the network's window when it has been loaded. */
async function popupOf(page: Page, press: () => Promise<void>): Promise<Page> {
  const [popup] = await Promise.all([page.waitForEvent('popup'), press()])
  await popup.waitForLoadState()
  return popup
}

/** The window closes under the key, whose press may then find nobody: that it closes is what is waited for. */
async function endBy(popup: Page, key: 'Enter' | 'Escape'): Promise<void> {
  const closed = popup.waitForEvent('close')
  popup.keyboard.press(key).catch(() => undefined)
  await closed
}

/** The tokens that the page sends to sign in with. */
function sentTokens(page: Page): unknown[] {
  const sent: unknown[] = []
  page.on('request', (request) => {
    if (request.url().includes('/auth/social')) sent.push(request.postDataJSON())
  })
  return sent
}

describe('the social login', () => {
  it('makes an account and comes back to it, by the keyboard alone', async () => {
    for (const name of ['Анна К.', 'анна к.']) {
      const { page, errors, close } = await open({ path: '/faq' })
      await openLogin(page)
      const popup = await popupOf(page, async () => {
        await network(page).focus()
        await page.keyboard.press('Enter')
      })
      await expect(waiting(page)).toBeVisible()
      await expect(popup.getByLabel('Имя в сети')).toBeFocused()
      await popup.keyboard.type(name)
      await popup.keyboard.press('Tab')
      await expect(popup.getByRole('button', { name: `Продолжить как ${name}` })).toBeFocused()
      await endBy(popup, 'Enter')
      await expect(dialog(page)).toHaveCount(0)
      await expect(banner(page).getByRole('link', { name: 'Анна-К.' })).toBeVisible()
      await page.reload()
      await expect(banner(page).getByRole('link', { name: 'Анна-К.' })).toBeVisible()
      expect(errors).toEqual([])
      await close()
    }
  })

  it('begins in the registration too, on a phone in English, and every page of the app may be talked back to', async () => {
    const { page, close } = await open({
      path: '/promo#register',
      language: 'en',
      width: 390,
      height: 844,
      touch: true,
    })
    expect(await page.request.get('/').then((answer) => answer.headers()['cross-origin-opener-policy'])).toBe(
      'same-origin-allow-popups',
    )
    const button = dialog(page).getByRole('button', { name: 'Continue with Sandbox network' })
    const popup = await popupOf(page, () => button.click())
    expect(await axeViolations(popup)).toEqual([])
    await popup.getByRole('button', { name: 'Continue' }).click()
    await expect(popup.getByRole('alert')).toHaveText('Enter a name: at least one letter or digit.')
    expect(await axeViolations(popup)).toEqual([])
    await popup.getByLabel('Name at the network').fill('Ann')
    await popup.getByRole('button', { name: 'Continue as Ann' }).click()
    await expect(dialog(page)).toHaveCount(0)
    await close()
  })

  it.each(['Отмена', 'Escape', 'the window itself'] as const)(
    'means nothing when it is ended by %s: the button is there again',
    async (way) => {
      const { page, errors, close } = await open({ path: '/faq' })
      const sent = sentTokens(page)
      await openLogin(page)
      const popup = await popupOf(page, () => network(page).click())
      await expect(waiting(page)).toBeVisible()
      expect(await axeViolations(page)).toEqual([])
      expect(await axeViolations(popup)).toEqual([])
      if (way === 'Отмена') await popup.getByRole('button', { name: way }).click()
      else if (way === 'Escape') await endBy(popup, way)
      else await popup.close()
      await expect(network(page)).toBeVisible()
      await expect(network(page)).toBeFocused()
      expect([sent, errors]).toEqual([[], []])
      await close()
    },
  )

  it('opens one window, whatever is pressed, and closes it with the dialog', async () => {
    const { page, context, close } = await open({ path: '/faq' })
    await openLogin(page)
    const popup = await popupOf(page, () => network(page).click())
    await waiting(page).click()
    await waiting(page).click()
    expect(context.pages()).toHaveLength(2)
    await Promise.all([popup.waitForEvent('close'), page.keyboard.press('Escape')])
    await expect(dialog(page)).toHaveCount(0)
    await close()
  })

  it('listens to its own window alone: what others tell the page is silence', async () => {
    const { page, close } = await open({ path: '/faq' })
    const sent = sentTokens(page)
    await openLogin(page)
    const popup = await popupOf(page, () => network(page).click())
    const spoofed = { source: 'cassiopeia-social', token: 'spoofed' }
    await page.evaluate(() => {
      const counted = () => (document.body.dataset['heard'] = String(Number(document.body.dataset['heard'] ?? 0) + 1))
      window.addEventListener('message', counted)
    })
    // A second window of the same origin, a frame of it, and the page itself, each with a perfect message.
    const other = await popupOf(page, () => page.evaluate(() => void window.open('/levels', 'other')))
    await other.evaluate((message) => window.opener.postMessage(message, '*'), spoofed)
    await page.evaluate((message) => {
      const frame = document.createElement('iframe')
      frame.id = 'spoofing'
      document.body.append(frame)
      window.postMessage(message, '*')
    }, spoofed)
    const frame = await (await page.waitForSelector('#spoofing', { state: 'attached' })).contentFrame()
    await frame?.evaluate((message) => window.parent.postMessage(message, '*'), spoofed)
    // And the window itself, with what is no answer.
    await popup.evaluate(() => {
      for (const said of [7, null, 'spoofed', ['spoofed'], { token: 'spoofed' }, { source: 'cassiopeia-social' }])
        window.opener.postMessage(said, location.origin)
    })
    await expect(page.locator('body')).toHaveAttribute('data-heard', '9')
    await expect(waiting(page)).toBeVisible()
    await popup.getByLabel('Имя в сети').fill('Honest')
    await endBy(popup, 'Enter')
    await expect(dialog(page)).toHaveCount(0)
    expect(sent).toEqual([{ token: expect.not.stringContaining('spoofed') }])
    await close()
  })

  it('says how to go on where the browser lets no window open, and goes on', async () => {
    const { page, close } = await open({ path: '/faq' })
    await openLogin(page)
    await page.evaluate(() => {
      const { open: real } = window
      window.open = () => {
        window.open = real
        return null
      }
    })
    await network(page).click()
    await expect(dialog(page).getByRole('alert')).toContainText('Разрешите этому сайту всплывающие окна')
    expect(await axeViolations(page)).toEqual([])
    const popup = await popupOf(page, () => network(page).click())
    await expect(popup.getByLabel('Имя в сети')).toBeVisible()
    await expect(dialog(page).getByRole('alert')).toHaveCount(0)
    await close()
  })

  it('does not say that it has failed when no answer came, and a new window signs in', async () => {
    const { page, close } = await open({ path: '/faq' })
    await openLogin(page)
    await page.route('**/auth/social/', (route) => route.abort(), { times: 1 })
    const come = async () => {
      const popup = await popupOf(page, () => network(page).click())
      await popup.getByLabel('Имя в сети').fill('Unheard')
      await endBy(popup, 'Enter')
    }
    await come()
    await expect(dialog(page).getByRole('alert')).toContainText('Ответа нет: попробуйте ещё раз')
    await come()
    await expect(banner(page).getByRole('link', { name: 'Unheard' })).toBeVisible()
    await close()
  })

  it('is a window that does nothing for who has opened it from elsewhere', async () => {
    const { page, context, close } = await open({ path: '/faq' })
    await page.goto('/social?lang=en')
    await expect(page.getByText('The site opens this window itself', { exact: false })).toBeVisible()
    await expect(page.getByRole('button')).toHaveCount(0)
    expect(await axeViolations(page)).toEqual([])
    // Another site that keeps hold of what it opens: the window is cut off from it.
    const stranger = await context.newPage()
    await stranger.route('https://evil.example/', (route) => route.fulfill({ contentType: 'text/html', body: 'evil' }))
    await stranger.goto('https://evil.example/')
    const [opened] = await Promise.all([
      context.waitForEvent('page'),
      stranger.evaluate((address) => void window.open(address), `${site.address()}/social?lang=en`),
    ])
    await expect(opened.getByText('The site opens this window itself', { exact: false })).toBeVisible()
    await close()
  })

  it('is not offered in production, where nobody plays the network, nor where the operator wants none', async () => {
    const none = () => {
      window.operatorSettings = { ...window.operatorSettings, social: null }
    }
    const unwanted = await open({ path: '/faq', before: none })
    await banner(unwanted.page).getByRole('button', { name: 'Войти' }).click()
    await expect(dialog(unwanted.page).getByLabel('Пароль', { exact: true })).toBeVisible()
    await expect(network(unwanted.page)).toHaveCount(0)
    await unwanted.close()
    const earnest = await startSite({ NODE_ENV: 'production' })
    onTestFinished(() => earnest.stop())
    const { page, close } = await visit(site.browser(), earnest.address, { path: '/faq' })
    await banner(page).getByRole('button', { name: 'Войти' }).click()
    await expect(dialog(page).getByLabel('Пароль', { exact: true })).toBeVisible()
    await expect(network(page)).toHaveCount(0)
    expect((await page.request.get('/social')).status()).toBe(404)
    await close()
  })
})
