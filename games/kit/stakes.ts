import { bets, KOPECKS_PER_RUBLE } from '#contract/core/constants.ts'
import { fieldOf, numbersOf } from '../json.ts'
import { byId, element, elementOf } from './elements.ts'
import { onLanguage, rubles } from './texts.ts'

/* The bet of a game with one stake: radio buttons where there is room, else a list. */

/** Credits of a stake. */
const CREDITS = 10

/** The stake for a bet in rubles per credit. */
const stakeOf = (rublesPerCredit: number): number => Math.round(rublesPerCredit * CREDITS * KOPECKS_PER_RUBLE)

/** Creates the chooser of stakes. The last choice counts, whether it was made here or as the page's bet. */
export function createStakes(onChange: () => void) {
  const [radios, list] = [byId('stakes'), elementOf('stake-list', HTMLSelectElement)]
  let stakes: number[] = []
  let chosen = 0
  let pageStake = stakeOf(bets.options[bets.defaultIndex])
  /** The stake of an open round or a free spin. */
  let lockedStake: number | null = null

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

  function choose(stake: number) {
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
    /** Shows the stakes of the server's bet limits. */
    showLimits(limits: unknown) {
      stakes = numbersOf(fieldOf(limits, 'stakes'))
      if (!stakes.includes(chosen)) chosen = stakes.includes(pageStake) ? pageStake : (stakes.at(-1) ?? 0)
      build()
    },
    /** Shows the stake of an open round or a free spin, which cannot be changed. */
    lock(stake: number | null) {
      lockedStake = stake
      show()
    },
    /** Follows a change of the page's bet, in rubles per credit. The page repeats its bet with each change of its settings. */
    follow(rublesPerCredit: number) {
      const isChanged = stakeOf(rublesPerCredit) !== pageStake
      pageStake = stakeOf(rublesPerCredit)
      if (!isChanged || !stakes.includes(pageStake)) return
      chosen = pageStake
      render()
    },
  }
}
