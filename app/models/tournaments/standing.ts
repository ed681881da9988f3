import { tournament as limits } from '#contract/constants.ts'
import type { TournamentPrize, TournamentResult } from '#contract/tournaments.ts'

/** What a table shows: the podium, the rows after it, and how many are behind the expansion. */
export interface ShownResults {
  podium: readonly TournamentResult[]
  rows: readonly TournamentResult[]
  hidden: number
}

/**
 * A podium of the first three from ten results on, then the places 4 to 10; all of them once expanded (`spec §2`). The
 * player's own row is shown wherever it is.
 */
export function shownResults(results: readonly TournamentResult[], expanded: boolean): ShownResults {
  const hasPodium = results.length >= limits.resultsForPodium
  const from = hasPodium ? limits.resultsShown.min : 0
  const rest = results.slice(from)
  if (expanded) return { podium: results.slice(0, from), rows: rest, hidden: 0 }
  const rows = results.slice(from, limits.resultsShown.max)
  const own = results.find(({ active, place }) => active && place > limits.resultsShown.max)
  return {
    podium: results.slice(0, from),
    rows: own === undefined ? rows : [...rows, own],
    hidden: rest.length - rows.length,
  }
}

/** The player's own place as it is said: up to 40, beyond that `null` stands for ">40" (`spec §2`). */
export const saidRank = (place: number): number | null => (place <= limits.rankShown ? place : null)

/**
 * How many points are missing to the next better prize, or `null` where there is none: nobody is signed in, the player is
 * first, or no place above pays more. One point more than whoever stands there: with equal points the earlier one wins.
 */
export function pointsToNextPrize(
  results: readonly TournamentResult[],
  prizes: readonly TournamentPrize[],
): number | null {
  const own = results.find(({ active }) => active)
  if (own === undefined) return null
  const prizeOf = (place: number) => prizes.find((prize) => prize.place === place)?.amount ?? 0
  const target = results
    .filter(({ place }) => place < own.place && prizeOf(place) > prizeOf(own.place))
    .toSorted((one, other) => other.place - one.place)[0]
  return target === undefined ? null : Math.round((target.result - own.result) * 100) / 100 + 1
}
