import { afterAll, beforeAll, describe, it } from 'vitest'
import { expect } from '../harness/expect.ts'
import { axeViolations, pageViolations } from '../harness/axe.ts'
import { CLIENT_RENDERED_HOME, delayRequests, expectNoOverflow, type OpenPage } from '../harness/journey.ts'
import { navigateInside } from '../harness/navigate-inside.ts'
import { usePublicSite } from '../harness/public-site.ts'

const { address, open } = usePublicSite()

describe('page title', () => {
  it.each([
    ['/faq', '[data-component="AnswerList"] h2'],
    [CLIENT_RENDERED_HOME, '[data-component="Podium"]'],
  ])('is the server-rendered one of %s before and after metadata loads', async (path, selector) => {
    const { page, close } = await open({ path: '/icon.svg' })
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
    // A rendered page has its metadata in the document.
    const metaResponse = path === CLIENT_RENDERED_HOME ? page.waitForResponse(/\/v2\/meta/u) : null
    await expect(page.locator(selector).first()).toBeAttached()
    await expect(page.getByRole('contentinfo')).toBeAttached()
    release()
    await (await metaResponse)?.finished()
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', title)
    expect(await page.evaluate(() => Reflect.get(window, 'titles'))).toEqual([title])
    await close()
  })
})

describe('content pages', () => {
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
})

describe('lists of a text', () => {
  it.each(['/terms-and-conditions', '/instructions', '/responsible-gaming', '/fairness', '/privacy', '/complaints'])(
    'have no bullets or numbers before items with a number of their own: %s',
    async (path) => {
      const { page, close } = await open({ path })
      await expect(page.locator('main [data-component="Prose"]').first()).toBeAttached()
      // Folded, the table of contents is not in the page.
      const contents = page.getByRole('button', { name: 'На этой странице' })
      if ((await contents.count()) > 0) await contents.click()
      const marked = await page
        .locator('main :is(ul, ol) > li')
        .evaluateAll((items) =>
          items.flatMap((item) =>
            /^\s*\d+[.)]/u.test(item.textContent ?? '') &&
            !['none', '""'].includes(getComputedStyle(item).listStyleType)
              ? [item.textContent]
              : [],
          ),
        )
      expect(marked).toEqual([])
      await close()
    },
  )
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

/** Public pages with their headings; the last one is in the layout of the cashier. */
const STRUCTURE_PAGES = [
  ['/', 'Кассиопея — онлайн-казино'],
  ['/promo', 'Акции'],
  ['/faq', 'Вопросы и ответы'],
  ['/levels', 'Шесть шагов к Кассиопее'],
  ['/winners?list=jackpot', 'Выигрыши'],
  ['/tournaments', 'Турниры'],
  ['/tournaments/polar-race', 'Полярная гонка'],
  ['/terms-and-conditions', 'Правила и условия'],
  ['/responsible-gaming/limits', 'Лимиты и перерывы'],
  ['/forbidden', 'Доступ закрыт'],
  // No game can have this path, so the page was not found.
  ['/game/%D0%BF%D1%80%D0%B8', 'Такой страницы нет'],
  ['/payment-notify', 'Страница оплаты сообщает: заявка принята'],
] as const

const NARROW = { width: 320, height: 900 }
const WIDE = { width: 1440, height: 900 }

describe('page structure', () => {
  let opened: OpenPage
  beforeAll(async () => {
    opened = await open({ ...NARROW, reducedMotion: true })
  })
  afterAll(() => opened.close())

  // Stories check the content of the pages in all modes; here each page is inside the site layout.
  it.each(STRUCTURE_PAGES)('has no violations and fits 320 px: %s', async (path, heading) => {
    const { page } = opened
    await page.setViewportSize(NARROW)
    await navigateInside(page, path)
    await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible()
    await expect(page.locator('main [data-component="Skeleton"]')).toHaveCount(0)
    await expect(page.getByRole('contentinfo')).toBeAttached()
    for (const size of [NARROW, WIDE]) {
      await page.setViewportSize(size)
      expect(await pageViolations(page)).toEqual([])
      await expectNoOverflow(page)
    }
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
