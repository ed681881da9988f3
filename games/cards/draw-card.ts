import { text } from '../kit/texts.ts'

/* Draws cards from their names: rank and suit, such as `Th` for the ten of hearts. */

const SVG = 'http://www.w3.org/2000/svg'
const CARD = { width: 100, height: 140 }
const CENTRE = CARD.height / 2
const PIP = 22
const [LEFT, MIDDLE, RIGHT] = [31, 50, 69]

/** Rows of pips by rank, as `[x, y]` of their centres. */
const PIPS: Readonly<Record<string, readonly (readonly [number, number])[]>> = (() => {
  const corners = [
    [LEFT, 30],
    [RIGHT, 30],
    [LEFT, 110],
    [RIGHT, 110],
  ] as const
  const sides = [
    [LEFT, CENTRE],
    [RIGHT, CENTRE],
  ] as const
  const four = [
    [LEFT, 56.7],
    [RIGHT, 56.7],
    [LEFT, 83.3],
    [RIGHT, 83.3],
  ] as const
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

function svg(name: string, attributes: Record<string, string | number>, ...children: readonly (Node | string)[]) {
  const node = document.createElementNS(SVG, name)
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, String(value))
  node.append(...children)
  return node
}

const suitAt = (href: string, x: number, y: number, size: number) =>
  svg('use', {
    href,
    x: x - size / 2,
    y: y - size / 2,
    width: size,
    height: size,
    ...(y > CENTRE ? { transform: `rotate(180 ${x} ${y})` } : {}),
  })

/** The middle of a card. */
function middleOf(rank: string, suit: string) {
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

const partsOf = (card: string) => ({ rank: card.charAt(0), suit: card.charAt(1) })

/** Name of a card in words. */
export function nameOf(card: string) {
  const { rank, suit } = partsOf(card)
  return text('card', { rank: text(`rank-${rank}`) || rank, suit: text(`suit-${suit}`) })
}

/** Shows the face of a card, or its back. */
export function drawCard(picture: Element, card: string | null) {
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
