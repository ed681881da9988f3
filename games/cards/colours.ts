/** Colours of playing cards: art, so no tokens of the design system. */
export const art = {
  cardFill: 'linear-gradient(160deg, #fffefa, #f1e8d8)',
  cardBorder: '#b9a98c',
  cardShadow: '0 5px 12px rgb(0 0 0 / 40%)',
  red: '#b8112d',
  black: '#14182a',
  court: '#fbf3df',
  courtBorder: '#c9a14a',
} as const
