// The cloth: places for chips, which the keyboard reaches by arrows, and the chips on them.

import { byId, element, elementOf, gameData } from '../kit/elements.js'
import { field, isNumber, numbersOf } from '../kit/read.js'
import { rubles, text } from '../kit/texts.js'
import { kindOf, nextIndex, placeOf } from './places.js'

/** @typedef {{ on: string, kopecks: number }} Chip */

const BETS = Object.entries(gameData()['bets'] ?? {}).map(([bet, covered]) => ({ bet, covered: numbersOf(covered) }))
const RED = new Set(numbersOf(gameData()['red']))
const OUTSIDE = ['dozen', 'column']
const EVENS = ['low', 'even', 'red', 'black', 'odd', 'high']
const COLUMNS = 14
const ROWS = 3
/** Streets of six and dozens are named by their first and last number. */
const LONGEST_LIST = 4

/** @param {number} number */
export const colourOf = (number) => (number === 0 ? 'green' : RED.has(number) ? 'red' : 'black')

/** @param {readonly number[]} covered */
const listed = (covered) =>
  covered.length > LONGEST_LIST ? `${covered[0]}–${covered.at(-1)}` : covered.map(String).join(', ')

/** Name of a bet in words. @param {string} bet */
export function nameOf(bet) {
  const covered = BETS.find((one) => one.bet === bet)?.covered ?? []
  if (EVENS.includes(bet)) return text(bet)
  return text(`bet-${kindOf(bet)}`, {
    numbers: listed(covered),
    index: bet.split('-')[1] ?? '',
    colour: text(`colour-${colourOf(covered[0] ?? 0)}`),
  })
}

/** Places something by its centre, in cells of the numbers. @param {HTMLElement} node @param {{ x: number, y: number }} place */
function put(node, { x, y }) {
  node.style.left = `${(100 * (x + 0.5)) / COLUMNS}%`
  node.style.top = `${(100 * (y + 0.5)) / ROWS}%`
}

/** @param {string} bet @param {readonly number[]} covered */
function positionOf(bet, covered) {
  const index = Number(bet.split('-')[1])
  if (kindOf(bet) === 'column') return { x: COLUMNS - 1, y: ROWS - index }
  if (kindOf(bet) === 'dozen') return { x: 4 * index - 1.5, y: ROWS - 0.5 }
  return placeOf(bet, covered)
}

/** @param {number} kopecks */
const createChip = (kopecks) => element('span', { class: 'chip', 'aria-hidden': 'true' }, String(kopecks / 100))

/** @param {{ onChange: () => void, isLocked: () => boolean }} options */
export function createCloth({ onChange, isLocked }) {
  const [numbers, evens, table] = [byId('numbers'), byId('evens'), byId('table')]
  const kinds = elementOf('kinds', HTMLSelectElement)
  /** In the order of placing. @type {Chip[]} */
  let chips = []
  let limits = { maxBets: 0, maxStake: 0 }
  /** @type {string} */
  let current = 'straight-17'

  const total = () => chips.reduce((sum, { kopecks }) => sum + kopecks, 0)
  /** @param {string} bet */
  const sumOn = (bet) => chips.filter(({ on }) => on === bet).reduce((sum, { kopecks }) => sum + kopecks, 0)
  const bets = () => [...new Set(chips.map(({ on }) => on))].map((on) => ({ on, kopecks: sumOn(on) }))
  const places = () => [...table.querySelectorAll('button')]
  /** @param {string} words */
  const showNote = (words) => void (byId('table-note').textContent = words)

  /** @param {HTMLButtonElement} place */
  function updatePlace(place) {
    const bet = place.dataset.bet ?? ''
    const sum = sumOn(bet)
    place.setAttribute('aria-label', sum === 0 ? nameOf(bet) : text('onTable', { bet: nameOf(bet), sum: rubles(sum) }))
    place.tabIndex = bet === current ? 0 : -1
  }

  function renderChips() {
    for (const place of places()) {
      updatePlace(place)
      place.parentElement?.querySelector('.chip')?.remove()
      const sum = sumOn(place.dataset.bet ?? '')
      if (sum > 0) place.after(createChip(sum))
    }
    // Chips of a kind that is not chosen now lie on the cloth without a button.
    numbers.querySelectorAll(':scope > .chip').forEach((chip) => chip.remove())
    const shown = new Set(places().map(({ dataset }) => dataset.bet))
    for (const { on, kopecks } of bets().filter((chip) => !shown.has(chip.on))) {
      const chip = createChip(kopecks)
      put(chip, placeOf(on, BETS.find(({ bet }) => bet === on)?.covered ?? []))
      numbers.append(chip)
    }
    onChange()
  }

  /** @param {string} bet @param {string} words */
  const createPlace = (bet, words) =>
    element('div', { role: 'gridcell' }, element('button', { type: 'button', 'data-bet': bet }, words))

  function build() {
    numbers.querySelectorAll('[role=row]').forEach((row) => row.remove())
    const shown = BETS.filter(({ bet }) => kindOf(bet) === kinds.value || OUTSIDE.includes(kindOf(bet)))
    const placed = shown.map(({ bet, covered }) => ({ bet, covered, ...positionOf(bet, covered) }))
    placed.sort((one, other) => one.y - other.y || one.x - other.x)
    for (const y of new Set(placed.map((place) => place.y))) {
      const row = element('div', { role: 'row' })
      for (const { bet, covered, ...place } of placed.filter((one) => one.y === y)) {
        const words = OUTSIDE.includes(kindOf(bet)) ? text(`short-${kindOf(bet)}`, { numbers: listed(covered) }) : ''
        const cell = createPlace(bet, words)
        cell.className = `place ${kindOf(bet)}${bet === 'straight-0' ? ' zero' : ''}`
        put(cell, place)
        row.append(cell)
      }
      numbers.append(row)
    }
    evens.replaceChildren(...EVENS.map((bet) => createPlace(bet, text(bet))))
    if (!places().some(({ dataset }) => dataset.bet === current)) current = shown[0]?.bet ?? ''
    renderChips()
  }

  /** @param {string} bet */
  function placeChip(bet) {
    const chosen = document.querySelector('#values input:checked')
    const kopecks = chosen instanceof HTMLInputElement ? Number(chosen.value) : 0
    if (isLocked() || kopecks === 0) return
    if (total() + kopecks > limits.maxStake) return showNote(text('tooMuch', { max: rubles(limits.maxStake) }))
    if (sumOn(bet) === 0 && bets().length >= limits.maxBets) {
      return showNote(text('tooMany', { max: String(limits.maxBets) }))
    }
    chips.push({ on: bet, kopecks })
    current = bet
    renderChips()
    showNote(text('placed', { bet: nameOf(bet), sum: rubles(sumOn(bet)), total: rubles(total()) }))
  }

  /** Removes the last chip of a bet, or of all. @param {string} [bet] */
  function remove(bet) {
    const index = chips.findLastIndex(({ on }) => bet === undefined || on === bet)
    const chip = chips[index]
    if (chip === undefined || isLocked()) return
    chips.splice(index, 1)
    renderChips()
    showNote(text('removed', { bet: nameOf(chip.on), total: rubles(total()) }))
  }

  table.addEventListener('click', ({ target }) => {
    const place = target instanceof Element ? target.closest('button') : null
    if (place?.dataset.bet !== undefined) placeChip(place.dataset.bet)
  })
  table.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLButtonElement)) return
    current = target.dataset.bet ?? ''
    places().forEach(updatePlace)
  })
  table.addEventListener('keydown', (event) => {
    if (!(event.target instanceof HTMLButtonElement)) return
    if (event.key === 'Backspace' || event.key === 'Delete') remove(event.target.dataset.bet)
    const all = places()
    const points = all.map((place) => {
      const { x, y, width, height } = place.getBoundingClientRect()
      return { x: x + width / 2, y: y + height / 2 }
    })
    const next = all[nextIndex(points, all.indexOf(event.target), event.key)]
    if (!event.key.startsWith('Arrow')) return
    event.preventDefault()
    next?.focus()
  })
  kinds.addEventListener('change', build)

  return {
    build,
    bets,
    total,
    remove,
    clear() {
      if (isLocked()) return
      chips = []
      renderChips()
    },
    /** @param {unknown} sent */
    setLimits(sent) {
      const [maxBets, maxStake] = [field(sent, 'maxBets'), field(sent, 'maxStake')]
      limits = { maxBets: isNumber(maxBets) ? maxBets : 0, maxStake: isNumber(maxStake) ? maxStake : 0 }
    },
    /** Marks the winning number and the bets that it pays. @param {number | null} number @param {readonly string[]} won */
    mark(number, won) {
      numbers
        .querySelectorAll('.cell')
        .forEach((cell) => cell.toggleAttribute('data-won', cell.textContent === String(number)))
      places().forEach((place) => place.toggleAttribute('data-won', won.includes(place.dataset.bet ?? '')))
    },
  }
}
