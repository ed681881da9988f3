/* Access to the document of a frame. */

/** Returns the element with an id. @throws {Error} If the document has none */
export function byId(id: string): HTMLElement {
  const element = document.getElementById(id)
  if (element === null) throw new Error(`Missing element #${id}`)
  return element
}

/** Returns the element with an id as one of its class. @throws {Error} If it is another one */
export function elementOf<Kind extends HTMLElement>(id: string, kind: new () => Kind): Kind {
  const found = byId(id)
  if (!(found instanceof kind)) throw new Error(`#${id} is not a ${kind.name}`)
  return found
}

/** Moves focus after a move of the game. Without scrolling, because the page around the frame would scroll, too. */
export const focusInPlace = (target: HTMLElement | undefined): void => target?.focus({ preventScroll: true })

const SVG = 'http://www.w3.org/2000/svg'

/** Creates an element of a drawing. */
export function svgElement<Tag extends keyof SVGElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>>,
  ...children: readonly Node[]
): SVGElementTagNameMap[Tag] {
  const created = document.createElementNS(SVG, tag)
  for (const [name, value] of Object.entries(attributes)) created.setAttribute(name, value)
  created.append(...children)
  return created
}

/** Draws one of the document's `<symbol>` elements. */
export const symbolImage = (id: string): SVGSVGElement =>
  svgElement('svg', { viewBox: '0 0 100 100', 'aria-hidden': 'true' }, svgElement('use', { href: `#${id}` }))

/** Creates an element. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const created = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) created.setAttribute(name, value)
  created.append(...children)
  return created
}
