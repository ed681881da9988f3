import type { Page } from 'playwright'
import { describe, it } from 'vitest'
import { hostileHtml } from '#app/testing/hostile-html.ts'
import { expect } from '../harness/expect.ts'
import { useHostileSite } from '../harness/hostile-site.ts'

/* Three layers protect the page from hostile HTML. Each must suffice when the other two are disabled. */

const text = hostileHtml.map((fragment) => `<div>${fragment}</div>`).join('\n')
const open = useHostileSite('odd items', { text, texts: [text] })

/** The sanitiser call in the minified bundle. */
const SANITISER_CALL = /[\w$]+\.sanitize\(([\w$]+),\{[^{}]*\}\)/gu

async function disableSanitiser(page: Page): Promise<void> {
  await page.route(/\/assets\/[^/]*\.js$/u, async (route) => {
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

describe('hostile HTML', () => {
  it.each<[string, { isSanitised: boolean; isKept: (rule: string) => boolean; outcome: 'clean' | 'refused' | 'raw' }]>([
    ['sanitiser', { isSanitised: true, isKept: () => false, outcome: 'clean' }],
    ['trusted types', { isSanitised: false, isKept: isTrustedTypes, outcome: 'refused' }],
    ['script directives', { isSanitised: false, isKept: (rule) => !isTrustedTypes(rule), outcome: 'raw' }],
  ])('does not run with only this layer enabled: %s', async (_what, { isSanitised, isKept, outcome }) => {
    const { page, close } = await open({ path: '/404' })
    if (!isSanitised) await disableSanitiser(page)
    await filterPolicy(page, isKept)
    await page.goto('/terms-and-conditions')
    const prose = page.locator('[data-component="Prose"]').first()
    await expect(outcome === 'refused' ? page.getByRole('alert').first() : prose).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    expect((await handlers(page).count()) > 0).toBe(outcome === 'raw')
    await page.waitForLoadState('networkidle')
    expect(await hasRun(page)).toBe(false)
    await close()
  })

  it('runs without any layer (control)', async () => {
    const { page, close } = await open({ path: '/404' })
    await disableSanitiser(page)
    await filterPolicy(page, () => false)
    await page.goto('/terms-and-conditions')
    await expect.poll(() => hasRun(page)).toBe(true)
    await close()
  })
})
