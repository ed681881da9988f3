import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { launchBrowser } from '../harness/browser.ts'
import { expect } from '../harness/expect.ts'
import { visit } from '../harness/journey.ts'
import { usePublicSite } from '../harness/public-site.ts'

/* On a desktop with classic scrollbars, which headless browsers hide by default. */

const site = usePublicSite()
let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser({ ignoreDefaultArgs: ['--hide-scrollbars'] })
})
afterAll(() => browser.close())

describe('a dialog beside a classic scrollbar', () => {
  it('covers the whole window, and the page keeps its place', async () => {
    const { page, close } = await visit(browser, site.address(), { path: '/promo', language: 'en' })
    const readEdges = () =>
      page.evaluate(() => {
        const rightOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().right
        return { header: rightOf('[data-component="SiteHeader"]'), main: rightOf('main') }
      })
    await expect(page.getByRole('contentinfo')).toBeVisible()
    const before = await readEdges()
    expect(before.header).toBeLessThan(1440)
    await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    expect(await readEdges()).toEqual(before)
    expect(await dialog.evaluate((panel) => panel.parentElement?.getBoundingClientRect().width)).toBe(1440)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    expect(await readEdges()).toEqual(before)
    await close()
  })
})
