import { byId, element, elementOf } from '../kit/elements.ts'
import { fieldOf, numberOf } from '../json.ts'
import { showPressNote } from '../kit/press-note.ts'
import { playSound } from '../kit/sound.ts'
import { rubles, text } from '../kit/texts.ts'
import { BETS, INSIDE_KINDS } from './bets.ts'
import { createChips, type Chip } from './chips.ts'
import { COLUMNS, createChip, markCells, markChips, put, ROWS, showLooseChips } from './draw-chips.ts'
import { createBetFinder, kindOf, nextIndex, placeOf, type Point } from './places.ts'
import { colourOf } from './wheel-picture.ts'

/* The cloth: places for chips, which the keyboard reaches by arrows, and the chips on them. */

const PLACES = [...BETS].map(([bet, covered]) => ({ bet, covered }))
const RED = BETS.get('red') ?? []
const OUTSIDE = ['dozen', 'column']
const EVENS = ['low', 'even', 'red', 'black', 'odd', 'high']
/** Whether a bet has a place in every layout. */
export const isEven = (bet: string): boolean => EVENS.includes(bet)
const isInside = (bet: string): boolean => INSIDE_KINDS.some((kind) => kind === kindOf(bet))
const betAt = createBetFinder(new Map([...BETS].filter(([bet]) => isInside(bet))))
/** Streets of six and dozens are named by their first and last number. */
const LONGEST_LIST = 4

const listed = (covered: readonly number[]) =>
  covered.length > LONGEST_LIST ? `${covered[0]}–${covered.at(-1)}` : covered.map(String).join(', ')

/** Name of a bet in words. */
export function nameOf(bet: string) {
  const covered = BETS.get(bet) ?? []
  if (isEven(bet)) return text(bet)
  return text(`bet-${kindOf(bet)}`, {
    numbers: listed(covered),
    index: bet.split('-')[1] ?? '',
    colour: text(`colour-${colourOf(covered[0] ?? 0, RED)}`),
  })
}

function positionOf(bet: string, covered: readonly number[]) {
  const index = Number(bet.split('-')[1])
  if (kindOf(bet) === 'column') return { x: COLUMNS - 1, y: ROWS - index }
  if (kindOf(bet) === 'dozen') return { x: 4 * index - 1.5, y: ROWS - 0.5 }
  return placeOf(bet, covered)
}

const createPlace = (bet: string, words: string) =>
  element('div', { role: 'gridcell' }, element('button', { type: 'button', 'data-bet': bet }, words))

/** A row of places on the numbers. */
function createRow(placed: readonly (Point & { bet: string; covered: readonly number[] })[]): HTMLElement {
  const row = element('div', { role: 'row' })
  for (const { bet, covered, ...place } of placed) {
    const words = OUTSIDE.includes(kindOf(bet)) ? text(`short-${kindOf(bet)}`, { numbers: listed(covered) }) : ''
    const cell = createPlace(bet, words)
    cell.className = `place ${kindOf(bet)}${bet === 'straight-0' ? ' zero' : ''}`
    put(cell, place)
    row.append(cell)
  }
  return row
}

/** The bet that a press on the table means; with the mouse on a number also the one on the line beside it. */
function pressedBet(event: MouseEvent, numbers: Element): string | undefined {
  const bet = event.target instanceof Element ? event.target.closest('button')?.dataset.bet : undefined
  // A finger is too wide for a line, and a key has no place.
  const isMouse = event instanceof PointerEvent && event.pointerType === 'mouse'
  if (bet === undefined || kindOf(bet) !== 'straight' || !isMouse) return bet
  const { left, top, width, height } = numbers.getBoundingClientRect()
  const [x, y] = [((event.clientX - left) / width) * COLUMNS - 0.5, ((event.clientY - top) / height) * ROWS - 0.5]
  return betAt({ x, y }) ?? bet
}

/** Marks, before a press, the numbers that it would bet on. */
function showAim(table: HTMLElement, numbers: Element): void {
  const aim = (bet: string | undefined) => markCells(numbers, 'data-aimed', BETS.get(bet ?? '') ?? [])
  table.addEventListener('pointermove', (event) => aim(pressedBet(event, numbers)))
  table.addEventListener('pointerleave', () => aim(undefined))
}

/** Arrow keys lead from place to place, Backspace and Delete remove a chip. */
function moveByKeys(event: KeyboardEvent, places: readonly HTMLButtonElement[], remove: (bet: string) => void): void {
  if (!(event.target instanceof HTMLButtonElement)) return
  if (event.key === 'Backspace' || event.key === 'Delete') remove(event.target.dataset['bet'] ?? '')
  const points = places.map((place) => {
    const { x, y, width, height } = place.getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2 }
  })
  const next = places[nextIndex(points, places.indexOf(event.target), event.key)]
  if (!event.key.startsWith('Arrow')) return
  event.preventDefault()
  next?.focus()
}

const showNote = (words: string) => void (byId('table-note').textContent = words)

/** Says why a chip was not placed. */
function refuse(words: string) {
  showNote(words)
  showPressNote(words)
}

/** Wires the cloth. */
export function createCloth({ onChange, isLocked }: { onChange: () => void; isLocked: () => boolean }) {
  const [numbers, evens, table] = [byId('numbers'), byId('evens'), byId('table')]
  const kinds = elementOf('kinds', HTMLSelectElement)
  const chips = createChips()
  let limits = { maxBets: 0, maxStake: 0 }
  let current: string = 'straight-17'

  const { total, sumOn, bets } = chips
  const places = () => [...table.querySelectorAll('button')]
  const tooMuch = () => text('tooMuch', { max: rubles(limits.maxStake) })

  function updatePlace(place: HTMLButtonElement) {
    const bet = place.dataset.bet ?? ''
    const sum = sumOn(bet)
    place.setAttribute('aria-label', sum === 0 ? nameOf(bet) : text('onTable', { bet: nameOf(bet), sum: rubles(sum) }))
    place.tabIndex = bet === current ? 0 : -1
  }

  function renderChips() {
    for (const place of places()) {
      updatePlace(place)
      place.parentElement?.querySelector('.chip')?.remove()
      const on = place.dataset.bet ?? ''
      const kopecks = sumOn(on)
      if (kopecks > 0) place.after(createChip({ on, kopecks }))
    }
    showLooseChips(numbers, new Set(places().map(({ dataset }) => dataset.bet)), bets())
    onChange()
  }

  function build() {
    numbers.querySelectorAll('[role=row]').forEach((row) => row.remove())
    const shown = PLACES.filter(({ bet }) => kindOf(bet) === kinds.value || OUTSIDE.includes(kindOf(bet)))
    const placed = shown.map(({ bet, covered }) => ({ bet, covered, ...positionOf(bet, covered) }))
    placed.sort((one, other) => one.y - other.y || one.x - other.x)
    for (const y of new Set(placed.map((place) => place.y))) {
      numbers.append(createRow(placed.filter((one) => one.y === y)))
    }
    evens.replaceChildren(...EVENS.map((bet) => createPlace(bet, text(bet))))
    if (!places().some(({ dataset }) => dataset.bet === current)) current = shown[0]?.bet ?? ''
    renderChips()
  }

  function placeChip(bet: string) {
    const chosen = document.querySelector('#values input:checked')
    const kopecks = chosen instanceof HTMLInputElement ? Number(chosen.value) : 0
    if (isLocked() || kopecks === 0) return
    if (total() + kopecks > limits.maxStake) return refuse(tooMuch())
    if (sumOn(bet) === 0 && bets().length >= limits.maxBets)
      return refuse(text('tooMany', { max: String(limits.maxBets) }))
    chips.add({ on: bet, kopecks })
    playSound('chip')
    // A bet on a line has no button, so the tab stop stays.
    if (places().some(({ dataset }) => dataset.bet === bet)) current = bet
    renderChips()
    showNote(text('placed', { bet: nameOf(bet), sum: rubles(sumOn(bet)), total: rubles(total()) }))
  }

  /** Changes all chips at once. */
  function change(act: () => void) {
    if (isLocked()) return
    act()
    renderChips()
    showNote(text('tableTotal', { total: rubles(total()) }))
  }

  /** Removes the last chip of a bet. */
  function remove(bet: string) {
    const chip = isLocked() ? undefined : chips.removeLast(bet)
    if (chip === undefined) return
    renderChips()
    showNote(text('removed', { bet: nameOf(chip.on), total: rubles(total()) }))
  }

  table.addEventListener('click', (event) => {
    const bet = pressedBet(event, numbers)
    if (bet !== undefined) placeChip(bet)
  })
  table.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLButtonElement)) return
    current = target.dataset.bet ?? ''
    places().forEach(updatePlace)
  })
  showAim(table, numbers)
  table.addEventListener('keydown', (event) => moveByKeys(event, places(), remove))
  kinds.addEventListener('change', build)

  return {
    build,
    bets,
    total,
    remove,
    replaceChips: (next: readonly Chip[]) => change(() => chips.replace(next)),
    undo: () => change(chips.undo),
    /** Doubles every chip, if the table takes them. */
    double() {
      if (!isLocked() && 2 * total() > limits.maxStake) return refuse(tooMuch())
      change(() => chips.replace(bets().map((chip) => ({ ...chip, kopecks: 2 * chip.kopecks }))))
    },
    setLimits(sent: unknown) {
      limits = { maxBets: numberOf(fieldOf(sent, 'maxBets')), maxStake: numberOf(fieldOf(sent, 'maxStake')) }
    },
    /** Marks the winning number, and the chips by whether it pays them. */
    mark(number: number | null, won: readonly string[]) {
      markCells(numbers, 'data-won', number === null ? [] : [number])
      places().forEach((place) => place.toggleAttribute('data-won', won.includes(place.dataset.bet ?? '')))
      markChips(table, number === null ? null : won)
    },
  }
}
