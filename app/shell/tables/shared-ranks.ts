/** Ranks of amounts, the largest first: equal amounts share a rank, and the next one is skipped (1, 2, 2, 4). */
export const sharedRanks = (amounts: readonly number[]): number[] =>
  amounts.map((amount) => amounts.indexOf(amount) + 1)
