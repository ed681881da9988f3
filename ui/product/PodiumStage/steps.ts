/** A step of the podium: 1 is the middle one, the highest and of gold. */
export type PodiumStep = 1 | 2 | 3

const toStep = (rank: number): PodiumStep => (rank <= 1 ? 1 : rank === 2 ? 2 : 3)

/**
 * The step of each of the first three. Each one is another step, also for a shared rank, which the figure on it names; a
 * missing rank leaves its column empty.
 */
export function stepsOf(winners: readonly { rank: number }[]): PodiumStep[] {
  const ranks = winners.map(({ rank }) => rank)
  const isDistinct = new Set(ranks).size === ranks.length && ranks.every((rank) => rank >= 1 && rank <= 3)
  return ranks.map((rank, index) => toStep(isDistinct ? rank : index + 1))
}
