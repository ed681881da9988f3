/** Maximum of an `integer` id column; ids begin at 1. */
export const MAX_ID = 2 ** 31 - 1
const NO_ROW = 0

/**
 * Clamps a received id to the range of an id column: out-of-range ids become 0, which matches no row instead of causing
 * a database error.
 */
export const rowId = (id: number): number => (id > 0 && id <= MAX_ID ? id : NO_ROW)
