import { tournament as limits } from '#contract/core/constants.ts'
import type { TournamentPrize, TournamentResult } from '#contract/lobby/tournaments.ts'

/** The visible results: the podium, the rows below it, and the number of collapsed rows. */
export interface ShownResults {
  podium: readonly TournamentResult[]
  rows: readonly TournamentResult[]
  hidden: number
}

/** Sorts by place, best first. Responses may be unordered and may have gaps. */
export const sortByRank = <T extends { place: number }>(items: readonly T[]): T[] =>
  items.toSorted((a, b) => a.place - b.place)

/**
 * Splits results into a podium of three (from ten results), the rest of the top ten, and collapsed rows (`spec §2`).
 * The podium goes by `place`, because rows may be missing. The player's own row is always visible.
 */
export function shownResults(results: readonly TournamentResult[], isExpanded: boolean): ShownResults {
  const sorted = sortByRank(results)
  const podiumRows = sorted.slice(0, limits.resultsShown.min).filter(({ place }) => place <= limits.resultsShown.min)
  const podium = results.length >= limits.resultsForPodium ? podiumRows : []
  if (isExpanded) return { podium, rows: sorted.slice(podium.length), hidden: 0 }
  const topRows = sorted.slice(0, limits.resultsShown.max)
  const ownRow = sorted.find(({ active }) => active)
  const shownRows = ownRow === undefined || topRows.includes(ownRow) ? topRows : [...topRows, ownRow]
  return { podium, rows: shownRows.slice(podium.length), hidden: sorted.length - shownRows.length }
}

/** The player's rank as displayed: up to 40, then `null` for ">40" (`spec §2`). */
export const rankText = (place: number): number | null => (place <= limits.rankShown ? place : null)

/**
 * Points to the next better prize; `null` for a guest, or if no place above pays more. One point more than that place
 * has, because the earlier player wins a tie.
 */
export function pointsToNextPrize(
  results: readonly TournamentResult[],
  prizes: readonly TournamentPrize[],
): number | null {
  const ownRow = results.find(({ active }) => active)
  if (ownRow === undefined) return null
  const prizeOf = (place: number) => prizes.find((prize) => prize.place === place)?.amount ?? 0
  const target = results
    .filter(({ place }) => place < ownRow.place && prizeOf(place) > prizeOf(ownRow.place))
    .toSorted((a, b) => b.place - a.place)[0]
  return target === undefined ? null : Math.round((target.result - ownRow.result) * 100) / 100 + 1
}
