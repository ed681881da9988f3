import { tournament as limits } from '#contract/core/constants.ts'
import type { Tournament, TournamentPrize, TournamentResult } from '#contract/lobby/tournaments.ts'

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

/** Whether a rank is shown exactly; beyond 40 it is not (`spec §2`). */
export const isRankShown = (place: number): boolean => place <= limits.rankShown

/** The prize of a place in rubles, or 0. */
export const prizeOf = (prizes: readonly TournamentPrize[], place: number): number =>
  prizes.find((prize) => prize.place === place)?.amount ?? 0

/** Points to two decimals, as the server counts them. */
const roundPoints = (points: number): number => Math.round(points * 100) / 100

/** The smallest difference of points. */
const stepOf = (scoring: Tournament['scoring']): number => (scoring === 'ratio' ? 0.01 : 1)

/** The player's own row with the rows around it, and the points that are missing to the place above. */
export interface OwnStanding {
  own: TournamentResult
  /** `null` for the first place. */
  above: TournamentResult | null
  below: TournamentResult | null
  /** Enough to pass the place above: the earlier player wins a tie. 0 for the first place. */
  missing: number
  /** Points before the row below. */
  lead: number
}

/**
 * Finds the own row among the results; `null` without one. `scoring` decides the smallest difference of points. Of ranks that
 * are not shown exactly the neighbours say nothing: there the row above is the last one with a shown rank.
 */
export function ownStanding(results: readonly TournamentResult[], scoring: Tournament['scoring']): OwnStanding | null {
  const sorted = sortByRank(results)
  const index = sorted.findIndex(({ active }) => active)
  const own = sorted[index]
  if (own === undefined) return null
  const above = sorted.findLast(({ place }) => place < own.place && isRankShown(place)) ?? null
  const below = isRankShown(own.place) ? (sorted[index + 1] ?? null) : null
  const step = stepOf(scoring)
  return {
    own,
    above,
    below,
    lead: below === null ? 0 : roundPoints(own.result - below.result),
    missing: above === null ? 0 : Math.max(step, roundPoints(above.result - own.result + step)),
  }
}

/** The prize that a player holds, and the next better one. Amounts in rubles. */
export interface PrizeStanding {
  /** 0 without a prize. */
  held: number
  /** `null` if no place above pays more. */
  next: { amount: number; points: number } | null
}

/**
 * Finds the prize of the own place and the next better one; `null` for a guest. Its points are one step more than
 * that place has, because the earlier player wins a tie.
 */
export function prizeStanding(
  results: readonly TournamentResult[],
  prizes: readonly TournamentPrize[],
  scoring: Tournament['scoring'],
): PrizeStanding | null {
  const ownRow = results.find(({ active }) => active)
  if (ownRow === undefined) return null
  const ownPrize = prizeOf(prizes, ownRow.place)
  const target = results
    .filter(({ place }) => place < ownRow.place && prizeOf(prizes, place) > ownPrize)
    .toSorted((a, b) => b.place - a.place)[0]
  const next =
    target === undefined
      ? null
      : { amount: prizeOf(prizes, target.place), points: roundPoints(target.result - ownRow.result + stepOf(scoring)) }
  return { held: ownPrize, next }
}
