import { useEffect } from 'react'
import type { Toolbar } from './toolbar.ts'

/* Marks over the elements of a story, for designers: the size of each target, or its place in the order of focus. */

const CONTROLS = 'a[href], button, input:not([type=hidden]), select, textarea, summary, iframe, [tabindex]'
/** The smallest side of a target, in pixels. */
const MIN_TARGET = 44
/** Line height of a label, in pixels. */
const LABEL_HEIGHT = 14
/** How often the marks follow the page, in milliseconds. */
const INTERVAL = 200

const controlsIn = (root: ParentNode): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (element) => !element.matches(':disabled') && element.closest('[inert]') === null,
  )

/** Of the radio buttons of a group only the chosen one is in the order of focus, or the first. */
function isGroupStop(element: HTMLElement, all: readonly HTMLElement[]): boolean {
  if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true
  const group = all.filter(
    (other): other is HTMLInputElement =>
      other instanceof HTMLInputElement && other.type === 'radio' && other.name === element.name,
  )
  return element === (group.find(({ checked }) => checked) ?? group[0])
}

/** Controls in the order in which Tab reaches them. */
export function focusOrder(root: ParentNode): HTMLElement[] {
  const all = controlsIn(root).filter(({ tabIndex }) => tabIndex >= 0)
  const stops = all.filter((element) => isGroupStop(element, all))
  // A positive `tabindex` comes first; the sort keeps the order of equal ones.
  return stops.toSorted((a, b) => (a.tabIndex || Number.MAX_SAFE_INTEGER) - (b.tabIndex || Number.MAX_SAFE_INTEGER))
}

/** A control in a label is as large as the label: a click on either counts. */
const targetOf = (element: HTMLElement): Element => element.closest('label') ?? element

interface Mark {
  rect: DOMRect
  text: string
  isFault: boolean
}

function marksOf(kind: Toolbar['marks'], root: ParentNode): Mark[] {
  const isShown = (element: HTMLElement): boolean =>
    element.checkVisibility() && (element.closest('.sbdocs') === null || element.closest('.sb-story') !== null)
  if (kind === 'focus')
    return focusOrder(root)
      .filter(isShown)
      .map((element, index) => ({
        rect: element.getBoundingClientRect(),
        text: String(index + 1),
        isFault: element.tabIndex > 0,
      }))
  return controlsIn(root)
    .filter(isShown)
    .map((element) => {
      const rect = targetOf(element).getBoundingClientRect()
      const [width, height] = [Math.round(rect.width), Math.round(rect.height)]
      return { rect, text: `${width} × ${height}`, isFault: Math.min(width, height) < MIN_TARGET }
    })
}

function draw(layer: HTMLElement, marks: readonly Mark[]): void {
  layer.replaceChildren(
    ...marks.map(({ rect, text, isFault }) => {
      const mark = document.createElement('div')
      const colour = isFault ? '#c2185b' : '#00695c'
      const label = document.createElement('span')
      label.textContent = isFault ? `! ${text}` : text
      // Outside of the element, so that its own text stays readable.
      label.style.cssText = `position: absolute; white-space: nowrap; left: 0; ${rect.top < LABEL_HEIGHT ? 'top' : 'bottom'}: 100%`
      mark.append(label)
      mark.style.cssText = `position: absolute; direction: ltr; left: ${rect.left}px; top: ${rect.top}px; width: ${rect.width}px; height: ${rect.height}px; outline: 2px ${isFault ? 'dashed' : 'solid'} ${colour}; font: 11px/${LABEL_HEIGHT}px monospace; color: ${colour}; -webkit-text-stroke: 3px white; paint-order: stroke`
      return mark
    }),
  )
}

function showMarks(kind: Toolbar['marks']): () => void {
  if (kind === 'none') return () => undefined
  const layer = document.createElement('div')
  layer.ariaHidden = 'true'
  layer.style.cssText = 'position: fixed; inset: 0; z-index: 2147483647; pointer-events: none'
  // Beside the body: an open dialog makes the rest of the body inert.
  document.documentElement.append(layer)
  const timer = setInterval(() => draw(layer, marksOf(kind, document.body)), INTERVAL)
  return () => {
    clearInterval(timer)
    layer.remove()
  }
}

/** Draws the marks above the page. */
export function Marks({ kind }: { kind: Toolbar['marks'] }) {
  useEffect(() => showMarks(kind), [kind])
  return null
}
