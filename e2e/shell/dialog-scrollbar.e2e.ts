import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { launchBrowser } from '../harness/browser.ts'
import { expect } from '../harness/expect.ts'
import { visit } from '../harness/journey.ts'
import { usePublicSite } from '../harness/public-site.ts'

/*
 * The page reserves the place of a classic scrollbar. Headless browsers hide the scrollbar itself by default, as a page
 * that is too short to scroll does.
 */

const site = usePublicSite()
let withScrollbars: Browser
let withoutScrollbars: Browser
beforeAll(async () => {
  withScrollbars = await launchBrowser({ ignoreDefaultArgs: ['--hide-scrollbars'] })
  withoutScrollbars = await launchBrowser({})
})
afterAll(() => Promise.all([withScrollbars.close(), withoutScrollbars.close()]))

describe('a dialog', () => {
  it.each([
    ['beside a classic scrollbar', () => withScrollbars, 900],
    ['beside the empty place of a scrollbar', () => withScrollbars, 9000],
    ['beside a hidden scrollbar', () => withoutScrollbars, 900],
  ])('%s covers the whole window, and the page keeps its place', async (_, browser, height) => {
    const { page, close } = await visit(browser(), site.address(), { path: '/promo', language: 'en', height })
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
