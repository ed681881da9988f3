import type { FramePalette } from '../kit/styles/colours.ts'

/** The colours of the frame. */
export const palette: FramePalette = {
  ink: '#04121f',
  panel: 'rgb(4 18 31 / 80%)',
  shade: 'rgb(4 18 31 / 90%)',
  border: '#8fa9bf',
  muted: '#c7d6e4',
  field: '#0c2740',
  dialog: '#0a2138',
  off: '#344a5e',
}

/** Colours of the wheel and its cloth: art, so no tokens of the design system. */
export const art = {
  cloth: '#0e5148',
  clothLine: '#d9b873',
  clothShadow: 'inset 0 0 60px rgb(0 0 0 / 35%), 0 14px 36px rgb(0 0 0 / 40%)',
  wheelShadow: 'drop-shadow(0 10px 24px rgb(0 0 0 / 55%))',
  red: '#b41c33',
  green: '#0c7a48',
  black: '#11161f',
  place: 'rgb(4 18 31 / 70%)',
  hover: 'rgb(255 255 255 / 18%)',
  chip: 'radial-gradient(circle at 35% 30%, #fff0c4, #f6b93f 70%)',
  chipShadow: '0 0 0 1px #7a4a0c, 0 3px 6px rgb(0 0 0 / 45%)',
  chosenChip: 'radial-gradient(circle at 35% 20%, #fff0c4, #f6b93f 80%)',
} as const
