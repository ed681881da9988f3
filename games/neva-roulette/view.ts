import { byId, element, elementOf, focusInPlace } from '../kit/elements.ts'
import { runGame } from '../kit/frame.ts'
import { fieldOf, numbersOf } from '../json.ts'
import { onLanguage, rubles, text } from '../kit/texts.ts'
import type { Round } from '../kit/play-client.ts'
import { BETS } from './bets.ts'
import type { Chip } from './chips.ts'
import { createCloth, isEven, nameOf } from './cloth.ts'
import { readSpin } from './read-view.ts'
import { colourOf } from './wheel-picture.ts'
import { landBall, showNumber, startWheel, stopWheel } from './wheel.ts'
import './wheel.css.ts'
import './cloth.css.ts'
import './chips.css.ts'
import './view.css.ts'

/* Neva Roulette: the player places chips, the server draws the number. */

const chipList = byId('chip-list')
const chipsDialog = elementOf('chips', HTMLDialogElement)
let values: number[] = []
/** The chips of the last round. */
let lastChips: readonly Chip[] = []
/** The last numbers, the newest first. */
let lastNumbers: readonly number[] = []

const cloth = createCloth({ onChange: renderTable, isLocked: () => document.body.dataset.phase === 'busy' })
let frame: ReturnType<typeof runGame> | undefined

/** Names the chips on places that the smallest layout hides. */
function nameHiddenChips() {
  const named = cloth
    .bets()
    .filter(({ on }) => !isEven(on))
    .map(({ on, kopecks }) => text('hiddenChip', { bet: nameOf(on), sum: rubles(kopecks) }))
  byId('hidden-chips').textContent = named.join(' · ')
  byId('hidden-chips').hidden = named.length === 0
}

function renderTable() {
  nameHiddenChips()
  byId('total').textContent = rubles(cloth.total())
  byId('repeat').setAttribute('aria-disabled', String(lastChips.length === 0))
  const rows = cloth.bets().map(({ on, kopecks }) => {
    const button = element(
      'button',
      { type: 'button', class: 'quiet', 'aria-label': text('remove', { bet: nameOf(on) }) },
      '−',
    )
    button.addEventListener('click', () => {
      cloth.remove(on)
      // The button of the row was replaced.
      focusInPlace(byId('chips-close'))
    })
    return element('li', {}, element('span', {}, nameOf(on)), element('b', {}, rubles(kopecks)), button)
  })
  const all = element('button', { type: 'button', class: 'quiet' }, text('removeAll'))
  all.addEventListener('click', () => {
    cloth.replaceChips([])
    chipsDialog.close()
  })
  chipList.replaceChildren(
    ...(rows.length === 0 ? [element('li', {}, text('noChips'))] : [...rows, element('li', {}, all)]),
  )
  frame?.render()
}

function renderValues() {
  const fieldset = byId('values')
  const chosen = fieldset.querySelector('input:checked')
  const value = chosen instanceof HTMLInputElement ? Number(chosen.value) : (values[1] ?? values[0])
  fieldset.querySelectorAll('label').forEach((label) => label.remove())
  for (const kopecks of values) {
    const input = element('input', {
      type: 'radio',
      name: 'chip',
      value: String(kopecks),
      'aria-label': rubles(kopecks),
    })
    input.checked = kopecks === value
    fieldset.append(element('label', { class: 'value' }, input, String(kopecks / 100)))
  }
}

const RED = BETS.get('red') ?? []
/** How many of the last numbers are shown. */
const LAST_NUMBERS = 8

function renderLastNumbers() {
  byId('last-numbers').replaceChildren(
    ...lastNumbers.map((number) => element('li', { 'data-colour': colourOf(number, RED) }, String(number))),
  )
}

function spoken({ view }: Round): string {
  const { number } = readSpin(view)
  return `${number}, ${text(`colour-${colourOf(number, RED)}`)}`
}

async function show(round: Round) {
  const { number, chips } = readSpin(round.view)
  await landBall(number)
  const won = chips.filter(({ win }) => win > 0)
  cloth.mark(
    number,
    won.map(({ on }) => on),
  )
  lastNumbers = [number, ...lastNumbers].slice(0, LAST_NUMBERS)
  renderLastNumbers()
  const tag = byId('number')
  tag.textContent = String(number)
  tag.dataset.colour = colourOf(number, RED)
}

frame = runGame({
  showLimits(limits) {
    values = numbersOf(fieldOf(limits, 'chips'))
    cloth.setLimits(limits)
    renderValues()
    cloth.build()
  },
  bet: () => (cloth.bets().length === 0 ? null : { chips: cloth.bets() }),
  label: () => text(document.body.dataset.phase === 'busy' ? 'playing' : 'play'),
  start(move) {
    if (move.kind === 'round') lastChips = cloth.bets()
    cloth.mark(null, [])
    byId('number').textContent = ''
    startWheel()
  },
  stop: stopWheel,
  show,
  betText: ({ view }) =>
    readSpin(view)
      .chips.map(({ on, kopecks }) => `${on} ${kopecks / 100}`)
      .join(', '),
  describe: (round) => ({ spoken: spoken(round), caption: spoken(round) }),
})
byId('undo').addEventListener('click', cloth.undo)
byId('clear').addEventListener('click', () => cloth.replaceChips([]))
byId('repeat').addEventListener('click', () => {
  if (lastChips.length > 0) cloth.replaceChips(lastChips)
})
byId('double').addEventListener('click', cloth.double)
byId('show-chips').addEventListener('click', () => chipsDialog.showModal())
byId('chips-close').addEventListener('click', () => chipsDialog.close())
onLanguage(() => {
  renderValues()
  cloth.build()
})
showNumber(0)
