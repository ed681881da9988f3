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

/** Rules to repeat per theme: themes change only colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/**
 * axe cannot check contrast over the decorative gradients of `html` and `body`, so they are hidden. Transitions are off
 * because a colour in transition belongs to neither theme.
 */
const AXE_STYLES = `
html::before, body::before, body::after { content: none !important }
*, ::before, ::after { transition: none !important }`

/** Runs `work` with axe loaded and the stylesheet above applied. */
async function withAxeStyles<T>(page: Page, work: () => Promise<T>): Promise<T> {
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
  const { violations, isContrastUnchecked } = await page.evaluate(async (only) => {
    if (window.axe === undefined) throw new Error('axe is not loaded in the page.')
    const result = await window.axe.run(document, {
      resultTypes: ['violations'],
      // Only game pages have frames, and those are not checked.
      iframes: false,
      ...(only === null ? {} : { runOnly: { type: 'rule', values: [...only] } }),
    })
    return {
      violations: result.violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      ),
      // axe skips text it cannot check without reporting a violation.
      isContrastUnchecked: !result.passes.some(({ id }) => id === 'color-contrast'),
    }
  }, rules)
  return [...violations, ...(isContrastUnchecked ? ['color-contrast: no text could be checked'] : [])]
}

/** Returns axe violations, one line per rule with its elements. */
export const axeViolations = (page: Page): Promise<string[]> => withAxeStyles(page, () => runAxe(page, null))

/** Switches to the other theme and returns its name. */
const toggleTheme = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { dataset } = document.documentElement
    return (dataset['theme'] = dataset['theme'] === 'day' ? 'night' : 'day')
  })

/** Returns axe violations in the current theme, plus colour violations in the other theme. */
export const axeViolationsInBothThemes = (page: Page): Promise<string[]> =>
  withAxeStyles(page, async () => {
    const violations = await runAxe(page, null)
    const other = await toggleTheme(page)
    violations.push(...(await runAxe(page, COLOUR_RULES)).map((line) => `${other}: ${line}`))
    await toggleTheme(page)
    return violations
  })
