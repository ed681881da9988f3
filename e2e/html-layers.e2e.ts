import type { Page } from 'playwright'
import { describe, it } from 'vitest'
import { hostileHtml } from '#app/testing/hostile-html.ts'
import { expect } from './expect.ts'
import { useHostileSite } from './hostile-site.ts'

/* Between hostile HTML and the page stand three layers. Each is enough while the two others are taken away. */

const text = hostileHtml.map((fragment) => `<div>${fragment}</div>`).join('\n')
const open = useHostileSite('odd items', { text, texts: [text] })

/** The call of the sanitiser, as the build writes it. */
const SANITISING = /[\w$]+\.sanitize\(([\w$]+),\{[^{}]*\}\)/gu

async function withoutSanitiser(page: Page): Promise<void> {
  await page.route(/\/assets\/server-text-[^/]*\.js$/u, async (route) => {
    const response = await route.fetch()
    const code = await response.text()
    expect(code.match(SANITISING)).toHaveLength(1)
    await route.fulfill({ response, body: code.replace(SANITISING, '$1') })
  })
}

/** The document with only those rules of its policy that are kept. */
async function withRules(page: Page, isKept: (rule: string) => boolean): Promise<void> {
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
const isOfTypes = (rule: string): boolean => rule.includes('trusted-types')

const acted = (page: Page) => page.evaluate(() => Reflect.has(window, 'hacked'))
/** What could act is a part of the page. */
const handlers = (page: Page) => page.locator('[data-component="Prose"] img[onerror]')

describe('hostile HTML acts nowhere', () => {
  it.each<[string, { isSanitised: boolean; isKept: (rule: string) => boolean; shown: 'clean' | 'refused' | 'raw' }]>([
    ['the sanitiser', { isSanitised: true, isKept: () => false, shown: 'clean' }],
    ['trusted types', { isSanitised: false, isKept: isOfTypes, shown: 'refused' }],
    ['the rules of scripts', { isSanitised: false, isKept: (rule) => !isOfTypes(rule), shown: 'raw' }],
  ])('where nothing but %s is left', async (_what, { isSanitised, isKept, shown }) => {
    const { page, close } = await open({ path: '/404' })
    if (!isSanitised) await withoutSanitiser(page)
    await withRules(page, isKept)
    await page.goto('/terms-and-conditions')
    const prose = page.locator('[data-component="Prose"]').first()
    await expect(shown === 'refused' ? page.getByRole('alert').first() : prose).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    expect((await handlers(page).count()) > 0).toBe(shown === 'raw')
    await page.waitForLoadState('networkidle')
    expect(await acted(page)).toBe(false)
    await close()
  })

  it('but where none is', async () => {
    const { page, close } = await open({ path: '/404' })
    await withoutSanitiser(page)
    await withRules(page, () => false)
    await page.goto('/terms-and-conditions')
    await expect.poll(() => acted(page)).toBe(true)
    await close()
  })
})
