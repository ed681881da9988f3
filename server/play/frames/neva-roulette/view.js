// Neva Roulette: the player places chips, the server draws the number.

import { byId, element, elementOf } from '../kit/elements.js'
import { runGame } from '../kit/frame.js'
import { field, isNumber, itemsOf, numbersOf } from '../kit/read.js'
import { onLanguage, rubles, text } from '../kit/texts.js'
import { colourOf, createCloth, nameOf } from './cloth.js'
import { landBall, showNumber, startWheel, stopWheel } from './wheel.js'

/** @typedef {import('../kit/play-client.js').Round} Round */

const chipList = byId('chip-list')
const chipsDialog = elementOf('chips', HTMLDialogElement)
/** @type {number[]} */
let values = []

const cloth = createCloth({ onChange: renderTable, isLocked: () => document.body.dataset.phase === 'busy' })
/** @type {ReturnType<typeof runGame> | undefined} */
let frame

function renderTable() {
  byId('total').textContent = rubles(cloth.total())
  const rows = cloth.bets().map(({ on, kopecks }) => {
    const button = element(
      'button',
      { type: 'button', class: 'quiet', 'aria-label': text('remove', { bet: nameOf(on) }) },
      '−',
    )
    button.addEventListener('click', () => {
      cloth.remove(on)
      // The button of the row was replaced.
      elementOf('chips-close', HTMLButtonElement).focus()
    })
    return element('li', {}, element('span', {}, nameOf(on)), element('b', {}, rubles(kopecks)), button)
  })
  const all = element('button', { type: 'button', class: 'quiet' }, text('removeAll'))
  all.addEventListener('click', () => {
    cloth.clear()
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

/** @param {Round} round */
function numberOf({ view }) {
  const number = field(view, 'number')
  return isNumber(number) ? number : 0
}

/** @param {Round} round */
const spoken = (round) => `${numberOf(round)}, ${text(`colour-${colourOf(numberOf(round))}`)}`

/** @param {Round} round */
async function show(round) {
  const number = numberOf(round)
  await landBall(number)
  const won = itemsOf(field(round.view, 'chips')).filter((chip) => Number(field(chip, 'win')) > 0)
  cloth.mark(
    number,
    won.map((chip) => String(field(chip, 'on'))),
  )
  const tag = byId('number')
  tag.textContent = String(number)
  tag.dataset.colour = colourOf(number)
}

frame = runGame({
  showLimits(limits) {
    values = numbersOf(field(limits, 'chips'))
    cloth.setLimits(limits)
    renderValues()
    cloth.build()
  },
  bet: () => (cloth.bets().length === 0 ? null : { chips: cloth.bets() }),
  label: () => text(document.body.dataset.phase === 'busy' ? 'playing' : 'play'),
  start() {
    cloth.mark(null, [])
    byId('number').textContent = ''
    startWheel()
  },
  stop: stopWheel,
  show,
  betText: ({ view }) =>
    itemsOf(field(view, 'chips'))
      .map((chip) => `${String(field(chip, 'on'))} ${Number(field(chip, 'kopecks')) / 100}`)
      .join(', '),
  describe: (round) => ({ spoken: spoken(round), caption: spoken(round) }),
})
byId('undo').addEventListener('click', () => cloth.remove())
byId('show-chips').addEventListener('click', () => chipsDialog.showModal())
byId('chips-close').addEventListener('click', () => chipsDialog.close())
onLanguage(() => {
  renderValues()
  cloth.build()
})
showNumber(0)
