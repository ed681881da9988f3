/** A place of the podium: 1 is the middle column, and the highest step of gold. */
export type PodiumPlace = 1 | 2 | 3

const toPlace = (rank: number): PodiumPlace => (rank <= 1 ? 1 : rank === 2 ? 2 : 3)

/** Where each of the first three stands. `column`: beside whom; `metal`: how high, and of what. */
export interface Step {
  column: PodiumPlace
  metal: PodiumPlace
}

/**
 * The step of each of the first three. Shared ranks have one height and one metal, in columns of their own; a missing rank
 * leaves its column empty.
 */
export function stepsOf(winners: readonly { rank: number }[]): Step[] {
  const ranks = winners.map(({ rank }) => rank)
  const isDistinct = new Set(ranks).size === ranks.length && ranks.every((rank) => rank >= 1 && rank <= 3)
  return ranks.map((rank, index) => ({ column: toPlace(isDistinct ? rank : index + 1), metal: toPlace(rank) }))
}

/** Whether the winner in the middle shares its rank: nothing then sets the middle column apart from an equal one. */
export function isMiddleShared(steps: readonly Step[]): boolean {
  const middle = steps.find(({ column }) => column === 1)
  return middle !== undefined && steps.filter(({ metal }) => metal === middle.metal).length > 1
}
