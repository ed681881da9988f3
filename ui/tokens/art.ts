/*
 * Colours of pictures and decoration: what is on cover art or is art itself. They are the same in both themes; the colours
 * of the interface are in `palettes.ts`.
 */

/** Gold of the jackpots and of the logo. */
const gold = { light: '#ffd67d', star: '#ffc857', border: '#8a6a2c' } as const

/** Text, controls and scrims on a picture. Covers are dark at the bottom in both themes, so text on them is light. */
export const onPicture = {
  text: '#ffffff',
  scrim: '#0a0e1f',
  control: 'rgb(10 14 31 / 0.62)',
  controlHover: 'rgb(10 14 31 / 0.85)',
} as const

/** Scrim opacity at the start and the end of text on a picture: white text stays readable even on a white picture. */
export const textScrim = { start: 0.82, end: 0.6 } as const

/** Badges on covers. */
export const badgeColours = {
  new: { fill: '#46e0c8', text: '#03231e', border: 'transparent' },
  hot: { fill: '#ff7a6b', text: '#2c0703', border: 'transparent' },
  jackpot: { fill: '#140d02', text: gold.light, border: gold.border },
} as const

/** Fills of the payment marks, under symbols and letters in the colour of text on a picture. */
export const paymentMarkFills = {
  card: '#3b49b4',
  transfer: '#17705f',
  abroad: '#1d5f8f',
  bank: '#4d5787',
  wallet: '#6a3fc0',
  sbp: '#8a3b6e',
  crypto: '#4f6128',
  phone: '#31617a',
} as const

export const art = {
  gameTile: {
    favourite: '#ff7a6b',
    favouriteFill: 'rgb(10 14 31 / 0.55)',
    actionsScrim: 'rgb(10 14 31 / 0.82)',
    actionFill: 'rgb(35 45 88 / 0.92)',
    actionBorder: 'rgb(255 255 255 / 0.22)',
  },
  /** Fill under the scrim of a slide's text, a colour that neither theme's page has. */
  slide: { fill: '#26307a', fillFrom700: '#1a1647' },
  /** Dark in both themes, as a background for the glowing amounts. */
  jackpot: {
    background: 'linear-gradient(100deg, #2a1d05, #4d360b 45%, #1a2244)',
    border: gold.border,
    text: '#f2f4ff',
    mutedText: '#d5dbef',
    amount: gold.light,
    potFill: 'rgb(10 14 31 / 0.5)',
  },
  /** The ticket of a bonus, with the colours of the night on it. */
  ticket: {
    background:
      'radial-gradient(34rem 22rem at 100% 0, #7350e8, transparent 70%), linear-gradient(120deg, #35249a, #4a34ba)',
    waiting: '#2f2580',
    /** The darkest and the lightest fill under text. */
    fill: { dark: '#231766', light: '#7350e8' },
    text: '#ffffff',
    mutedText: '#e2ddff',
    hairline: '#8f80e6',
    chip: 'rgb(255 255 255 / 0.16)',
    kept: '#cfc4ff',
  },
  /** Metals of the winners' steps. */
  podium: { gold: gold.star, silver: '#b9c4e8', bronze: '#c47d55' },
  gameWindow: '#0a0e1f',
  logoStar: gold.star,
  /** Any opaque colour: only the alpha channel of a mask counts. */
  maskOpaque: '#000',
} as const

/** Ink on paper. */
export const paper = { background: '#fff', text: '#000' } as const
