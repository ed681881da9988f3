import { attach, combine, createEvent, createStore, sample } from 'effector'
import { bets } from '#contract/core/constants.ts'
import { $cookies } from '#app/lib/browser/cookies.ts'

/** The maximum cookie lifetime in browsers. */
const COOKIE_DAYS = 400

/** The player chose a bet, by its index in `bets.options`. */
export const betChosen = createEvent<number>()

const isIndex = (index: number): boolean => Number.isInteger(index) && index in bets.options
/** The index in the cookie; the default for anything else. */
const readIndex = (value: string | null): number =>
  value !== null && /^\d$/u.test(value) && isIndex(Number(value)) ? Number(value) : bets.defaultIndex

const $chosen = createStore<number | null>(null).on(betChosen, (current, index) => (isIndex(index) ? index : current))

/** Index of the bet, from the cookie `Bet` (`spec §9`). */
export const $betIndex = combine(
  $chosen,
  $cookies,
  (chosen, cookies) => chosen ?? readIndex(cookies?.get(bets.cookie) ?? null),
)
/** The bet in rubles per credit. */
export const $bet = $betIndex.map((index) => bets.options[index] ?? bets.options[bets.defaultIndex])

const storeFx = attach({
  source: $cookies,
  effect: (cookies, index: number) => cookies?.set(bets.cookie, String(index), COOKIE_DAYS),
})
sample({ clock: betChosen.filter({ fn: isIndex }), target: storeFx })
