/**
 * The step of each of the first three: that of its rank, or the next one where ranks are shared, so that equal sums stand
 * on different steps. A missing rank leaves its step empty.
 */
export function stepsOf(winners: readonly { rank: number }[]): number[] {
  const ranks = winners.map(({ rank }) => rank)
  const isDistinct = new Set(ranks).size === ranks.length && ranks.every((rank) => rank >= 1 && rank <= 3)
  return isDistinct ? ranks : ranks.map((_, index) => index + 1)
}
