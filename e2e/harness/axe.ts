import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { Page } from 'playwright'

const source = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

declare global {
  interface Window {
    axe?: typeof axe
  }
}

/** Rules about a page as a whole, which stories switch off or cannot fail. */
const PAGE_RULES = [
  'bypass',
  'document-title',
  'duplicate-id-aria',
  'heading-order',
  'html-has-lang',
  'landmark-banner-is-top-level',
  'landmark-contentinfo-is-top-level',
  'landmark-main-is-top-level',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-no-duplicate-main',
  'landmark-one-main',
  'landmark-unique',
  'page-has-heading-one',
  'region',
  'skip-link',
]

/**
 * axe cannot check contrast over the decorative gradients of `html` and `body`, so they are hidden. Transitions are off
 * because a colour in transition belongs to neither theme.
 */
const AXE_STYLES = `
html::before, body::before, body::after { content: none !important }
*, ::before, ::after { transition: none !important }`

/** Ends the animations that end by themselves: text that fades in has too little contrast meanwhile. */
const endAnimations = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
  })

/** Runs `work` with axe loaded and the stylesheet above applied, once the page has its heading and stands still. */
async function withAxeStyles<T>(page: Page, work: () => Promise<T>): Promise<T> {
  await page.locator('h1').first().waitFor({ state: 'attached' })
  await endAnimations(page)
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(await source)
  const sheet = await page.evaluateHandle((rules) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    return sheet
  }, AXE_STYLES)
  const result = await work()
  await sheet.evaluate((sheet) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
  })
  return result
}

/**
 * Runs axe in the page. The official driver resends axe on every call and returns all passing elements, four times
 * slower.
 */
async function runAxe(page: Page, rules: readonly string[] | null): Promise<string[]> {
  return page.evaluate(async (only): Promise<string[]> => {
    if (window.axe === undefined) throw new Error('axe is not loaded in the page.')
    const result = await window.axe.run(document, {
      resultTypes: ['violations'],
      // Only game pages have frames, and those are not checked.
      iframes: false,
      ...(only === null ? {} : { runOnly: { type: 'rule', values: [...only] } }),
    })
    return [
      ...result.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
      // axe skips text it cannot check without reporting a violation.
      ...(only === null && !result.passes.some(({ id }) => id === 'color-contrast')
        ? ['color-contrast: no text could be checked']
        : []),
    ]
  }, rules)
}

/** Returns the violations of what no story shows, one line per rule with its elements. */
export const axeViolations = (page: Page): Promise<string[]> => withAxeStyles(page, () => runAxe(page, null))

/** Returns the violations of the rules about a page as a whole: its parts are checked by their stories. */
export const pageViolations = (page: Page): Promise<string[]> => withAxeStyles(page, () => runAxe(page, PAGE_RULES))
