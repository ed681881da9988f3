// The bet of a game with one stake: radio buttons where there is room, else a list.

import { byId, element, elementOf, gameData } from './elements.js'
import { field, isNumber, numbersOf } from './read.js'
import { onLanguage, rubles } from './texts.js'

const KOPECKS = 100

/** Credits of a stake. */
const CREDITS = 10

/** The stake for a bet in rubles per credit. @param {unknown} bet */
const stakeOf = (bet) => (isNumber(bet) ? Math.round(bet * CREDITS * KOPECKS) : 0)

/**
 * Creates the chooser of stakes. The last choice counts, whether it was made here or as the page's bet.
 *
 * @param {() => void} onChange
 */
export function createStakes(onChange) {
  const [radios, list] = [byId('stakes'), elementOf('stake-list', HTMLSelectElement)]
  /** @type {number[]} */
  let stakes = []
  let chosen = 0
  let pageStake = stakeOf(gameData()['bet'])
  /** The stake of an open round or a free spin. @type {number | null} */
  let lockedStake = null

  function show() {
    const shown = lockedStake ?? chosen
    const isLocked = lockedStake !== null
    for (const input of radios.querySelectorAll('input')) {
      input.checked = Number(input.value) === shown
      input.disabled = isLocked
    }
    list.value = String(shown)
    list.disabled = isLocked
  }

  function render() {
    show()
    onChange()
  }

  /** @param {number} stake */
  function choose(stake) {
    chosen = stake
    render()
  }

  function build() {
    const labels = stakes.map((stake) =>
      element('label', {}, element('input', { type: 'radio', name: 'stake', value: String(stake) }), rubles(stake)),
    )
    radios.querySelectorAll('label').forEach((label) => label.remove())
    radios.append(...labels)
    list.replaceChildren(...stakes.map((stake) => element('option', { value: String(stake) }, rubles(stake))))
    render()
  }

  for (const control of [radios, list]) {
    control.addEventListener('change', ({ target }) => {
      if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) choose(Number(target.value))
    })
  }
  onLanguage(build)

  return {
    /** The chosen stake in kopecks; 0 before the limits have loaded. */
    value: () => lockedStake ?? chosen,
    /** Shows the stakes of the server's bet limits. @param {unknown} limits */
    showLimits(limits) {
      stakes = numbersOf(field(limits, 'stakes'))
      if (!stakes.includes(chosen)) chosen = stakes.includes(pageStake) ? pageStake : (stakes.at(-1) ?? 0)
      build()
    },
    /** Shows the stake of an open round or a free spin, which cannot be changed. @param {number | null} stake */
    lock(stake) {
      lockedStake = stake
      show()
    },
    /**
     * Follows a change of the page's bet, in rubles per credit. The page repeats its bet with each change of its settings.
     *
     * @param {number} rublesPerCredit
     */
    follow(rublesPerCredit) {
      const isChanged = stakeOf(rublesPerCredit) !== pageStake
      pageStake = stakeOf(rublesPerCredit)
      if (!isChanged || !stakes.includes(pageStake)) return
      chosen = pageStake
      render()
    },
  }
}
