import type { FramePalette } from '../kit/styles/colours.ts'

/** The colours of the frame. */
export const palette: FramePalette = {
  ink: '#071a2b',
  panel: 'rgb(8 28 46 / 90%)',
  shade: 'rgb(8 28 46 / 92%)',
  line: 'rgb(255 233 196 / 24%)',
  border: '#86a5bb',
  muted: '#c8d9e6',
  field: '#0d2c45',
  dialog: '#0c2740',
  off: '#3b5166',
}

/** Colours of the coast at sunset: art, so no tokens of the design system. */
export const art = {
  free: 'linear-gradient(#ffe3a0, #ffc24d)',
  frame: 'linear-gradient(#061826, #0a2236) padding-box, linear-gradient(#ffd98a, #c9822b 45%, #7a4712) border-box',
  frameShadow: '0 18px 44px rgb(3 16 28 / 55%)',
  frameFoot: '#0a2438',
  reel: 'linear-gradient(90deg, #0b2d46, #18567a 30%, #1a5c80 60%, #0c304a)',
  reelDepth: 'inset 0 0 18px rgb(3 16 28 / 70%)',
  deep: '#061826',
  /** Lines by their order, so that neighbours differ. */
  lines: ['#ffd27a', '#ff9d8f', '#8af0c8', '#9fdcff', '#e0b8ff'],
  brass: '#ffd98a',
  signShadow: '0 4px 12px rgb(3 16 28 / 50%)',
} as const
