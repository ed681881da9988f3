/**
 * Lists what is wrong with the layout of a page for readers of large text: a page that scrolls sideways, text
 * that is cut without a way to its full wording, text or a control outside of its box, a word that is broken although
 * it fits on a line, a column too narrow to read, a row many times as high as its text.
 *
 * Runs inside the page, so it uses nothing from outside of the function.
 */
export function findLayoutFaults(): string[] {
  /** Rounding of browsers, in pixels. */
  const TOLERANCE = 2
  /** A word up to this share of the viewport fits on a line of its own. */
  const WORD_SHARE = 0.7
  /** Fewer characters a line than that can't be read. */
  const MIN_CHARACTERS = 4
  const MAX_ROW_HEIGHT = 600
  /** Characters per pixel of height: a row with less is mostly empty. */
  const MIN_ROW_DENSITY = 0.12

  interface Box {
    rect: DOMRect
    /** Cuts what does not fit. */
    isCutting: boolean
    /** Nothing outside of it concerns its content: it scrolls, or floats above the page. */
    isFrame: boolean
    isHidden: boolean
    /** Is painted: its content stays readable, wherever it stands itself. */
    isPainted: boolean
    isInline: boolean
    /** Has the full text for everybody: a tooltip, or a name. */
    hasFullText: boolean
  }
  const boxes = new Map<Element, Box>()
  const boxOf = (element: Element): Box => {
    const known = boxes.get(element)
    if (known !== undefined) return known
    const style = getComputedStyle(element)
    const rect = element.getBoundingClientRect()
    const overflow = `${style.overflowX} ${style.overflowY}`
    const box: Box = {
      rect,
      isCutting: /hidden|clip/u.test(overflow),
      isFrame: /auto|scroll/u.test(style.overflowX) || style.position === 'fixed',
      isHidden:
        style.visibility !== 'visible' ||
        style.opacity === '0' ||
        (style.position === 'absolute' && rect.width <= 1 && rect.height <= 1),
      isPainted: style.backgroundImage !== 'none' || !/, 0\)$|transparent/u.test(style.backgroundColor),
      isInline: style.display === 'inline' || style.display === 'contents',
      // A navigation is named as a whole: its name has nothing of its links.
      hasFullText: element.hasAttribute('title') || (element.hasAttribute('aria-label') && !element.matches('nav')),
    }
    boxes.set(element, box)
    return box
  }
  const ancestors = (element: Element): Element[] => {
    const list: Element[] = []
    for (let current: Element | null = element; current !== null && current !== document.body;) {
      list.push(current)
      current = current.parentElement
    }
    return list
  }
  const quote = (text: string): string => {
    const line = text.replaceAll(/\s+/gu, ' ').trim()
    return `"${line.length > 48 ? `${line.slice(0, 48)}…` : line}"`
  }
  const nameOf = (element: Element): string =>
    element.closest('[data-component]')?.getAttribute('data-component') ?? element.tagName.toLowerCase()

  const faults = new Set<string>()
  const report = (element: Element, fault: string, text: string): void => {
    faults.add(`${nameOf(element)}: ${fault} ${quote(text)}`)
  }

  /** Placed by its middle, in a box without width, such as the label of a stop of a slider. */
  const isDecoration = (element: Element): boolean => element.closest('[aria-hidden="true"]') !== null

  /** Compares something drawn with the boxes around it. */
  const checkBounds = (element: Element, rect: DOMRect, text: string): void => {
    const around = ancestors(element)
    const isFullTextKnown = around.some((ancestor) => boxOf(ancestor).hasFullText)
    for (const ancestor of around) {
      const box = boxOf(ancestor)
      if (box.isInline || isDecoration(ancestor)) continue
      const sideways = Math.max(rect.right - box.rect.right, box.rect.left - rect.left)
      const downwards = Math.max(rect.bottom - box.rect.bottom, box.rect.top - rect.top)
      if (box.isCutting) {
        const isOutside = sideways >= rect.width || downwards >= rect.height
        if (!isOutside && !isFullTextKnown && Math.max(sideways, downwards) > TOLERANCE) report(element, 'cuts', text)
        if (sideways > TOLERANCE || downwards > TOLERANCE) return
      } else if (!box.isFrame && sideways > TOLERANCE) return report(element, 'leaves its box with', text)
      if (box.isFrame || box.isPainted) return
    }
  }

  const checkWords = (element: Element, node: Text): void => {
    const range = document.createRange()
    for (const { index, 0: word } of node.data.matchAll(/[^\s\p{Pd}]{2,}/gu)) {
      // An address has no other place to break.
      if (/[@/]/u.test(word) && /\p{L}/u.test(word)) continue
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      const [first, ...others] = range.getClientRects()
      const width = others.reduce((sum, rect) => sum + rect.width, first?.width ?? 0)
      const isBroken = others.some((rect) => Math.abs(rect.top - (first?.top ?? 0)) > TOLERANCE)
      if (isBroken && width <= innerWidth * WORD_SHARE) report(element, 'breaks', word)
    }
  }

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement
    if (!(node instanceof Text) || element === null) continue
    const text = node.data.trim()
    if (text === '' || element.closest('script, style, noscript, template, svg, .sb-wrapper') !== null) continue
    if (!element.checkVisibility({ contentVisibilityAuto: true })) continue
    if (ancestors(element).some((ancestor) => boxOf(ancestor).isHidden)) continue
    range.selectNodeContents(node)
    const rects = [...range.getClientRects()]
    const lines = new Set(rects.map((rect) => Math.round(rect.top))).size
    if (lines === 0) continue
    if (lines > 3 && text.length / lines < MIN_CHARACTERS) report(element, 'has no room for', text)
    for (const rect of rects) checkBounds(element, rect, text)
    if (lines > 1) checkWords(element, node)
  }
  for (const control of document.querySelectorAll('button, input, select, textarea, iframe')) {
    const { isHidden, rect } = boxOf(control)
    if (rect.width === 0 || isHidden || ancestors(control).some((ancestor) => boxOf(ancestor).isHidden)) continue
    if (control.parentElement !== null && control.checkVisibility())
      checkBounds(control.parentElement, rect, control.getAttribute('aria-label') ?? control.tagName.toLowerCase())
  }
  for (const row of document.querySelectorAll('li, tr')) {
    const { height } = row.getBoundingClientRect()
    const text = row.textContent ?? ''
    if (height > MAX_ROW_HEIGHT && row.querySelector('img') === null && text.length / height < MIN_ROW_DENSITY)
      report(row, `is ${Math.round(height)} px high for`, text)
  }
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth > clientWidth) {
    const [widest = document.body] = [...document.body.querySelectorAll('*')]
      .filter((element) => !ancestors(element).some((ancestor) => boxOf(ancestor).isFrame || boxOf(ancestor).isCutting))
      .toSorted((a, b) => boxOf(b).rect.right - boxOf(a).rect.right)
    report(widest, `makes the page scroll sideways by ${scrollWidth - clientWidth} px:`, widest.textContent ?? '')
  }
  return [...faults]
}
