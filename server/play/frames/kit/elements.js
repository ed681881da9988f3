// Access to the document of a frame.

/** Returns the element with an id. @param {string} id @throws {Error} If the document has none */
export function byId(id) {
  const element = document.getElementById(id)
  if (element === null) throw new Error(`Missing element #${id}`)
  return element
}

/**
 * Returns the element with an id as one of its class.
 *
 * @template {HTMLElement} Kind
 * @param {string} id @param {new () => Kind} kind @returns {Kind}
 * @throws {Error} If it is another one
 */
export function elementOf(id, kind) {
  const found = byId(id)
  if (!(found instanceof kind)) throw new Error(`#${id} is not a ${kind.name}`)
  return found
}

/** What the server's page gives to the scripts of its game. @returns {Record<string, unknown>} */
export const gameData = () => JSON.parse(document.body.dataset.game ?? '{}')

const SVG = 'http://www.w3.org/2000/svg'

/** Draws one of the document's `<symbol>` elements. @param {string} id */
export function symbolImage(id) {
  const svg = document.createElementNS(SVG, 'svg')
  svg.setAttribute('viewBox', '0 0 100 100')
  svg.setAttribute('aria-hidden', 'true')
  const use = document.createElementNS(SVG, 'use')
  use.setAttribute('href', `#${id}`)
  svg.append(use)
  return svg
}

/**
 * Creates an element.
 *
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag @param {Record<string, string>} [attributes] @param {...(Node | string)} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function element(tag, attributes = {}, ...children) {
  const created = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) created.setAttribute(name, value)
  created.append(...children)
  return created
}
