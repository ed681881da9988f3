import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { TIMEOUT } from '#ci/timeouts.ts'
import { hostileHtml, swallowing } from '#app/testing/hostile-html.ts'
import { expect } from '../harness/expect.ts'
import { useHostileSite } from '../harness/hostile-site.ts'
import type { OpenPage } from '../harness/journey.ts'
import { navigateInside } from '../harness/navigate-inside.ts'

/**
 * A marker paragraph proves that the parser reached its fragment; swallowed text is no paragraph. The wrapper closes
 * what a fragment leaves open.
 */
const markedFragments = hostileHtml.map((fragment, index) => `<div><p>Фрагмент ${index + 1}</p>${fragment}</div>`)
const CLOSING = 'Больше фрагментов нет'
const text = markedFragments.toSpliced(-swallowing.length, 0, `<p>${CLOSING}</p>`).join('\n')
const open = useHostileSite('odd items', { text, texts: markedFragments })

/** Returns forbidden markup in rendered HTML, the number of rendered fragments, and whether any script ran. */
const inspectProse = (page: Page) =>
  page.evaluate(() => {
    const allowed = /^(?:class|colspan|dir|href|id|lang|rel|rowspan|scope|start|target|title)$/u
    const forbidden = /^(?:script|style|img|iframe|svg|math|form|input|object|embed|link|meta|base|template)$/u
    const elements = [...document.querySelectorAll('[data-component="Prose"] *')]
    const markers = elements.filter(({ localName }) => localName === 'p').map((mark) => mark.textContent.trim())
    const violations: string[] = []
    for (const element of elements) {
      if (forbidden.test(element.localName)) violations.push(element.outerHTML)
      for (const { name, value } of element.attributes) {
        // The `is` attribute cannot be removed; empty, it has no effect.
        const isEmptied = name === 'is' && value === ''
        if (!allowed.test(name) && !isEmptied) violations.push(`${name}="${value}"`)
        if (name !== 'href') continue
        const { protocol, origin, username } = new URL(value, location.href)
        const isHere = origin === location.origin && /^[/#]/u.test(value)
        if (username !== '' || (!isHere && protocol !== 'https:' && protocol !== 'mailto:')) violations.push(value)
      }
      // Trigger handlers that react to pointer or focus.
      for (const event of ['mouseover', 'pointerenter', 'focus', 'toggle']) element.dispatchEvent(new Event(event))
    }
    return {
      violations,
      fragments: new Set(markers.filter((mark) => /^Фрагмент \d+$/u.test(mark))).size,
      ran: Reflect.has(window, 'hacked'),
    }
  })

/** Opens every answer, yielding between clicks. */
const openAnswers = (page: Page) =>
  page.locator('[data-component="AnswerList"] h3 button').evaluateAll(async (questions) => {
    for (const question of questions) {
      if (question instanceof HTMLElement) question.click()
      await Promise.resolve()
    }
  })

/** The content security policy also reports what the sanitiser's own parser removes; ignore those. */
const withoutPolicyReports = (errors: readonly string[]) =>
  errors.filter((message) => !message.includes('Content Security Policy'))

const PAGES = [
  ['/promo', 'Акции'],
  ['/faq', 'Вопросы и ответы'],
  ['/levels', 'Шесть шагов к Кассиопее'],
  ['/winners', 'Выигрыши'],
  // One of the seven pages of text.
  ['/terms-and-conditions', 'Правила и условия'],
  ['/tournaments/race', '<img src=x'],
] as const

describe('hostile HTML fragments', () => {
  let opened: OpenPage
  beforeAll(async () => {
    opened = await open({ path: '/404' })
    await expect(opened.page.getByRole('contentinfo')).toBeAttached()
  })
  afterAll(() => opened.close())

  // `/promo` and `/faq` have each fragment as a text of its own, the other pages have one text with all of them.
  it.each(PAGES)('render on %s to the end without running code', async (path, heading) => {
    const { page, errors } = opened
    await navigateInside(page, path)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    if (path === '/promo') await expect(page.getByRole('article')).toHaveCount(hostileHtml.length)
    if (path === '/faq') {
      await expect(page.locator('[data-component="AnswerList"] h3')).toHaveCount(hostileHtml.length)
      await openAnswers(page)
    }
    const last = path === '/promo' || path === '/faq' ? `Фрагмент ${hostileHtml.length}` : CLOSING
    await expect(page.getByText(last, { exact: true }).last()).toBeVisible()
    expect(await inspectProse(page)).toEqual({ violations: [], fragments: hostileHtml.length, ran: false })
    expect(withoutPolicyReports(errors.splice(0))).toEqual([])
  })

  it.each(PAGES)('are harmless in the document of %s without a policy', async (path) => {
    const { page } = opened
    let frame: string | undefined
    await expect(async () => {
      const html = await (await page.request.get(path)).text()
      expect(html).toMatch(/<html [^>]*data-rendered="guest">/u)
      frame = /<div data-frame>(.*)<\/div><\/div><script type="application\/json"/su.exec(html)?.[1]
      expect(frame?.length).toBeGreaterThan(0)
    }).toPass({ timeout: TIMEOUT.command })
    await page.route('**/frame-alone', (route) =>
      route.fulfill({ contentType: 'text/html; charset=utf-8', body: frame ?? '' }),
    )
    await page.goto('/frame-alone')
    expect(await inspectProse(page)).toEqual({ violations: [], fragments: hostileHtml.length, ran: false })
    await page.unroute('**/frame-alone')
  })
})

/** The sanitiser call in the minified bundle. */
const SANITISER_CALL = /[\w$]+\.sanitize\(([\w$]+),\{[^{}]*\}\)/gu

async function disableSanitiser(page: Page): Promise<void> {
  const { host } = new URL(page.url())
  // A hostile `<base>` leads later chunks to a host that does not exist.
  const isOwnChunk = (url: URL) => url.host === host && /^\/assets\/[^/]*\.js$/u.test(url.pathname)
  await page.route(isOwnChunk, async (route) => {
    const response = await route.fetch()
    const code = await response.text()
    await route.fulfill({ response, body: code.replace(SANITISER_CALL, '$1') })
  })
}

/** Serves the document with only the policy directives that `isKept` accepts. */
async function filterPolicy(page: Page, isKept: (rule: string) => boolean): Promise<void> {
  await page.route('**/terms-and-conditions', async (route) => {
    const response = await route.fetch()
    const headers = response.headers()
    const rules = headers['content-security-policy']?.split(';') ?? []
    expect(rules.filter((rule) => !isKept(rule)).length).toBeGreaterThan(0)
    await route.fulfill({
      response,
      headers: { ...headers, 'content-security-policy': rules.filter(isKept).join(';') },
    })
  })
}
const isTrustedTypes = (rule: string): boolean => rule.includes('trusted-types')

const hasRun = (page: Page) => page.evaluate(() => Reflect.has(window, 'hacked'))
/** Elements with live event handlers. */
const handlers = (page: Page) => page.locator('[data-component="Prose"] img[onerror]')

// Three layers protect the page. Each must suffice when the other two are disabled.
describe('hostile HTML', () => {
  it.each<[string, { isSanitised: boolean; isKept: (rule: string) => boolean; outcome: 'clean' | 'refused' | 'raw' }]>([
    ['sanitiser', { isSanitised: true, isKept: () => false, outcome: 'clean' }],
    ['trusted types', { isSanitised: false, isKept: isTrustedTypes, outcome: 'refused' }],
    ['script directives', { isSanitised: false, isKept: (rule) => !isTrustedTypes(rule), outcome: 'raw' }],
  ])('does not run with only this layer enabled: %s', async (_what, { isSanitised, isKept, outcome }) => {
    const { page, close } = await open({ path: '/icon.svg' })
    if (!isSanitised) await disableSanitiser(page)
    await filterPolicy(page, isKept)
    await page.goto('/terms-and-conditions')
    const prose = page.locator('[data-component="Prose"]').first()
    await expect(outcome === 'refused' ? page.getByRole('alert').first() : prose).toBeVisible()
    // Raw fragments may break the rest of the page, such as by a style.
    if (outcome !== 'raw') await expect(page.getByRole('contentinfo')).toBeVisible()
    expect((await handlers(page).count()) > 0).toBe(outcome === 'raw')
    await page.waitForLoadState('networkidle')
    expect(await hasRun(page)).toBe(false)
    await close()
  })

  it('runs without any layer (control)', async () => {
    const { page, close } = await open({ path: '/icon.svg' })
    await disableSanitiser(page)
    await filterPolicy(page, () => false)
    await page.goto('/terms-and-conditions')
    await expect.poll(() => hasRun(page)).toBe(true)
    await close()
  })
})
