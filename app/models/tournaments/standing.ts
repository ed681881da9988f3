import { tournament as limits } from '#contract/constants.ts'
import type { TournamentPrize, TournamentResult } from '#contract/tournaments.ts'

/** What a table shows: the podium, the rows after it, and how many are behind the expansion. */
export interface ShownResults {
  podium: readonly TournamentResult[]
  rows: readonly TournamentResult[]
  hidden: number
}

/** Whatever has places, best first: the wire may bring it in any order, and without some of them. */
export const sortByRank = <T extends { place: number }>(placed: readonly T[]): T[] =>
  placed.toSorted((one, other) => one.place - other.place)

/**
 * A podium of the first three from ten results on, then the rest of the first ten; all of them once expanded (`spec §2`). Who is on the
 * podium is said by the place, because a row that could not be read makes nobody better. The player's own row is shown wherever it is.
 */
export function shownResults(results: readonly TournamentResult[], expanded: boolean): ShownResults {
  const sorted = sortByRank(results)
  const onPodium = sorted.slice(0, limits.resultsShown.min).filter(({ place }) => place <= limits.resultsShown.min)
  const podium = results.length >= limits.resultsForPodium ? onPodium : []
  if (expanded) return { podium, rows: sorted.slice(podium.length), hidden: 0 }
  const first = sorted.slice(0, limits.resultsShown.max)
  const own = sorted.find(({ active }) => active)
  const shown = own === undefined || first.includes(own) ? first : [...first, own]
  return { podium, rows: shown.slice(podium.length), hidden: sorted.length - shown.length }
}

/** The player's own place as it is said: up to 40, beyond that `null` stands for ">40" (`spec §2`). */
export const rankText = (place: number): number | null => (place <= limits.rankShown ? place : null)

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
