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

/** What the theme may change, which is nothing but colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/**
 * Axe judges no colour that an element drawn by a stylesheet lies behind, and the light at the head of the page lies behind every
 * one: it is put out while axe looks. Without it no text of any page was judged. A colour on its way from one theme to the
 * other is of neither, so none is on its way.
 */
const JUDGED = `
html::before, body::before, body::after { content: none !important }
*, ::before, ::after { transition: none !important }`

/** Has axe look at the page, which is as axe can judge it for that long. */
async function judged<T>(page: Page, work: () => Promise<T>): Promise<T> {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(await source)
  const sheet = await page.evaluateHandle((rules) => {
    const added = new CSSStyleSheet()
    added.replaceSync(rules)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, added]
    return added
  }, JUDGED)
  const result = await work()
  await sheet.evaluate((added) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== added)
  })
  return result
}

/**
 * Axe itself in the page, asked for what is read here alone: its driver sends its half a megabyte anew for each look and brings back
 * every element that is right, which takes four times as long as the look.
 */
async function look(page: Page, rules: readonly string[] | null): Promise<string[]> {
  const { violations, isBlind } = await page.evaluate(async (only) => {
    if (window.axe === undefined) throw new Error('Axe is not on the page.')
    const result = await window.axe.run(document, {
      resultTypes: ['violations'],
      // A page of one frame, which all of ours but a game's are: other frames are not looked into.
      iframes: false,
      ...(only === null ? {} : { runOnly: { type: 'rule', values: [...only] } }),
    })
    return {
      violations: result.violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      ),
      // What axe cannot judge it does not complain of.
      isBlind: !result.passes.some(({ id }) => id === 'color-contrast'),
    }
  }, rules)
  return [...violations, ...(isBlind ? ['color-contrast: no text could be judged'] : [])]
}

/** What axe has to complain of, a line for each rule: its name and the elements. */
export const axeViolations = (page: Page): Promise<string[]> => judged(page, () => look(page, null))

/** Shows the page in its other theme, which is nothing but colours, and returns its name. */
const turnTheme = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { dataset } = document.documentElement
    return (dataset['theme'] = dataset['theme'] === 'day' ? 'night' : 'day')
  })

/** The same, and what it has to say of the colours of the other theme. */
export const axeViolationsInBothThemes = (page: Page): Promise<string[]> =>
  judged(page, async () => {
    const found = await look(page, null)
    const other = await turnTheme(page)
    found.push(...(await look(page, COLOUR_RULES)).map((line) => `${other}: ${line}`))
    await turnTheme(page)
    return found
  })
