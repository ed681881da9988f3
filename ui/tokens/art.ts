import { artColours } from './art-colours.ts'
import { references } from './variables.ts'

/* Art colours as CSS variables. Their default values are in `art-colours.ts`. */

const colours = references('art', artColours)
export const { onPicture, badge: badgeColours, paymentMark: paymentMarkFills } = colours

/** Scrim opacity at the start and the end of text on a picture: white text stays readable even on a white picture. */
export const textScrim = { start: 0.82, end: 0.6 } as const

const { fill: jackpotFill } = colours.jackpot
const { fill: ticketFill } = colours.ticket

export const art = {
  ...colours,
  jackpot: {
    ...colours.jackpot,
    background: `linear-gradient(100deg, ${jackpotFill.start}, ${jackpotFill.middle} 45%, ${jackpotFill.end})`,
  },
  ticket: {
    ...colours.ticket,
    background: `radial-gradient(34rem 22rem at 100% 0, ${ticketFill.light}, transparent 70%), linear-gradient(120deg, ${ticketFill.start}, ${ticketFill.end})`,
  },
  /** Any opaque colour: only the alpha channel of a mask counts. */
  maskOpaque: '#000',
} as const

/** Ink on paper. */
export const paper = { background: '#fff', text: '#000' } as const
