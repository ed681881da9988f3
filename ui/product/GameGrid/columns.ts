/** Columns of the grid on a wide screen and on a phone. */
export const gameColumns = { widest: 5, narrowest: 2 } as const

/** Up to each width the grid has so many columns, the narrowest width first. For its styles and for the pages that fill its rows. */
export const NARROWER = [
  { query: '(max-width: 699px)', columns: gameColumns.narrowest },
  { query: '(max-width: 1023px)', columns: 3 },
  { query: '(max-width: 1189px)', columns: 4 },
] as const
