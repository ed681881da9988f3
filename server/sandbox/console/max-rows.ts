/** How many rows each list of the console shows. */
export const MAX_ROWS = 50
