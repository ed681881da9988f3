import type { FramePalette } from '../kit/styles/colours.ts'

/** The colours of the frame. */
export const palette: FramePalette = {
  ink: '#0b1420',
  panel: 'rgb(11 20 32 / 82%)',
  shade: 'rgb(11 20 32 / 92%)',
  border: '#8aa2bd',
  muted: '#c6d5e6',
  field: '#162a41',
  dialog: '#13243a',
  off: '#33475f',
}

/** Colours of the card table: art, so no tokens of the design system. */
export const art = {
  felt: 'radial-gradient(ellipse at 50% 30%, rgb(190 225 255 / 18%), transparent 70%), radial-gradient(ellipse at center, #1d5c86, #0c2c48 88%)',
  rail: '#5a3320',
  tableShadow: 'inset 0 0 0 2px #c98d4e, inset 0 0 70px rgb(0 0 0 / 40%), 0 16px 40px rgb(0 0 0 / 45%)',
  label: 'rgb(6 18 32 / 72%)',
  move: '#f4e6c4',
  moveText: '#231405',
  moveShadow: 'inset 0 1px 0 rgb(255 255 255 / 60%), 0 3px 8px rgb(0 0 0 / 35%)',
  moveOff: 'rgb(6 18 32 / 55%)',
  moveOffText: '#a9bccf',
  place: 'rgb(255 255 255 / 22%)',
  signFill: '#12233a',
} as const
