/** The largest number that a column of ids (`integer`) can hold; ids begin at 1. */
const LARGEST_ID = 2 ** 31 - 1
const NO_ROW = 0

/**
 * An id that was sent, as a statement can compare it with a column of ids. The wire carries larger numbers than a column holds, and a
 * database answers those with an error: they become 0, which no row has, so that they are unknown as any other.
 */
export const rowId = (sent: number): number => (sent > 0 && sent <= LARGEST_ID ? sent : NO_ROW)
