import type { Hex } from './palettes.ts'

/*
 * Colours of pictures and decoration: what is on cover art or is art itself. They are the same in both modes; the colours
 * of the interface are in `palettes.ts`. A theme can replace them.
 */

/** A colour with an opacity, or none. */
type ArtColour = Hex | `rgb(${number} ${number} ${number} / ${number})` | 'transparent'
interface ArtTree {
  readonly [name: string]: ArtColour | ArtTree
}

/** Gold of the jackpots and of the logo. */
const gold = { light: '#ffd67d', star: '#ffc857', border: '#8a6a2c' } as const

export const artColours = {
  /** Text, controls and scrims on a picture. Covers are dark at the bottom in both modes, so text on them is light. */
  onPicture: {
    text: '#ffffff',
    scrim: '#0a0e1f',
    control: 'rgb(10 14 31 / 0.62)',
    controlHover: 'rgb(10 14 31 / 0.85)',
  },
  /** Badges on covers. */
  badge: {
    new: { fill: '#46e0c8', text: '#03231e', border: 'transparent' },
    hot: { fill: '#ff7a6b', text: '#2c0703', border: 'transparent' },
    jackpot: { fill: '#140d02', text: gold.light, border: gold.border },
  },
  /** Fills of the payment marks, under symbols and letters in the colour of text on a picture. */
  paymentMark: {
    card: '#3b49b4',
    transfer: '#17705f',
    abroad: '#1d5f8f',
    bank: '#4d5787',
    wallet: '#6a3fc0',
    sbp: '#8a3b6e',
    crypto: '#4f6128',
    phone: '#31617a',
  },
  gameTile: {
    favourite: '#ff7a6b',
    favouriteFill: 'rgb(10 14 31 / 0.55)',
    actionsScrim: 'rgb(10 14 31 / 0.82)',
    actionFill: 'rgb(35 45 88 / 0.92)',
    actionBorder: 'rgb(255 255 255 / 0.22)',
  },
  /** Fill under the scrim of a slide's text, a colour that neither mode's page has. */
  slide: { fill: '#26307a', fillFrom700: '#1a1647' },
  /** Dark in both modes, as a background for the glowing amounts. */
  jackpot: {
    fill: { start: '#2a1d05', middle: '#4d360b', end: '#1a2244' },
    border: gold.border,
    text: '#f2f4ff',
    mutedText: '#d5dbef',
    amount: gold.light,
    potFill: 'rgb(10 14 31 / 0.5)',
  },
  /** The ticket of a bonus, with the colours of the night on it. */
  ticket: {
    fill: { start: '#35249a', end: '#4a34ba', light: '#7350e8', dark: '#231766' },
    text: '#ffffff',
    mutedText: '#e2ddff',
    hairline: '#8f80e6',
    chip: 'rgb(255 255 255 / 0.16)',
    kept: '#cfc4ff',
  },
  /** Metals of the winners' steps. */
  podium: { gold: gold.star, silver: '#b9c4e8', bronze: '#c47d55' },
  /** Marks of the card brands on white. */
  cardBrand: {
    ground: '#ffffff',
    visa: '#1a1f71',
    mir: '#0b6b45',
    left: '#eb001b',
    right: '#f79e1b',
    maestro: '#00a2e5',
  },
  /** A QR code: cameras read dark on light only, in each theme. */
  qrCode: { ground: '#ffffff', module: '#0a0e1f' },
  /** The VIP levels: the sky of their poster and, by level, frame, block and glow from slate to starlight. */
  poster: {
    sky: { top: '#080b1e', middle: '#15103c', bottom: '#33205c' },
    hill: '#0b0a21',
    window: '#070a1c',
    text: '#ffffff',
    ink: '#141a33',
    1: { light: '#aab5da', main: '#5d6a97', dark: '#2a3357', face: '#4b5681', faceEnd: '#2b3459', glow: '#37457a' },
    2: { light: '#ffc39b', main: '#b9693f', dark: '#5e2d16', face: '#91502f', faceEnd: '#56291a', glow: '#84442a' },
    3: { light: '#ffffff', main: '#b9c4e8', dark: '#66759f', face: '#e8ecf9', faceEnd: '#a2afd6', glow: '#4a5c9c' },
    4: { light: '#9ff5da', main: '#2ea583', dark: '#0e5241', face: '#177362', faceEnd: '#0a4337', glow: '#1f8468' },
    5: { light: '#d8c9ff', main: '#8665ea', dark: '#43279c', face: '#5f40c4', faceEnd: '#32207f', glow: '#7454da' },
    6: { light: '#fff4d2', main: '#ffd8ea', dark: '#b3c2ff', face: '#fffaf0', faceEnd: '#c3cbff', glow: '#a98be0' },
  },
  gameWindow: '#0a0e1f',
  logoStar: gold.star,
} as const satisfies ArtTree

/** The colours of art, with any value of the same kind. */
export type ArtColours = Recoloured<typeof artColours>
type Recoloured<Tree> = {
  readonly [Name in keyof Tree]: Tree[Name] extends `#${string}`
    ? Hex
    : Tree[Name] extends string
      ? ArtColour
      : Recoloured<Tree[Name]>
}

/** Text and background pairs of the art, each with at least 4.5 : 1. */
export function artContrastPairs(
  art: ArtColours,
): readonly { text: string; background: string; colours: [Hex, Hex] }[] {
  const { badge, jackpot, onPicture, paymentMark, poster, ticket } = art
  return [
    ...(['new', 'hot', 'jackpot'] as const).map((kind) => ({
      text: `badge.${kind}.text`,
      background: `badge.${kind}.fill`,
      colours: [badge[kind].text, badge[kind].fill] satisfies [Hex, Hex],
    })),
    ...([1, 2, 4, 5] as const).flatMap((level) =>
      (['face', 'faceEnd'] as const).map((stop) => ({
        text: 'poster.text',
        background: `poster.${level}.${stop}`,
        colours: [poster.text, poster[level][stop]] satisfies [Hex, Hex],
      })),
    ),
    ...([3, 6] as const).flatMap((level) =>
      (['face', 'main', 'faceEnd'] as const).map((stop) => ({
        text: 'poster.ink',
        background: `poster.${level}.${stop}`,
        colours: [poster.ink, poster[level][stop]] satisfies [Hex, Hex],
      })),
    ),
    ...Object.entries(paymentMark).map(([kind, fill]) => ({
      text: 'onPicture.text',
      background: `paymentMark.${kind}`,
      colours: [onPicture.text, fill] satisfies [Hex, Hex],
    })),
    ...(['text', 'mutedText', 'amount'] as const).flatMap((text) =>
      (['start', 'middle', 'end'] as const).map((stop) => ({
        text: `jackpot.${text}`,
        background: `jackpot.fill.${stop}`,
        colours: [jackpot[text], jackpot.fill[stop]] satisfies [Hex, Hex],
      })),
    ),
    ...(['start', 'end', 'light', 'dark'] as const).map((fill) => ({
      text: 'ticket.text',
      background: `ticket.fill.${fill}`,
      colours: [ticket.text, ticket.fill[fill]] satisfies [Hex, Hex],
    })),
    ...(['start', 'end', 'dark'] as const).map((fill) => ({
      text: 'ticket.mutedText',
      background: `ticket.fill.${fill}`,
      colours: [ticket.mutedText, ticket.fill[fill]] satisfies [Hex, Hex],
    })),
  ]
}
