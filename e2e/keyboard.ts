import type { JSHandle, Locator, Page } from 'playwright'
import { expect } from './expect.ts'

/** How many stops a journey passes at most on its way to one of them. */
const FURTHEST = 120
/** What takes the focus elsewhere; other keys do something where it is. */
const MOVING = /Tab|Arrow|Home|End/u

/** All that can mark an element as focused: its own lines, those of a box around it, and those of what it draws over itself. */
const marksOf = (element: Element): string[] => {
  const boxes: Element[] = []
  for (let box: Element | null = element; box !== null && boxes.length < 4; box = box.parentElement) boxes.push(box)
  return boxes.flatMap((box) =>
    ['', '::before', '::after'].map((part) => {
      const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(box, part)
      const isDrawn = outlineStyle !== 'none' && outlineWidth !== '0px'
      return `${isDrawn ? `${outlineWidth} ${outlineStyle} ${outlineColor}` : 'none'} ${boxShadow}`
    }),
  )
}

/** What hides a part of an element; nothing where all of it is in the window and no bar lies over it. */
const hiddenPart = (element: Element): string => {
  const name = element.outerHTML.slice(0, 160)
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return `not drawn: ${name}`
  const { clientWidth: width, clientHeight: height } = document.documentElement
  // A link that goes on in a second line has a box for each.
  const box = element.getClientRects()[0] ?? new DOMRect()
  const [left, right] = [Math.max(box.left, 0), Math.min(box.right, width)]
  const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, height)]
  if (left >= right || top >= bottom) return `outside of the window: ${name}`
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  // A whole list that is read by keyboard is longer than what can be seen of it.
  const isWhole = box.height < height / 2
  if (isWhole && (box.top < -1 || box.left < -1 || box.bottom > height + 1 || box.right > width + 1))
    return `partly outside of the window: ${name}`
  // The middle and the middles of the sides: corners are often round.
  const sides = isWhole
    ? [
        [x, top + 3],
        [x, bottom - 3],
        [left + 3, y],
        [right - 3, y],
      ]
    : []
  for (const [pointX = 0, pointY = 0] of [[x, y], ...sides]) {
    const over = document.elementFromPoint(pointX, pointY)
    // The label and the frame of a field belong to it; what stands beside anything else does not.
    const whole = element.matches('input, textarea, select') ? element.parentElement : element
    const isOwn = over !== null && (over.contains(element) || whole?.contains(over) === true)
    if (!isOwn) return `under ${over?.outerHTML.slice(0, 160)}: ${name}`
  }
  return ''
}

/**
 * A visitor who has no mouse. At every stop what has the focus is whole in the window, nothing lies over it, and it is marked
 * as it is not without the focus.
 */
export function keyboardOf(page: Page) {
  let before: { element: JSHandle<Element>; marks: string[] } | null = null

  const expectUnmarked = async (): Promise<void> => {
    if (before === null) return
    const { element, marks } = before
    before = null
    const name = await element.evaluate((one) =>
      one.isConnected && one !== document.activeElement ? one.outerHTML.slice(0, 160) : null,
    )
    // A mark that stays when the focus goes has marked nothing.
    if (name !== null) await expect.poll(() => element.evaluate(marksOf), { message: name }).not.toEqual(marks)
    await element.dispose()
  }

  const press = async (key: string): Promise<void> => {
    await page.keyboard.press(key)
    // An arrow moves the focus a task later. A journey may hold the page's timers, which does not hold a task.
    const element: JSHandle<Element> = await page.evaluateHandle(
      () =>
        new Promise<Element>((resolve) => {
          void scheduler.postTask(() => resolve(document.activeElement ?? document.body), { delay: 1 })
        }),
    )
    await expectUnmarked()
    const isSomewhere = await page.evaluate(() => document.activeElement !== document.body)
    if (!isSomewhere || !MOVING.test(key)) return
    await expect.poll(() => element.evaluate(hiddenPart)).toBe('')
    before = { element, marks: await element.evaluate(marksOf) }
  }

  const has = (target: Locator) => target.evaluateAll((all) => all.some((one) => one === document.activeElement))

  /** Goes from stop to stop until the target has the focus. @throws where it is never come to */
  const to = async (target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> => {
    await expect(target.first()).toBeAttached()
    for (let stop = 0; stop < FURTHEST; stop += 1) {
      if (await has(target)) return
      await press(key)
    }
    throw new Error(`The keyboard does not come to ${String(target)}.`)
  }

  return {
    press,
    to,
    type: (text: string) => page.keyboard.type(text),
    /** Goes to the target and presses it. */
    async use(target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
      await to(target)
      await press(key)
    },
    /** Goes from the first stop of a page to its last, or back, and gives what has had the focus on the way. */
    async walk(key: 'Tab' | 'Shift+Tab'): Promise<string[]> {
      const stops: string[] = []
      for (let stop = 0; stop < FURTHEST; stop += 1) {
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
      throw new Error('The page has no end.')
    },
  }
}

/** What a mouse could press on a page, and a walk through it has not come to. Of a group of tabs, or of ways to choose from, one is a stop. */
export const skippedControls = (page: Page): Promise<string[]> =>
  page.locator('a[href], button, input, select, textarea, summary').evaluateAll((all) =>
    all
      .filter(
        (one) =>
          !one.matches(
            '[data-was-focused], :disabled, [role="tab"][tabindex="-1"], [type="radio"]:not(:checked), [inert] *',
          ),
      )
      .filter((one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .map((one) => one.outerHTML.slice(0, 160)),
  )
