/** Columns of the grid on a wide screen. */
export const WIDEST = 5

/** Up to each width the grid has so many columns, the narrowest width first. For its styles and for the pages that fill its rows. */
export const NARROWER = [
  { query: '(max-width: 699px)', columns: 2 },
  { query: '(max-width: 1023px)', columns: 3 },
  { query: '(max-width: 1189px)', columns: 4 },
] as const
