import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright'

/**
 * Axe judges no colour that an element drawn by a stylesheet lies behind, and the light at the head of the page lies behind every
 * one: it is put out while axe looks. Without it no text of any page was judged.
 */
const judgedColours = (page: Page) =>
  page.evaluateHandle(() => {
    const dark = new CSSStyleSheet()
    dark.replaceSync('html::before, body::before, body::after { content: none !important }')
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, dark]
    return dark
  })

/**
 * What axe has to complain of, a line for each rule: its name and the elements. A page of one frame, which all of ours but
 * a game's are: other frames are not looked into, and an examination takes less than half of the time.
 */
export async function complaints(page: Page): Promise<string[]> {
  const dark = await judgedColours(page)
  const { violations, passes } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze()
  await dark.evaluate((sheet) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
  })
  // What axe cannot judge it does not complain of.
  const isBlind = !passes.some(({ id }) => id === 'color-contrast')
  return [
    ...violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
    ...(isBlind ? ['color-contrast: no text could be judged'] : []),
  ]
}
