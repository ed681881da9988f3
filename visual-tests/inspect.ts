import type { Page } from 'playwright'
import { findClusters, withComponent } from './clusters.ts'
import { contrastOf } from './contrast.ts'
import type { Box, Evidence, TextContrast } from './evidence.ts'
import type { Picture } from './picture.ts'

/** Texts of a picture whose contrast is reported. */
const MAX_TEXTS = 5

/** The elements below a box of the page, without texts that another layer covers. */
interface InspectedBox {
  component: string | null
  texts: { text: string; box: Box; isLarge: boolean; colour: [number, number, number] | null }[]
}

/** Runs in the page. Boxes are in pixels of the viewport, as in its screenshot. */
function inspectElements(boxes: readonly Box[]): InspectedBox[] {
  const componentAt = ({ left, top, right, bottom }: Box): string | null => {
    const element = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    return element?.closest<HTMLElement>('[data-component]')?.dataset['component'] ?? null
  }
  /** WCAG: 24 px, or 18.66 px in bold. */
  const isLarge = ({ fontSize, fontWeight }: CSSStyleDeclaration): boolean =>
    Number.parseFloat(fontSize) >= 24 || (Number.parseFloat(fontSize) >= 18.66 && Number(fontWeight) >= 700)
  const colourOf = (element: Element): [number, number, number] | null => {
    for (let one: Element | null = element; one !== null; one = one.parentElement)
      if (getComputedStyle(one).opacity !== '1') return null
    const channels = /^rgb\((\d+), (\d+), (\d+)\)$/u.exec(getComputedStyle(element).color)
    return channels === null ? null : [Number(channels[1]), Number(channels[2]), Number(channels[3])]
  }
  const paints = (element: Element): boolean => {
    const { backgroundColor, backgroundImage } = getComputedStyle(element)
    return backgroundImage !== 'none' || !/[,/] 0\)$|transparent/u.test(backgroundColor) || element.matches('img, svg')
  }
  /** Whether a point of the element is seen. A link that is stretched over its card paints nothing, so it covers nothing. */
  const isOnTop = (element: Element, x: number, y: number): boolean => {
    for (const layer of document.elementsFromPoint(x, y)) {
      if (layer.contains(element) || element.contains(layer)) return true
      if (paints(layer)) return false
    }
    return false
  }
  const isUncovered = (element: Element, { left, top, right, bottom }: DOMRect): boolean => {
    const [x, y] = [(left + right) / 2, (top + bottom) / 2]
    return (
      isOnTop(element, left + 1, y) &&
      isOnTop(element, right - 1, y) &&
      isOnTop(element, x, (top + y) / 2) &&
      isOnTop(element, x, (bottom + y) / 2)
    )
  }
  const texts: InspectedBox['texts'] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? ''
    const element = node.parentElement
    if (text === '' || element === null || !element.checkVisibility()) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const [line] = range.getClientRects()
    if (line === undefined || line.width < 2 || line.height < 2 || !isUncovered(element, line)) continue
    texts.push({
      text: text.slice(0, 60),
      box: {
        left: Math.floor(line.left),
        top: Math.floor(line.top),
        right: Math.ceil(line.right) - 1,
        bottom: Math.ceil(line.bottom) - 1,
      },
      isLarge: isLarge(getComputedStyle(element)),
      colour: colourOf(element),
    })
  }
  return boxes.map((box) => ({
    component: componentAt(box),
    texts: texts.filter(
      (one) =>
        one.box.left <= box.right &&
        one.box.right >= box.left &&
        one.box.top <= box.bottom &&
        one.box.bottom >= box.top,
    ),
  }))
}

/** Finds the changed parts of the shown page: their components, and the contrast of the texts below them. */
export async function inspectChanges(
  page: Page,
  approved: Picture,
  taken: Picture,
): Promise<Pick<Evidence, 'clusters' | 'contrasts'>> {
  const clusters = findClusters(approved, taken)
  const inspected = await page.evaluate(
    inspectElements,
    clusters.map(({ box }) => box),
  )
  const contrasts = new Map<string, TextContrast>()
  for (const [index, { texts }] of inspected.entries()) {
    const cluster = clusters[index]
    if (cluster?.kind !== 'changed') continue
    const shift = cluster.approvedTop - cluster.box.top
    for (const { text, box, isLarge, colour } of texts) {
      const measured = contrastOf(approved, taken, { box, shift, colour })
      const isChanged = measured !== null && Math.abs(measured.before - measured.after) > 0.05
      if (isChanged) contrasts.set(text, { text, ...measured, required: isLarge ? 3 : 4.5 })
    }
  }
  return {
    clusters: clusters.map((cluster, index) =>
      cluster.kind === 'changed' ? withComponent(cluster, inspected[index]?.component ?? undefined) : cluster,
    ),
    contrasts: [...contrasts.values()]
      // The weakest text compared with what it needs stands first.
      .toSorted((a, b) => a.after / a.required - b.after / b.required)
      .slice(0, MAX_TEXTS),
  }
}
