import { drawCard, nameOf } from '../cards/draw-card.ts'
import { byId, element } from '../kit/elements.ts'
import { isMotionReduced } from '../kit/motion.ts'
import { text } from '../kit/texts.ts'
import type { PlayerHand, ShownHand, TableView } from './read-view.ts'

/* The hands on the table: cards, totals and results. */

const SVG = 'http://www.w3.org/2000/svg'
const DEAL_MS = 220

/** A hand of the table, as far as its cards are dealt. `null` is a card face down. */
export interface DealtHand {
  cards: readonly (string | null)[]
  /** `null` while its cards are dealt. */
  hand: ShownHand | PlayerHand | null
}

/** The hands on the table. `active` is the index of the one that plays, or `null`. */
interface Dealt {
  dealer: DealtHand
  hands: readonly DealtHand[]
  active: number | null
}

/** Name of a hand of the player: with its number after a split. */
export const handName = (index: number, count: number): string =>
  count > 1 ? text('handNumber', { number: String(index + 1) }) : text('player')

/** The total of a hand in words. */
export const totalText = ({ total, isSoft }: ShownHand): string =>
  isSoft && total < 21 ? text('soft', { total: String(total) }) : String(total)

const resultOf = (hand: DealtHand['hand']) => (hand !== null && 'result' in hand ? hand.result : null)

/** The cards of a hand in words, with their total. */
export const handText = (name: string, hand: ShownHand): string =>
  text('cards', { name, cards: hand.cards.map(nameOf).join(', '), total: totalText(hand) })

function createPlace() {
  const total = element('b', { class: 'total' })
  const [name, result, row] = [element('span'), element('span', { class: 'result' }), element('div', { class: 'row' })]
  const label = element('p', { class: 'label', 'aria-hidden': 'true' }, name, total, result)
  return { place: element('div', { class: 'place', role: 'group' }, label, row), name, total, result, row }
}
type Place = ReturnType<typeof createPlace>

/** Puts the cards into a row. Those that lie there stay; a new one slides in. */
function showCards(row: Element, cards: readonly (string | null)[]) {
  cards.forEach((card, index) => {
    const known = row.children[index]
    const face = card ?? 'back'
    if (known instanceof HTMLElement && known.dataset.card === face) return
    const picture = document.createElementNS(SVG, 'svg')
    picture.setAttribute('viewBox', '0 0 100 140')
    picture.setAttribute('aria-hidden', 'true')
    drawCard(picture, card)
    const slot = element('div', { class: 'slot', 'data-card': face }, element('div', { class: 'card' }, picture))
    if (known === undefined) row.append(slot)
    else known.replaceWith(slot)
    if (isMotionReduced()) return
    const from = known === undefined ? 'translateY(-30%)' : 'rotateY(90deg)'
    slot.animate(
      [
        { transform: from, opacity: 0.2 },
        { transform: 'none', opacity: 1 },
      ],
      DEAL_MS,
    )
  })
  while (row.children.length > cards.length) row.lastElementChild?.remove()
}

function showHand({ place, name, total, result, row }: Place, title: string, { cards, hand }: DealtHand) {
  showCards(row, cards)
  const ending = resultOf(hand)
  name.textContent = title
  total.textContent = hand === null || hand.cards.length === 0 ? '' : totalText(hand)
  result.textContent = ending === null ? '' : text(`result-${ending}`)
  place.toggleAttribute('data-won', ending === 'win' || ending === 'blackjack')
  place.setAttribute(
    'aria-label',
    hand === null || hand.cards.length === 0 ? text('noCards', { name: title }) : handText(title, hand),
  )
}

/** Creates the table, with a place for the dealer and one for the player. */
export function createTable() {
  const dealer = createPlace()
  const places = [createPlace(), createPlace()]
  byId('dealer').append(dealer.place)
  byId('hands').append(...places.map(({ place }) => place))

  return {
    /** Shows the hands. */
    show({ dealer: dealt, hands, active }: Dealt) {
      showHand(dealer, text('dealer'), dealt)
      places.forEach((place, index) => {
        const hand = hands[index]
        place.place.hidden = hand === undefined
        place.place.toggleAttribute('data-active', index === active && hands.length > 1)
        if (hand !== undefined) showHand(place, handName(index, hands.length), hand)
        else place.row.replaceChildren()
      })
    },
  }
}

/** The dealer's cards: the second one lies face down until the end of the round. */
const dealerCards = ({ dealer, active }: TableView): readonly (string | null)[] =>
  active === null ? dealer.cards : [...dealer.cards, null]

/** The hands of a table, all of their cards dealt. */
export const dealtHands = (table: TableView): Dealt => ({
  dealer: { cards: dealerCards(table), hand: table.dealer },
  hands: table.hands.map((hand) => ({ cards: hand.cards, hand })),
  active: table.active,
})
const isSame = (one: readonly unknown[], other: readonly unknown[]) => one.every((card, index) => card === other[index])

/**
 * Returns the tables between two views, each with one more card: first the player's, then the dealer's. At the deal they
 * come in turn.
 */
export function dealingSteps(before: TableView | null, after: TableView): Dealt[] {
  const next = dealtHands(after)
  if (before === null) {
    const own = after.hands[0]?.cards ?? []
    const at = (player: number, dealer: number): Dealt => ({
      dealer: {
        cards: next.dealer.cards.slice(0, dealer).map((card, index) => (index === 1 ? null : card)),
        hand: null,
      },
      hands: [{ cards: own.slice(0, player), hand: null }],
      active: null,
    })
    const dealing = [at(1, 0), at(1, 1), at(2, 1), at(2, 2)]
    return after.active === null ? [...dealing, ...dealerSteps(after)] : dealing
  }
  const dealer = { cards: dealerCards(before), hand: null }
  const steps: Dealt[] = []
  // A split leaves the first card of each hand.
  let hands = next.hands.map(({ cards }, index) => {
    const known = before.hands[index]?.cards ?? []
    return { cards: known.length > 0 && isSame(known, cards) ? known : cards.slice(0, 1), hand: null }
  })
  next.hands.forEach(({ cards }, index) => {
    for (let count = (hands[index]?.cards.length ?? 0) + 1; count <= cards.length; count += 1) {
      hands = hands.with(index, { cards: cards.slice(0, count), hand: null })
      steps.push({ dealer, hands, active: null })
    }
  })
  return after.active === null ? [...steps, ...dealerSteps(after)] : steps
}

/** The dealer turns the second card over and draws. */
function dealerSteps(after: TableView): Dealt[] {
  const { dealer, hands } = dealtHands(after)
  return dealer.cards.slice(1).map((_, index) => ({
    dealer: { cards: dealer.cards.slice(0, index + 2), hand: null },
    hands: hands.map(({ cards }) => ({ cards, hand: null })),
    active: null,
  }))
}
