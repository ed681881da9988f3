import type { Page } from 'playwright'
import { describe, it } from 'vitest'
import { expect } from '../harness/expect.ts'
import { axeViolations, pageViolations } from '../harness/axe.ts'
import { consoleOf } from '../harness/console.ts'
import { delayRequests, expectNoOverflow } from '../harness/journey.ts'
import { usePublicSite } from '../harness/public-site.ts'

const { address, browser, open } = usePublicSite()
const { register } = consoleOf(address)

describe('promotions for a signed-in player', () => {
  it('link to the promo code form', async () => {
    const { token } = await register({ phone: '+79992220031', login: 'promo', password: 'secret-1' })
    const { page, close } = await open({ path: '/promo', token })
    await page.getByRole('main').getByRole('link', { name: 'К промокодам' }).click()
    await expect(page).toHaveURL(/\/profile\?tab=promo&sub=codes$/u)
    await expect(page.getByRole('textbox', { name: 'Промокод' })).toBeVisible()
    await close()
  })
})

describe('footer', () => {
  it('shows the current year, operator, licence and age limit', async () => {
    const context = await browser().newContext({ baseURL: address() })
    await context.clock.install({ time: new Date('2031-02-03T12:00:00Z') })
    // Without responses the browser clock is not corrected by the server's.
    await context.route('**/api/**', (route) => route.abort())
    const page = await context.newPage()
    await page.goto('/faq')
    const footer = page.getByRole('contentinfo')
    await expect(footer).toContainText('© 2031 Cassiopeia Reference N.V.')
    await expect(footer).toContainText('лицензии Кюрасао')
    await expect(footer.getByRole('img', { name: 'Только для совершеннолетних' })).toHaveText('18+')
    await context.close()
  })
})

describe('FAQ', () => {
  it('opens the first group, and every answer has a URL', async () => {
    const { page, errors, close } = await open({ path: '/faq' })
    await expect(page.getByRole('button', { name: 'Аккаунт', exact: true })).toHaveAttribute('aria-expanded', 'true')
    await expect(page.getByRole('button', { name: 'Вывод', exact: true })).toHaveAttribute('aria-expanded', 'false')
    await page.getByRole('button', { name: 'Вывод', exact: true }).click()
    const question = page.locator('[id="4-2"]').getByRole('button')
    await question.click()
    await page
      .locator('[id="4-2"]')
      .getByRole('link', { name: /^Ссылка на ответ/u })
      .click()
    await expect(page).toHaveURL(/\/faq#4-2$/u)
    await page.reload()
    await expect(question).toHaveAttribute('aria-expanded', 'true')
    await expect(question).toBeInViewport()
    await expect(page.getByRole('button', { name: 'Аккаунт', exact: true })).toHaveAttribute('aria-expanded', 'false')
    expect(errors).toEqual([])
    await close()
  })

  it.each([
    ['/faq', '[data-component="AnswerList"] h2'],
    ['/', '[data-component="Podium"]'],
  ])('keeps the server-rendered title of %s before and after metadata loads', async (path, selector) => {
    const { page, close } = await open({ path: '/404' })
    await page.addInitScript(() => {
      const titles: string[] = []
      Reflect.set(window, 'titles', titles)
      new MutationObserver(() => {
        if (!['', titles.at(-1)].includes(document.title)) titles.push(document.title)
      }).observe(document, { subtree: true, childList: true, characterData: true })
    })
    const release = await delayRequests(page, /\/v2\/meta/u)
    const response = await page.goto(path, { waitUntil: 'commit' })
    const title = /<title>([^<]+)/u.exec((await response?.text()) ?? '')?.[1] ?? ''
    const metaResponse = page.waitForResponse(/\/v2\/meta/u)
    await expect(page.locator(selector).first()).toBeAttached()
    await expect(page.getByRole('contentinfo')).toBeAttached()
    release()
    await (await metaResponse).finished()
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', title)
    expect(await page.evaluate(() => Reflect.get(window, 'titles'))).toEqual([title])
    await close()
  })
})

describe('content pages', () => {
  it('fetch their content by key if the metadata list has none', async () => {
    const { page, close } = await open({ path: '/404' })
    await page.route('**/api/v2/meta', (route) =>
      route.fulfill({ json: { error: 0, code: 0, data: { items: { instructions: { title: 'x', content: '' } } } } }),
    )
    const contentRequest = page.waitForRequest('**/api/v2/meta/instructions')
    await page.goto('/instructions')
    await contentRequest
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
    await close()
  })

  it('are printed without the site layout', async () => {
    const { page, close } = await open({ path: '/terms-and-conditions' })
    await expect(page.getByRole('heading', { level: 1, name: 'Правила и условия' })).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    for (const part of ['SiteHeader', 'SiteFooter', 'NoticeBanner']) {
      await expect(page.locator(`[data-component="${part}"]`)).toBeHidden()
    }
    await expect(page.getByRole('heading', { level: 1, name: 'Правила и условия' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Распечатать' })).toBeHidden()
    // The test uses the night theme; print must be light.
    const colours = await page
      .locator('main a')
      .first()
      .evaluate((link) => {
        const surface = link.closest('[data-component="Surface"]') ?? document.body
        return [getComputedStyle(surface).backgroundColor, getComputedStyle(link).color]
      })
    expect(colours).toEqual(['rgb(255, 255, 255)', expect.not.stringMatching('rgb\\(255, 200, 87\\)')])
    await close()
  })

  it('change with the language, which a URL can select', async () => {
    const { page, close } = await open({ path: '/levels?lang=en' })
    await expect(page.getByRole('heading', { level: 1, name: 'VIP levels' })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await page.goto('/faq')
    await expect(page.getByRole('heading', { level: 1, name: 'Questions and answers' })).toBeVisible()
    await close()
  })
})

describe('search engines', () => {
  it('get metadata, sitemap and manifest without running scripts', async () => {
    const russian = await (await fetch(`${address()}/tournaments`)).text()
    expect(russian).toMatch(/<title>Турниры[^<]*Кассиопея<\/title>/u)
    expect(russian).toContain(`<link rel="canonical" href="${address()}/tournaments" />`)
    const english = await (await fetch(`${address()}/tournaments?lang=en`)).text()
    expect(english).toContain('<html lang="en"')
    expect(english).toMatch(/<meta property="og:title" content="Tournaments[^"]*Cassiopeia" \/>/u)
    const robots = await (await fetch(`${address()}/robots.txt`)).text()
    const sitemap = await fetch(/Sitemap: (\S+)/u.exec(robots)?.[1] ?? '')
    expect(sitemap.headers.get('content-type')).toContain('xml')
    for (const [, address = ''] of (await sitemap.text()).matchAll(/<loc>([^<]+)<\/loc>/gu)) {
      expect((await fetch(address)).status, address).toBe(200)
    }
    const manifest: { icons: { src: string }[] } = await (await fetch(`${address()}/manifest.webmanifest`)).json()
    for (const { src } of manifest.icons) expect((await fetch(`${address()}${src}`)).status).toBe(200)
  })
})

describe('document metadata', () => {
  it('comes from the server for a tournament and is replaced on navigation', async () => {
    const { page, errors, close } = await open({ path: '/tournaments/polar-race' })
    const description = page.locator('meta[name="description"]')
    const canonical = page.locator('link[rel="canonical"]')
    await expect(page.getByRole('heading', { level: 1, name: 'Полярная гонка' })).toBeVisible()
    await expect(description).toHaveAttribute('content', /^Шесть суток/u)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Акции' }).click()
    await expect(description).toHaveAttribute('content', /^Приветственный пакет/u)
    await expect(canonical).toHaveAttribute('href', `${address()}/promo`)
    await page.goBack()
    await expect(description).toHaveAttribute('content', /^Шесть суток/u)
    await expect(page.locator('meta[name="keywords"]')).toHaveCount(0)
    await expect(canonical).toHaveAttribute('href', `${address()}/tournaments/polar-race`)
    expect(errors).toEqual([])
    await close()
  })
})

/** No axe violations and no overflow, on the narrowest phone and on a desktop. */
async function expectSound(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('main [data-component="Skeleton"]')).toHaveCount(0)
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await pageViolations(page)).toEqual([])
    await expectNoOverflow(page)
  }
}

describe('page structure', () => {
  // Stories check the content of the pages in all modes; here each page is inside the site layout.
  it.each([
    '/',
    '/promo',
    '/faq',
    '/levels',
    '/winners?list=jackpot',
    '/tournaments',
    '/tournaments/polar-race',
    '/terms-and-conditions',
    '/forbidden',
    '/404',
  ])('has no violations and fits 320 px: %s', async (path) => {
    const { page, close } = await open({ path, width: 320, reducedMotion: true })
    await expect(page.getByRole('contentinfo')).toBeAttached()
    await expectSound(page)
    await close()
  })

  it('has no violations and fits 320 px in the layout of the cashier, which has no footer', async () => {
    const { page, close } = await open({ path: '/payment-notify', width: 320, reducedMotion: true })
    await expectSound(page)
    await close()
  })
})

describe('API documentation', () => {
  it('fits a phone and has no axe violations', async () => {
    const { page, close } = await open({ width: 320, touch: true, path: '/api/docs' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    expect(await axeViolations(page)).toEqual([])
    await close()
  })
})
