// Draws cards from their names: rank and suit, such as `Th` for the ten of hearts.

import { text } from '../kit/texts.js'

const SVG = 'http://www.w3.org/2000/svg'
const CARD = { width: 100, height: 140 }
const CENTRE = CARD.height / 2
const PIP = 22
const [LEFT, MIDDLE, RIGHT] = [31, 50, 69]

/** Rows of pips by rank, as `[x, y]` of their centres. @type {Readonly<Record<string, readonly (readonly [number, number])[]>>} */
const PIPS = (() => {
  const corners = /** @type {const} */ ([
    [LEFT, 30],
    [RIGHT, 30],
    [LEFT, 110],
    [RIGHT, 110],
  ])
  const sides = /** @type {const} */ ([
    [LEFT, CENTRE],
    [RIGHT, CENTRE],
  ])
  const four = /** @type {const} */ ([
    [LEFT, 56.7],
    [RIGHT, 56.7],
    [LEFT, 83.3],
    [RIGHT, 83.3],
  ])
  return {
    2: [
      [MIDDLE, 30],
      [MIDDLE, 110],
    ],
    3: [
      [MIDDLE, 30],
      [MIDDLE, CENTRE],
      [MIDDLE, 110],
    ],
    4: corners,
    5: [...corners, [MIDDLE, CENTRE]],
    6: [...corners, ...sides],
    7: [...corners, ...sides, [MIDDLE, 50]],
    8: [...corners, ...sides, [MIDDLE, 50], [MIDDLE, 90]],
    9: [...corners, ...four, [MIDDLE, CENTRE]],
    T: [...corners, ...four, [MIDDLE, 43], [MIDDLE, 97]],
  }
})()

/** @param {string} name @param {Record<string, string | number>} attributes @param {...(Node | string)} children */
function svg(name, attributes, ...children) {
  const node = document.createElementNS(SVG, name)
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, String(value))
  node.append(...children)
  return node
}

/** @param {string} href @param {number} x @param {number} y @param {number} size */
const suitAt = (href, x, y, size) =>
  svg('use', {
    href,
    x: x - size / 2,
    y: y - size / 2,
    width: size,
    height: size,
    ...(y > CENTRE ? { transform: `rotate(180 ${x} ${y})` } : {}),
  })

/** The middle of a card. @param {string} rank @param {string} suit */
function middleOf(rank, suit) {
  if (rank === 'A') return [suitAt(suit, MIDDLE, CENTRE, 46)]
  const pips = PIPS[rank]
  if (pips !== undefined) return pips.map(([x, y]) => suitAt(suit, x, y, PIP))
  const court = { href: `#court-${rank}`, width: CARD.width, height: CARD.height }
  return [
    svg('rect', { x: 19, y: 14, width: 62, height: 112, rx: 4, class: 'court' }),
    svg('use', court),
    svg('use', { ...court, transform: `rotate(180 ${MIDDLE} ${CENTRE})` }),
    suitAt(suit, 28, 25, 14),
    suitAt(suit, 72, 115, 14),
  ]
}

/** @param {string} card */
const partsOf = (card) => ({ rank: card.charAt(0), suit: card.charAt(1) })

/** Name of a card in words. @param {string} card */
export function nameOf(card) {
  const { rank, suit } = partsOf(card)
  return text('card', { rank: text(`rank-${rank}`) || rank, suit: text(`suit-${suit}`) })
}

/** Shows the face of a card, or its back. @param {Element} picture @param {string | null} card */
export function drawCard(picture, card) {
  if (card === null) return picture.replaceChildren(svg('use', { href: '#card-back' }))
  const { rank, suit } = partsOf(card)
  const href = `#suit-${suit}`
  const index = rank === 'T' ? '10' : rank
  const colour = suit === 'h' || suit === 'd' ? 'red' : 'black'
  const corner = () => [
    svg('text', { x: 10, y: 22, class: `index ${colour}` }, index),
    svg('use', { href, x: 4.5, y: 26, width: 11, height: 11 }),
  ]
  picture.replaceChildren(
    svg(
      'g',
      { class: 'full' },
      ...corner(),
      ...middleOf(rank, href),
      svg('g', { transform: 'rotate(180 50 70)' }, ...corner()),
    ),
    svg(
      'g',
      { class: 'compact' },
      svg('text', { x: 8, y: 52, class: `large ${colour}` }, index),
      svg('use', { href, x: 34, y: 70, width: 58, height: 58 }),
    ),
  )
}
