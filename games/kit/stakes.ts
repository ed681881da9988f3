import { bets, KOPECKS_PER_RUBLE } from '#contract/core/constants.ts'
import { DEFAULT_LEVEL, readStakeLimits, type StakeLimits } from '../stakes.ts'
import { byId, element, elementOf } from './elements.ts'
import { onLanguage, rubles, text } from './texts.ts'

/* The bet of a game with one stake: a list by the price of a credit, and buttons for less and more credits. */

/** A stake as it is chosen: `level` credits at `price` kopecks. */
interface Choice {
  price: number
  level: number
}

const valueOf = ({ price, level }: Choice): string => `${price}x${level}`
const stakeOf = ({ price, level }: Choice): number => price * level
const priceOf = (rublesPerCredit: number): number => Math.round(rublesPerCredit * KOPECKS_PER_RUBLE)

const createOption = (value: string, stake: number) => element('option', { value }, rubles(stake))

/** Creates the chooser of stakes. The last choice counts, whether it was made here or as the page's bet. */
export function createStakes(onChange: () => void) {
  const list = elementOf('stake-list', HTMLSelectElement)
  const [lower, raise] = [byId('lower-stake'), byId('raise-stake')]
  let limits: StakeLimits = { prices: [], levels: [] }
  let pagePrice = priceOf(bets.options[bets.defaultIndex])
  let chosen: Choice = { price: pagePrice, level: DEFAULT_LEVEL }
  /** The stake of an open round or a free spin. */
  let lockedStake: number | null = null

  const hasLimits = () => limits.prices.length > 0 && limits.levels.length > 0
  /** The level that a button leads to. */
  const levelAt = (distance: -1 | 1) => limits.levels[limits.levels.indexOf(chosen.level) + distance]

  function show() {
    list.value = lockedStake === null ? valueOf(chosen) : String(lockedStake)
    list.disabled = lockedStake !== null
    for (const [button, distance] of [[lower, -1] as const, [raise, 1] as const]) {
      // Not `disabled`, so that the button keeps keyboard focus.
      button.setAttribute('aria-disabled', String(lockedStake !== null || levelAt(distance) === undefined))
      button.tabIndex = lockedStake === null ? 0 : -1
    }
  }

  function build() {
    const groups = limits.prices.map((price) =>
      element(
        'optgroup',
        { label: text('pricePerCredit', { price: rubles(price) }) },
        ...limits.levels.map((level) => createOption(valueOf({ price, level }), stakeOf({ price, level }))),
      ),
    )
    list.replaceChildren(...(lockedStake === null ? groups : [createOption(String(lockedStake), lockedStake)]))
    show()
  }

  function choose(choice: Choice) {
    chosen = choice
    show()
    onChange()
  }

  function step(distance: -1 | 1) {
    const level = levelAt(distance)
    if (level === undefined || lockedStake !== null) return
    choose({ ...chosen, level })
    // The focus stays on the button, so the list does not say its value.
    byId('stake-note').textContent = rubles(stakeOf(chosen))
  }

  list.addEventListener('change', () => {
    const [price = 0, level = 0] = list.value.split('x').map(Number)
    choose({ price, level })
  })
  lower.addEventListener('click', () => step(-1))
  raise.addEventListener('click', () => step(1))
  onLanguage(build)

  return {
    /** The chosen stake in kopecks; 0 before the limits have loaded. */
    value: () => lockedStake ?? (hasLimits() ? stakeOf(chosen) : 0),
    /** Shows the stakes of the server's bet limits. */
    showLimits(sent: unknown) {
      limits = readStakeLimits(sent)
      const { prices, levels } = limits
      chosen = {
        price: prices.includes(chosen.price) ? chosen.price : (prices.at(-1) ?? 0),
        level: levels.includes(chosen.level) ? chosen.level : (levels[0] ?? 0),
      }
      build()
      onChange()
    },
    /** Shows the stake of an open round or a free spin, which cannot be changed. */
    lock(stake: number | null) {
      if (stake === lockedStake) return
      lockedStake = stake
      build()
    },
    /** Follows a change of the page's bet, in rubles per credit. The page repeats its bet with each change of its settings. */
    follow(rublesPerCredit: number) {
      const price = priceOf(rublesPerCredit)
      const isChanged = price !== pagePrice
      pagePrice = price
      if (isChanged && (!hasLimits() || limits.prices.includes(price))) choose({ ...chosen, price })
    },
  }
}
