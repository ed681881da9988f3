import type { FramePalette } from '../kit/styles/colours.ts'

/** The colours of the frame. */
export const palette: FramePalette = {
  ink: '#130a20',
  panel: 'rgb(19 10 32 / 80%)',
  shade: 'rgb(19 10 32 / 90%)',
  border: '#a58fc0',
  muted: '#d6c9e8',
  field: '#271640',
  dialog: '#221338',
  off: '#4a3a62',
}

/** Colours of the card table: art, so no tokens of the design system. */
export const art = {
  felt: 'radial-gradient(ellipse at 50% 35%, rgb(255 236 180 / 20%), transparent 70%), radial-gradient(ellipse at center, #1c7a55, #0a3d2c 85%)',
  rail: '#6b3a1e',
  tableShadow: 'inset 0 0 0 2px #c98d4e, inset 0 0 70px rgb(0 0 0 / 40%), 0 16px 40px rgb(0 0 0 / 45%)',
  handShadow: '0 1px 3px rgb(0 0 0 / 60%)',
  keyBorder: 'rgb(255 255 255 / 50%)',
  signFill: '#21102c',
} as const
