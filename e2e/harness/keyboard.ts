import type { JSHandle, Locator, Page } from 'playwright'
import { expect } from './expect.ts'

/** Maximum number of focus stops before a walk fails. */
const MAX_STOPS = 120
/** Keys that move focus; other keys act on the focused element. */
const FOCUS_MOVING_KEYS = /Tab|Arrow|Home|End/u

/**
 * Styles that can mark an element as focused: outline and shadow of the element, its ancestors and their
 * pseudo-elements.
 */
const readFocusStyles = (element: Element): string[] => {
  const boxes: Element[] = []
  for (let box: Element | null = element; box !== null && boxes.length < 4; box = box.parentElement) boxes.push(box)
  return boxes.flatMap((box) =>
    ['', '::before', '::after'].map((pseudo) => {
      const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(box, pseudo)
      const isDrawn = outlineStyle !== 'none' && outlineWidth !== '0px'
      return `${isDrawn ? `${outlineWidth} ${outlineStyle} ${outlineColor}` : 'none'} ${boxShadow}`
    }),
  )
}

/** Describes why an element is not fully visible; empty if it is in the viewport and uncovered. */
const findObstruction = (element: Element): string => {
  const name = element.outerHTML.slice(0, 160)
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return `not drawn: ${name}`
  const { clientWidth: width, clientHeight: height } = document.documentElement
  // A wrapped link has one box per line.
  const box = element.getClientRects()[0] ?? new DOMRect()
  const [left, right] = [Math.max(box.left, 0), Math.min(box.right, width)]
  const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, height)]
  if (left >= right || top >= bottom) return `outside of the window: ${name}`
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  // A focused list may be longer than the viewport.
  const fitsViewport = box.height < height / 2
  if (fitsViewport && (box.top < -1 || box.left < -1 || box.bottom > height + 1 || box.right > width + 1))
    return `partly outside of the window: ${name}`
  // Test the centre and the middle of each side, because corners are often rounded.
  const sides = fitsViewport
    ? [
        [x, top + 3],
        [x, bottom - 3],
        [left + 3, y],
        [right - 3, y],
      ]
    : []
  for (const [pointX = 0, pointY = 0] of [[x, y], ...sides]) {
    const covering = document.elementFromPoint(pointX, pointY)
    // A field's label and border count as part of the field.
    const hitTarget = element.matches('input, textarea, select') ? element.parentElement : element
    const isUncovered = covering !== null && (covering.contains(element) || hitTarget?.contains(covering) === true)
    if (!isUncovered) return `under ${covering?.outerHTML.slice(0, 160)}: ${name}`
  }
  return ''
}

/**
 * Drives a page by keyboard. Every focused element must be fully visible, uncovered, and look different without focus.
 */
export function keyboardOf(page: Page) {
  let before: { element: JSHandle<Element>; focusStyles: string[] } | null = null

  const expectUnmarked = async (): Promise<void> => {
    if (before === null) return
    const { element, focusStyles } = before
    before = null
    const name = await element.evaluate((element) =>
      element.isConnected && element !== document.activeElement ? element.outerHTML.slice(0, 160) : null,
    )
    // A style that stays after blur does not indicate focus.
    if (name !== null)
      await expect.poll(() => element.evaluate(readFocusStyles), { message: name }).not.toEqual(focusStyles)
    await element.dispose()
  }

  const press = async (key: string): Promise<void> => {
    await page.keyboard.press(key)
    // Arrow keys move focus one task later. `scheduler` is not affected by a fake clock.
    const element: JSHandle<Element> = await page.evaluateHandle(
      () =>
        new Promise<Element>((resolve) => {
          void scheduler.postTask(() => resolve(document.activeElement ?? document.body), { delay: 1 })
        }),
    )
    await expectUnmarked()
    const hasFocus = await page.evaluate(() => document.activeElement !== document.body)
    if (!hasFocus || !FOCUS_MOVING_KEYS.test(key)) return
    await expect.poll(() => element.evaluate(findObstruction)).toBe('')
    before = { element, focusStyles: await element.evaluate(readFocusStyles) }
  }

  const isFocused = (target: Locator) =>
    target.evaluateAll((all) => all.some((element) => element === document.activeElement))

  /** Tabs until the target has focus. @throws if it is not reached */
  const to = async (target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> => {
    await expect(target.first()).toBeAttached()
    for (let stop = 0; stop < MAX_STOPS; stop += 1) {
      if (await isFocused(target)) return
      await press(key)
    }
    throw new Error(`The keyboard does not reach ${String(target)}.`)
  }

  return {
    press,
    to,
    type: (text: string) => page.keyboard.type(text),
    /** Tabs to the target and activates it. */
    async use(target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
      await to(target)
      await press(key)
    },
    /** Tabs through the whole page and returns the focused elements. */
    async walk(key: 'Tab' | 'Shift+Tab'): Promise<string[]> {
      const stops: string[] = []
      for (let stop = 0; stop < MAX_STOPS; stop += 1) {
        await press(key)
        const name = await page.evaluate(() => {
          const element = document.activeElement
          if (element === null || element === document.body) return null
          element.setAttribute('data-was-focused', '')
          return `${element.localName} ${element.getAttribute('aria-label') ?? element.getAttribute('role') ?? element.textContent}`
        })
        if (name === null) return stops
        stops.push(name)
      }
      throw new Error(`Focus did not leave the page after ${MAX_STOPS} stops.`)
    },
  }
}

/** Returns visible controls that `walk` did not focus. A tab list or radio group counts as one stop. */
export const skippedControls = (page: Page): Promise<string[]> =>
  page.locator('a[href], button, input, select, textarea, summary').evaluateAll((all) =>
    all
      .filter(
        (element) =>
          !element.matches(
            '[data-was-focused], :disabled, [role="tab"][tabindex="-1"], [type="radio"]:not(:checked), [inert] *',
          ),
      )
      .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .map((element) => element.outerHTML.slice(0, 160)),
  )
