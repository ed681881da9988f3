import type { Page } from 'playwright'
import { findCyrillicTexts } from '#storybook/cyrillic-texts.ts'
import { findLayoutFaults } from '#storybook/layout-faults.ts'
import type { Mode } from '#storybook/modes.ts'

/* What a story must hold besides its play test and its pictures. */

const AXE = 'axe/axe.min.js'
/** The story and its portals. Storybook's own elements are excluded: they take a third of the time for a small story. */
const STORY_SELECTOR = 'body > :not(.sb-wrapper, script)'
/** A desktop at 400 % zoom, whose user has doubled the font size on top of it. */
const SMALL_VIEWPORT = { width: 320, height: 844 }
const LARGE_TEXT = '200%'

interface Violation {
  id: string
  targets: string[]
}

/** Rules that depend on the colours of the theme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']
/** Page-level rules do not apply to a single component. */
const PAGE_RULES = ['region', 'page-has-heading-one', 'landmark-one-main', 'heading-order']

/**
 * Runs axe on the current story, whose art is flat: axe cannot compute contrast over a pseudo-element, such as the glow
 * behind every page. Returns the rules that the story breaks, with the elements.
 */
export async function findAxeViolations(page: Page, mode: Mode, { isColourOnly = false } = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.addScriptTag({ url: AXE })
  const rules = isColourOnly
    ? { runOnly: { type: 'rule', values: COLOUR_RULES } }
    : { rules: Object.fromEntries(PAGE_RULES.map((rule) => [rule, { enabled: false }])) }
  const violations = await page.evaluate(
    async ({ selector, options }): Promise<Violation[]> => {
      for (const animation of document.getAnimations()) animation.cancel()
      const result = await Reflect.get(globalThis, 'axe').run([...document.querySelectorAll(selector)], options)
      return result.violations.map((violation: { id: string; nodes: { target: string[] }[] }) => ({
        id: violation.id,
        targets: violation.nodes.map(({ target }) => target.join(' ')),
      }))
    },
    // There are no media to preload.
    { selector: STORY_SELECTOR, options: { ...rules, resultTypes: ['violations'], preload: false } },
  )
  return violations.map((violation) => `${mode.id}: ${violation.id} at ${violation.targets.join(', ')}`)
}

/** Joins faults such as `Button: cuts "Deposit"` to one for each component: a single overflow breaks several rules. */
export function joinByComponent(faults: readonly string[]): string[] {
  const separator = ': '
  const byComponent = Map.groupBy(faults, (fault) => fault.slice(0, fault.indexOf(separator)))
  return [...byComponent].map(
    ([component, group]) =>
      `${component}${separator}${group.map((fault) => fault.slice(component.length + separator.length)).join('; ')}`,
  )
}

/** More frames than a page needs to get a new size and to render for it. */
const MAX_FRAMES = 60

/**
 * Lists the layout faults of the current story with large text on a small viewport. The caller sets the size anew. A busy
 * page gets the size, and renders for it, some frames later: faults that are gone by then are none.
 */
export async function findLargeTextFaults(page: Page): Promise<string[]> {
  await page.setViewportSize(SMALL_VIEWPORT)
  const applyLargeText = () =>
    page.evaluate(
      async (options) => {
        const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
        document.documentElement.style.fontSize = options.fontSize
        for (let frame = 0; innerWidth !== options.width && frame < options.maxFrames; frame += 1) await nextFrame()
        if (innerWidth !== options.width) throw new Error('The page did not get its size.')
        await nextFrame()
        await nextFrame()
      },
      { fontSize: LARGE_TEXT, width: SMALL_VIEWPORT.width, maxFrames: MAX_FRAMES },
    )
  let faults: string[] = []
  for (let frame = 0; frame < MAX_FRAMES; frame += 2) {
    await applyLargeText()
    faults = await page.evaluate(findLayoutFaults)
    if (faults.length === 0) break
  }
  await page.evaluate(() => void (document.documentElement.style.fontSize = ''))
  return joinByComponent(faults).map((fault) => `320 px, text at 200 %: ${fault}`)
}

/** Lists texts that are still Russian in an English story, unless its parameter `russianInEnglish` gives a reason. */
export async function findRussianTexts(page: Page): Promise<string[]> {
  const isExcused = await page.evaluate(() => {
    const { currentRender } = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__')
    return typeof currentRender.story.parameters.russianInEnglish === 'string'
  })
  return isExcused ? [] : (await page.evaluate(findCyrillicTexts)).map((text) => `in English still "${text}"`)
}
